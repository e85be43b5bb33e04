import { applyEdit } from '../core/workspace/apply-edit.ts';
import type { Edit } from '../core/workspace/edit.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { carryFingerprint } from '../core/casefile/fingerprint.ts';
import { followFingerprint } from '../core/workspace/follow-fingerprint.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { createChecker, type Checker } from '../core/check/checker.ts';
import { resultOf } from '../core/check/result.ts';
import { fileNameFor } from '../core/files/file-names.ts';
import { writeAssessment, writeBlindPacket, writeCasefile, writeDesk, writeReview } from '../core/files/write.ts';
import { blindPacket } from '../core/review/blind.ts';
import type { Review } from '../core/review-shape/types.generated.ts';
import { sha256 } from '../services/digest.ts';
import { inSlices } from '../services/in-slices.ts';
import type { ExportFormat } from '../store/commands.ts';
import type { InSlices } from '../store/draft-check.ts';
import { changeOf, type ChangeOf } from '../store/history.ts';

/** What an open draft needs but the library does not: edits, the checker with validators and rules, and the writers. */
export interface DeskCore {
  /** Applies an edit. Updates the fingerprint of an assessment that was started here when its casefile changes. */
  applyEdit(workspace: Workspace, edit: Edit): Workspace;
  readonly changeOf: ChangeOf;
  digest(bytes: Uint8Array): Uint8Array;
  createChecker(): Checker;
  readonly inSlices: InSlices;
  render(workspace: Workspace, format: ExportFormat): { readonly fileName: string; readonly text: string };
}

function textOf(workspace: Workspace, format: ExportFormat): string {
  const { assessment, casefile } = workspace;
  if (format === 'desk') return writeDesk(workspace);
  if (format === 'review') return writeReview(onlyReview(workspace));
  if (workspace.blind) throw new Error('This is a blind review packet. You can export only your verdicts.');
  if (format === 'assessment') return writeAssessment(assessment);
  if (format === 'blind-packet') return writeBlindPacket(blindPacket(workspace, sha256));
  if (!casefile) throw new Error('There is no casefile to export. Attach one first.');
  return writeCasefile(casefile);
}

/** Returns the review to export. The caller passes a workspace that contains only this review. */
function onlyReview({ reviews = [] }: Workspace): Review {
  const review = reviews.at(-1);
  if (!review) throw new Error('There are no verdicts to export yet.');
  return review;
}

function nameOf(workspace: Workspace, format: ExportFormat): string {
  const { title, blind } = workspace;
  if (format === 'review') return fileNameFor(`${title} by ${onlyReview(workspace).reviewer.name}`, 'review');
  return fileNameFor(title, blind && format === 'desk' ? 'blind-packet' : format);
}

const noFindings = resultOf([], []);

/** A blind review packet omits required fields on purpose, so it is not checked. */
function exceptPackets(checker: Checker): Checker {
  return {
    check: (workspace) => (workspace.blind ? noFindings : checker.check(workspace)),
    checkSome: (workspace, enough) => (workspace.blind ? noFindings : checker.checkSome(workspace, enough)),
  };
}

/** To hash 58 MB takes a second: the fingerprint that is known of an attached casefile stays known. */
function carryOut(workspace: Workspace, edit: Edit): Workspace {
  const after = applyEdit(workspace, edit);
  if (edit.type === 'attach-casefile' && edit.casefile && after.casefile) {
    // The edit has given it a casefile's shape, or thrown.
    carryFingerprint(edit.casefile as unknown as Casefile, after.casefile);
  }
  return after;
}

export const deskCore: DeskCore = {
  applyEdit: (workspace, edit) => followFingerprint(workspace, carryOut(workspace, edit), sha256),
  changeOf,
  digest: sha256,
  createChecker: () => exceptPackets(createChecker({ digest: sha256 })),
  inSlices,
  render: (workspace, format) => ({ fileName: nameOf(workspace, format), text: textOf(workspace, format) }),
};
