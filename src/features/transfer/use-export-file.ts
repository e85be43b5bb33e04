import { useCallback, useEffect, useRef, useState } from 'react';
import { messageOf } from '../../core/json/message-of.ts';
import type { ReportFormat } from '../../core/export/exported-file.ts';
import type { ExportedBlob } from '../../store/export-commands.ts';
import { useDraft, useStores } from '../../shared/context.tsx';

/** The state of creating a file. */
export type Making =
  | { readonly kind: 'running'; readonly cancel: () => void }
  | { readonly kind: 'made'; readonly made: ExportedBlob }
  | { readonly kind: 'cancelled'; readonly again: () => void }
  | { readonly kind: 'failed'; readonly why: string; readonly again: () => void };

type Outcome = { readonly of: object } & (
  | { readonly kind: 'made'; readonly made: ExportedBlob }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly why: string }
);

/** Creates a file from the open draft, again whenever the draft changes. Unmounting aborts the work. */
export function useMadeExport(format: ReportFormat): Making {
  const { makeExport } = useStores().exports;
  const workspace = useDraft((draft) => draft.workspace);
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => running.current?.abort(), []);
  const again = useCallback(() => {
    setOutcome(null);
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    let isUnmounted = false;
    const finish = (result: Outcome): void => {
      if (!isUnmounted) setOutcome(result);
    };
    makeExport(format, controller.signal).then(
      (made) => finish({ of: workspace, kind: 'made', made }),
      (error: unknown) =>
        finish(
          controller.signal.aborted
            ? { of: workspace, kind: 'cancelled' }
            : { of: workspace, kind: 'failed', why: messageOf(error) },
        ),
    );
    return () => {
      isUnmounted = true;
      controller.abort();
    };
  }, [attempt, format, makeExport, workspace]);

  // A file created before the last change of the draft is out of date.
  if (outcome?.of !== workspace) return { kind: 'running', cancel };
  return outcome.kind === 'made' ? outcome : { ...outcome, again };
}
