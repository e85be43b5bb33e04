/** The limits of files that can be opened (bytes, nesting, values, entries, links), and the size problems. */
import type { FileProblem } from './problem.ts';

/** The largest file that can be opened, in bytes: 64 MiB. */
export const maxFileBytes = 64 * 1024 * 1024;

/** The maximum number of levels of nested arrays and objects. A desk file adds one level around its parts. */
export const maxNesting = 64;

/**
 * The maximum number of values in one file. A desk file with the largest assessment that the contract allows, two
 * reviews of everything in it and a casefile of 50,000 passages has about 900,000. Bytes alone do not limit the work:
 * `{}` takes 3 bytes in a file and 60 in memory.
 */
export const maxValues = 1_000_000;

/**
 * The maximum number of values in an assessment: more than twice as many as the contract allows. Each may be a finding,
 * which costs far more than reading it, and an assessment this far over the contract's limits is not repaired by hand.
 */
export const maxAssessmentValues = 200_000;

/**
 * The maximum numbers of entries in the five lists of an assessment together, with the listed observations, and of
 * evidence links. The contract allows 550, 100 and 15,000. They cost the most, because every rule stores its findings
 * for each.
 */
export const maxEntries = 5000;
export const maxLinks = 50_000;

/**
 * The longest text or name in an assessment, in UTF-16 units. The contract allows 16,384; a text of many megabytes
 * blocks every screen that shows it.
 */
export const maxTextLength = 1_000_000;

/** The maximum number of problems of one file that are listed. The rest is only counted. */
export const maxListedProblems = 100;

/** A number with thousands separators: 1,000,000. */
export function inThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A size in mebibytes: “1.5 MiB”. */
export function inMebibytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(1)} MiB`;
}

/** The problem of a file that is too large, before anything is read; undefined if it is not. `bytes` is its size. */
export function sizeProblem(bytes: number): FileProblem | undefined {
  if (bytes <= maxFileBytes) return undefined;
  const message = `The file is too large (${inMebibytes(bytes)}, limit ${inMebibytes(maxFileBytes)}). Split the casefile, or remove passages that no claim uses.`;
  return { code: 'too-large', message };
}

/** The number of bytes of a text in UTF-8. A lone surrogate, which has no UTF-8 form, counts as 2. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let unit = 0; unit < text.length; unit += 1) {
    const code = text.charCodeAt(unit);
    if (code >= 0x80) bytes += code >= 0x800 && (code < 0xd800 || code > 0xdfff) ? 2 : 1;
  }
  return bytes;
}

/** The problem of a text that would be too large as a file; undefined if it would not. */
export function textSizeProblem(text: string): FileProblem | undefined {
  return text.length * 3 <= maxFileBytes ? undefined : sizeProblem(utf8Length(text));
}
