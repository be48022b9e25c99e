// The page's side of the language host: its methods as promises, over a worker. Calls are answered in their order, so what is
// asked after an update is answered after it. Must not hold files.
import type { LanguageHost } from './language-host.js';

type Methods = { [K in keyof LanguageHost as LanguageHost[K] extends (...args: never) => unknown ? K : never]: LanguageHost[K] };

/** The language host as promises. */
export type LanguageClient = { readonly [K in keyof Methods]: (...args: Parameters<Methods[K]>) => Promise<Awaited<ReturnType<Methods[K]>>> };

/** A call, as it goes to the worker. */
export interface HostCall {
  readonly id: number;
  readonly method: keyof Methods;
  readonly args: readonly unknown[];
}

/** Its answer. */
export type HostAnswer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failure: string };

/** What carries messages: a Worker, or a stand-in. */
export interface HostPort {
  readonly postMessage: (call: HostCall) => void;
  readonly addEventListener: (type: 'message' | 'error', listener: (event: MessageEvent<HostAnswer>) => void) => void;
}

const METHODS: readonly (keyof Methods)[] = ['open', 'update', 'packs', 'compile', 'diagnostics', 'completion', 'hover', 'signatureHelp', 'definition', 'references', 'rename', 'semanticTokens', 'foldingRanges', 'codeLenses', 'inlayHints', 'form', 'formEdit', 'effectCompletion', 'steps', 'newThing', 'kindsOfThings', 'format', 'codeActions'];

/** The client over a port. A failure inside the host rejects the call that had it, and no other. */
export function createLanguageClient(port: HostPort): LanguageClient {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  let last = 0;
  port.addEventListener('message', ({ data }) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.value);
  });
  // A worker that could not be loaded, or fell over, answers nothing any more.
  port.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('the language worker stopped'));
    waiting.clear();
  });
  const call = (method: keyof Methods, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      port.postMessage({ id: last, method, args });
    });
  return Object.fromEntries(METHODS.map((method) => [method, (...args: unknown[]) => call(method, args)])) as unknown as LanguageClient;
}

/** The client over a new worker. */
export function startLanguageWorker(): LanguageClient {
  return createLanguageClient(new Worker(new URL('./language-worker.js', import.meta.url), { type: 'module', name: 'language' }));
}
