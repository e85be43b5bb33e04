/** The command `compare`: lists in sentences what changed from one file to another. */
import { compareAssessments, compareCasefiles, compareWorkspaces } from '../core/compare/compare.ts';
import type { Difference } from '../core/compare/difference.ts';
import type { JsonObject } from '../core/json/json.ts';
import type { AnyDocument } from '../core/files/read-file.ts';
import { readDocument } from './input.ts';
import { exitCodes, shownName, type ExitCode, type Host } from './host.ts';
import { asLines } from './terminal.ts';

/** The options of `compare`. */
export interface CompareOptions {
  readonly command: 'compare';
  readonly before: string;
  readonly after: string;
  readonly format: 'text' | 'json';
  /** Whether each field of a changed entry has its own line. */
  readonly verbose: boolean;
}

/**
 * Compares the parts that both files have: two drafts, two assessments or two casefiles. Undefined if they have none.
 */
function differencesOf(before: AnyDocument, after: AnyDocument): readonly Difference[] | undefined {
  if (before.kind === 'desk' && after.kind === 'desk') return compareWorkspaces(before, after);
  if (before.kind !== 'casefile' && after.kind !== 'casefile') {
    return compareAssessments(before.assessment, after.assessment);
  }
  const [one, other] = [before, after].map((document) => (document.kind === 'assessment' ? null : document.casefile));
  return one && other ? compareCasefiles(one as unknown as JsonObject, other as unknown as JsonObject) : undefined;
}

function asText(differences: readonly Difference[], verbose: boolean): string {
  return asLines(
    differences.flatMap(({ sentence, fields }) => [
      sentence,
      ...(verbose ? fields.map((field) => `  ${field.sentence}`) : []),
    ]),
  );
}

/** Formats the result as JSON. Within v1, members may be added, but not removed or changed in meaning. */
function asJson(differences: readonly Difference[], { before, after }: CompareOptions, version: string): string {
  const result = {
    format: 'assessment-desk.compare/v1',
    tool: { name: 'assessment-desk', version },
    before,
    after,
    differences: differences.map(({ kind, document, section, entry, places, sentence, fields }) => ({
      kind,
      document,
      section,
      entry: entry?.id ?? null,
      before: places.before ?? null,
      after: places.after ?? null,
      sentence,
      fields: fields.map((field) => ({
        kind: field.kind,
        name: field.name,
        before: field.places.before ?? null,
        after: field.places.after ?? null,
        sentence: field.sentence,
      })),
    })),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** Runs the command. As with `diff`, the exit status is 0 if nothing differs, and 1 otherwise. */
export async function runCompare(options: CompareOptions, host: Host): Promise<ExitCode> {
  const before = await readDocument(host, options.before);
  const after = await readDocument(host, options.after);
  if (!before || !after) return exitCodes.trouble;
  const differences = differencesOf(before, after);
  if (!differences) {
    const names = `“${shownName(options.before)}” and “${shownName(options.after)}”`;
    host.err(`${names} cannot be compared: one has no assessment, and the other no casefile.\n`);
    return exitCodes.trouble;
  }
  if (options.format === 'json') host.out(asJson(differences, options, host.version));
  else host.print(asText(differences, options.verbose));
  return differences.length === 0 ? exitCodes.clean : exitCodes.findings;
}
