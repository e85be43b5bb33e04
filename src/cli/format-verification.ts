/** The output of `verify-origin`: lines of text, or JSON as `assessment-desk.verify-origin/v1`. */
import type { Host } from './host.ts';
import { asLines } from './terminal.ts';
import type { Verdict, Verification } from './verification.ts';
import { counted } from '../core/json/counted.ts';

/** Prints a line for the bag or each of its problems, then a line for each passage. */
export function printVerification(
  { bag, passages, withoutOrigin, problems }: Verification,
  given: string,
  host: Host,
): void {
  for (const { file, message } of problems) host.err(`${file}: ${message}\n`);
  if (bag && bag.problems.length === 0) {
    host.print(
      asLines([`${given}: OK (${counted(bag.verified, 'file matches', 'files match')} the manifests of the bag)`]),
    );
  }
  for (const problem of bag?.problems ?? []) host.print(asLines([`${given}: FAILED (${problem})`]));
  for (const { file, word, why, passageId } of passages) {
    host.print(asLines([`${file}: ${word}${why === undefined ? '' : ` (${why})`}  ${passageId}`]));
  }
  if (withoutOrigin === 0) return;
  host.err(`${given}: ${counted(withoutOrigin, 'passage has', 'passages have')} no origin.\n`);
}

const names: Readonly<Record<Verdict['word'], string>> = {
  OK: 'ok',
  FAILED: 'failed',
  'NOT CHECKED': 'not-checked',
  MISSING: 'missing',
};

/** Formats the result as JSON. Within v1, members may be added, but not removed or changed in meaning. */
export function verificationAsJson({
  version,
  exitCode,
  bag,
  passages,
  withoutOrigin,
  problems,
}: Verification): string {
  const count = (word: Verdict['word']): number => passages.filter((passage) => passage.word === word).length;
  const report = {
    format: 'assessment-desk.verify-origin/v1',
    tool: { name: 'assessment-desk', version },
    exitCode,
    counts: {
      ok: count('OK'),
      failed: count('FAILED'),
      notChecked: count('NOT CHECKED'),
      missing: count('MISSING'),
      withoutOrigin,
    },
    problems,
    bag: bag && { ...bag, valid: bag.problems.length === 0 },
    passages: passages.map(({ word, why, ...passage }) => ({ ...passage, result: names[word], reason: why ?? null })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
