/** Reads the casefile to check against, from its own file or from a desk file. */
import { reportOnReading, reportOnUnreadable, type CasefileInput } from './check-file.ts';
import { shownName, type Host } from './host.ts';
import { readInput, type Input } from './input.ts';
import type { FileReport } from './report.ts';

function casefileOf(input: Input): CasefileInput | undefined {
  const { parsed } = input;
  const casefile = parsed.kind === 'casefile' || parsed.kind === 'desk' ? parsed.casefile : null;
  return casefile ? { input, casefile } : undefined;
}

/** Reports that a file does not contain a casefile. */
function noCasefile({ file }: Input): FileReport {
  return reportOnUnreadable({ file, why: `“${shownName(file)}” is not a casefile or a desk file with a casefile.` });
}

/** A casefile and the reports on its file. `ok` is false if the run cannot continue. */
export interface ReadCasefile {
  readonly given?: CasefileInput;
  readonly reports: readonly FileReport[];
  readonly ok: boolean;
}

/** Reads a casefile, if one is named. */
export async function readCasefile(host: Host, file: string | undefined): Promise<ReadCasefile> {
  if (file === undefined) return { reports: [], ok: true };
  const input = await readInput(host, file);
  if ('why' in input) return { reports: [reportOnUnreadable(input)], ok: false };
  const read = reportOnReading(input);
  if (read.kind === 'refused') return { reports: [read], ok: false };
  const given = casefileOf(input);
  if (!given) return { reports: [noCasefile(input)], ok: false };
  return { given, reports: read.problems.length === 0 ? [] : [read], ok: true };
}
