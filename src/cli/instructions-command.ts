/** The command `instructions`: prints instructions for a language model, with the sources of a file if one is given. */
import { contractInstructions, draftInstructions, everyPart } from '../core/reference/instructions.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { casefileFingerprint } from '../library/document.ts';
import { sha256, exitCodes, shownName, type ExitCode, type Host } from './host.ts';
import { readInput, type Input } from './input.ts';

/** The options of `instructions`. */
export interface InstructionsOptions {
  readonly command: 'instructions';
  /** A casefile, an assessment or a desk file; undefined for the contract alone. */
  readonly file: string | undefined;
}

/** The draft that a file is opened as; undefined if it cannot be one. */
function draftIn({ parsed }: Input): Workspace | undefined {
  if (parsed.kind === 'refused' || parsed.kind === 'review') return undefined;
  if (parsed.kind === 'assessment') return { title: '', assessment: parsed.assessment, casefile: null };
  if (parsed.kind !== 'casefile') return { title: '', assessment: parsed.assessment, casefile: parsed.casefile };
  const { casefile } = parsed;
  const assessment = { casefile_fingerprint_sha256: casefileFingerprint(casefile, sha256) };
  return { title: casefile.title, assessment, casefile };
}

/** Prints the instructions. Problems with the file go to standard error. */
export async function runInstructions({ file }: InstructionsOptions, host: Host): Promise<ExitCode> {
  if (file === undefined) {
    host.out(contractInstructions());
    return exitCodes.clean;
  }
  const input = await readInput(host, file);
  const problems = 'why' in input ? [input.why] : input.parsed.problems.map(({ message }) => message);
  for (const problem of problems) host.err(`${shownName(file)}: ${problem}\n`);
  const draft = 'why' in input ? undefined : draftIn(input);
  if (!draft) {
    if (problems.length === 0) host.err(`${shownName(file)}: This is not a casefile, an assessment or a desk file.\n`);
    return exitCodes.trouble;
  }
  host.out(draftInstructions(draft, everyPart(draft)));
  return exitCodes.clean;
}
