/** Decides which files a person can repair by hand in the JSON editor, by their problems and their size. */
import type { OpenReport, FileProblem } from '../../desk/file-commands.ts';
import type { FileProblemCode } from '../../core/files/problem.ts';

/** The problems of a text that a person can repair by hand. */
const repairableCodes: ReadonlySet<string> = new Set<FileProblemCode>([
  'syntax',
  'truncated',
  'encoding',
  'too-deep',
  'duplicate-key',
  'number',
  'lone-surrogate',
  'shape',
]);

/** The largest file, in bytes, that can be repaired here: 24 MiB. Larger ones need an editor for large files. */
export const maxRepairBytes = 24 * 1024 * 1024;

/**
 * The largest file, in bytes, for which repairs are proposed at once: 1 MiB, which takes about 0.2 s. For a larger one
 * the repair page proposes them.
 */
const maxProposalBytes = 1024 * 1024;

/** The problems that a text has when it is almost JSON, or contains JSON. */
const mechanicalCodes: ReadonlySet<string> = new Set<FileProblemCode>(['syntax', 'truncated', 'wrong-format']);

/** Whether repairs may be proposed for a file. One with invalid UTF-8 must be looked at first. */
export function canBeProposed({ outcome, problems, file }: OpenReport & { readonly file?: File }): boolean {
  const codes = problems.map(codeOf);
  if (outcome !== 'refused' || !file || file.size > maxProposalBytes || codes.length === 0) return false;
  return codes.every((code) => mechanicalCodes.has(code));
}

/** Whether a file that could not be opened can be repaired. */
export type Repairability =
  | { readonly kind: 'offered' }
  /** It cannot be repaired here; `why` says the reason in a sentence. */
  | { readonly kind: 'not-here'; readonly why: string }
  | { readonly kind: 'none' };

function codeOf(problem: FileProblem): string {
  return 'code' in problem ? String(problem.code) : '';
}

/** Whether a file that could not be opened can be repaired. `size` is in bytes. */
export function repairability({ outcome, problems }: OpenReport, size: number): Repairability {
  const codes = problems.map(codeOf);
  if (outcome !== 'refused' || codes.length === 0) return { kind: 'none' };
  if (size > maxRepairBytes) {
    const why = `This file is too large to repair here (${inMebibytes(size)}, limit ${inMebibytes(maxRepairBytes)}). Fix it in an editor for large files and open it again.`;
    return { kind: 'not-here', why };
  }
  if (codes.includes('wrong-format') || codes.includes('unknown-version')) {
    return { kind: 'not-here', why: 'This type of file cannot be repaired.' };
  }
  return codes.some((code) => repairableCodes.has(code)) ? { kind: 'offered' } : { kind: 'none' };
}

function inMebibytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(0)} MiB`;
}
