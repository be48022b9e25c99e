// The worker side of the language host: one message in, one message out. Must not hold logic.
import { LanguageHost } from './language-host.js';
import type { HostAnswer, HostCall } from './language-client.js';

const host = new LanguageHost();

addEventListener('message', ({ data }: MessageEvent<HostCall>) => {
  const { id, method, args } = data;
  let answer: HostAnswer;
  try {
    // The methods and their arguments are typed where they are called, in the client.
    answer = { id, value: (host[method] as (...given: readonly unknown[]) => unknown).apply(host, [...args]) };
  } catch (thrown) {
    answer = { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
  }
  postMessage(answer);
});
