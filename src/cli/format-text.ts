/** The formats of `check` reports: text for people, terminals and editors, and SARIF for other programs. */
import { occurrences } from '../core/json/grouped.ts';
import {
  caution,
  countsOf,
  couldNotBeRead,
  wordFor,
  type Counts,
  type FileReport,
  type Run,
  type IgnoredFinding,
  type PlacedFinding,
  type PlacedProblem,
  type Spot,
} from './report.ts';
import { shownName, onOneLine } from './host.ts';
import { withoutPlace } from './input.ts';
import { counted } from '../core/json/words.ts';
import { convention, authoritySource } from '../core/authority/authority.ts';
import { authorityQuoted } from '../core/authority/quote-authority.ts';
import { schemaRules } from '../core/reference/schema-rules.ts';
import { rules } from '../core/rules/index.generated.ts';
import type { Certainty, Level } from '../core/rules/finding.ts';

// The rules in SARIF reports: their descriptions, and the SARIF names of our levels.

/** The SARIF names of our levels (SARIF 2.1.0, 3.27.10). */
const sarifLevels: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  error: 'error',
  violation: 'warning',
  notice: 'note',
};

/**
 * Returns the `kind` and `level` of a result (3.27.9 and 3.27.10). A result that cannot be checked is `open` and has no
 * SARIF level; our own level is in the property bag.
 */
function kindAndLevelOf(level: Level, certainty: Certainty) {
  if (certainty === 'unchecked') return { kind: 'open', level: 'none' } as const;
  return { kind: 'fail', level: sarifLevels[level] } as const;
}

/** A rule as SARIF describes it (3.49). */
export interface SarifRule {
  readonly id: string;
  readonly shortDescription: { readonly text: string };
  readonly fullDescription?: { readonly text: string };
  readonly help: { readonly text: string; readonly markdown?: string };
  readonly defaultConfiguration: { readonly level: 'error' | 'warning' | 'note' | 'none' };
  readonly properties: Readonly<Record<string, string>>;
}

function semanticRule({ id, level, certainty, authority, docs }: (typeof rules)[number]): SarifRule {
  const { why } = docs;
  const source = authoritySource(authority);
  const words = authorityQuoted(authority);
  return {
    id,
    shortDescription: { text: docs.description },
    fullDescription: { text: why },
    help: {
      text: `${docs.description}\n\n${why}\n\n${docs.fix}\n\n${words}`,
      markdown: `${docs.description}\n\n**Why:** ${why}\n\n**What to do:** ${docs.fix}\n\n**Authority:** ${words}`,
    },
    defaultConfiguration: { level: kindAndLevelOf(level, certainty).level },
    properties: { level, certainty, authority: authority.kind, source },
  };
}

const keywordAuthorities = new Map(schemaRules.map(({ keyword, authority }) => [`schema/${keyword}`, authority]));

/** Describes a rule without its own file: a schema keyword, a code of the reader, or a rule that failed to run. */
function otherRule(id: string, level: Level, certainty: Certainty): SarifRule {
  const [family, name = ''] = id.split('/');
  const authority = keywordAuthorities.get(id) ?? convention();
  const texts: Readonly<Record<string, string>> = {
    schema: `The JSON Schema constraint “${name}” is violated.`,
    file: `The file, or part of it, could not be read (${name}).`,
  };
  const text = texts[family ?? ''] ?? 'The checker could not finish a check.';
  return {
    id,
    shortDescription: { text },
    help: { text: `${text} Each result says what to do.` },
    defaultConfiguration: { level: kindAndLevelOf(level, certainty).level },
    properties: { level, certainty, authority: authority.kind, source: authoritySource(authority) },
  };
}

/** The rule, level and certainty of a result, which describe the rule. */
interface RuleUse {
  readonly id: string;
  readonly level: Level;
  readonly certainty: Certainty;
}

/** Returns every semantic rule, followed by the other rules that results use, in a fixed order. */
function sarifRules(used: readonly RuleUse[]): readonly SarifRule[] {
  const semantic = new Set(rules.map(({ id }) => id));
  const others = new Map<string, RuleUse>();
  for (const use of used) if (!semantic.has(use.id) && !others.has(use.id)) others.set(use.id, use);
  const sorted = [...others.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
  return [...rules.map(semanticRule), ...sorted.map(({ id, level, certainty }) => otherRule(id, level, certainty))];
}

/** Returns a file name as a URI reference (RFC 3986). A relative path stays relative. */
function uriOf(file: string): string {
  if (file === '-') return 'stdin:';
  const slashed = /^[a-z]:\\|\\\\/i.test(file) ? file.replaceAll('\\', '/') : file;
  const encoded = slashed.toWellFormed().split('/').map(encodeURIComponent).join('/');
  if (/^[a-z]%3A\//i.test(encoded)) return `file:///${encoded.replace('%3A', ':')}`;
  return encoded.startsWith('/') ? `file://${encoded}` : encoded;
}

const artifactLocation = (file: string) => ({ artifactLocation: { uri: uriOf(file) } });

/** The location of a value. Columns and offsets count code points (see `columnKind`). No value spans several lines. */
function locationOf({ file, line, column, offset, length }: Spot) {
  const region = {
    ...{ startLine: line, startColumn: column, endLine: line, endColumn: column + length },
    ...{ charOffset: offset, charLength: length },
  };
  return { physicalLocation: { ...artifactLocation(file), region } };
}

function problemLocation({ file, line, column }: PlacedProblem) {
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column ?? 1 } };
  return { physicalLocation: { ...artifactLocation(file), ...region } };
}

interface Result extends RuleUse {
  readonly body: Readonly<Record<string, unknown>>;
}

function problemResult(problem: PlacedProblem): Result {
  const { code, level, message } = problem;
  return {
    ...{ id: `file/${code}`, level, certainty: 'checked' },
    body: {
      message: { text: message },
      locations: [problemLocation(problem)],
      properties: {
        level,
        certainty: 'checked',
        ...(problem.pointer === undefined ? {} : { path: problem.pointer }),
      },
    },
  };
}

function findingResult({ finding, entry, spot, related }: PlacedFinding): Result {
  const { ruleId, level, certainty, message, messageId, data, document, path, span } = finding;
  const logical = { ...(entry === null ? {} : { name: entry }), fullyQualifiedName: `${document}:${path}` };
  return {
    ...{ id: ruleId, level, certainty },
    body: {
      message: { text: message },
      locations: [{ ...locationOf(spot), logicalLocations: [logical] }],
      ...(related.length === 0 ? {} : { relatedLocations: related.map((other) => locationOf(other.spot)) }),
      properties: { level, certainty, messageId, data, document, path, ...(span ? { span } : {}) },
    },
  };
}

/** An ignored finding is a suppressed result (3.27.23), with the reason as its justification (3.35.2). */
function ignoredResult(ignored: IgnoredFinding): Result {
  const result = findingResult(ignored);
  const suppressions = [{ kind: 'external', status: 'accepted', justification: ignored.reason }];
  return { ...result, body: { ...result.body, suppressions } };
}

/** A file that could not be read is a notification of the run (3.58) and not the result of a rule. */
function notificationsOf(files: readonly FileReport[]) {
  const unread = files.filter(({ kind }) => kind === 'unreadable');
  return unread.flatMap(({ file, problems }) =>
    problems.map(({ message }) => ({
      level: 'error',
      message: { text: message },
      locations: [{ physicalLocation: artifactLocation(file) }],
    })),
  );
}

/** Formats a report as SARIF 2.1.0 (OASIS): one run, with the results in the order of the findings. */
export function formatSarif({ version, siteUrl, exitCode, files }: Run, listed: readonly FileReport[]): string {
  const results = listed
    .filter(({ kind }) => kind !== 'unreadable')
    .flatMap(({ problems, findings, ignored = [] }) => [
      ...problems.map(problemResult),
      ...findings.map(findingResult),
      ...ignored.map(ignoredResult),
    ]);
  const rules = sarifRules(results);
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const notifications = notificationsOf(files);
  const run = {
    tool: {
      driver: {
        name: 'assessment-desk',
        semanticVersion: version,
        version,
        ...(siteUrl === undefined ? {} : { informationUri: siteUrl }),
        fullDescription: { text: caution },
        rules,
      },
    },
    columnKind: 'unicodeCodePoints',
    invocations: [
      {
        executionSuccessful: exitCode !== 2,
        exitCode,
        ...(notifications.length === 0 ? {} : { toolExecutionNotifications: notifications }),
      },
    ],
    artifacts: [...new Set(files.map(({ file }) => file))].map((file) => ({ location: { uri: uriOf(file) } })),
    results: results.map(({ id, level, certainty, body }) => ({
      ...{ ruleId: id, ruleIndex: indexes.get(id) ?? -1, ...kindAndLevelOf(level, certainty) },
      ...body,
    })),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 2)}\n`;
}

export interface TextOptions {
  readonly color: boolean;
  /** If a file has no casefile: one line for each rule that cannot be checked, instead of one for each finding. */
  readonly grouped: boolean;
  /** Whether the findings that the configuration ignores have lines, with the reasons. */
  readonly ignored: boolean;
  /** Adds a line with the counts. */
  readonly summary: boolean;
  /** Adds the contract's caution at the end. */
  readonly caution: boolean;
}

type Word = keyof Counts | 'ignored';

/** Select Graphic Rendition parameters (ECMA-48, 8.3.117). */
const colors: Readonly<Record<Word | 'faint' | 'strong', number>> = {
  error: 31,
  violation: 33,
  notice: 36,
  unchecked: 35,
  ignored: 2,
  faint: 2,
  strong: 1,
};

function painter(color: boolean): (text: string, word: Word | 'faint' | 'strong') => string {
  return (text, word) => (color ? `\u001b[${String(colors[word])}m${text}\u001b[0m` : text);
}

interface Line {
  readonly file: string;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly word: Word;
  /** The name of the entry that contains it, if any. */
  readonly entry: string | null;
  readonly message: string;
  readonly rule: string;
}

/** Without a casefile, every entry has findings that cannot be checked. Those of one rule are grouped in one line. */
function linesOf(report: FileReport, grouped: boolean): readonly Line[] {
  if (!grouped || report.casefile !== null) return singleLines(report);
  const unchecked = report.findings.filter(({ finding }) => finding.certainty === 'unchecked');
  const counts = occurrences(unchecked.map(({ finding }) => finding.ruleId));
  const repeated = [...counts].filter(([, count]) => count > 1);
  const single = report.findings.filter(
    ({ finding }) => finding.certainty !== 'unchecked' || counts.get(finding.ruleId) === 1,
  );
  const place = { file: report.file, line: undefined, column: undefined, word: 'unchecked', entry: null } as const;
  const grouping = repeated.map(([rule, count]) => ({
    ...place,
    message: `Cannot be checked in ${String(count)} places.`,
    rule,
  }));
  return [...singleLines({ ...report, findings: single }), ...grouping];
}

function singleLines({ problems, findings }: FileReport): readonly Line[] {
  return [
    ...problems.map(({ file, line, column, level, message, code }) => ({
      ...{ file, line, column, word: level, entry: null },
      message: withoutPlace(message),
      rule: `file/${code}`,
    })),
    ...findings.map(({ finding, entry, spot: { file, line, column } }) => ({
      ...{ file, line, column, word: wordFor(finding), entry },
      message: finding.message,
      rule: finding.ruleId,
    })),
  ];
}

/** The findings that the configuration ignores, each with the reason. */
function ignoredLines({ ignored = [] }: FileReport): readonly Line[] {
  return ignored.map(({ finding, entry, reason, spot: { file, line, column } }) => ({
    ...{ file, line, column, word: 'ignored', entry },
    message: `${finding.message} Ignored: ${reason}`,
    rule: finding.ruleId,
  }));
}

/** Returns the counts as a sentence. */
export function summaryOf(files: readonly FileReport[]): string {
  const { error, violation, notice, unchecked } = countsOf(files);
  const unread = files.filter(couldNotBeRead).length;
  const read = files.length - unread;
  const levels = [
    counted(error, 'error', 'errors'),
    counted(violation, 'violation', 'violations'),
    counted(notice, 'notice', 'notices'),
  ].join(', ');
  const notChecked = unchecked === 0 ? '' : `; ${String(unchecked)} cannot be checked`;
  const ignored = files.reduce((sum, file) => sum + (file.ignored?.length ?? 0), 0);
  const notCounted = ignored === 0 ? '' : `; ${String(ignored)} ignored`;
  const notRead = unread === 0 ? '' : `; ${counted(unread, 'file', 'files')} could not be read`;
  return `${counted(read, 'file', 'files')} checked: ${levels}${notChecked}${notCounted}${notRead}.`;
}

/** Says how to check the findings that need a casefile. */
function hintFor(files: readonly FileReport[]): string | undefined {
  const without = files.filter(({ kind, casefile }) => (kind === 'assessment' || kind === 'desk') && casefile === null);
  if (countsOf(without).unchecked === 0) return undefined;
  return 'Use --casefile FILE to check them, or --verbose to list them.';
}

/** Formats a report as lines for people and editors: `file:line:column: level: entry: message (rule)`. */
export function formatText({ files }: Run, listed: readonly FileReport[], options: TextOptions): string {
  const paint = painter(options.color);
  const lines = listed
    .flatMap((report) => [...linesOf(report, options.grouped), ...(options.ignored ? ignoredLines(report) : [])])
    .map(({ file, line, column, word, entry, message, rule }) => {
      const place = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
      const start = `${onOneLine(shownName(file))}${place}:`;
      const about = entry === null ? '' : `${paint(`${onOneLine(entry)}:`, 'strong')} `;
      return `${start} ${paint(`${word}:`, word)} ${about}${onOneLine(message)} ${paint(`(${rule})`, 'faint')}`;
    });
  const hint = hintFor(files);
  const end = [
    ...(options.summary ? [summaryOf(files), ...(hint === undefined ? [] : [hint])] : []),
    ...(options.caution ? [paint(caution, 'faint')] : []),
  ];
  return [...lines, ...end].map((line) => `${line}\n`).join('');
}
