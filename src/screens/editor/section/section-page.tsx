/** The page of a whole section in the editor: what to do if it has no entries, or if the requested one is missing. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useId } from 'react';
import { isJsonArray } from '../../../core/json/json.ts';
import { listOf, type ListName } from '../../../core/assessment/view.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { useCanWrite, useDraft, useStores } from '../../../shared/context.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { HoldTyping } from '../../../ui/type-ahead.tsx';
import { readOnlyNoteId } from '../../../ui/read-only-note.ts';
import { countAndLimit, fullNote, overNote, useIsFull, listWords } from '../../../shared/sections.ts';
import { WrongValue } from '../field/wrong-value.tsx';
import { helpOf, titleOf } from '../fields/rjsf-field.tsx';
import { documentSchema, schemaBelow } from '../form/form-schemas.ts';
import { isEditedInPlace } from '../lists/edited-in-place.ts';
import classes from './section-page.module.css';
import { addClaim, addEntry } from '../../../core/workspace/edits.ts';
import { anchorOf } from '../claims/anchor-of.ts';

/** A list whose value in the document is not a list. Nothing is dropped until a person replaces it. */
function WrongList({ list }: { readonly list: ListName }) {
  const run = useDispatchAndTell();
  const value = useDraft(({ workspace }) => workspace.assessment[list]) ?? null;
  const start = (): boolean =>
    run({ type: 'set', path: `/assessment/${list}`, value: [] }, { label: 'replace with empty list' });
  return (
    <WrongValue
      value={value}
      expected="a list"
      replacements={[{ title: 'Replace with empty list', onReplace: start }]}
    />
  );
}

const EntriesInPlace = lazy(async () => ({ default: (await import('../lists/entries-in-place.tsx')).EntriesInPlace }));

interface SectionPageProps {
  readonly list: ListName;
  /** The index of a requested entry that does not exist, because an address can be older than the list. */
  readonly missing: number | undefined;
}

export function SectionPage({ list, missing }: SectionPageProps) {
  const schema = schemaBelow(documentSchema, list);
  const raw = useDraft(({ workspace }) => workspace.assessment[list]);
  const entries = useDraft(({ workspace }) => listOf(workspace.assessment, list));
  const add = useAddEntry(list);
  const canWrite = useCanWrite();
  const { one } = listWords[list];
  const isFull = useIsFull(list);
  const note = useId();
  const why = canWrite ? (isFull ? note : undefined) : readOnlyNoteId;
  const button = (
    <Button leftSection={<IconPlus size={16} />} disabled={!canWrite || isFull} aria-describedby={why} onClick={add}>
      {`Add ${one}`}
    </Button>
  );
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h2 className={classes.title}>{titleOf(schema)}</h2>
        <span className={classes.count}>{countAndLimit(list, entries.length)}</span>
        {isFull ? (
          <span id={note} role="status" className={classes.count}>
            {overNote(list, entries.length) ?? fullNote(list)}
          </span>
        ) : null}
        {entries.length > 0 ? button : null}
      </header>
      <p className={classes.help}>{helpOf(schema)}</p>
      {missing === undefined ? null : (
        <p role="status">{`This assessment has no ${one} ${String(missing + 1)}. Select one in the outline.`}</p>
      )}
      {raw !== undefined && !isJsonArray(raw) ? <WrongList list={list} /> : null}
      {entries.length === 0 ? (
        <EmptyState title={sectionHints[list].none} actions={button}>
          {sectionHints[list].next}
        </EmptyState>
      ) : isEditedInPlace(list) ? (
        <Suspense fallback={<HoldTyping />}>
          <EntriesInPlace key={list} list={list} count={entries.length} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** Returns a function that adds an entry and opens it. A new claim uses the selected text of the passage, if any. */
export function useAddEntry(list: ListName): () => void {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  return () => {
    const { pending, observationId } = view.getState();
    const casefile = desk.getState().draft?.workspace.casefile ?? null;
    const anchor = list === 'claims' ? anchorOf(casefile, pending, observationId) : undefined;
    const step = { label: `new ${listWords[list].one}` };
    const done = run((workspace) => (anchor ? addClaim(workspace, anchor) : addEntry(workspace, list)), step);
    if (!done) return;
    if (anchor) view.actions.setPending(null);
    const entries = listOf(desk.getState().draft?.workspace.assessment ?? {}, list);
    view.actions.select({ section: list, index: entries.length - 1 }, listWords[list].firstField);
  };
}

interface Hint {
  /** The title: what is missing. */
  readonly none: string;
  /** The next step. */
  readonly next: string;
}

/** The texts of empty sections in the editor: what is missing, and the next step. */
const sectionHints: Readonly<Record<ListName, Hint>> = {
  claims: {
    none: 'No claims yet',
    next: 'Select text in a passage to create a claim. A claim records what the passage says, who said it, and where. Support for power and intent must be verbatim and must visibly name the actor.',
  },
  power_bases: {
    none: 'No power bases yet',
    next: 'Describe a source of an actor’s power, where and for what it applies, and link the supporting claims.',
  },
  intent_hypotheses: {
    none: 'No intent hypotheses yet',
    next: 'State what an actor may intend to do, so that it can be proven wrong, and list alternative explanations.',
  },
  contradictions: {
    none: 'No contradictions yet',
    next: 'Choose two claims that cannot both be correct, and explain why.',
  },
  unknowns: {
    none: 'No unknowns yet',
    next: 'List open questions that matter to the assessment, one per entry.',
  },
};
