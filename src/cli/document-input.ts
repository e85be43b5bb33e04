/** Reads a file that must be whole: an assessment, a casefile or a desk file from which nothing had to be skipped. */
import type { AnyDocument } from '../core/files/documents.ts';
import { exitCodes, shownName, type ExitCode, type Host } from './host.ts';
import { problemsOf, readInput, withoutPlace, type Input } from './input.ts';

/** A file that was read without skipping anything. */
export type WholeInput = Input & { readonly parsed: Exclude<Input['parsed'], { readonly kind: 'refused' }> };

function report(host: Host, file: string, message: string, line?: number, column?: number): void {
  const place = line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;
  host.err(`${shownName(file)}${place}: ${line === undefined ? message : withoutPlace(message)}\n`);
}

/** Reads a file of any of our formats. Reports what is wrong with it, and then returns undefined. */
export async function readWholeInput(host: Host, file: string): Promise<WholeInput | undefined> {
  const input = await readInput(host, file);
  if ('why' in input) {
    report(host, file, input.why);
    return undefined;
  }
  for (const { message, line, column } of problemsOf(input)) report(host, file, message, line, column);
  const { parsed } = input;
  return parsed.kind === 'refused' || parsed.problems.length > 0 ? undefined : { ...input, parsed };
}

/** Reads an assessment, a casefile or a desk file. Reports what is wrong with it, and then returns undefined. */
export async function readDocument(host: Host, file: string): Promise<AnyDocument | undefined> {
  const input = await readWholeInput(host, file);
  if (!input) return undefined;
  const { parsed } = input;
  if (parsed.kind !== 'review' && parsed.kind !== 'blind-packet') return parsed;
  report(host, file, 'This is a review file or a blind review packet. Give an assessment, a casefile or a desk file.');
  return undefined;
}

/** Runs some work on each file, one after another. Returns the highest exit status. */
export async function onEachFile(
  files: readonly string[],
  work: (file: string) => Promise<ExitCode>,
): Promise<ExitCode> {
  let worst: ExitCode = exitCodes.clean;
  for (const file of files) {
    const exitCode = await work(file);
    if (exitCode > worst) worst = exitCode;
  }
  return worst;
}
