import type { FileProblem } from './problem.ts';

/** The largest file that is read, in bytes: 64 MiB (decisions 3). */
export const maxFileBytes = 64 * 1024 * 1024;

/** How many arrays and objects may stand inside one another (decisions 3). A desk file adds one around its parts. */
export const maxNesting = 64;

/** How many values the largest assessment has that the contract allows: every text, number, list and object counts one. */
export const largestAssessment = 82_164;

/**
 * How many values one file may have. The largest assessment that the contract allows, a review of everything in it by
 * two people and a casefile of 50,000 passages come to about 900,000 in one desk file. Bytes alone do not bound the work: `{}` takes 3 bytes in a file, and 60 in memory.
 */
export const maxValues = 1_000_000;

/**
 * How many values an assessment may have by itself: more than twice as many as the contract allows. Each may be a finding,
 * which costs far more than reading it, and nobody repairs by hand what is this far over the contract's limits.
 */
export const maxAssessmentValues = 200_000;

/**
 * How many entries an assessment may have in its five lists together, how many observations it may list, and how many
 * evidence links it may have in all. The contract allows 550, 100 and 15,000. Every rule keeps what it found about each of them, so they cost the most.
 */
export const maxEntries = 5000;
export const maxLinks = 50_000;

/** How many problems of one file are listed before the rest is only counted. */
export const maxListedProblems = 100;

/** A number as people read it: 1,000,000. */
export function inThousands(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

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
