/** The rows of the import sheet as plain data: one for each file, with its proposals and what the person changed. */
import { byIdentity } from '../../core/json/by-identity.ts';
import { looseDate, looseDateProblem } from '../../core/assessment/read-date-words.ts';
import { firstName, casefileIndex } from '../../core/casefile/lookup.ts';
import { passageId, type Digest } from '../../core/casefile/hash.ts';
import { hostToRegister, publisherByHost } from '../../core/casefile/publisher.ts';
import type { Fact, SourceFacts, SourceField } from '../../core/casefile/source-facts.ts';
import { annotationsOfHighlights } from '../../core/annotations/annotations-of-highlights.ts';
import type { TextAnnotation } from '../../core/annotations/read-annotations.ts';
import type { Actor, Casefile, OriginFile, Passage } from '../../core/casefile/types.generated.ts';
import {
  composeText,
  originOf,
  proposedGroups,
  countHighlights,
  placedHighlights,
  type ComposedText,
} from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import type { NewPassage } from '../../core/workspace/casefile-edits.ts';
import type { NewPublisher, NewSource } from '../../core/workspace/add-sources.ts';
import type { SourceFile } from '../../desk/file-commands.ts';

/** The text of a field. `fact` is the proposal that it came from, until the person changes it. */
export interface FieldText {
  readonly text: string;
  readonly fact?: Fact;
}

/** A file with text. */
export interface TextRow {
  readonly kind: 'text';
  readonly key: number;
  readonly path: string;
  /** What the file is, in words. */
  readonly format: string;
  readonly file: OriginFile;
  readonly original: File;
  readonly extraction: Extraction;
  /** The IDs of the parts that the person chose, at first those that the reader proposes. */
  readonly chosen: ReadonlySet<string>;
  /** The text of the chosen parts, as it will be stored. */
  readonly composed: ComposedText;
  readonly passage: Passage;
  /** Whether the file was inside another one, and is added only if the person asks for it. */
  readonly isContained: boolean;
  /** The names of the files in it that cannot be read. */
  readonly unreadFiles: readonly string[];
  readonly isIncluded: boolean;
  /** How many highlights the file has. */
  readonly markCount: number;
  /** Whether its highlights become claims. They can without the file, if its text is in the casefile already. */
  readonly takesHighlights: boolean;
  readonly fields: Readonly<Record<SourceField, FieldText>>;
  /** What the person chose; 'proposed' as long as nothing was chosen. */
  readonly publisher: NewPublisher | null | 'proposed';
  /** The publisher’s name as the file says it. */
  readonly publisherFact: Fact | undefined;
  /** The key of the row whose observation gets this passage; null if the row is an observation of its own. */
  readonly partOf: number | null;
}

/** A file without text that could be read. */
export interface UnreadableRow {
  readonly kind: 'unreadable';
  readonly key: number;
  readonly path: string;
  readonly problem: string;
}

export type ImportRow = TextRow | UnreadableRow;

const sourceFields: readonly SourceField[] = ['title', 'canonical_url', 'published_at', 'retrieved_at', 'language'];

export function isTextRow(row: ImportRow): row is TextRow {
  return row.kind === 'text';
}

function fieldTexts(facts: SourceFacts): TextRow['fields'] {
  const texts = sourceFields.map((field) => {
    const fact = facts[field];
    return [field, fact ? { text: fact.value, fact } : { text: '' }] as const;
  });
  return Object.fromEntries(texts) as TextRow['fields'];
}

/** Returns the text of the chosen parts of a file, with its passage. */
function textOf(extraction: Extraction, chosen: ReadonlySet<string>, digest: Digest, knownId?: string) {
  const composed = composeText(extraction, chosen);
  const { text } = composed;
  return { chosen, composed, passage: { passage_id: knownId ?? passageId(text, digest), text } };
}

/** Whether the row has text: a file of which every part can be left out may have none. */
export function hasText({ passage }: TextRow): boolean {
  return passage.text.trim() !== '';
}

/**
 * Adds files below the rows. A text that the casefile or another row has already is left out, and so is a file that was
 * inside another one.
 */
export function withFiles(
  rows: readonly ImportRow[],
  files: readonly SourceFile[],
  casefile: Casefile | null,
  digest: Digest,
): readonly ImportRow[] {
  const usedIds = new Set(rows.filter(isTextRow).map(({ passage }) => passage.passage_id));
  const { passage: passageWithId } = casefileIndex(casefile);
  const added = files.map((file, index): ImportRow => {
    const key = rows.length + index;
    if (file.kind === 'unreadable') return { ...file, key };
    const { facts } = file.extraction;
    const text = textOf(file.extraction, proposedGroups(file.extraction), digest, file.proposedId);
    const { passage_id: id } = text.passage;
    const isNew = !usedIds.has(id) && passageWithId(id) === undefined;
    usedIds.add(id);
    const row: TextRow = {
      ...file,
      ...text,
      key,
      isIncluded: isNew && !file.isContained,
      markCount: countHighlights(file.extraction),
      takesHighlights: !file.isContained,
      fields: fieldTexts(facts),
      publisher: 'proposed',
      publisherFact: facts.publisher,
      partOf: null,
    };
    return hasText(row) ? row : { ...row, isIncluded: false };
  });
  return [...rows, ...added];
}

/** Includes parts in the text of rows, or leaves them out. Rows that do not have a part stay as they are. */
export function setChosen(
  rows: readonly ImportRow[],
  parts: ReadonlyMap<number, readonly string[]>,
  isChosen: boolean,
  digest: Digest,
): readonly ImportRow[] {
  return change(rows, new Set(parts.keys()), (row) => {
    const chosen = new Set(row.chosen);
    for (const id of parts.get(row.key) ?? [])
      if (isChosen) chosen.add(id);
      else chosen.delete(id);
    const after = { ...row, ...textOf(row.extraction, chosen, digest) };
    // Choosing the first part of a file that had no text also includes the file.
    return { ...after, isIncluded: hasText(after) && (row.isIncluded || !hasText(row)) };
  });
}

/** Says in a sentence why a row is not included at first: where its text is already. Undefined if it is new. */
export function noteInWords(row: TextRow, rows: readonly ImportRow[], casefile: Casefile | null): string | undefined {
  if (!hasText(row)) return 'No part is selected.';
  const [loaded] = casefileIndex(casefile).passage(row.passage.passage_id)?.observations ?? [];
  if (loaded) return `Already in observation ${String(loaded.observation_id)}, “${loaded.title}”.`;
  const first = rows.find((other) => isTextRow(other) && other.passage.passage_id === row.passage.passage_id);
  if (first && first.key !== row.key) return `Same text as “${first.path}”.`;
  return row.isContained && !row.isIncluded ? 'This text was inside another file. Select it to add it.' : undefined;
}

/** Returns the key of the first of these rows after a row; after the last one, of the first. */
export function nextRow(
  rows: readonly ImportRow[],
  after: number,
  isWanted: (row: ImportRow) => boolean,
): number | undefined {
  const at = rows.findIndex(({ key }) => key === after) + 1;
  return [...rows.slice(at), ...rows.slice(0, at)].find(isWanted)?.key;
}

function change(
  rows: readonly ImportRow[],
  keys: ReadonlySet<number>,
  to: (row: TextRow) => TextRow,
): readonly ImportRow[] {
  return rows.map((row) => (isTextRow(row) && keys.has(row.key) ? to(row) : row));
}

export function setIncluded(
  rows: readonly ImportRow[],
  keys: ReadonlySet<number>,
  isIncluded: boolean,
): readonly ImportRow[] {
  return change(rows, keys, (row) => ({
    ...row,
    isIncluded: isIncluded && hasText(row),
    takesHighlights: isIncluded,
  }));
}

/** Makes claims of the highlights of rows, or not. */
export function setTakesHighlights(
  rows: readonly ImportRow[],
  keys: ReadonlySet<number>,
  takesHighlights: boolean,
): readonly ImportRow[] {
  return change(rows, keys, (row) => ({ ...row, takesHighlights }));
}

/** Returns the rows whose highlights become claims. */
export function highlightedRows(rows: readonly ImportRow[]): readonly TextRow[] {
  return rows.filter(isTextRow).filter(({ markCount, takesHighlights }) => markCount > 0 && takesHighlights);
}

/** How many highlights become claims. */
export function highlightCount(rows: readonly ImportRow[]): number {
  return highlightedRows(rows).reduce((sum, { markCount }) => sum + markCount, 0);
}

/** Returns the highlights that become claims, as annotations of the passages of their rows. */
export function annotationsOf(rows: readonly ImportRow[]): readonly TextAnnotation[] {
  return highlightedRows(rows).flatMap(({ passage: { passage_id, text }, extraction, chosen }) =>
    annotationsOfHighlights(passage_id, text, placedHighlights(extraction, chosen)),
  );
}

export function setField(
  rows: readonly ImportRow[],
  keys: ReadonlySet<number>,
  field: SourceField,
  text: string,
): readonly ImportRow[] {
  return change(rows, keys, (row) => ({ ...row, fields: { ...row.fields, [field]: { text } } }));
}

export function setPublisher(
  rows: readonly ImportRow[],
  keys: ReadonlySet<number>,
  publisher: NewPublisher | null,
): readonly ImportRow[] {
  return change(rows, keys, (row) => ({ ...row, publisher }));
}

/** Returns the rows whose files name a publisher that is not an actor yet, and for which the person chose none. */
export function withNamedPublisher(rows: readonly ImportRow[], registry: Registry): readonly TextRow[] {
  const leaders = new Set(leadersOf(rows));
  return rows
    .filter(isTextRow)
    .filter(
      (row) =>
        leaders.has(row.key) &&
        row.publisher === 'proposed' &&
        row.publisherFact !== undefined &&
        publisherOf(row, registry).publisher === null,
    );
}

/** Returns the publishers that the files name. Names that differ only in case are one publisher. */
export function namesOfPublishers(named: readonly TextRow[]): readonly string[] {
  const names = new Map<string, string>();
  for (const { publisherFact } of named) {
    const name = publisherFact?.value ?? '';
    if (!names.has(foldName(name))) names.set(foldName(name), name);
  }
  return [...names.values()];
}

/** Makes new actors of the publishers that the files name. */
export function acceptPublishers(rows: readonly ImportRow[], named: readonly TextRow[]): readonly ImportRow[] {
  const keys = new Set(named.map(({ key }) => key));
  const names = new Map(namesOfPublishers(named).map((name) => [foldName(name), name]));
  return change(rows, keys, (row) => {
    const name = row.publisherFact?.value ?? '';
    return { ...row, publisher: { kind: 'new', name: names.get(foldName(name)) ?? name } };
  });
}

/** Makes passages of one observation of several rows: of the first one, below which the others move. */
export function combine(rows: readonly ImportRow[], keys: ReadonlySet<number>): readonly ImportRow[] {
  const chosen = rows.filter((row) => isTextRow(row) && (keys.has(row.key) || keys.has(row.partOf ?? -1))) as TextRow[];
  const [first] = chosen;
  if (!first) return rows;
  const leader = first.partOf ?? first.key;
  const moved = new Set(chosen.map(({ key }) => key).filter((key) => key !== leader));
  const parts = chosen.filter(({ key }) => moved.has(key)).map((row) => ({ ...row, partOf: leader }));
  const others = rows.filter(({ key }) => !moved.has(key));
  const isInGroup = (row: ImportRow): boolean => row.key === leader || (isTextRow(row) && row.partOf === leader);
  const end = others.findLastIndex(isInGroup) + 1;
  return others.toSpliced(end, 0, ...parts);
}

/** Makes each of these rows an observation of its own again; the parts of a first row as well. */
export function separate(rows: readonly ImportRow[], keys: ReadonlySet<number>): readonly ImportRow[] {
  return rows.map((row) =>
    isTextRow(row) && (keys.has(row.key) || keys.has(row.partOf ?? -1)) ? { ...row, partOf: null } : row,
  );
}

const noActors: readonly Actor[] = [];

/** The actors that can be publishers: those of the casefile and those that are created with the sources. */
export interface Registry {
  readonly actors: readonly Actor[];
  readonly created: readonly Pick<Actor, 'names' | 'publisher_hosts'>[];
}

/**
 * Returns the actors of a casefile, and those that the person named, with the hosts of their rows. Returns `before` if
 * it is still the same.
 */
export function registryOf(rows: readonly ImportRow[], casefile: Casefile | null, before?: Registry): Registry {
  const hosts = new Map<string, Set<string>>();
  for (const row of rows) {
    if (!isTextRow(row) || row.publisher === 'proposed' || row.publisher?.kind !== 'new') continue;
    const { name } = row.publisher;
    const host = hostToRegister(row.fields.canonical_url.text);
    hosts.set(name, new Set([...(hosts.get(name) ?? []), ...(host === undefined ? [] : [host])]));
  }
  const created = Array.from(hosts, ([name, of]) => ({ names: [name], publisher_hosts: [...of] }));
  const actors = casefile?.actors ?? noActors;
  const isSame = before?.actors === actors && JSON.stringify(before.created) === JSON.stringify(created);
  return isSame ? before : { actors, created };
}

/** A row’s publisher, with the reason if it is a proposal. */
export interface RowPublisher {
  readonly publisher: NewPublisher | null;
  readonly origin?: 'host' | 'name';
}

const foldName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

/**
 * Returns the publisher that the person chose, else the actor with the host of the URL, else the one with the name.
 * Cached by the row and the registry, because each key press asks for those of all rows.
 */
export const publisherOf = byIdentity((row: TextRow, { actors, created }: Registry): RowPublisher => {
  if (row.publisher !== 'proposed') return { publisher: row.publisher };
  const url = row.fields.canonical_url.text;
  const actor = publisherByHost(actors, url);
  if (actor) return { publisher: { kind: 'actor', actorId: actor.actor_id }, origin: 'host' };
  const fromSheet = publisherByHost(created, url);
  const name = fromSheet && firstName(fromSheet);
  if (name !== undefined) return { publisher: { kind: 'new', name }, origin: 'host' };
  const statedName = foldName(row.publisherFact?.value ?? '');
  const named = statedName === '' ? [] : actors.filter(({ names }) => names.some((of) => foldName(of) === statedName));
  const [only] = named;
  if (!only || named.length > 1) return { publisher: null };
  return { publisher: { kind: 'actor', actorId: only.actor_id }, origin: 'name' };
});

/** Whether a new observation will have a publisher, but no URL with which an attribution to it can be consistent. */
export function lacksAddress(row: ImportRow, registry: Registry): boolean {
  if (!isTextRow(row) || !row.isIncluded || row.partOf !== null) return false;
  return publisherOf(row, registry).publisher !== null && hostToRegister(row.fields.canonical_url.text) === undefined;
}

/** Returns what is wrong with the text of a field; undefined if it can be added. An empty field can. */
export function fieldProblem(field: SourceField, text: string): string | undefined {
  if (text.trim() === '') return undefined;
  if (field === 'published_at' || field === 'retrieved_at') {
    return looseDateProblem(text);
  }
  if (field !== 'language') return undefined;
  try {
    Intl.getCanonicalLocales(text.trim());
    return undefined;
  } catch {
    return 'Enter a language code such as en, ar or zh-Hant.';
  }
}

/** The rows of one observation: the first one, whose fields it gets, and those whose passages it gets. */
interface Group {
  readonly leader: TextRow;
  readonly included: readonly TextRow[];
}

function groupsOf(rows: readonly ImportRow[]): readonly Group[] {
  const texts = rows.filter(isTextRow);
  return texts
    .filter(({ partOf }) => partOf === null)
    .map((leader) => ({
      leader,
      included: texts.filter((row) => row.isIncluded && (row === leader || row.partOf === leader.key)),
    }))
    .filter(({ included }) => included.length > 0);
}

/** Returns the keys of the rows whose fields become an observation, in order. */
export function leadersOf(rows: readonly ImportRow[]): readonly number[] {
  return groupsOf(rows).map(({ leader }) => leader.key);
}

/** Returns the first row and field that cannot be added. */
export function firstProblem(
  rows: readonly ImportRow[],
): { readonly key: number; readonly field: SourceField } | undefined {
  for (const { leader } of groupsOf(rows)) {
    const field = sourceFields.find((name) => fieldProblem(name, leader.fields[name].text) !== undefined);
    if (field) return { key: leader.key, field };
  }
  return undefined;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const dateOrNull = (text: string): string | null => looseDate(text)?.value ?? orNull(text);

/** Returns the sources to add, one for each observation. */
export function sourcesOf(rows: readonly ImportRow[], registry: Registry): readonly NewSource[] {
  return groupsOf(rows).map(({ leader, included }) => {
    const { title, canonical_url, published_at, retrieved_at, language } = leader.fields;
    return {
      title: title.text.trim(),
      canonical_url: orNull(canonical_url.text),
      publisher: publisherOf(leader, registry).publisher,
      published_at: dateOrNull(published_at.text),
      retrieved_at: dateOrNull(retrieved_at.text),
      language: orNull(language.text),
      passages: included.map(({ passage }) => passage),
      origins: included.map(({ passage, file, extraction, composed }) =>
        originOf(passage.passage_id, file, extraction, composed),
      ),
    };
  });
}

/** Returns the passages to add to one observation, in the order of the rows. */
export function passagesOf(rows: readonly ImportRow[]): readonly NewPassage[] {
  return rows
    .filter(isTextRow)
    .filter(({ isIncluded }) => isIncluded)
    .map(({ passage: { text }, file, extraction, composed }) => ({
      text,
      originFor: (id) => originOf(id, file, extraction, composed),
    }));
}

/** The length of all texts that will be added, in UTF-16 units. Each takes at least a byte in a file. */
export function includedLength(rows: readonly ImportRow[]): number {
  return rows
    .filter(isTextRow)
    .filter(({ isIncluded }) => isIncluded)
    .reduce((sum, { passage }) => sum + passage.text.length, 0);
}

/** Returns the files of the included rows, each once, with their SHA-256. */
export function originalsOf(rows: readonly ImportRow[]): readonly { readonly file: File; readonly sha256: string }[] {
  const included = rows.filter(isTextRow).filter(({ isIncluded }) => isIncluded);
  return [...new Map(included.map(({ original, file: { sha256 } }) => [sha256, { file: original, sha256 }])).values()];
}
