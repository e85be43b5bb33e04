import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../core/assessment/message-of.ts';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import type { MadeExport } from '../../store/commands.ts';
import { useCommands, useDraft } from '../../store/context.tsx';

/** How far the making of a file is. */
export type Making =
  | { readonly kind: 'under-way'; readonly cancel: () => void }
  | { readonly kind: 'made'; readonly made: MadeExport }
  | { readonly kind: 'cancelled'; readonly again: () => void }
  | { readonly kind: 'failed'; readonly why: string; readonly again: () => void };

type Outcome = { readonly of: object } & (
  | { readonly kind: 'made'; readonly made: MadeExport }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly why: string }
);

/** Makes the open draft's file in a format, anew whenever the draft changes; leaving stops it. */
export function useMadeExport(format: ReportFormat): Making {
  const { makeExport } = useCommands();
  const workspace = useDraft((draft) => draft.workspace);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const underWay = useRef<AbortController | null>(null);
  const cancel = useCallback(() => underWay.current?.abort(), []);
  const again = useCallback(() => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    underWay.current = controller;
    let left = false;
    const tell = (told: Outcome): void => {
      if (!left) setOutcome(told);
    };
    makeExport(format, controller.signal).then(
      (made) => tell({ of: workspace, kind: 'made', made }),
      (error: unknown) =>
        tell(
          controller.signal.aborted
            ? { of: workspace, kind: 'cancelled' }
            : { of: workspace, kind: 'failed', why: messageOf(error) },
        ),
    );
    return () => {
      left = true;
      controller.abort();
    };
  }, [attempt, format, makeExport, workspace]);

  // What was made of an earlier state of the draft is not what would be handed over.
  if (outcome?.of !== workspace) return { kind: 'under-way', cancel };
  return outcome.kind === 'made' ? outcome : { ...outcome, again };
}
