import { useEffect, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';

/** The state of asynchronous work. */
export type AsyncResult<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: Value }
  | { readonly kind: 'failed'; readonly why: string };

const loading = { kind: 'loading' } as const;

/**
 * Returns the result of `work`. Another function cancels the previous work and starts again, so pass the same function
 * for the same work.
 */
export function useAsync<Value>(work: (signal: AbortSignal) => Promise<Value>): AsyncResult<Value> {
  const [state, setState] = useState<{ readonly of: unknown; readonly result: AsyncResult<Value> }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (result: AsyncResult<Value>): void => {
      if (!signal.aborted) setState({ of: work, result });
    };
    work(signal).then(
      (value) => settle({ kind: 'ready', value }),
      (error: unknown) => settle({ kind: 'failed', why: messageOf(error) }),
    );
    return () => controller.abort();
  }, [work]);
  return state?.of === work ? state.result : loading;
}
