import type { FileProblem, OpenReport } from '../../store/commands.ts';
import type { FileProblemCode } from '../../core/files/problem.ts';

/** Faults of a text that somebody can mend by hand. */
const mendable: ReadonlySet<string> = new Set<FileProblemCode>([
  'syntax',
  'truncated',
  'encoding',
  'too-deep',
  'duplicate-key',
  'number',
  'lone-surrogate',
  'shape',
]);

/** The largest file, in bytes, that is opened as a text: 24 MiB. Larger ones are for editors that read from the disk. */
export const maxRepairBytes = 24 * 1024 * 1024;

/** What can be done about a file that was refused. */
export type Repairability =
  | { readonly kind: 'offered' }
  /** It cannot, for a reason that is said. */
  | { readonly kind: 'not-here'; readonly why: string }
  | { readonly kind: 'none' };

function codeOf(problem: FileProblem): string {
  return 'code' in problem ? String(problem.code) : '';
}

/** Whether a refused file can be mended in the source view. `size` is in bytes. */
export function repairability({ outcome, problems }: OpenReport, size: number): Repairability {
  const codes = problems.map(codeOf);
  if (outcome !== 'refused' || codes.length === 0) return { kind: 'none' };
  if (size > maxRepairBytes) {
    const why = `It is too large to be repaired here: ${inMebibytes(size)}, and the source view takes ${inMebibytes(maxRepairBytes)}. An editor for large files can mend it; open it again then.`;
    return { kind: 'not-here', why };
  }
  if (codes.includes('wrong-format') || codes.includes('unknown-version')) {
    return { kind: 'not-here', why: 'There is nothing to repair in it: it is a file of another kind.' };
  }
  return codes.some((code) => mendable.has(code)) ? { kind: 'offered' } : { kind: 'none' };
}

function inMebibytes(bytes: number): string {
  return `${(bytes / (1024 * 1024)).toFixed(0)} MiB`;
}
