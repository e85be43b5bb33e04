/** Applies the edit that changes an ID with all its references, and checks that the new ID can be used. */
import type { Edit } from './edit.ts';
import { EditError } from '../json/edit-error.ts';
import { idFieldOf, idsOf, isIdentifier, type IdentifiedList } from '../assessment/ids.ts';
import { isJsonObject } from '../json/json.ts';
import { mapActorIds, mapCasefileActor, mapClaimIds } from './mapped-references.ts';
import { childAt, type Pointer } from '../json/pointer.ts';
import { renamedNote } from './private-notes.ts';
import { renamedInReviews } from '../review-shape/renamed.ts';
import { referencesToActor } from './references.ts';
import { listOf } from '../assessment/view.ts';
import type { Workspace } from './workspace.ts';

type RenameEdit = Extract<Edit, { readonly type: 'rename' }>;

const listNamed = {
  claim: 'claims',
  'power-basis': 'power_bases',
  intent: 'intent_hypotheses',
} as const satisfies Record<Exclude<RenameEdit['what'], 'actor'>, IdentifiedList>;

const inWords = { claim: 'claim', 'power-basis': 'power basis', intent: 'hypothesis', actor: 'actor' } as const;

/**
 * Changes the ID of an entry or an actor, and updates every reference to it. If several entries have the old ID, the
 * first is renamed, because references refer to it. Throws `EditError` if nothing has the old ID, or if the new one is
 * in use or is not an identifier where the contract requires one.
 */
export function rename(workspace: Workspace, what: RenameEdit['what'], from: string, to: string): Workspace {
  if (from === to) return workspace;
  return what === 'actor' ? renameActor(workspace, from, to) : renameEntryId(workspace, what, from, to);
}

function renameEntryId(workspace: Workspace, what: keyof typeof listNamed, from: string, to: string): Workspace {
  const list = listNamed[what];
  const field = idFieldOf[list];
  const path = `/assessment/${list}`;
  const ids = idsOf(workspace.assessment, list);
  if (!ids.includes(from)) throw new EditError(`No ${inWords[what]} has the ID “${from}”.`, path);
  requireFree(what, ids, to, path);
  const entries = listOf(workspace.assessment, list);
  const index = entries.findIndex((entry) => childAt(entry, field) === from);
  const renamed = entries.map((entry, at) => (at === index && isJsonObject(entry) ? { ...entry, [field]: to } : entry));
  const assessment = { ...workspace.assessment, [list]: renamed };
  const followed = what === 'claim' ? mapClaimIds(assessment, (id) => (id === from ? to : id)) : assessment;
  const reviews = workspace.reviews && renamedInReviews(workspace.reviews, what, from, to);
  const result = { ...workspace, assessment: followed, ...(reviews && { reviews }) };
  return renamedNote(result, list, from, to);
}

/** An actor that is not in the casefile can be renamed too, if the assessment refers to it. */
function renameActor(workspace: Workspace, from: string, to: string): Workspace {
  const { assessment, casefile } = workspace;
  const registered = casefile?.actors.map((actor) => actor.actor_id) ?? [];
  const isRegistered = registered.includes(from);
  const published = casefile?.observations.some((observation) => observation.publisher_actor_id === from) ?? false;
  if (!isRegistered && !published && referencesToActor(assessment, from).length === 0) {
    throw new EditError(`No actor has the ID “${from}”.`, '/casefile/actors');
  }
  requireFree('actor', registered, to, '/casefile/actors');
  if (!isRegistered && referencesToActor(assessment, to).length > 0) {
    throw new EditError(`“${to}” is already used for another actor. Choose another ID.`, '/assessment');
  }
  return {
    ...workspace,
    assessment: mapActorIds(assessment, from, to),
    casefile: casefile && mapCasefileActor(casefile, from, to),
  };
}

/** Throws `EditError` if an ID is empty, in use, or not an identifier where the contract requires one. */
export function requireFree(what: RenameEdit['what'], usedIds: readonly string[], to: string, path: Pointer): void {
  if (to === '') throw new EditError('Enter an ID.', path);
  if (what !== 'claim' && !isIdentifier(to)) {
    throw new EditError(
      `“${to}” is not valid. Start with a letter or digit, and use only letters, digits and . _ : - in the ID.`,
      path,
    );
  }
  if (!usedIds.includes(to)) return;
  throw new EditError(`“${to}” is already the ID of another ${inWords[what]}. Choose another ID.`, path);
}
