import { decodeUtf8 } from '../core/files/decode.ts';
import { casefileFingerprint, passageId } from '../library/names.ts';
import { sha256 } from './digest.ts';
import { exitCodes, InputError, shownName, type ExitCode, type Host } from './host.ts';
import { readInput } from './input.ts';

/** What a file is called by, or why it has no name; `asides` are said on standard error either way. */
interface Named {
  readonly name?: string;
  readonly asides: readonly string[];
}

/** The passage id of an exact text. Unlike a passage in the desk, it may be of no text at all. */
async function passageNameOf(host: Host, file: string): Promise<Named> {
  try {
    const bytes = await host.read(file);
    const decoded = bytes.length === 0 ? ({ ok: true, text: '', notices: [] } as const) : decodeUtf8(bytes, 'passage');
    if (!decoded.ok) return { asides: [decoded.problem.message] };
    return { name: passageId(decoded.text, sha256), asides: decoded.notices.map(({ message }) => message) };
  } catch (error) {
    if (error instanceof InputError) return { asides: [error.message] };
    throw error;
  }
}

/** The fingerprint of a casefile that was taken whole: of a part of it, it would be another casefile's. */
async function casefileNameOf(host: Host, file: string): Promise<Named> {
  const input = await readInput(host, file);
  if ('why' in input) return { asides: [input.why] };
  const { parsed } = input;
  const problems = parsed.problems.map(({ message }) => message);
  if (parsed.kind === 'refused' || problems.length > 0) return { asides: problems };
  const casefile = parsed.kind === 'assessment' || parsed.kind === 'review' ? null : parsed.casefile;
  if (!casefile) return { asides: ['This is no casefile, and no desk file that has one.'] };
  const asides = parsed.notices.map(({ message }) => message);
  return { name: casefileFingerprint(casefile, sha256), asides };
}

const ways = { hash: passageNameOf, fingerprint: casefileNameOf } as const;

/** Prints the names of files, each with its file behind two spaces, as `sha256sum` does. */
export async function runNames(
  { command, files }: { readonly command: 'hash' | 'fingerprint'; readonly files: readonly string[] },
  host: Host,
): Promise<ExitCode> {
  let exitCode: ExitCode = exitCodes.clean;
  for (const file of files) {
    const { name, asides } = await ways[command](host, file);
    for (const aside of asides) host.err(`${shownName(file)}: ${aside}\n`);
    if (name === undefined) exitCode = exitCodes.trouble;
    else host.out(`${name}  ${file}\n`);
  }
  return exitCode;
}
