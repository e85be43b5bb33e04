/** Shown by a dialog that links a claim if there is no entry to link it to. */
import type { ReactNode } from 'react';
import { upperFirst } from '../core/compare/phrases.ts';
import { addEntry } from '../core/workspace/edits.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { SmallButton } from '../ui/small-button.tsx';
import { useDispatchAndTell } from './dispatch-and-tell.ts';
import { listWords } from './sections.ts';

const lists = ['power_bases', 'intent_hypotheses'] as const;

/** The children say what is possible with an entry. Adding one leaves the dialog open. */
export function NoEntriesYet({ children }: { readonly children: ReactNode }) {
  const run = useDispatchAndTell();
  return (
    <EmptyState
      compact
      title="No power bases or intent hypotheses yet"
      actions={lists.map((list) => {
        const label = `add ${listWords[list].one}`;
        return (
          <SmallButton key={list} onClick={() => run((workspace) => addEntry(workspace, list), { label })}>
            {upperFirst(label)}
          </SmallButton>
        );
      })}
    >
      {children}
    </EmptyState>
  );
}
