/** In the export dialog: exports the draft with the original files of its sources, as a BagIt bag. */
import { useCallback } from 'react';
import { useDraft, useStores } from '../../shared/context.tsx';
import { noteDownloadedBrief } from '../../shared/own-briefs.ts';
import { useWork } from '../../shared/use-work.ts';
import type { Progress } from '../../desk/file-commands.ts';
import { MadeExport } from './report-export.tsx';
import { leftOutInWords } from './share.ts';

export function BagExport({ onDone }: { readonly onDone: (fileName: string) => void }) {
  const { digest, originals } = useStores();
  const { makeBag } = originals;
  const workspace = useDraft((draft) => draft.workspace);
  const making = useWork(
    useCallback(
      (signal: AbortSignal, onProgress: (progress: Progress) => void) => makeBag(workspace, signal, onProgress),
      [makeBag, workspace],
    ),
  );
  const bag = making.kind === 'done' ? making.value : undefined;
  return (
    <MadeExport
      making={making}
      canEncrypt
      onDone={(fileName) => {
        noteDownloadedBrief(workspace, digest);
        onDone(fileName);
      }}
    >
      {bag && (
        <>
          <dt>Originals</dt>
          <dd>
            {originalsInWords(bag.included.length)} {leftOutInWords(bag)}
          </dd>
        </>
      )}
    </MadeExport>
  );
}

function originalsInWords(count: number): string {
  if (count === 0) return 'No original files.';
  return count === 1 ? '1 original file.' : `${String(count)} original files.`;
}
