/** The commands `hash` and `fingerprint`: print the passage ID or the casefile fingerprint of each file. */
import { decodeUtf8 } from '../core/files/decode.ts';
import { casefileFingerprint, passageId } from '../library/document.ts';
import { sha256, exitCodes, InputError, shownName, type ExitCode, type Host } from './host.ts';
import { readInput } from './input.ts';
import { asLines } from './terminal.ts';

/** The identifier of a file, if it has one. The `notes` go to standard error in any case. */
interface NameResult {
  readonly name?: string;
  readonly notes: readonly string[];
}

/** Returns the passage ID of an exact text. Unlike a passage in a casefile, the text may be empty. */
async function passageNameOf(host: Host, file: string): Promise<NameResult> {
  try {
    const bytes = await host.read(file);
    const decoded = bytes.length === 0 ? ({ ok: true, text: '', notices: [] } as const) : decodeUtf8(bytes, 'passage');
    if (!decoded.ok) return { notes: [decoded.problem.message] };
    return { name: passageId(decoded.text, sha256), notes: decoded.notices.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof InputError) return { notes: [error.message] };
    throw error;
  }
}

/**
 * Returns the fingerprint of a casefile. If parts were skipped, it has none, because it would belong to another
 * casefile.
 */
async function casefileNameOf(host: Host, file: string): Promise<NameResult> {
  const input = await readInput(host, file);
  if ('why' in input) return { notes: [input.why] };
  const { parsed } = input;
  const problems = parsed.problems.map(({ message }) => message);
  if (parsed.kind === 'refused' || problems.length > 0) return { notes: problems };
  const casefile = parsed.kind === 'assessment' || parsed.kind === 'review' ? null : parsed.casefile;
  if (!casefile) return { notes: ['This is not a casefile or a desk file with a casefile.'] };
  const notes = parsed.notices.map(({ message }) => message);
  return { name: casefileFingerprint(casefile, sha256), notes };
}

const nameFunctions = { hash: passageNameOf, fingerprint: casefileNameOf } as const;

/** Prints the identifier of each file, two spaces and the file name, as `sha256sum` does. */
export async function runNameCommand(
  { command, files }: { readonly command: 'hash' | 'fingerprint'; readonly files: readonly string[] },
  host: Host,
): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  for (const file of files) {
    const { name, notes } = await nameFunctions[command](host, file);
    for (const note of notes) host.err(`${shownName(file)}: ${note}\n`);
    if (name === undefined) exitCode = exitCodes.trouble;
    else host.print(asLines([`${name}  ${file}`]));
  }
  return exitCode;
}
