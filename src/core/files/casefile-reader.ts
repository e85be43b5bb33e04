import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { pointer, type Pointer } from '../assessment/pointer.ts';
import { passageId, type Digest } from '../casefile/hash.ts';
import type { Actor, Casefile, Observation, Passage } from '../casefile/types.generated.ts';
import { validateActor, validateObservation, type Validator } from '../check/validators.generated.js';
import { partFaults, type PartFault } from './casefile-sentences.ts';
import type { FileFault } from './problem.ts';

/** Something found in a casefile. */
export type CasefileFault = FileFault;

/** The sound parts of a casefile, what was left out of it, and what was taken although it is not as it should be. */
export interface CasefileParts {
  readonly casefile: Casefile;
  readonly leftOut: readonly CasefileFault[];
  readonly kept: readonly CasefileFault[];
}

export interface CasefileOptions {
  readonly digest: Digest;
  /** Where the casefile stands in its file's document; '' for a file of its own. */
  readonly base: Pointer;
  /** A draft's own casefile, in a desk file: what stands twice is kept, for it is somebody's unfinished work. */
  readonly draft: boolean;
}

/** What is found on the way. */
interface Notes extends CasefileOptions {
  readonly leftOut: CasefileFault[];
  readonly kept: CasefileFault[];
}

function faultsOf(value: JsonValue, validate: Validator): readonly PartFault[] {
  return validate(value) ? [] : partFaults(validate.errors ?? []);
}

/** Notes the faults of a part; returns whether it can be taken. */
function takePart(notes: Notes, path: Pointer, name: string, faults: readonly PartFault[]): boolean {
  const breaking = faults.find(({ breaksShape }) => breaksShape);
  if (breaking) {
    const sentence = `${name} was left out: ${breaking.what}. Mend it in the file and open it again.`;
    notes.leftOut.push({ code: 'shape', path: path + breaking.path, sentence });
    return false;
  }
  for (const { path: inner, what } of faults) {
    notes.kept.push({ code: 'value', path: path + inner, sentence: `${name}: ${what}. It was taken as it is.` });
  }
  return true;
}

/** Whether an id is the first of its kind, or may stand again. */
function takeId(notes: Notes, seen: Set<unknown>, id: unknown, path: Pointer, name: string): boolean {
  if (!seen.has(id)) {
    seen.add(id);
    return true;
  }
  const what = `${name} stands twice in the casefile`;
  if (notes.draft) notes.kept.push({ code: 'duplicate-id', path, sentence: `${what}. Give one of them another.` });
  else notes.leftOut.push({ code: 'duplicate-id', path, sentence: `${what}; this one was left out. Give it another.` });
  return notes.draft;
}

function readActors(list: readonly JsonValue[], base: Pointer, notes: Notes): readonly Actor[] {
  const seen = new Set<unknown>();
  return list.flatMap((value, index) => {
    const path = base + pointer(index);
    const id = isJsonObject(value) ? value.actor_id : undefined;
    const name = typeof id === 'string' && id !== '' ? `the actor “${id}”` : `actor ${String(index + 1)}`;
    if (!takePart(notes, path, name, faultsOf(value, validateActor))) return [];
    return takeId(notes, seen, id, path + pointer('actor_id'), name) ? [value as unknown as Actor] : [];
  });
}

/** The id that a text hashes to; undefined where it has no UTF-8 form. */
function trueId(text: string, digest: Digest): string | undefined {
  return text.isWellFormed() ? passageId(text, digest) : undefined;
}

/** A passage that has its shape; refused by name where its text is not the text that it is named after. */
function takePassage(notes: Notes, passage: Passage, path: Pointer, ofWhat: string): boolean {
  const id = trueId(passage.text, notes.digest);
  if (id === passage.passage_id) return true;
  const why =
    id === undefined
      ? 'its text holds half of a surrogate pair, so it has no hash'
      : `its text hashes to ${id}, so it is not the text that it is named after`;
  const sentence = `the passage ${passage.passage_id} of ${ofWhat} was left out: ${why}. Take it from its source again.`;
  notes.leftOut.push({ code: 'passage-hash', path, sentence });
  return false;
}

/** A passage inside an observation that holds nothing else, so that the observation's validator sees one at a time. */
function passageFaults(value: JsonValue, head: JsonObject): readonly PartFault[] {
  const prefix = '/passages/0';
  return faultsOf({ ...head, passages: [value] }, validateObservation)
    .filter(({ path }) => path === prefix || path.startsWith(`${prefix}/`))
    .map((fault) => ({ ...fault, path: fault.path.slice(prefix.length) }))
    .filter(({ breaksShape }) => breaksShape);
}

function readPassages(head: JsonObject, list: readonly JsonValue[], path: Pointer, name: string, notes: Notes) {
  return list.filter((value, index) => {
    const here = path + pointer('passages', index);
    const faults = passageFaults(value, head);
    if (!takePart(notes, here, `passage ${String(index + 1)} of ${name}`, faults)) return false;
    return takePassage(notes, value as unknown as Passage, here, name);
  });
}

function readObservation(value: JsonValue, path: Pointer, index: number, notes: Notes): Observation | undefined {
  const passages = isJsonObject(value) && isJsonArray(value.passages) ? value.passages : undefined;
  const head = isJsonObject(value) && passages ? { ...value, passages: [] } : value;
  const number = isJsonObject(value) && typeof value.observation_id === 'number' ? value.observation_id : undefined;
  const name = number === undefined ? `the observation in place ${String(index + 1)}` : `observation ${String(number)}`;
  if (!takePart(notes, path, name, faultsOf(head, validateObservation))) return undefined;
  if (!isJsonObject(value) || !isJsonObject(head) || !passages) return undefined;
  const sound = readPassages(head, passages, path, name, notes);
  return (sound.length === passages.length ? value : { ...value, passages: sound }) as unknown as Observation;
}

function readObservations(list: readonly JsonValue[], base: Pointer, notes: Notes): readonly Observation[] {
  const seen = new Set<unknown>();
  return list.flatMap((value, index) => {
    const path = base + pointer(index);
    const observation = readObservation(value, path, index, notes);
    if (!observation) return [];
    const id = observation.observation_id;
    const taken = takeId(notes, seen, id, path + pointer('observation_id'), `the observation number ${String(id)}`);
    return taken ? [observation] : [];
  });
}

const members: ReadonlySet<string> = new Set(['format', 'title', 'actors', 'observations']);

function listAt(document: JsonObject, member: 'actors' | 'observations', notes: Notes): readonly JsonValue[] {
  const value = Object.hasOwn(document, member) ? document[member] : undefined;
  if (isJsonArray(value)) return value;
  const sentence = `the casefile’s “${member}” must be a list. It was read as an empty one.`;
  notes.leftOut.push({ code: 'shape', path: notes.base + pointer(member), sentence });
  return [];
}

function titleOf(document: JsonObject, notes: Notes): string {
  if (Object.hasOwn(document, 'title') && typeof document.title === 'string') return document.title;
  const sentence = 'the casefile’s “title” must be a text. It was read as an empty one.';
  notes.leftOut.push({ code: 'shape', path: notes.base + pointer('title'), sentence });
  return '';
}

/**
 * Takes what is sound of a casefile (decisions 2). An actor, observation or passage that has not the shape of the
 * format is left out alone, and so is a passage whose text does not hash to its name, and the later of two parts with
 * one id. A value that has its type but breaks a limit or pattern is kept: it may be half written, and can be mended.
 */
export function readCasefileParts(document: JsonObject, options: CasefileOptions): CasefileParts {
  const notes: Notes = { ...options, leftOut: [], kept: [] };
  const { base } = options;
  const title = titleOf(document, notes);
  const actors = readActors(listAt(document, 'actors', notes), base + pointer('actors'), notes);
  const observations = readObservations(listAt(document, 'observations', notes), base + pointer('observations'), notes);
  for (const name of Object.keys(document).filter((member) => !members.has(member))) {
    const sentence = `“${name}” is no part of a casefile, and was left out.`;
    notes.leftOut.push({ code: 'shape', path: base + pointer(name), sentence });
  }
  const casefile: Casefile = { format: 'assessment-desk.casefile/v1', title, actors, observations };
  return { casefile, leftOut: notes.leftOut, kept: notes.kept };
}
