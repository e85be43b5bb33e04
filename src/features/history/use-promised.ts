import { useEffect, useState } from 'react';
import { messageOf } from '../../core/assessment/message-of.ts';

/** Something that is on its way, there, or not to be had. */
export type Promised<Value> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'there'; readonly value: Value }
  | { readonly kind: 'failed'; readonly why: string };

const waiting = { kind: 'waiting' } as const;

/**
 * What work brings; begun anew, and the work before it cancelled, when `work` is another function. Pass the same
 * function while it is the same work.
 */
export function usePromised<Value>(work: (signal: AbortSignal) => Promise<Value>): Promised<Value> {
  const [state, setState] = useState<{ readonly of: unknown; readonly promised: Promised<Value> }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (promised: Promised<Value>): void => {
      if (!signal.aborted) setState({ of: work, promised });
    };
    work(signal).then(
      (value) => settle({ kind: 'there', value }),
      (error: unknown) => settle({ kind: 'failed', why: messageOf(error) }),
    );
    return () => controller.abort();
  }, [work]);
  return state?.of === work ? state.promised : waiting;
}
