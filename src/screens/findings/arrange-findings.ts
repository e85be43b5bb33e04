/** Filters findings by level and search words, and groups them by entry or rule into the rows of the list. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { grouped } from '../../core/json/grouped.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { findingEntry, findingEntryKey, type FindingEntry } from '../../shared/finding-entry.ts';

/** What the findings are grouped by. */
export type Grouping = 'entry' | 'rule';

/** Which findings are listed, and how. */
export interface FindingsQuery {
  readonly by: Grouping;
  /** The only levels that are listed; empty for all. */
  readonly levels: ReadonlySet<Level>;
  readonly text: string;
  /** The rules whose notices are all listed by entry, however many there are. */
  readonly open?: ReadonlySet<string>;
}

/** One line of the list: the heading of a rule, a finding, or many notices of a rule. Keys are unique in a list. */
export type FindingsRow =
  | {
      readonly type: 'group';
      readonly key: string;
      /** The first finding of the group, which identifies the rule. */
      readonly first: Finding;
      readonly count: number;
      readonly level: Level;
    }
  | { readonly type: 'finding'; readonly key: string; readonly finding: Finding }
  | {
      readonly type: 'many';
      readonly key: string;
      readonly first: Finding;
      readonly count: number;
      readonly isOpen: boolean;
    };

/** By entry, this many notices of a rule are one line. */
const minFolded = 5;

const levelRanks: Readonly<Record<Level, number>> = { error: 0, violation: 1, notice: 2 };

/**
 * Returns the findings that match the query, as rows of a list. Errors or rules with the highest level come first;
 * otherwise the checker’s order stays, which is the document’s. Entries have no heading. The workspace is needed only
 * for a search; otherwise the rows look up names and words themselves.
 */
export function arrangeFindings(
  workspace: Workspace | null,
  findings: readonly Finding[],
  query: FindingsQuery,
): readonly FindingsRow[] {
  return folded(
    groupsOf(workspace, findings, query, noGroups).flatMap(({ lines }) => lines),
    query,
  );
}

/** By entry and without a search, replaces many notices of a rule by one line, which they follow if it is open. */
function folded(rows: readonly FindingsRow[], query: FindingsQuery): readonly FindingsRow[] {
  if (query.by === 'rule' || hasSearchWords(query)) return rows;
  const ruleOf = (row: FindingsRow): string | undefined =>
    row.type === 'finding' && row.finding.level === 'notice' ? row.finding.ruleId : undefined;
  const byRule = grouped(rows, ruleOf);
  return rows.flatMap((row) => {
    const ruleId = ruleOf(row);
    const many = byRule.get(ruleId) ?? [];
    if (ruleId === undefined || row.type !== 'finding' || many.length < minFolded) return row;
    if (row !== many[0]) return [];
    const isOpen = query.open?.has(ruleId) ?? false;
    const line = { type: 'many', key: `many ${ruleId}`, first: row.finding, count: many.length, isOpen } as const;
    return [line, ...(isOpen ? many : [])];
  });
}

/** The findings of one group and their rows. */
interface Group {
  readonly key: string;
  readonly by: Grouping;
  readonly findings: readonly Finding[];
  readonly lines: readonly FindingsRow[];
}

type Groups = ReadonlyMap<string, Group>;

const noGroups: Groups = new Map();

/** Returns the groups in order, reusing a previous group if its findings are the same. */
function groupsOf(
  workspace: Workspace | null,
  findings: readonly Finding[],
  query: FindingsQuery,
  previousGroups: Groups,
): readonly Group[] {
  const words = wordsOf(query);
  const entryOf = workspace && entriesByPath(workspace);
  const isShown = (finding: Finding): boolean =>
    (query.levels.size === 0 || query.levels.has(finding.level)) &&
    (words.length === 0 || hasWords(textsOf(finding, entryOf?.(finding)), words));
  const keyOf = (finding: Finding): string =>
    query.by === 'entry' ? `${finding.level} ${findingEntryKey(finding)}` : finding.ruleId;
  const groups = grouped(findings.filter(isShown), keyOf);
  const ordered = [...groups].sort(
    ([, one], [, other]) => levelRanks[highestLevelOf(one)] - levelRanks[highestLevelOf(other)],
  );
  return ordered.map(([key, group]) => {
    const previous = previousGroups.get(key);
    const isSame = previous?.by === query.by && sameFindings(previous.findings, group);
    return isSame ? previous : { key, by: query.by, findings: group, lines: linesOf(key, group, query.by) };
  });
}

function sameFindings(one: readonly Finding[], other: readonly Finding[]): boolean {
  return one.length === other.length && one.every((finding, at) => finding === other[at]);
}

/** Returns true if the query contains search words. */
export function hasSearchWords(query: FindingsQuery): boolean {
  return wordsOf(query).length > 0;
}

function wordsOf({ text }: FindingsQuery): readonly string[] {
  return text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
}

function textsOf({ message, ruleId }: Finding, entry: FindingEntry | undefined): readonly string[] {
  return entry ? [entry.name, entry.words, message, ruleId] : [message, ruleId];
}

/** Returns a function that looks up the entry of a finding, once per entry. */
function entriesByPath(workspace: Workspace): (finding: Finding) => FindingEntry {
  const entries = new Map<string, FindingEntry>();
  return (finding) => {
    const key = findingEntryKey(finding);
    const entry = entries.get(key) ?? findingEntry(workspace, finding);
    entries.set(key, entry);
    return entry;
  };
}

/** Returns a key for a finding. Findings with the same rule and message at the same place share it. */
function keyOf(finding: Finding): string {
  return `${finding.document} ${finding.path} ${finding.ruleId} ${finding.messageId}`;
}

/**
 * Returns a function that arranges as `arrangeFindings` does and reuses earlier rows that look the same, so that they
 * are not rendered again. An edit changes the findings of one entry among thousands; the rows of all other groups stay.
 */
export function createArranger(): typeof arrangeFindings {
  let groups = noGroups;
  let last: readonly FindingsRow[] = [];
  return (...of) => {
    const arranged = groupsOf(...of, groups);
    groups = new Map(arranged.map((group) => [group.key, group]));
    const rows = folded(
      arranged.flatMap(({ lines }) => lines),
      of[2],
    );
    if (!sameRows(rows, last)) last = rows;
    return last;
  };
}

/** Returns true if two arrangements look the same: the same findings in the same groups. */
function sameRows(one: readonly FindingsRow[], other: readonly FindingsRow[]): boolean {
  return one === other || (one.length === other.length && one.every((row, at) => sameRow(row, other[at])));
}

function sameRow(one: FindingsRow, other: FindingsRow | undefined): boolean {
  if (one === other) return true;
  if (one.key !== other?.key) return false;
  if (one.type === 'finding') return other.type === 'finding' && one.finding === other.finding;
  const { first, count } = one;
  if (one.type === 'many') {
    return other.type === 'many' && other.first === first && other.count === count && other.isOpen === one.isOpen;
  }
  const { level } = one;
  return other.type === 'group' && other.first === first && other.count === count && other.level === level;
}

function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  const all = texts.join('\n').toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

function highestLevelOf(findings: readonly Finding[]): Level {
  return findings.reduce<Level>(
    (highest, { level }) => (levelRanks[level] < levelRanks[highest] ? level : highest),
    'notice',
  );
}

function linesOf(key: string, findings: readonly Finding[], by: Grouping): readonly FindingsRow[] {
  const [first] = findings;
  if (!first) return [];
  const seen = new Map<string, number>();
  const level = highestLevelOf(findings);
  const head: FindingsRow = { type: 'group', key: `group ${key}`, first, count: findings.length, level };
  const lines = findings.map((finding): FindingsRow => {
    const baseKey = keyOf(finding);
    const times = (seen.get(baseKey) ?? 0) + 1;
    seen.set(baseKey, times);
    return { type: 'finding', key: `${baseKey} ${String(times)}`, finding };
  });
  // Most entries have one finding, which names its entry itself.
  return by === 'rule' ? [head, ...lines] : lines;
}
