/** The menu for the selected text: create a claim or evidence, mark it for later, use it as a span, or add an actor. */
import { Button, Kbd, Tooltip } from '@mantine/core';
import type { Ref, ReactNode } from 'react';
import { canNameActor } from '../../core/text/naming.ts';
import { limits } from '../../core/assessment/limits.ts';
import { listOf } from '../../core/assessment/view.ts';
import { spanLength, textAt, type CodePointSpan } from '../../core/text/span.ts';
import { useCanWrite, useDraft } from '../../shared/context.tsx';
import { useLetterKeys } from '../../ui/keyboard.ts';
import { readOnlyNoteId } from '../../ui/read-only-note.ts';
import { namedActorsId, selectedTextId } from './selection-bar.tsx';
import classes from './selection-menu.module.css';

/** The actions of the menu. */
export interface SelectionActions {
  readonly makeClaim: () => void;
  readonly keepMark: () => void;
  readonly makeEvidence: () => void;
  readonly useAsSpan: () => void;
  readonly addActor: () => void;
}

interface SelectionMenuProps {
  readonly text: string;
  readonly pending: CodePointSpan;
  /** The active claim's name; null if there is none. */
  readonly claimName: string | null;
  readonly actions: SelectionActions;
  /** The button that creates the claim, so that it can take the focus. */
  readonly claimButton: Ref<HTMLButtonElement>;
}

export function SelectionMenu({ text, pending, claimName, actions, claimButton }: SelectionMenuProps) {
  const full = useDraft(({ workspace }) => listOf(workspace.assessment, 'claims').length >= limits.claims);
  const isName = canBeName(text, pending);
  const limit = full ? `Limit reached: at most ${String(limits.claims)} claims.` : undefined;
  return (
    <div role="toolbar" aria-label="Selected text" className={classes.menu}>
      <Item
        ref={claimButton}
        name="New claim from selection"
        words="New claim"
        letter="C"
        whyNot={limit}
        onUse={actions.makeClaim}
      />
      <Item name="Mark to sort later" words="Mark" letter="M" onUse={actions.keepMark} />
      <Item name="Evidence for…" words="Evidence for…" letter="E" whyNot={limit} onUse={actions.makeEvidence} />
      {claimName === null ? null : (
        <Item name={`Use as span for ${claimName}`} words="Use as span" letter="S" onUse={actions.useAsSpan} />
      )}
      <Item
        name="New actor…"
        words="New actor…"
        letter="A"
        whyNot={isName ? undefined : 'Select only the words that name the actor.'}
        onUse={actions.addActor}
      />
    </div>
  );
}

/** Whether the selected text can name an actor: a proper name, or a few words such as “the ministry”. */
export function canBeName(text: string, span: CodePointSpan): boolean {
  return spanLength(span) <= 200 && canNameActor(textAt(text, span) ?? '');
}

interface ItemProps {
  readonly ref?: Ref<HTMLButtonElement>;
  /** The accessible name. It contains the visible words. */
  readonly name: string;
  readonly words: string;
  readonly letter: string;
  /** Why the action is not possible; undefined if it is. */
  readonly whyNot?: string | undefined;
  readonly onUse: () => void;
}

function Item({ ref, name, words, letter, whyNot, onUse }: ItemProps): ReactNode {
  const canWrite = useCanWrite();
  const letters = useLetterKeys();
  const isAnnounced = name !== words || whyNot !== undefined;
  return (
    <Tooltip label={whyNot ?? name} disabled={!isAnnounced}>
      <Button
        ref={ref ?? null}
        size="compact-sm"
        variant="subtle"
        className={classes.item ?? ''}
        aria-label={name}
        aria-keyshortcuts={letters ? letter : undefined}
        aria-describedby={canWrite ? `${selectedTextId} ${namedActorsId}` : readOnlyNoteId}
        disabled={whyNot !== undefined || !canWrite}
        onClick={onUse}
      >
        {words}
        {letters ? (
          <Kbd size="xs" className={classes.key ?? ''} data-letter={letter} aria-hidden>
            {null}
          </Kbd>
        ) : null}
      </Button>
    </Tooltip>
  );
}
