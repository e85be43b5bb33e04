/** The edits of an entry in a list that is edited in place, and the buttons for them. */
import { IconArrowDown, IconArrowUp, IconCopy, IconTrash } from '@tabler/icons-react';
import { useCanWrite, useStores } from '../../../shared/context.tsx';
import { IconButton } from '../../../ui/small-button.tsx';
import { Writable } from '../../../ui/writable.tsx';
import classes from './lists.module.css';
import { useMemo } from 'react';
import type { Edit } from '../../../core/workspace/workspace.ts';
import { deleteEntries, duplicateEntries, moveEntries, setField, batch } from '../../../core/workspace/edits.ts';
import type { JsonValue } from '../../../core/json/json.ts';
import { limits } from '../../../core/assessment/limits.ts';
import { listOf } from '../../../core/assessment/view.ts';
import { useDeleteEntries } from '../../../shared/delete-entries.ts';
import { useDispatchAndTell } from '../../../shared/dispatch-and-tell.ts';
import { countedEntries, entryTitle, listWords, fullNote, overNote } from '../../../shared/sections.ts';
import { useAnnounce } from '../../../ui/announcer.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { ListInPlace, ListControl } from './edited-in-place.ts';

interface EntryToolsProps {
  /** The entry's name in a sentence: “unknown 3”. */
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly edits: ListEdits;
  readonly duplicates?: boolean;
}

/** The button that moves an entry up or down, as a selector. */
const moveButton = (way: 'up' | 'down'): string => `button[aria-label$=" ${way}"]:enabled`;

export function EntryTools({ name, index, count, edits, duplicates = false }: EntryToolsProps) {
  const canWrite = useCanWrite();
  return (
    <Writable canWrite={canWrite}>
      <div className={classes.tools}>
        <IconButton
          label={`Move ${name} up`}
          disabled={index === 0}
          onClick={() => edits.move(index, -1, moveButton('up'))}
        >
          <IconArrowUp size={16} />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          disabled={index === count - 1}
          onClick={() => edits.move(index, 1, moveButton('down'))}
        >
          <IconArrowDown size={16} />
        </IconButton>
        {duplicates ? (
          <IconButton label={`Duplicate ${name}`} onClick={() => edits.duplicate(index)}>
            <IconCopy size={16} />
          </IconButton>
        ) : null}
        <IconButton label={`Delete ${name}`} onClick={() => void edits.remove(index)}>
          <IconTrash size={16} />
        </IconButton>
      </div>
    </Writable>
  );
}

/** Returns the edits of a list. Each is one step, and moves the focus to the entry that a person goes on with. */
export function useListEdits(list: ListInPlace, control: ListControl) {
  const { desk, view } = useStores();
  const run = useDispatchAndTell();
  const askAndDelete = useDeleteEntries();
  const toast = useToast();
  const say = useAnnounce();
  return useMemo(() => {
    const assessment = () => desk.getState().draft?.workspace.assessment ?? {};
    const entries = (): readonly JsonValue[] => listOf(assessment(), list);
    const isFull = (): boolean => entries().length >= limits[list];
    const { one } = listWords[list];
    const nameOf = (index: number): string => `${one} ${String(index + 1)}`;
    const afterDelete = (index: number): void => {
      const last = entries().length - 1;
      if (last < 0) view.actions.select({ section: list });
      else control.goTo(Math.max(0, Math.min(index, last)));
    };

    return {
      /** Adds an empty entry after this one, or goes to the next one if that is empty. */
      addAfter(index: number) {
        if (entries()[index] === '') return;
        const isNextEmpty = entries()[index + 1] === '';
        if (!isNextEmpty && isFull()) return toast({ text: fullNote(list) });
        const insert: Edit = { type: 'insert', path: `/assessment/${list}`, index: index + 1, values: [''] };
        if (isNextEmpty || run(insert, { label: `add ${one}` })) control.goTo(index + 1);
      },
      /** Replaces an entry by several texts, each as an entry of its own. */
      replaceBy(index: number, texts: readonly string[]) {
        const [first = '', ...rest] = texts;
        const edit = batch([
          setField(`/assessment/${list}/${String(index)}`, first),
          { type: 'insert', path: `/assessment/${list}`, index: index + 1, values: rest },
        ]);
        const many = countedEntries(list, texts.length);
        const note = overNote(list, entries().length + rest.length);
        const text = `The lines are now ${many}.${note === undefined ? '' : ` ${note}`}`;
        if (!run(edit, { label: `add ${many}` }, { text })) return;
        control.goTo(index + rest.length);
      },
      move(index: number, by: -1 | 1, focused?: string) {
        const to = index + by;
        if (to < 0 || to >= entries().length) return;
        const edit = moveEntries(list, [index], by < 0 ? to : index + 2);
        if (!run(edit, { label: `move ${nameOf(index)}` })) return;
        control.goTo(to, focused);
        say(`Moved to position ${String(to + 1)} of ${String(entries().length)}.`);
      },
      duplicate(index: number) {
        if (isFull()) return toast({ text: fullNote(list) });
        if (!run(duplicateEntries(list, [index]), { label: `duplicate ${nameOf(index)}` })) return;
        control.goTo(index + 1);
        say(`${entryTitle(list, assessment(), index + 1)} is a copy of ${nameOf(index)}.`);
      },
      /** Removes an empty entry, and goes to the one at `next`. */
      removeEmpty(index: number, next: number) {
        if (run(deleteEntries(list, [index]), { label: `delete ${nameOf(index)}` })) afterDelete(next);
      },
      async remove(index: number) {
        const text = `${entryTitle(list, assessment(), index)} was deleted.`;
        // The list of this control is no longer there if it was empty, or if the person is in another section.
        const onUndone = (): void => view.actions.select({ section: list, index }, '');
        const label = `delete ${nameOf(index)}`;
        if (await askAndDelete({ list, indices: [index], label, message: { text, onUndone } })) afterDelete(index);
      },
    };
  }, [desk, view, run, askAndDelete, toast, say, list, control]);
}

/** The edits of a list that is edited in place. */
export type ListEdits = ReturnType<typeof useListEdits>;
