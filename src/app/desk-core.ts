/** The part of the core that an open draft needs but the library does not, loaded separately. */
import { applyEdit } from '../core/workspace/apply-edit.ts';
import type { Edit, Workspace } from '../core/workspace/workspace.ts';
import { copyFingerprint } from '../core/casefile/fingerprint.ts';
import { followFingerprint } from '../core/workspace/casefile-edits.ts';
import type { Casefile } from '../core/casefile/types.generated.ts';
import { sha256 } from '../platform/digest.ts';
import { inSlices } from '../platform/in-slices.ts';
import { render, type Render } from '../storage/files/render.ts';
import type { InSlices } from '../desk/draft-check.ts';
import { changeOf, type ChangeOf } from '../desk/history.ts';
import type { JsonObject } from '../core/json/json.ts';
import { listOf } from '../core/assessment/view.ts';
import type { Section, Selection } from '../desk/view-store.ts';

/** What an open draft needs but the library does not: edits and the writers. */
export interface DeskCore {
  /** Applies an edit. Updates the fingerprint of an assessment that was started here when its casefile changes. */
  applyEdit(workspace: Workspace, edit: Edit): Workspace;
  readonly changeOf: ChangeOf;
  digest(bytes: Uint8Array): Uint8Array;
  readonly inSlices: InSlices;
  readonly render: Render;
  readonly entryOfSection: typeof entryOfSection;
}

/** Applies an edit, and keeps the cached fingerprint of an attached casefile: hashing 58 MB takes a second. */
function applyWithFingerprint(workspace: Workspace, edit: Edit): Workspace {
  const after = applyEdit(workspace, edit);
  if (edit.type === 'attach-casefile' && edit.casefile && after.casefile) {
    // The edit has given it a casefile's shape, or thrown.
    copyFingerprint(edit.casefile as unknown as Casefile, after.casefile);
  }
  return after;
}

export const deskCore: DeskCore = {
  applyEdit: (workspace, edit) => followFingerprint(workspace, applyWithFingerprint(workspace, edit), sha256),
  changeOf,
  digest: sha256,
  inSlices,
  render,
  entryOfSection,
};

/** The lists whose entries the editor shows one at a time, so that one of them stands for the section. */
const oneAtATime: readonly Section[] = ['claims', 'power_bases', 'intent_hypotheses'];

/**
 * Returns the entry of a chosen section that was selected last, or its first one. Returns the selection itself if it
 * names an entry, or if the section is empty or shown as a whole.
 */
export function entryOfSection(assessment: JsonObject, selection: Selection, last = 0): Selection {
  const { section, index } = selection;
  if (index !== undefined || section === 'document' || section === 'casefile') return selection;
  const count = oneAtATime.includes(section) ? listOf(assessment, section).length : 0;
  return count === 0 ? selection : { section, index: Math.min(last, count - 1) };
}
