/** The command `fmt`: writes files in the one form that Assessment Desk writes, and changes nothing else. */
import { writeAssessment, writeCasefile, writeDesk, writeReview } from '../core/files/write.ts';
import { onEachFile, readWholeInput, type WholeInput } from './input.ts';
import { exitCodes, shownName, type ExitCode, type Host } from './host.ts';
import { asLines } from './terminal.ts';

/** The options of `fmt`. */
export interface FormatOptions {
  readonly command: 'fmt';
  readonly files: readonly string[];
  /** Whether files are only compared with their form, and not written. */
  readonly check: boolean;
}

/** The text of a file in the form that Assessment Desk writes. Reading it gives the same document. */
function formatInput({ parsed }: WholeInput): string {
  switch (parsed.kind) {
    case 'assessment':
      return writeAssessment(parsed.assessment);
    case 'casefile':
      return writeCasefile(parsed.casefile);
    case 'review':
      return writeReview(parsed.review);
    case 'desk':
    case 'blind-packet':
      return writeDesk({ ...parsed, ...(parsed.kind === 'blind-packet' && { blind: true }) });
  }
}

async function formatOne(host: Host, file: string, check: boolean): Promise<ExitCode> {
  const input = await readWholeInput(host, file);
  if (!input) return exitCodes.trouble;
  if (input.isEncrypted) {
    host.err(
      `${shownName(file)}: This file is encrypted, and fmt would write it without encryption. Decrypt it first.\n`,
    );
    return exitCodes.trouble;
  }
  const text = formatInput(input);
  const hasMark = input.parsed.notices.some(({ code }) => code === 'byte-order-mark');
  const isSame = input.text === text && !hasMark;
  if (check) {
    if (!isSame) host.print(asLines([shownName(file)]));
    return isSame ? exitCodes.clean : exitCodes.findings;
  }
  if (file === '-') host.out(text);
  if (isSame || file === '-') return exitCodes.clean;
  try {
    await host.write(file, text);
    host.print(asLines([file]));
    return exitCodes.clean;
  } catch (error) {
    host.err(`Could not write “${file}”: ${(error as Error).message}.\n`);
    return exitCodes.trouble;
  }
}

/** Runs the command. A file that cannot be read without loss is reported and left as it is. */
export function runFormat({ files, check }: FormatOptions, host: Host): Promise<ExitCode> {
  return onEachFile(files, (file) => formatOne(host, file, check));
}
