/** The command `check`: reads files, checks them and writes the report, once or after every change. */
import { namedOrNearest, type Configuration, type Ignore, configurationName } from './configuration.ts';
import {
  exitCodeOf,
  onlyFrom,
  type FileReport,
  type IgnoredFinding,
  type PlacedFinding,
  type Run,
  caution,
  countsOf,
  type PlacedProblem,
  type Spot,
} from './report.ts';
import { checkFile, reportOnUnreadable, readCasefile } from './check-file.ts';
import { formatSarif, formatText } from './format-text.ts';
import { exitCodes, InputError, type ExitCode, type Host, overwritesInput, writeOutput } from './host.ts';
import { readInput } from './input.ts';
import type { CheckOptions } from './options.ts';
import type { Finding } from '../core/rules/finding.ts';
import { watch } from 'node:fs';
import { basename, dirname, resolve, join } from 'node:path';

// The option `--watch` of `check`: checks again after each change of an input.

// Watches files for changes, also while editors replace them.

/** How long no change must follow before it is reported, in ms: a program writes a file in several steps. */
const pause = 100;

/**
 * Calls `onChange` once, after one of these files was changed, created, replaced or deleted. Returns a function that
 * ends the watching. Watches folders, because many editors write a new file and rename it. Files in a folder that does
 * not exist are not watched.
 */
function watchFiles(files: readonly string[], onChange: () => void): () => void {
  const namesIn = new Map<string, Set<string>>();
  for (const file of files.map((each) => resolve(each))) {
    const names = namesIn.get(dirname(file)) ?? new Set();
    namesIn.set(dirname(file), names.add(basename(file)));
  }
  let timer: NodeJS.Timeout | undefined;
  const noteChange = (): void => {
    clearTimeout(timer);
    timer = setTimeout(onChange, pause);
  };
  const watchers = [...namesIn].flatMap(([folder, names]) => {
    try {
      const watcher = watch(folder, (_, name) => {
        // Some systems do not say which file it was.
        if (name === null || names.has(name)) noteChange();
      });
      // A folder can be deleted while it is watched.
      return [watcher.on('error', noteChange)];
    } catch {
      return [];
    }
  });
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** The casefile that the configuration names; undefined if there is none, or if the configuration cannot be read. */
async function configuredCasefile({ config }: CheckOptions, host: Host): Promise<string | undefined> {
  try {
    const read = await namedOrNearest(config, host);
    return 'configuration' in read ? read.configuration.casefile : undefined;
  } catch {
    // The check reports it.
    return undefined;
  }
}

/** The files that the result depends on. A configuration can be created in any of the folders. */
async function inputsOf(options: CheckOptions, host: Host): Promise<readonly string[]> {
  const { files, casefile, config } = options;
  const nearest = (): readonly string[] => host.folders.map((folder) => join(folder, configurationName));
  const configurations = config === undefined ? nearest() : config === null ? [] : [config];
  const used = casefile ?? (await configuredCasefile(options, host));
  return [...files, ...configurations, ...(used === undefined ? [] : [used])];
}

/** Moves to the top of an empty terminal, and deletes what could be scrolled back to. */
const clear = '\u001b[2J\u001b[3J\u001b[H';

/** Checks files, and again after each change, until the process is stopped. */
export async function watchAndCheck(options: CheckOptions, host: Host): Promise<never> {
  for (;;) {
    const files = await inputsOf(options, host);
    let end = (): void => undefined;
    // Watching begins before the check, so that a change during it is not missed.
    const changed = new Promise<void>((resolve) => {
      end = watchFiles(files, resolve);
    });
    if (host.outIsTerminal && options.output === undefined) host.print(clear);
    await runCheck(options, host);
    host.err('\n');
    host.err('Waiting for changes. Press Ctrl+C to stop.\n');
    await changed;
    end();
  }
}

// The JSON format of `check` reports, `assessment-desk.check/v1`.

function problemJson({ code, level, message, file, line, column, pointer }: PlacedProblem) {
  return { code, level, message, file, line: line ?? null, column: column ?? null, pointer: pointer ?? null };
}

function placeJson({ file, line, column }: Spot) {
  return { file, line, column };
}

function spanJson({ span }: Finding) {
  return span ? { start: span.start, end: span.end, offset_encoding: 'unicode-code-point' } : null;
}

function findingJson({ finding, entry, spot, related }: PlacedFinding) {
  const { ruleId, messageId, data, level, certainty, message, document, path } = finding;
  return {
    ...{ ruleId, messageId, data, level, certainty, message, document, entry, path },
    ...placeJson(spot),
    related: related.map((other) => ({ path: other.path, ...placeJson(other.spot) })),
    span: spanJson(finding),
  };
}

function fileJson(report: FileReport, listed: FileReport) {
  const { file, kind, casefile } = report;
  return {
    ...{ file, kind, casefile, counts: countsOf([report]) },
    problems: listed.problems.map(problemJson),
    findings: listed.findings.map(findingJson),
    ignored: (listed.ignored ?? []).map((ignored) => ({ ...findingJson(ignored), reason: ignored.reason })),
  };
}

/**
 * Formats a report as JSON, format `assessment-desk.check/v1`. Within v1, members may be added, but not removed or
 * changed in meaning. `counts` include all findings, even if `listed` has fewer.
 */
function formatJson(run: Run, listed: readonly FileReport[]): string {
  const { version, failOn, exitCode, files } = run;
  const report = {
    format: 'assessment-desk.check/v1',
    tool: { name: 'assessment-desk', version },
    contract: 'ww3.assessment/v1',
    caution,
    ...{ failOn, exitCode, counts: countsOf(files) },
    files: files.map((file, index) => fileJson(file, listed[index] ?? file)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

// Applies a configuration to the reports on files: changes levels, leaves findings out, and separates ignored ones.

function ignoreFor({ finding, entry }: PlacedFinding, ignores: readonly Ignore[]): Ignore | undefined {
  return ignores.find((ignore) => ignore.rule === finding.ruleId && (ignore.entry ?? entry) === entry);
}

/** Returns the reports with the configuration applied, and the ignores that matched no finding. */
function applyConfiguration(
  reports: readonly FileReport[],
  { levels, ignores }: Configuration,
): { readonly reports: readonly FileReport[]; readonly unused: readonly Ignore[] } {
  const used = new Set<Ignore>();
  const apply = (report: FileReport): FileReport => {
    const ignored: IgnoredFinding[] = [];
    const findings = report.findings.flatMap((placed): readonly PlacedFinding[] => {
      const { finding } = placed;
      const level = levels.get(finding.ruleId) ?? finding.level;
      if (level === 'off') return [];
      const ignore = ignoreFor(placed, ignores);
      if (!ignore) return [{ ...placed, finding: { ...finding, level } }];
      used.add(ignore);
      ignored.push({ ...placed, reason: ignore.reason });
      return [];
    });
    return { ...report, findings, ignored };
  };
  return { reports: reports.map(apply), unused: ignores.filter((ignore) => !used.has(ignore)) };
}

async function reportsOf(host: Host, { files, casefile, stdinName }: CheckOptions): Promise<readonly FileReport[]> {
  const { given, reports, ok } = await readCasefile(host, casefile);
  if (!ok) return reports;
  const all = [...reports];
  // Files are read one after another, so that only one is in memory at a time.
  for (const file of files) {
    const input = await readInput(host, file, file === '-' ? stdinName : undefined);
    all.push('why' in input ? reportOnUnreadable(input) : checkFile(input, given));
  }
  return all;
}

function usesColor({ color, output }: CheckOptions, { env, outIsTerminal }: Host): boolean {
  if (color !== 'auto') return color === 'always';
  return outIsTerminal && output === undefined && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb';
}

/** Reads the configuration that is named, or the nearest one. Undefined if it cannot be used, which is reported. */
async function configurationFor({ config }: CheckOptions, host: Host): Promise<Configuration | undefined> {
  try {
    const read = await namedOrNearest(config, host);
    if ('configuration' in read) return read.configuration;
    for (const { file, line, column, message } of read.problems) {
      host.err(`${file}:${String(line)}:${String(column)}: ${message}\n`);
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    host.err(`assessment-desk: ${error.message}\n`);
  }
  return undefined;
}

/** Says which entries of the configuration no longer match anything, so that they can be deleted. */
function reportUnused(unused: readonly Ignore[], host: Host): void {
  for (const { rule, entry, spot } of unused) {
    const what = entry === undefined ? rule : `${rule} of ${entry}`;
    host.err(`${spot.file}:${String(spot.line)}:${String(spot.column)}: No finding matches ${what}. Delete this.\n`);
  }
}

function render(run: Run, options: CheckOptions, host: Host): string {
  const { format, quiet, verbose, output } = options;
  const listed = quiet ? onlyFrom(run.files, run.failOn) : run.files;
  if (format === 'json') return formatJson(run, listed);
  if (format === 'sarif') return formatSarif(run, listed);
  return formatText(run, listed, {
    color: usesColor(options, host),
    summary: !quiet,
    grouped: !verbose,
    ignored: verbose,
    caution: !quiet && host.outIsTerminal && output === undefined,
  });
}

/** Checks files and reports on them. */
export async function runCheck(given: CheckOptions, host: Host): Promise<ExitCode> {
  const configuration = await configurationFor(given, host);
  if (!configuration) return exitCodes.trouble;
  const options = { ...given, casefile: given.casefile ?? configuration.casefile };
  const { output, casefile } = options;
  if (await overwritesInput(output, [...options.files, casefile], host)) return exitCodes.trouble;
  const { reports: files, unused } = applyConfiguration(await reportsOf(host, options), configuration);
  reportUnused(unused, host);
  const failOn = options.failOn ?? configuration.failOn ?? 'error';
  const exitCode = exitCodeOf(files, failOn);
  const text = render({ version: host.version, siteUrl: host.siteUrl, failOn, exitCode, files }, options, host);
  const print = options.format === 'text' ? host.print : host.out;
  return (await writeOutput(output, text, host, print)) ? exitCode : exitCodes.trouble;
}
