/** Writes a workspace in one of the JSON formats. */
import type { Workspace } from '../../core/workspace/workspace.ts';
import { fileNameFor, reviewFileName } from '../../core/files/file-names.ts';
import { writeAssessment, writeBlindPacket, writeCasefile, writeDesk, writeReview } from '../../core/files/write.ts';
import { blindPacket } from '../../core/review/blind.ts';
import type { Review } from '../../core/review-shape/types.generated.ts';
import { sha256 } from '../../platform/digest.ts';
import type { ExportFormat } from '../../desk/export-commands.ts';

/**
 * Returns the name and the text of a file. Throws an error with a message for the user if there is nothing to write.
 */
export type Render = (
  workspace: Workspace,
  format: ExportFormat,
) => { readonly fileName: string; readonly text: string };

export const render: Render = (workspace, format) => ({
  fileName: nameOf(workspace, format),
  text: textOf(workspace, format),
});

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
  if (format === 'review') return reviewFileName(onlyReview(workspace));
  return fileNameFor(title, blind && format === 'desk' ? 'blind-packet' : format);
}
