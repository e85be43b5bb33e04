/**
 * What can be done with the selected text: the actions of its menu with their letters, and the dialogs that two of them
 * open.
 */
import { useEffect, useState, type ReactNode } from 'react';
import { limits } from '../../core/assessment/limits.ts';
import { listOf } from '../../core/assessment/view.ts';
import { textAt, type CodePointSpan } from '../../core/text/span.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { dialogCode, LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { canBeName, type SelectionActions } from './selection-menu.tsx';
import type { Reader } from './use-reader.ts';

const evidenceDialog = dialogCode(async () => (await import('./evidence-dialog.tsx')).EvidenceDialog);
const newActorDialog = dialogCode(async () => (await import('./new-actor-dialog.tsx')).NewActorDialog);

/** The actions on the selected text, and the open dialog. */
export interface SelectionUses extends SelectionActions {
  /** Carries out the action of a letter. Returns false if no text is selected or the letter has no action. */
  readonly onLetter: (letter: string) => boolean;
  /** The selection that was marked last, as the same object while it is selected. */
  readonly justMarked: CodePointSpan | null;
  readonly dialogs: ReactNode;
}

/** Returns the actions on the selected text of a passage. */
export function useSelectionUses(
  text: string,
  language: string | null,
  { pending, actions, textRef }: Reader,
): SelectionUses {
  const { view } = useStores();
  const canWrite = useCanWrite();
  const full = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims').length >= limits.claims);
  const [open, setOpen] = useState<{ readonly what: 'evidence' | 'actor'; readonly words: string } | null>(null);
  const [justMarked, setJustMarked] = useState<CodePointSpan | null>(null);
  const isSelected = pending !== null;
  useEffect(() => {
    // A dialog will probably be opened soon. If its code cannot be loaded, opening it reports that.
    if (isSelected && canWrite)
      for (const code of [evidenceDialog, newActorDialog]) void code.load().catch(() => undefined);
  }, [isSelected, canWrite]);
  const show = (what: 'evidence' | 'actor') => (): void => {
    const words = pending && textAt(text, pending);
    if (words) setOpen({ what, words });
  };
  const close = (): void => setOpen(null);
  const uses: SelectionActions = {
    makeClaim: actions.makeClaim,
    keepMark() {
      actions.keepMark();
      setJustMarked(pending);
      textRef.current?.focus();
    },
    makeEvidence: show('evidence'),
    useAsSpan() {
      actions.useForActive();
      textRef.current?.focus();
    },
    addActor: show('actor'),
  };
  return {
    ...uses,
    justMarked,
    onLetter(letter) {
      if (!pending || !canWrite) return false;
      if (letter === 'c' && !full) uses.makeClaim();
      else if (letter === 'm') uses.keepMark();
      else if (letter === 'e' && !full) uses.makeEvidence();
      else if (letter === 's' && view.getState().activeClaim !== null) uses.useAsSpan();
      else if (letter === 'a' && canBeName(text, pending)) uses.addActor();
      else return false;
      return true;
    },
    dialogs:
      open?.what === 'evidence' ? (
        <LoadedDialog code={evidenceDialog} title="New claim as evidence" onClose={close}>
          {(EvidenceDialog) => (
            <EvidenceDialog words={open.words} language={language} onClose={close} onCreate={actions.makeEvidence} />
          )}
        </LoadedDialog>
      ) : open?.what === 'actor' ? (
        <LoadedDialog code={newActorDialog} title="New actor" onClose={close}>
          {(NewActorDialog) => <NewActorDialog words={open.words} onClose={close} />}
        </LoadedDialog>
      ) : null,
  };
}
