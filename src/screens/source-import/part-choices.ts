/** The parts of the selected files that a person can include or leave out, as plain data. */
import { rowForKey } from '../../ui/list-navigation.ts';
import { byIdentity } from '../../core/json/by-identity.ts';
import type { Extraction, Group } from '../../core/extraction/extraction.ts';
import { codePointLength } from '../../core/text/offsets.ts';
import type { TextRow } from './import-rows.ts';
import { counted } from '../../core/json/words.ts';

// Which rows of the import sheet are selected, and how keys and clicks change that.

/** The selected rows by their keys. A range begins at `anchor`; the arrow keys move from `active`. */
export interface RowSelection {
  readonly keys: ReadonlySet<number>;
  readonly anchor: number;
  readonly active: number;
}

export const noSelection: RowSelection = { keys: new Set(), anchor: -1, active: -1 };

/** How a row is selected: alone, in addition (or no longer), or with all rows from the anchor. */
export type SelectMode = 'only' | 'toggle' | 'range';

/** Selects a row. `order` has the keys of all rows in their order. */
export function selectRow(
  selection: RowSelection,
  key: number,
  mode: SelectMode,
  order: readonly number[],
): RowSelection {
  if (mode === 'toggle') {
    const keys = new Set(selection.keys);
    if (!keys.delete(key) || keys.size === 0) keys.add(key);
    return { keys, anchor: key, active: key };
  }
  const from = order.indexOf(selection.anchor);
  if (mode === 'only' || from < 0) return { keys: new Set([key]), anchor: key, active: key };
  const to = order.indexOf(key);
  return { ...selection, keys: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), active: key };
}

export function selectAll(selection: RowSelection, order: readonly number[]): RowSelection {
  return { ...selection, keys: new Set(order) };
}

/** Returns the selection after a key press; undefined if the key does not change it. */
export function selectionForKey(
  selection: RowSelection,
  pressed: { readonly key: string; readonly shiftKey: boolean; readonly isCommand: boolean },
  order: readonly number[],
  page: number,
): RowSelection | undefined {
  if (pressed.isCommand) return pressed.key.toLowerCase() === 'a' ? selectAll(selection, order) : undefined;
  const to = rowForKey(pressed.key, order.indexOf(selection.active), order.length, page);
  const key = to === undefined ? undefined : order[to];
  return key === undefined ? undefined : selectRow(selection, key, pressed.shiftKey ? 'range' : 'only', order);
}

/** A part of one file, or the parts of one kind in several files. */
export interface PartChoice {
  readonly key: string;
  readonly label: string;
  /** The parts by the key of their row. */
  readonly parts: ReadonlyMap<number, readonly string[]>;
  readonly isChosen: 'all' | 'some' | 'none';
  /** How long the text of these parts is, in code points. */
  readonly length: number;
  /** How the text of a part begins; '' for parts of several files. */
  readonly start: string;
}

interface PartText {
  readonly length: number;
  readonly start: string;
}

/** How much of a part is shown beside its name, in UTF-16 units. */
const startLength = 120;

/** Returns the length and the start of each part, which are computed once for each file. */
const partTexts = byIdentity((extraction: Extraction): ReadonlyMap<string, PartText> => {
  const texts = new Map<string, PartText>();
  for (const { group, text, separator } of extraction.segments) {
    if (group === null) continue;
    const { length, start } = texts.get(group) ?? { length: 0, start: '' };
    const more = start.length < startLength ? `${start === '' ? '' : separator}${text}` : '';
    texts.set(group, {
      length: length + codePointLength(text),
      start: (start + more).slice(0, startLength).replace(/\p{Surrogate}$/u, ''),
    });
  }
  return texts;
});

const names: Readonly<Record<Exclude<Group['kind'], 'region' | 'other'>, string>> = {
  chapter: 'Chapters',
  inserted: 'Tracked insertions',
  deleted: 'Tracked deletions',
  comment: 'Comments',
  footnote: 'Footnotes',
  hidden: 'Hidden text',
  header: 'Headers and footers',
  quoted: 'Quoted messages',
};

/**
 * What is chosen together if several files are selected: parts of one kind, and regions and other parts of one name.
 */
function sharedKey({ kind, label }: Group): string {
  return kind === 'region' || kind === 'other' ? `${kind} ${label}` : kind;
}

function sharedLabel({ kind, label }: Group): string {
  return kind === 'region' || kind === 'other' ? label : names[kind];
}

interface Part {
  readonly row: TextRow;
  readonly group: Group;
  readonly text: PartText;
}

function choiceOf(key: string, parts: readonly Part[], isSingle: boolean): PartChoice | undefined {
  const [first] = parts;
  if (!first) return undefined;
  const chosen = parts.filter(({ row, group }) => row.chosen.has(group.id)).length;
  const byRow = new Map<number, string[]>();
  for (const { row, group } of parts) byRow.set(row.key, [...(byRow.get(row.key) ?? []), group.id]);
  return {
    key,
    label: isSingle ? first.group.label : sharedLabel(first.group),
    parts: byRow,
    isChosen: chosen === 0 ? 'none' : chosen === parts.length ? 'all' : 'some',
    length: parts.reduce((sum, { text }) => sum + text.length, 0),
    start: isSingle ? first.text.start : '',
  };
}

/** Returns the parts of the rows in the order of the files. Parts without text are not offered. */
export function partChoices(rows: readonly TextRow[]): readonly PartChoice[] {
  const isSingle = rows.length === 1;
  const byKey = new Map<string, Part[]>();
  for (const row of rows) {
    const texts = partTexts(row.extraction);
    for (const group of row.extraction.groups) {
      const text = texts.get(group.id);
      if (!text) continue;
      const key = isSingle ? group.id : sharedKey(group);
      const parts = byKey.get(key) ?? [];
      parts.push({ row, group, text });
      byKey.set(key, parts);
    }
  }
  return Array.from(byKey, ([key, parts]) => choiceOf(key, parts, isSingle)).filter((choice) => choice !== undefined);
}

/** Joins the parts of several choices, to include or leave out all of them. */
export function allParts(choices: readonly PartChoice[]): ReadonlyMap<number, readonly string[]> {
  const joined = new Map<number, readonly string[]>();
  for (const { parts } of choices)
    for (const [key, ids] of parts) joined.set(key, [...(joined.get(key) ?? []), ...ids]);
  return joined;
}

/** Says how many parts of a file are included: “2 of 5 parts”. Empty if all are, or if there is nothing to choose. */
export function partsInWords({ extraction, chosen }: TextRow): string {
  const texts = partTexts(extraction);
  const parts = extraction.groups.filter(({ id }) => texts.has(id));
  const included = parts.filter(({ id }) => chosen.has(id)).length;
  return included === parts.length ? '' : `${String(included)} of ${counted(parts.length, 'part')}`;
}
