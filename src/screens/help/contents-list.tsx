/** The contents of the help as links: all groups next to an entry, or one group on the first page. */
import { useEffect, useRef, useState } from 'react';
import { type ReferenceEntry, type EntryKind, ruleEntryId, entryAddress } from '../../core/reference/entry.ts';
import { grouped } from '../../core/json/grouped.ts';
import type { Level } from '../../core/rules/finding.ts';
import { rules } from '../../core/rules/index.generated.ts';
import { LevelIcon, levelWords } from '../../ui/level-icon.tsx';
import classes from './contents-list.module.css';

// Arranges the entries of the help into groups, parts and sub-entries, and finds an entry’s position among them.

/** An entry with its sub-entries: 'field/claim/actual' is below 'part/claim'. */
interface ContentsItem {
  readonly entry: ReferenceEntry;
  readonly parts: readonly ContentsItem[];
}

/** Returns a short label for an entry, for lists that show its group and its parent. */
export function labelOf({ id, kind, title }: ReferenceEntry): string {
  if (kind === 'rule' && title.startsWith('Rule ')) return title.slice('Rule '.length);
  if (kind === 'choice') return title.replace(/ \([^()]*\)$/, '');
  if (kind === 'limit') return title.replace(/^Limit of (.)/, (_, first: string) => first.toUpperCase());
  return id.startsWith('field/') ? title.replace(/ of an? .*$/, '') : title;
}

/** Entries under one heading; without a title if the title of the group is enough. */
export interface ContentsPart {
  readonly title: string | undefined;
  readonly items: readonly ContentsItem[];
}

/** One of the main sections of the help. */
export interface ContentsGroup {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly ContentsPart[];
}

type PartOf = (entry: ReferenceEntry) => string | undefined;

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
  schema: 'Schema constraints',
  scope: 'Scope statement',
  span: 'Spans',
  support: 'Support',
  text: 'Text',
  time: 'Dates and times',
  tradecraft: 'Tradecraft',
};

/** Returns the family of a rule: 'Spans' for 'rule/span/order', none for 'rule/all'. */
function familyOf({ id }: ReferenceEntry): string | undefined {
  const [, family = '', name] = id.split('/');
  return name === undefined ? undefined : (familyNames[family] ?? family);
}

/** Returns the field of a choice: 'claim kind' for 'choice/claim-kind/forecast'. */
function setOf({ id }: ReferenceEntry): string {
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
    partOf: (entry) => (entry.kind === 'choice' ? `Values: ${setOf(entry)}` : 'Objects and fields'),
  },
  { id: 'rules', title: 'Rules', kinds: ['rule'], partOf: familyOf },
  { id: 'limits', title: 'Limits', kinds: ['limit'], partOf: plain },
  { id: 'formats', title: 'Formats', kinds: ['format'], partOf: plain },
  { id: 'unshown', title: 'What the contract leaves open', kinds: ['unshown'], partOf: plain },
  { id: 'conventions', title: 'Conventions of Assessment Desk', kinds: ['decision'], partOf: plain },
  { id: 'words', title: 'Glossary', kinds: ['term'], partOf: plain },
];

/**
 * Returns the ID of the nearest parent entry: the part of the contract ('part/claim' for 'field/claim/actual'), or an
 * entry whose ID is the beginning of this one. Undefined if there is none.
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

/** Builds a tree of entries by their IDs; each level keeps the given order. */
function treeOf(entries: readonly ReferenceEntry[]): readonly ContentsItem[] {
  const ids = new Set(entries.map(({ id }) => id));
  const below = grouped(entries, ({ id }) => parentId(id, ids));
  const itemsBelow = (id: string | undefined): readonly ContentsItem[] =>
    (below.get(id) ?? []).map((entry) => ({ entry, parts: itemsBelow(entry.id) }));
  return itemsBelow(undefined);
}

/** Returns the contents of the help: every entry once, guides first. Empty groups are left out. */
export function contentsOf(entries: readonly ReferenceEntry[]): readonly ContentsGroup[] {
  return groups
    .map(({ id, title, kinds, partOf }) => {
      const own = kinds.flatMap((kind) => entries.filter((entry) => entry.kind === kind));
      const parts = [...grouped(own, partOf)].map(([name, members]) => ({ title: name, items: treeOf(members) }));
      return { id, title, parts };
    })
    .filter(({ parts }) => parts.length > 0);
}

/** Returns items and all their sub-entries, in reading order. */
function flat(items: readonly ContentsItem[]): readonly ReferenceEntry[] {
  return items.flatMap(({ entry, parts }) => [entry, ...flat(parts)]);
}

/** Returns the entries of a group in reading order. */
export function entriesOf({ parts }: ContentsGroup): readonly ReferenceEntry[] {
  return parts.flatMap(({ items }) => flat(items));
}

/** The position of an entry: its group and its neighbours. */
export interface Position {
  readonly group: ContentsGroup;
  readonly previous: ReferenceEntry | undefined;
  readonly next: ReferenceEntry | undefined;
}

/** Returns the position of an entry in the contents; undefined if there is no entry with this ID. */
export function positionOf(contents: readonly ContentsGroup[], id: string): Position | undefined {
  for (const group of contents) {
    const entries = entriesOf(group);
    const at = entries.findIndex((entry) => entry.id === id);
    if (at >= 0) return { group, previous: entries[at - 1], next: entries[at + 1] };
  }
  return undefined;
}

// Finds the level of the findings of a rule that has a help entry.

const levels: ReadonlyMap<string, Level> = new Map(rules.map(({ id, level }) => [ruleEntryId(id), level]));

/** Returns the level of a rule's findings; undefined for an entry that is not a rule. Schema violations are errors. */
export function levelOf({ id, kind }: Pick<ReferenceEntry, 'id' | 'kind'>): Level | undefined {
  if (kind !== 'rule') return undefined;
  return levels.get(id) ?? (id.startsWith(ruleEntryId('schema/')) ? 'error' : undefined);
}

interface ItemsProps {
  readonly items: readonly ContentsItem[];
  readonly current: string | undefined;
}

function Items({ items, current }: ItemsProps) {
  return (
    <ul className={classes.items}>
      {items.map(({ entry, parts }) => {
        const level = levelOf(entry);
        return (
          <li key={entry.id}>
            <a href={entryAddress(entry.id)} aria-current={entry.id === current ? 'page' : undefined} dir="auto">
              {level ? <LevelIcon level={level} size={14} label={levelWords[level]} /> : null}
              <span>{labelOf(entry)}</span>
            </a>
            {parts.length > 0 ? <Items items={parts} current={current} /> : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The parts of a group with their headings, and its entries as links. */
export function GroupItems({ group, current }: { readonly group: ContentsGroup } & Pick<ItemsProps, 'current'>) {
  return group.parts.map(({ title, items }) => (
    <div key={title ?? ''} className={classes.part}>
      {title === undefined ? null : <p className={classes.partTitle}>{title}</p>}
      <Items items={items} current={current} />
    </div>
  ));
}

interface ContentsListProps {
  readonly contents: readonly ContentsGroup[];
  /** The entry that is shown, and its group. */
  readonly current: string | undefined;
  readonly currentGroup: string | undefined;
}

/** The contents next to an entry: groups that open and close, with the group of the entry open. */
export function ContentsList({ contents, current, currentGroup }: ContentsListProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [entered, setEntered] = useState<string>();
  if (entered !== currentGroup) {
    setEntered(currentGroup);
    if (currentGroup !== undefined) setOpen(new Set([...open, currentGroup]));
  }
  const toggle = (id: string, opened: boolean): void => {
    if (open.has(id) === opened) return;
    const next = new Set(open);
    if (opened) next.add(id);
    else next.delete(id);
    setOpen(next);
  };
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link && list.current) scrollIntoList(list.current, link);
  }, [current]);
  return (
    <div ref={list} className={classes.list}>
      {contents.map((group) => (
        <details
          key={group.id}
          className={classes.group}
          open={open.has(group.id)}
          onToggle={({ currentTarget }) => toggle(group.id, currentTarget.open)}
        >
          <summary>{group.title}</summary>
          <GroupItems group={group} current={current} />
        </details>
      ))}
    </div>
  );
}

/** Scrolls the list, but nothing around it, until a link in it is visible. */
function scrollIntoList(list: HTMLElement, link: HTMLElement): void {
  const [frame, row] = [list.getBoundingClientRect(), link.getBoundingClientRect()];
  if (row.top < frame.top) list.scrollTop -= frame.top - row.top + frame.height / 3;
  else if (row.bottom > frame.bottom) list.scrollTop += row.bottom - frame.bottom + frame.height / 3;
}
