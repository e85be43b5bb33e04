import type { Workspace } from '../../core/assessment/workspace.ts';
import type { Finding, Level } from '../../core/rules/finding.ts';
import { findingEntry, type FindingEntry } from './entry-name.ts';

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
      readonly title: string;
      /** The entry's words, or nothing for a rule. */
      readonly words: string;
      readonly count: number;
      readonly level: Level;
    }
  | { readonly type: 'finding'; readonly key: string; readonly finding: Finding; readonly entry: string };

const weights: Readonly<Record<Level, number>> = { error: 0, violation: 1, notice: 2 };

interface Group {
  readonly title: string;
  readonly words: string;
  readonly findings: { readonly finding: Finding; readonly entry: string }[];
}

/**
 * The findings that the query leaves, as the lines of a list. By entry, groups and findings keep the checker's order,
 * which is the document's; by rule, the heaviest rules come first.
 */
export function arrangeFindings(
  workspace: Workspace,
  findings: readonly Finding[],
  query: FindingsQuery,
): readonly FindingsRow[] {
  const words = query.text.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, Group>();
  const entryOf = entriesByPath(workspace);
  for (const finding of findings) {
    if (query.hidden.has(finding.level)) continue;
    const entry = entryOf(finding);
    if (!hasWords([entry.name, entry.words, finding.message, finding.ruleId], words)) continue;
    const key = query.by === 'entry' ? entry.key : finding.ruleId;
    const group = groups.get(key) ?? {
      title: query.by === 'entry' ? entry.name : finding.ruleId,
      words: query.by === 'entry' ? entry.words : '',
      findings: [],
    };
    group.findings.push({ finding, entry: entry.name });
    groups.set(key, group);
  }
  const ordered = [...groups];
  if (query.by === 'rule') ordered.sort(([, one], [, other]) => weights[worstOf(one)] - weights[worstOf(other)]);
  return ordered.flatMap(([key, group]) => linesOf(key, group));
}

/** Names entries, each once: findings of one entry share the beginning of their path. */
function entriesByPath(workspace: Workspace): (finding: Finding) => FindingEntry {
  const known = new Map<string, FindingEntry>();
  return (finding) => {
    const start = startOf(finding);
    const entry = known.get(start) ?? findingEntry(workspace, finding);
    known.set(start, entry);
    return entry;
  };
}

/** What was made of a finding once: findings keep their identity for as long as they stay, and there may be thousands. */
const starts = new WeakMap<Finding, string>();
const names = new WeakMap<Finding, string>();

/** The document and the beginning of the path, which the findings of one entry share. */
function startOf(finding: Finding): string {
  const known = starts.get(finding);
  if (known !== undefined) return known;
  const { document, path } = finding;
  const second = path.indexOf('/', 1);
  const third = second < 0 ? -1 : path.indexOf('/', second + 1);
  const start = `${document} ${third < 0 ? path : path.slice(0, third)}`;
  starts.set(finding, start);
  return start;
}

/** What tells a finding from others, but for those that say the same of the same place. */
function nameOf(finding: Finding): string {
  const known = names.get(finding);
  if (known !== undefined) return known;
  const name = `${finding.document} ${finding.path} ${finding.ruleId} ${finding.messageId}`;
  names.set(finding, name);
  return name;
}

/**
 * Makes a function that arranges as `arrangeFindings` does and hands out the rows it handed out before where the new
 * ones would be shown alike: then nothing that shows them is rendered.
 */
export function createArranger(): typeof arrangeFindings {
  let last: readonly FindingsRow[] = [];
  return (...of) => {
    const rows = arrangeFindings(...of);
    if (!sameRows(rows, last)) last = rows;
    return last;
  };
}

/** Whether two arrangements would be shown alike: the same findings in the same groups. */
function sameRows(one: readonly FindingsRow[], other: readonly FindingsRow[]): boolean {
  return one === other || (one.length === other.length && one.every((row, at) => sameRow(row, other[at])));
}

function sameRow(one: FindingsRow, other: FindingsRow | undefined): boolean {
  if (one.key !== other?.key) return false;
  if (one.type === 'finding') {
    return other.type === 'finding' && one.finding === other.finding && one.entry === other.entry;
  }
  const { title, words, count, level } = one;
  return (
    other.type === 'group' &&
    other.title === title &&
    other.words === words &&
    other.count === count &&
    other.level === level
  );
}

function hasWords(texts: readonly string[], words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const all = texts.join('\n').toLocaleLowerCase();
  return words.every((word) => all.includes(word));
}

function worstOf({ findings }: Group): Level {
  return findings.reduce<Level>(
    (worst, { finding }) => (weights[finding.level] < weights[worst] ? finding.level : worst),
    'notice',
  );
}

function linesOf(key: string, group: Group): readonly FindingsRow[] {
  const { title, words, findings } = group;
  const seen = new Map<string, number>();
  const head: FindingsRow = {
    type: 'group',
    key: `group ${key}`,
    title,
    words,
    count: findings.length,
    level: worstOf(group),
  };
  const lines = findings.map(({ finding, entry }): FindingsRow => {
    const name = nameOf(finding);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return { type: 'finding', key: `${name} ${String(times)}`, finding, entry };
  });
  return [head, ...lines];
}
