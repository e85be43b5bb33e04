/** Pastes the text of copied entries into the open draft, and says what was pasted. Loaded with the first paste. */
import type { ListName } from '../core/assessment/view.ts';
import { counted, listed } from '../core/json/words.ts';
import { pasteEntries, readCopiedEntries, type Pasted } from '../core/workspace/paste-entries.ts';
import type { Stores } from './context.tsx';
import type { DispatchAndTell } from './dispatch-and-tell.ts';
import { fullNote, countedEntries, listWords } from './sections.ts';

interface PasteTools extends Pick<Stores, 'desk' | 'view'> {
  readonly run: DispatchAndTell;
}

/**
 * Pastes below the selected entry as one step, and shows the first pasted entry. Returns false for a text that contains
 * no copied entries.
 */
export function pasteCopiedEntries(text: string, { desk, view, run }: PasteTools): boolean {
  const { draft } = desk.getState();
  const copied = readCopiedEntries(text);
  if (!draft || !copied) return false;
  const { selection } = view.getState();
  const pasted = pasteEntries(draft.workspace, copied, copied['draft'] === draft.id, selection);
  if (!run(pasted.edit, { label: `paste ${countsInWords(pasted)}` }, { text: pastedInWords(pasted) })) return true;
  const [first] = pasted.added;
  if (first) view.actions.select({ section: first.list, index: first.index });
  return true;
}

const countsInWords = ({ added }: Pasted): string =>
  listed(added.map(({ list, count }) => countedEntries(list, count)));

/** At most this many IDs are listed. */
const maxIds = 5;

/** Says what was pasted, and what could not be. */
function pastedInWords(pasted: Pasted): string {
  const { over, invalid, missing, missingSides, withoutPassage } = pasted;
  const what = countsInWords(pasted);
  const ids = (all: readonly string[]): string => listed([...new Set(all)], maxIds);
  const left = (many: string, count: number): string => `${many} ${count === 1 ? 'was' : 'were'} left out`;
  return [
    what === '' ? 'Nothing was pasted.' : `Pasted ${what}.`,
    missing.length > 0 &&
      `${left(counted(missing.length, 'evidence link'), missing.length)}: this draft does not have the same claims as ${ids(missing)}.`,
    missingSides.length > 0 &&
      `${left(countedEntries('contradictions', missingSides.length), missingSides.length)}: this draft does not have the same claims as ${ids(missingSides)}.`,
    withoutPassage.length > 0 && `The casefile does not have the passage of ${ids(withoutPassage)}.`,
    ...Object.entries(over).map(([list, count]) =>
      isListName(list) ? `${left(countedEntries(list, count), count)}. ${fullNote(list)}` : '',
    ),
    invalid > 0 && `${left(counted(invalid, 'item'), invalid)}: an entry is an object, and an unknown is text.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function isListName(name: string): name is ListName {
  return Object.hasOwn(listWords, name);
}
