// Calls to an object in a worker as promises. Calls are answered in their order. Must not know the object.

/** A call, as it goes to the worker. */
interface WorkerCall {
  readonly id: number;
  readonly method: string;
  readonly args: readonly unknown[];
}

/** Its answer. */
type WorkerAnswer = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly failure: string };

type MethodOf<T> = { [K in keyof T as T[K] extends (...args: never) => unknown ? K : never]: T[K] extends (...args: infer A) => infer R ? (...args: A) => Promise<Awaited<R>> : never };

/** The methods of `T`, each as a promise. */
export type Remote<T> = MethodOf<T>;

/** The methods of an object that a worker serves with `serveCalls`. */
export function remote<T extends object>(worker: Worker, methods: readonly (keyof Remote<T> & string)[]): Remote<T> {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if ('failure' in data) call?.reject(new Error(data.failure));
    else call?.resolve(data.value);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message === '' ? 'The worker could not be started' : message));
    waiting.clear();
  });
  return Object.fromEntries(methods.map((method) => [method, (...args: unknown[]) => new Promise((resolve, reject) => {
    last += 1;
    waiting.set(last, { resolve, reject });
    worker.postMessage({ id: last, method, args } satisfies WorkerCall);
  })])) as unknown as Remote<T>;
}

/** Answers calls with the methods of an object; what one throws is told as its message. */
export function serveCalls(served: object): void {
  addEventListener('message', ({ data: { id, method, args } }: MessageEvent<WorkerCall>) => {
    let answer: WorkerAnswer;
    try {
      const found = (served as Record<string, unknown>)[method];
      if (typeof found !== 'function') throw new Error(`There is no ${method} here`);
      answer = { id, value: (found as (...given: readonly unknown[]) => unknown).apply(served, [...args]) };
    } catch (thrown) {
      answer = { id, failure: thrown instanceof Error ? thrown.message : String(thrown) };
    }
    postMessage(answer);
  });
}
