/** Creates the edits of the casefile: observations, passages, actors, attaching it, and its fingerprint. */
import type { Edit, Workspace, UnsortedMark } from './workspace.ts';
import { freshIdLike, nextId } from '../assessment/ids.ts';
import { asJson, emptyCasefile, newObservation } from '../casefile/create.ts';
import { splitNames } from '../casefile/lookup.ts';
import { casefileFingerprint } from '../casefile/fingerprint.ts';
import { passageId, type Digest } from '../casefile/hash.ts';
import type { Actor, Casefile, Observation, Origin, Passage } from '../casefile/types.generated.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { EditError } from '../json/edit-error.ts';
import { changeWorkspace } from './workspace-tree.ts';

// Finds an observation's passages in the casefile by number and ID, because indices can change.

/** A passage of an observation, by ID, because its index can change before an edit is made. */
export interface PassageRef {
  readonly observationId: number;
  readonly passageId: string;
}

/** The current passages of an observation, and the pointer to their list in the workspace. */
interface PassageList {
  readonly path: Pointer;
  readonly observation: Observation;
  readonly passages: readonly Passage[];
}

/** Returns the passages of an observation, of the first one with this number. Throws `EditError` for none. */
export function passagesOf({ casefile }: Workspace, observationId: number): PassageList {
  const observations = casefile?.observations ?? [];
  const index = observations.findIndex(({ observation_id }) => observation_id === observationId);
  const observation = observations[index];
  if (!observation) {
    const message = `Observation ${String(observationId)} is no longer in the casefile.`;
    throw new EditError(message, '/casefile/observations');
  }
  return { path: pointer('casefile', 'observations', index, 'passages'), observation, passages: observation.passages };
}

/** Returns the index of a passage in its observation. Throws `EditError` if it does not exist. */
export function placeOfPassage(workspace: Workspace, { observationId, passageId }: PassageRef) {
  const list = passagesOf(workspace, observationId);
  const index = list.passages.findIndex(({ passage_id }) => passage_id === passageId);
  if (index < 0) throw new EditError('The passage is no longer in the casefile.', list.path);
  return { ...list, index };
}

// Creates the edits that add and remove the origins of passages, together with the passages.

/**
 * Adds origins to a casefile. Skips origins of passages that have one: the text is the same, and the first origin
 * stays.
 */
export function addOrigins(casefile: Casefile, origins: readonly Origin[]): readonly Edit[] {
  const existing = casefile.origins ?? [];
  const known = new Set(existing.map(({ passage_id }) => passage_id));
  const added = [...new Map(origins.map((origin) => [origin.passage_id, origin])).values()].filter(
    ({ passage_id }) => !known.has(passage_id),
  );
  if (added.length === 0) return [];
  return [{ type: 'insert', path: '/casefile/origins', index: existing.length, values: added.map(asJson) }];
}

/**
 * Removes the origins of passages that are removed, unless a passage that stays has the same text. `remaining` are the
 * passages of all observations after the removal.
 */
export function removeOrigins(
  { origins }: Pick<Casefile, 'origins'>,
  removed: readonly string[],
  remaining: Pick<ReadonlySet<string>, 'has'>,
): readonly Edit[] {
  const unused = new Set(removed.filter((id) => !remaining.has(id)));
  const indices = (origins ?? []).flatMap(({ passage_id }, index) => (unused.has(passage_id) ? [index] : []));
  if (!origins || indices.length === 0) return [];
  if (indices.length === origins.length) return [{ type: 'unset', path: '/casefile/origins' }];
  return indices.toReversed().map((index) => ({ type: 'unset', path: `/casefile/origins/${String(index)}` }));
}

// Keeps the assessment's casefile fingerprint up to date in drafts that were started in Assessment Desk.

/** The path of the assessment’s fingerprint in a draft. */
export const fingerprintPath = '/assessment/casefile_fingerprint_sha256';

const fingerprintOf = ({ assessment }: Workspace) => assessment['casefile_fingerprint_sha256'] ?? '';

/**
 * Returns the draft after an edit, with the fingerprint of its current casefile. The fingerprint is updated only if the
 * assessment was started in Assessment Desk, the edit changed the observations but not the fingerprint, and the
 * fingerprint was empty or the casefile’s own before. A fingerprint from elsewhere stays. Returns `after` itself if
 * nothing changes; `digest` must be SHA-256.
 */
export function followFingerprint(before: Workspace, after: Workspace, digest: Digest): Workspace {
  const { casefile, startedHere } = after;
  if (!startedHere || !casefile || casefile.observations === before.casefile?.observations) return after;
  const fingerprintBefore = fingerprintOf(before);
  if (fingerprintOf(after) !== fingerprintBefore) return after;
  const own = before.casefile ? casefileFingerprint(before.casefile, digest) : '';
  if (fingerprintBefore !== '' && fingerprintBefore !== own) return after;
  return changeWorkspace(after, fingerprintPath, () => casefileFingerprint(casefile, digest));
}

const nothing: Edit = { type: 'batch', edits: [] };

/** Edits of a casefile. If none is attached, an empty one is attached first. */
export function inCasefile(workspace: Workspace, edit: Edit): Edit {
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

/** The exact text of a new passage, with its origin if it was read from a file. */
export interface NewPassage {
  readonly text: string;
  readonly originFor?: (passageId: string) => Origin;
}

/** Returns a text without an origin as a new passage. */
export function asNewPassage(added: string | NewPassage): NewPassage {
  return typeof added === 'string' ? { text: added } : added;
}

/**
 * Adds passages at the end of an observation, with their exact text. Skips passages that the observation already has.
 * Throws `LoneSurrogateError` if a text has no UTF-8 form, and `EditError` if the casefile does not contain the
 * observation.
 */
export function addPassages(
  workspace: Workspace,
  observationId: number,
  added: readonly (string | NewPassage)[],
  digest: Digest,
): Edit {
  const { path, passages } = passagesOf(workspace, observationId);
  const existingIds = new Set(passages.map(({ passage_id }) => passage_id));
  const named = new Map(added.map(asNewPassage).map((one) => [passageId(one.text, digest), one]));
  const values = [...named].flatMap(([passage_id, { text }]) =>
    existingIds.has(passage_id) ? [] : [{ passage_id, text }],
  );
  if (values.length === 0) return nothing;
  const origins = [...named].flatMap(([id, { originFor }]) => (originFor ? [originFor(id)] : []));
  return {
    type: 'batch',
    edits: [
      { type: 'insert', path, index: passages.length, values },
      ...(workspace.casefile ? addOrigins(workspace.casefile, origins) : []),
    ],
  };
}

/** The IDs of all passages but those of one observation, each with an observation that has it. */
function passagesElsewhere({ casefile }: Workspace, without: Observation): Map<string, number> {
  const others = (casefile?.observations ?? []).filter((observation) => observation !== without);
  return new Map(
    others.flatMap(({ observation_id, passages }) =>
      passages.map(({ passage_id }) => [passage_id, observation_id] as const),
    ),
  );
}

/** Returns what becomes of a mark of a removed passage: it stays with an observation that still has the passage. */
function keptMark(
  mark: UnsortedMark,
  removedFrom: Observation,
  remaining: ReadonlyMap<string, number>,
): UnsortedMark | undefined {
  const other = remaining.get(mark.passage_id);
  if (other === undefined) return undefined;
  return mark.observation_id === removedFrom.observation_id ? { ...mark, observation_id: other } : mark;
}

/**
 * Removes a passage from one observation, and its origin unless another observation has the passage. Claims on it stay,
 * and a finding reports that it is not loaded. Throws `EditError` if it does not exist.
 */
export function removePassage(workspace: Workspace, passage: PassageRef): Edit {
  const { path, index, observation, passages } = placeOfPassage(workspace, passage);
  const remaining = passagesElsewhere(workspace, observation);
  passages.forEach(({ passage_id }, at) => at !== index && remaining.set(passage_id, observation.observation_id));
  const removed: Edit = { type: 'unset', path: `${path}/${String(index)}` };
  return withoutMarks(workspace, withoutOrigins(workspace, removed, [passage.passageId], remaining), (mark) =>
    mark.passage_id === passage.passageId ? keptMark(mark, observation, remaining) : mark,
  );
}

/** Removes an observation, and the origins of those of its passages that no other observation has. */
export function removeObservation(workspace: Workspace, index: number): Edit {
  const path = `/casefile/observations/${String(index)}`;
  const observation = workspace.casefile?.observations[index];
  if (!observation) throw new EditError('The observation is no longer in the casefile.', path);
  const ids = observation.passages.map(({ passage_id }) => passage_id);
  const remaining = passagesElsewhere(workspace, observation);
  return withoutMarks(workspace, withoutOrigins(workspace, { type: 'unset', path }, ids, remaining), (mark) =>
    ids.includes(mark.passage_id) ? keptMark(mark, observation, remaining) : mark,
  );
}

/**
 * Adds to an edit what becomes of each mark: another mark, or undefined to remove it. A mark is also removed if its new
 * text is marked already.
 */
export function withoutMarks(
  { marks = [] }: Workspace,
  edit: Edit,
  become: (mark: UnsortedMark) => UnsortedMark | undefined,
): Edit {
  const after = marks.map(become);
  const keyOf = ({ passage_id, span }: UnsortedMark): string =>
    `${passage_id} ${String(span.start)} ${String(span.end)}`;
  const marked = new Set(marks.filter((mark, at) => mark === after[at]).map(keyOf));
  // The last first, because removing one moves those after it.
  const edits = after
    .map((mark, at): Edit | undefined => {
      const path = `/marks/${String(at)}` as const;
      if (mark === marks[at]) return undefined;
      if (mark === undefined || marked.has(keyOf(mark))) return { type: 'unset', path };
      marked.add(keyOf(mark));
      const { observation_id, passage_id, span } = mark;
      return { type: 'set', path, value: { observation_id, passage_id, span: { start: span.start, end: span.end } } };
    })
    .filter((step) => step !== undefined)
    .toReversed();
  return edits.length === 0 ? edit : { type: 'batch', edits: [edit, ...edits] };
}

function withoutOrigins(
  { casefile }: Workspace,
  removal: Edit,
  removed: readonly string[],
  remaining: Pick<ReadonlySet<string>, 'has'>,
): Edit {
  const edits = casefile ? removeOrigins(casefile, removed, remaining) : [];
  return edits.length === 0 ? removal : { type: 'batch', edits: [removal, ...edits] };
}

/** Returns the letters and digits of the name without accents, in lower case, joined by hyphens; may be empty. */
function readableId(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}

/**
 * Returns the ID for `addActor`: 'european-union' for “European Union”, with a number if it is in use; 'A-001' and so
 * on if the name contains no Latin letter or digit.
 */
export function actorIdFor(casefile: Casefile | null, name: string): string {
  const usedIds = (casefile?.actors ?? []).map(({ actor_id }) => actor_id);
  const id = readableId(name);
  return id === '' ? nextId(usedIds, 'A') : freshIdLike(usedIds, id);
}

/** Adds an actor with a readable ID made from the name (see `actorIdFor`), and perhaps with further names. */
export function addActor(
  workspace: Workspace,
  { name, otherNames = [] }: { readonly name: string; readonly otherNames?: readonly string[] },
): Edit {
  const names = [...new Set([name, ...otherNames])];
  const actor: Actor = { actor_id: actorIdFor(workspace.casefile, name), names, publisher_hosts: [] };
  return inCasefile(workspace, {
    type: 'insert',
    path: '/casefile/actors',
    index: workspace.casefile?.actors.length ?? 0,
    values: [asJson(actor)],
  });
}

/** Adds names to the actor at an index of the casefile. Skips names that it has; changes nothing without that actor. */
export function addNames(workspace: Workspace, actorIndex: number, names: readonly string[]): Edit {
  const before = workspace.casefile?.actors[actorIndex]?.names;
  if (!before) return nothing;
  const values = [...new Set(names)].filter((name) => !before.includes(name));
  if (values.length === 0) return nothing;
  return { type: 'insert', path: `/casefile/actors/${actorIndex}/names`, index: before.length, values };
}

/** Adds an actor and sets its ID at `place`, as one edit. Semicolons separate several names. */
export function addActorAt(
  workspace: Workspace,
  typed: string,
  place: (workspace: Workspace, actorId: string) => Edit,
): Edit {
  const [name = typed, ...otherNames] = splitNames(typed).names;
  const actorId = actorIdFor(workspace.casefile, name);
  return { type: 'batch', edits: [addActor(workspace, { name, otherNames }), place(workspace, actorId)] };
}

/**
 * Attaches a casefile in place of the current one, or detaches it (null). Sets the assessment's fingerprint only if it
 * is empty, because one from elsewhere must stay.
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

/**
 * Returns the fingerprint of the casefile that a draft lacks. Undefined if the draft has a casefile, the assessment has
 * no fingerprint, or it is a blind review packet.
 */
export function fingerprintWithoutCasefile({ assessment, casefile, blind }: Workspace): string | undefined {
  const fingerprint = assessment['casefile_fingerprint_sha256'];
  return casefile || blind || typeof fingerprint !== 'string' || fingerprint === '' ? undefined : fingerprint;
}

/** Sets the assessment's fingerprint to that of the attached casefile. Changes nothing if none is attached. */
export function refreshFingerprint(workspace: Workspace, digest: Digest): Edit {
  if (!workspace.casefile) return nothing;
  return { type: 'set', path: fingerprintPath, value: casefileFingerprint(workspace.casefile, digest) };
}
