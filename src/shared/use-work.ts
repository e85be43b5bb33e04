/** Runs long work, such as a comparison, for a component, which can show its progress, cancel it and try again. */
import { useEffect, useState } from 'react';
import { messageOf } from '../core/json/words.ts';
import type { Progress } from '../desk/file-commands.ts';

/** The state of long work: running, done, cancelled by the person, or failed. */
export type Work<Value> =
  | { readonly kind: 'working'; readonly progress: Progress | null; readonly cancel: () => void }
  | { readonly kind: 'done'; readonly value: Value }
  | { readonly kind: 'cancelled'; readonly again: () => void }
  | { readonly kind: 'failed'; readonly why: string; readonly again: () => void };

type Do<Value> = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<Value>;

interface State<Value> {
  readonly of: unknown;
  readonly turn: number;
  readonly work: Work<Value>;
}

const nothing = (): void => undefined;

/**
 * Does the work, and aborts it when the function changes or the component unmounts. Pass the same function for the same
 * work.
 */
export function useWork<Value>(work: Do<Value>): Work<Value> {
  const [turn, setTurn] = useState(0);
  const [state, setState] = useState<State<Value>>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isUnmounted = false;
    const show = (shown: Work<Value>): void => {
      if (!isUnmounted) setState({ of: work, turn, work: shown });
    };
    const again = (): void => setTurn((before) => before + 1);
    const cancel = (): void => controller.abort();
    work(signal, (progress) => {
      if (!signal.aborted) show({ kind: 'working', progress, cancel });
    }).then(
      (value) => show({ kind: 'done', value }),
      (error: unknown) =>
        show(signal.aborted ? { kind: 'cancelled', again } : { kind: 'failed', why: messageOf(error), again }),
    );
    show({ kind: 'working', progress: null, cancel });
    return () => {
      isUnmounted = true;
      controller.abort();
    };
  }, [work, turn]);
  const isCurrent = state?.of === work && state.turn === turn;
  return isCurrent ? state.work : { kind: 'working', progress: null, cancel: nothing };
}
