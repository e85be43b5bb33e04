import type { CanonEntry, EntryKind } from '../../core/canon/entry.ts';
import { grouped } from '../../ui/grouped.ts';

/** An entry with those that are parts of it: 'field/claim/actual' stands below 'part/claim'. */
export interface ContentsItem {
  readonly entry: CanonEntry;
  readonly parts: readonly ContentsItem[];
}

/** What an entry is called where its group and what stands above it are in sight. */
export function labelOf({ id, kind, title }: CanonEntry): string {
  if (kind === 'rule' && title.startsWith('Rule ')) return title.slice('Rule '.length);
  if (kind === 'choice') return title.replace(/ \([^()]*\)$/, '');
  if (kind === 'limit') return title.replace(/^Limit of (.)/, (_, first: string) => first.toUpperCase());
  return id.startsWith('field/') ? title.replace(/ of an? .*$/, '') : title;
}

/** Entries under a heading of their own; without a title where the group's own is enough. */
export interface ContentsPart {
  readonly title: string | undefined;
  readonly items: readonly ContentsItem[];
}

/** What the help is divided into. */
export interface ContentsGroup {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly ContentsPart[];
}

type PartOf = (entry: CanonEntry) => string | undefined;

const familyNames: Readonly<Record<string, string>> = {
  anchor: 'Anchors in passages',
  attribution: 'Attribution',
  casefile: 'Casefile',
  claim: 'Claims',
  contradiction: 'Contradictions',
  evidence: 'Evidence links',
  intent: 'Intent hypotheses',
  observation: 'Observations',
  power: 'Power bases',
  reference: 'References and identifiers',
  schema: 'The schema’s own constraints',
  scope: 'Scope statement',
  span: 'Spans',
  support: 'Support',
  text: 'Texts',
  time: 'Times',
  tradecraft: 'Tradecraft',
};

/** The rules of one family stand together: 'rule/span/order' is one of 'span', 'rule/all' is one of none. */
function familyOf({ id }: CanonEntry): string | undefined {
  const [, family = '', name] = id.split('/');
  return name === undefined ? undefined : (familyNames[family] ?? family);
}

/** The choices of one field stand together: 'choice/claim-kind/forecast' is one of 'claim kind'. */
function setOf({ id }: CanonEntry): string {
  return (id.split('/')[1] ?? '').replaceAll('-', ' ');
}

const plain: PartOf = () => undefined;

const groups: readonly {
  readonly id: string;
  readonly title: string;
  readonly kinds: readonly EntryKind[];
  readonly partOf: PartOf;
}[] = [
  { id: 'guides', title: 'Get started', kinds: ['guide'], partOf: plain },
  {
    id: 'contract',
    title: 'The contract',
    kinds: ['field', 'choice'],
    partOf: (entry) => (entry.kind === 'choice' ? `Choices: ${setOf(entry)}` : 'Parts and fields'),
  },
  { id: 'rules', title: 'Rules', kinds: ['rule'], partOf: familyOf },
  { id: 'limits', title: 'Limits', kinds: ['limit'], partOf: plain },
  { id: 'formats', title: 'Formats', kinds: ['format'], partOf: plain },
  { id: 'unshown', title: 'What the contract leaves open', kinds: ['unshown'], partOf: plain },
  { id: 'conventions', title: 'Conventions of this application', kinds: ['decision'], partOf: plain },
  { id: 'words', title: 'Words', kinds: ['term'], partOf: plain },
];

/**
 * The nearest entry that an entry is a part of, by its id. What all entries of a kind are about ('rule/all') and the
 * parts of the contract ('part/claim' for 'field/claim/actual') stand above.
 */
function parentId(id: string, ids: ReadonlySet<string>): string | undefined {
  const part = id.replace(/^field\/([^/]+)\/.*$/, 'part/$1');
  if (part !== id && ids.has(part)) return part;
  for (let at = id.lastIndexOf('/'); at > 0; at = id.lastIndexOf('/', at - 1)) {
    const above = id.slice(0, at);
    if (ids.has(above)) return above;
  }
  return undefined;
}

/** Entries as a tree by their ids, each level in the order given. */
function treeOf(entries: readonly CanonEntry[]): readonly ContentsItem[] {
  const ids = new Set(entries.map(({ id }) => id));
  const below = grouped(entries, ({ id }) => parentId(id, ids));
  const itemsBelow = (id: string | undefined): readonly ContentsItem[] =>
    (below.get(id) ?? []).map((entry) => ({ entry, parts: itemsBelow(entry.id) }));
  return itemsBelow(undefined);
}

/** The contents of the help: every entry once, guides first. Groups without entries are left out. */
export function contentsOf(entries: readonly CanonEntry[]): readonly ContentsGroup[] {
  return groups
    .map(({ id, title, kinds, partOf }) => {
      const own = kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
      const parts = [...grouped(own, partOf)].map(([name, members]) => ({ title: name, items: treeOf(members) }));
      return { id, title, parts };
    })
    .filter(({ parts }) => parts.length > 0);
}

/** Items with everything below them, in reading order. */
function flat(items: readonly ContentsItem[]): readonly CanonEntry[] {
  return items.flatMap(({ entry, parts }) => [entry, ...flat(parts)]);
}

/** The entries of a group in reading order. */
export function entriesOf({ parts }: ContentsGroup): readonly CanonEntry[] {
  return parts.flatMap(({ items }) => flat(items));
}

/** Where an entry stands: its group and its neighbours there. */
export interface Standing {
  readonly group: ContentsGroup;
  readonly previous: CanonEntry | undefined;
  readonly next: CanonEntry | undefined;
}

/** Where an entry stands in the contents; undefined for an id that is none. */
export function standingOf(contents: readonly ContentsGroup[], id: string): Standing | undefined {
  for (const group of contents) {
    const entries = entriesOf(group);
    const at = entries.findIndex((entry) => entry.id === id);
    if (at >= 0) return { group, previous: entries[at - 1], next: entries[at + 1] };
  }
  return undefined;
}
