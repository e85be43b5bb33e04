import type { Edit } from '../assessment/edit.ts';
import { freshIdLike, nextId } from '../assessment/ids.ts';
import type { Workspace } from '../assessment/workspace.ts';
import { asJson, emptyCasefile, newObservation } from './create.ts';
import { casefileFingerprint } from './fingerprint.ts';
import { fingerprintPath } from './follow-fingerprint.ts';
import { passageId, type Digest } from './hash.ts';
import { passagesOf, placeOfPassage, type PassageRef } from './places.ts';
import type { Actor, Casefile } from './types.generated.ts';

const nothing: Edit = { type: 'batch', edits: [] };

/** Edits of a casefile; where none is attached, an empty one is attached first. */
function inCasefile(workspace: Workspace, edit: Edit): Edit {
  if (workspace.casefile) return edit;
  return {
    type: 'batch',
    edits: [{ type: 'attach-casefile', casefile: asJson(emptyCasefile(workspace.title)) }, edit],
  };
}

/** Adds an empty observation at the end, with the next free number. */
export function addObservation(workspace: Workspace): Edit {
  const casefile = workspace.casefile ?? emptyCasefile(workspace.title);
  return inCasefile(workspace, {
    type: 'insert',
    path: '/casefile/observations',
    index: casefile.observations.length,
    values: [asJson(newObservation(casefile))],
  });
}

/**
 * Adds passages at the end of an observation; each text is taken exactly as it is. What the observation has already is
 * left out. Throws `LoneSurrogateError` where a text has no UTF-8 form, and `EditError` where the casefile has no such
 * observation.
 */
export function addPassages(
  workspace: Workspace,
  observationId: number,
  texts: readonly string[],
  digest: Digest,
): Edit {
  const { path, passages } = passagesOf(workspace, observationId);
  const known = new Set(passages.map(({ passage_id }) => passage_id));
  const named = new Map(texts.map((text) => [passageId(text, digest), text]));
  const values = [...named].flatMap(([passage_id, text]) => (known.has(passage_id) ? [] : [{ passage_id, text }]));
  return values.length === 0 ? nothing : { type: 'insert', path, index: passages.length, values };
}

/**
 * Removes a passage from one observation. Claims on it stay, and a finding says that it is not loaded. Throws
 * `EditError` where it is not there.
 */
export function removePassage(workspace: Workspace, passage: PassageRef): Edit {
  const { path, index } = placeOfPassage(workspace, passage);
  return { type: 'unset', path: `${path}/${String(index)}` };
}

/** Letters and digits of the name without their accents, in lower case, with hyphens between; may be empty. */
function readableId(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * The id that `addActor` gives: 'european-union' for “European Union”, counted up where it is taken; 'A-001' and so on
 * where the name has no Latin letter or digit to make one of.
 */
export function actorIdFor(casefile: Casefile | null, name: string): string {
  const taken = (casefile?.actors ?? []).map(({ actor_id }) => actor_id);
  const id = readableId(name);
  return id === '' ? nextId(taken, 'A') : freshIdLike(taken, id);
}

/** Adds an actor under a readable id made from the name (`actorIdFor` says which). */
export function addActor(workspace: Workspace, { name }: { readonly name: string }): Edit {
  const actor: Actor = { actor_id: actorIdFor(workspace.casefile, name), names: [name], publisher_hosts: [] };
  return inCasefile(workspace, {
    type: 'insert',
    path: '/casefile/actors',
    index: workspace.casefile?.actors.length ?? 0,
    values: [asJson(actor)],
  });
}

/** Adds an actor and puts its id where `place` says, as one edit. */
export function addActorAt(
  workspace: Workspace,
  name: string,
  place: (workspace: Workspace, actorId: string) => Edit,
): Edit {
  const actorId = actorIdFor(workspace.casefile, name);
  return { type: 'batch', edits: [addActor(workspace, { name }), place(workspace, actorId)] };
}

/**
 * Attaches a casefile in place of the one that was, or detaches it (null). The assessment's fingerprint is set only
 * where it has none yet: one that came from elsewhere is kept as it is (decisions 2).
 */
export function attachCasefile(workspace: Workspace, casefile: Casefile | null, digest: Digest): Edit {
  const attach: Edit = { type: 'attach-casefile', casefile: casefile && asJson(casefile) };
  const fingerprint = workspace.assessment.casefile_fingerprint_sha256 ?? '';
  if (!casefile || fingerprint !== '') return attach;
  return {
    type: 'batch',
    edits: [attach, { type: 'set', path: fingerprintPath, value: casefileFingerprint(casefile, digest) }],
  };
}

/** Takes the attached casefile's fingerprint into the assessment; changes nothing where none is attached. */
export function refreshFingerprint(workspace: Workspace, digest: Digest): Edit {
  if (!workspace.casefile) return nothing;
  return { type: 'set', path: fingerprintPath, value: casefileFingerprint(workspace.casefile, digest) };
}
