/**
 * For tests, a worker beside the test, whose answers are cloned as between threads. Without methods it never answers.
 */
import { serveCalls, type WorkerMethods, type WorkerPort } from './worker-call.ts';

export class WorkerBeside<Methods extends WorkerMethods<Methods>> extends EventTarget implements WorkerPort {
  readonly requests: unknown[] = [];
  terminated = false;
  readonly #inside = new EventTarget();

  constructor(methods?: Methods | Promise<Methods>) {
    super();
    if (!methods) return;
    serveCalls(methods, {
      addEventListener: (type, listener) => this.#inside.addEventListener(type, listener as (event: Event) => void),
      postMessage: (answer, options) => this.tell(answer, options),
    });
  }

  postMessage(message: Parameters<WorkerPort['postMessage']>[0]): void {
    this.requests.push(message.request);
    this.#inside.dispatchEvent(new MessageEvent('message', { data: message }));
  }

  tell(answer: unknown, options?: StructuredSerializeOptions): void {
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer, options) }));
  }

  fail(type: 'error' | 'messageerror' = 'error'): void {
    this.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { message: 'It failed.' }));
  }

  terminate(): void {
    this.terminated = true;
  }
}
