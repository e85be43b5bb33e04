import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { findingEntry, findingEntryKey, type FindingEntry } from './entry-name.ts';

/** What the findings are put together by. */
export type Grouping = 'entry' | 'rule';

/** Which findings are listed, and how. */
export interface FindingsQuery {
  readonly by: Grouping;
  /** The levels that are left out. */
  readonly hidden: ReadonlySet<Level>;
  readonly text: string;
}

/** One line of the list: the head of a group, or a finding. Keys are unique in one arrangement. */
export type FindingsRow =
  | {
      readonly type: 'group';
      readonly key: string;
      readonly by: Grouping;
      /** The first of the group's findings: it tells which entry, or which rule, the group is of. */
      readonly first: Finding;
      readonly count: number;
      readonly level: Level;
    }
  | { readonly type: 'finding'; readonly key: string; readonly finding: Finding };

const weights: Readonly<Record<Level, number>> = { error: 0, violation: 1, notice: 2 };

/**
 * The findings that the query leaves, as the lines of a list. By entry, groups and findings keep the checker's order,
 * which is the document's; by rule, the heaviest rules come first. What an entry is called and what it says is looked
 * up by the rows that show it; here it matters only to a search: only then is there need of a workspace.
 */
export function arrangeFindings(
  workspace: Workspace | null,
  findings: readonly Finding[],
  query: FindingsQuery,
): readonly FindingsRow[] {
  return groupsOf(workspace, findings, query, noGroups).flatMap(({ lines }) => lines);
}

/** The findings of one group, and the lines that they come to. */
interface Group {
  readonly key: string;
  readonly by: Grouping;
  readonly findings: readonly Finding[];
  readonly lines: readonly FindingsRow[];
}

type Groups = ReadonlyMap<string, Group>;

const noGroups: Groups = new Map();

/** The groups in their order; one of `before` where it has the same findings still. */
function groupsOf(
  workspace: Workspace | null,
  findings: readonly Finding[],
  query: FindingsQuery,
  before: Groups,
): readonly Group[] {
  const words = wordsOf(query);
  const groups = new Map<string, Finding[]>();
  const entryOf = workspace && entriesByPath(workspace);
  for (const finding of findings) {
    if (query.hidden.has(finding.level)) continue;
    if (words.length > 0 && !hasWords(textsOf(finding, entryOf?.(finding)), words)) continue;
    const key = query.by === 'entry' ? findingEntryKey(finding) : finding.ruleId;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const ordered = [...groups];
  if (query.by === 'rule') ordered.sort(([, one], [, other]) => weights[worstOf(one)] - weights[worstOf(other)]);
  return ordered.map(([key, group]) => {
    const known = before.get(key);
    const isSame = known?.by === query.by && sameFindings(known.findings, group);
    return isSame ? known : { key, by: query.by, findings: group, lines: linesOf(key, group, query.by) };
  });
}

function sameFindings(one: readonly Finding[], other: readonly Finding[]): boolean {
  return one.length === other.length && one.every((finding, at) => finding === other[at]);
}

/** Whether the query asks for words, some of which may be an entry's own. */
export function asksForWords(query: FindingsQuery): boolean {
  return wordsOf(query).length > 0;
}

function wordsOf({ text }: FindingsQuery): readonly string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

function textsOf({ message, ruleId }: Finding, entry: FindingEntry | undefined): readonly string[] {
  return entry ? [entry.name, entry.words, message, ruleId] : [message, ruleId];
}

/** Names entries, each once. */
function entriesByPath(workspace: Workspace): (finding: Finding) => FindingEntry {
  const known = new Map<string, FindingEntry>();
  return (finding) => {
    const key = findingEntryKey(finding);
    const entry = known.get(key) ?? findingEntry(workspace, finding);
    known.set(key, entry);
    return entry;
  };
}

/** What tells a finding from others, but for those that say the same of the same place. */
function nameOf(finding: Finding): string {
  return `${finding.document} ${finding.path} ${finding.ruleId} ${finding.messageId}`;
}

/**
 * Makes a function that arranges as `arrangeFindings` does and hands out the rows it handed out before where the new
 * ones would be shown alike: then nothing that shows them is rendered. Of thousands of findings an edit changes those of
 * one entry: the lines of all other groups are those of before.
 */
export function createArranger(): typeof arrangeFindings {
  let groups = noGroups;
  let last: readonly FindingsRow[] = [];
  return (...of) => {
    const arranged = groupsOf(...of, groups);
    groups = new Map(arranged.map((group) => [group.key, group]));
    const rows = arranged.flatMap(({ lines }) => lines);
    if (!sameRows(rows, last)) last = rows;
    return last;
  };
}

/** Whether two arrangements would be shown alike: the same findings in the same groups. */
function sameRows(one: readonly FindingsRow[], other: readonly FindingsRow[]): boolean {
  return one === other || (one.length === other.length && one.every((row, at) => sameRow(row, other[at])));
}

function sameRow(one: FindingsRow, other: FindingsRow | undefined): boolean {
  if (one === other) return true;
  if (one.key !== other?.key) return false;
  if (one.type === 'finding') return other.type === 'finding' && one.finding === other.finding;
  const { by, first, count, level } = one;
  return (
    other.type === 'group' && other.by === by && other.first === first && other.count === count && other.level === level
  );
}

function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const all = texts.join('\n').toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

function worstOf(findings: readonly Finding[]): Level {
  return findings.reduce<Level>((worst, { level }) => (weights[level] < weights[worst] ? level : worst), 'notice');
}

function linesOf(key: string, findings: readonly Finding[], by: Grouping): readonly FindingsRow[] {
  const [first] = findings;
  if (!first) return [];
  const seen = new Map<string, number>();
  const level = worstOf(findings);
  const head: FindingsRow = { type: 'group', key: `group ${key}`, by, first, count: findings.length, level };
  const lines = findings.map((finding): FindingsRow => {
    const name = nameOf(finding);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { type: 'finding', key: `${name} ${String(times)}`, finding };
  });
  return [head, ...lines];
}
