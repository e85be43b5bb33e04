import { applyEdit } from '../core/assessment/apply-edit.ts';
import type { Edit } from '../core/assessment/edit.ts';
import type { Workspace } from '../core/assessment/workspace.ts';
import { createChecker, type Checker } from '../core/check/checker.ts';
import { fileNameFor } from '../core/files/file-names.ts';
import { writeAssessment, writeCasefile, writeDesk } from '../core/files/write.ts';
import { sha256 } from '../services/digest.ts';
import type { ExportFormat } from '../store/commands.ts';

/** What an open draft needs and the library does not: edits, the checker with its validators and rules, the writers. */
export interface DeskCore {
  applyEdit(workspace: Workspace, edit: Edit): Workspace;
  digest(bytes: Uint8Array): Uint8Array;
  createChecker(): Checker;
  render(workspace: Workspace, format: ExportFormat): { readonly fileName: string; readonly text: string };
}

function textOf({ title, assessment, casefile }: Workspace, format: ExportFormat): string {
  if (format === 'assessment') return writeAssessment(assessment);
  if (format === 'desk') return writeDesk({ title, assessment, casefile });
  if (!casefile) throw new Error('No casefile is attached, so there is none to export.');
  return writeCasefile(casefile);
}

export const deskCore: DeskCore = {
  applyEdit,
  digest: sha256,
  createChecker: () => createChecker({ digest: sha256 }),
  render: (workspace, format) => ({ fileName: fileNameFor(workspace.title, format), text: textOf(workspace, format) }),
};
