import type { FileProblem } from './problem.ts';

/** The largest file that is read, in bytes: 64 MiB (decisions 3). */
export const maxFileBytes = 64 * 1024 * 1024;

/** How many arrays and objects may stand inside one another (decisions 3). A desk file adds one around its parts. */
export const maxNesting = 64;

/** How many problems of one file are listed before the rest is only counted. */
export const maxListedProblems = 100;

function inMebibytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
}

/** The refusal of a file by its size in bytes alone, before anything of it is read; undefined where it may be read. */
export function sizeProblem(bytes: number): FileProblem | undefined {
  if (bytes <= maxFileBytes) return undefined;
  const message = `The file has ${inMebibytes(bytes)}, and files over ${inMebibytes(maxFileBytes)} are not opened. Split its casefile, or take passages out of it that no claim needs.`;
  return { code: 'too-large', message };
}

/** How many bytes a text has in UTF-8; a lone surrogate, which has none, counts 2. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let unit = 0; unit < text.length; unit += 1) {
    const code = text.charCodeAt(unit);
    if (code >= 0x80) bytes += code >= 0x800 && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/** The refusal of a text by the size that it would have as a file; undefined where it would be read. */
export function textSizeProblem(text: string): FileProblem | undefined {
  return text.length * 3 <= maxFileBytes ? undefined : sizeProblem(utf8Length(text));
}
