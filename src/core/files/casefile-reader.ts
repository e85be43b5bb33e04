/** Reads a casefile from JSON: imports its valid parts, and reports the parts that were skipped or look wrong. */
import { isJsonArray, isJsonObject, type JsonValue, type JsonObject } from '../json/json.ts';
import { escapeToken, pointer, type Pointer } from '../json/pointer.ts';
import { validateActor, validateObservation, type SchemaError, type Validator } from '../check/validators.generated.js';
import { own } from '../json/own.ts';
import { mapItems } from '../json/tree.ts';
import { casefileFormat } from '../casefile/create.ts';
import { passageId, type Digest } from '../casefile/hash.ts';
import type { Actor, Casefile, Observation, Origin, Passage } from '../casefile/types.generated.ts';
import { validateOrigin } from './origin-validator.generated.js';
import type { FileFault } from './problem.ts';

// Schema errors of casefiles in plain words: “the title must be text”.

/** A violation of the format in a part of a casefile. The pointer is relative to the part. */
interface PartFault {
  /** Whether the part lacks the shape that the code relies on. If not, a value breaks a limit or pattern. */
  readonly breaksShape: boolean;
  readonly path: Pointer;
  /** The problem, as part of a sentence: “the title must be text”. */
  readonly what: string;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

function typesInWords(types: unknown): string {
  const list = isJsonArray(types) ? types : [types as JsonValue];
  return list.map((type) => typeWords[String(type)] ?? String(type)).join(' or ');
}

/** The last property name of a path, in quotation marks; “it” if there is none. */
function fieldOf(path: Pointer): string {
  const name = path
    .split('/')
    .filter((token) => token !== '' && !/^\d+$/.test(token))
    .at(-1);
  return name === undefined ? 'it' : `“${name}”`;
}

const sentences: Readonly<Record<string, (field: string, params: SchemaError['params']) => string>> = {
  type: (field, { type }) => `${field} must be ${typesInWords(type)}`,
  anyOf: (field) => `${field} must be an ID or null`,
  required: (_, { missingProperty }) => `“${String(missingProperty)}” is missing`,
  additionalProperties: (_, { additionalProperty }) => `unknown property “${String(additionalProperty)}”`,
  minLength: (field) => `${field} must not be empty`,
  maxLength: (field, { limit }) => `${field} must not be longer than ${String(limit)} characters`,
  minimum: (field, { limit }) => `${field} must not be less than ${String(limit)}`,
  format: (field) => `${field} must be a date and time with a time zone, such as 2024-05-01T12:00:00Z`,
  pattern: (field) => `${field} must be an ID: a letter or digit first, then letters, digits, and . _ : -`,
};

const shapeKeywords: ReadonlySet<string> = new Set(['type', 'required', 'additionalProperties', 'anyOf']);

/**
 * Whether an error about an “ID or null” is redundant. The validator reports each branch and the choice itself. Only
 * one of them helps a person: the pattern if the value is text, else the choice.
 */
function isNoise(error: SchemaError, errors: readonly SchemaError[]): boolean {
  const beside = errors.filter(({ instancePath }) => instancePath === error.instancePath);
  if (!beside.some(({ keyword }) => keyword === 'anyOf')) return false;
  const isText = beside.some(({ keyword }) => keyword === 'pattern');
  return isText ? error.keyword !== 'pattern' : error.keyword !== 'anyOf';
}

function faultOf({ instancePath, keyword, params }: SchemaError): PartFault {
  const extra = keyword === 'additionalProperties' ? `/${escapeToken(String(params.additionalProperty))}` : '';
  const sentence = sentences[keyword];
  const what = sentence?.(fieldOf(instancePath), params) ?? `${fieldOf(instancePath)} is not valid`;
  return { breaksShape: shapeKeywords.has(keyword), path: instancePath + extra, what };
}

/** Converts a validator's errors to faults with readable sentences. */
function partFaults(errors: readonly SchemaError[]): readonly PartFault[] {
  return errors.filter((error) => !isNoise(error, errors)).map(faultOf);
}

/** A fault in a part of a casefile. */
export type CasefileFault = FileFault;

/** The valid parts of a casefile, the faults of skipped parts, and the faults of parts that were imported unchanged. */
export interface CasefileParts {
  readonly casefile: Casefile;
  readonly skipped: readonly CasefileFault[];
  readonly unchanged: readonly CasefileFault[];
}

/** The options for reading a casefile. */
export interface CasefileOptions {
  readonly digest: Digest;
  /** The pointer to the casefile in its file; '' for a casefile file. */
  readonly base: Pointer;
  /**
   * Whether it is a draft's casefile, in a desk file. Duplicates in it are imported, because the draft may be
   * unfinished.
   */
  readonly draft: boolean;
}

/** The faults collected while reading. */
interface Notes extends CasefileOptions {
  readonly skipped: CasefileFault[];
  readonly unchanged: CasefileFault[];
}

function faultsOf(value: JsonValue, validate: Validator): readonly PartFault[] {
  return validate(value) ? [] : partFaults(validate.errors ?? []);
}

/** Collects the faults of a part. Returns whether the part can be imported. */
function acceptPart(notes: Notes, path: Pointer, name: string, faults: readonly PartFault[]): boolean {
  const breaking = faults.find(({ breaksShape }) => breaksShape);
  if (breaking) {
    const sentence = `skipped ${name}: ${breaking.what}. Fix it in the file and open it again.`;
    notes.skipped.push({ code: 'shape', path: path + breaking.path, sentence });
    return false;
  }
  for (const { path: inner, what } of faults) {
    notes.unchanged.push({
      code: 'value',
      path: path + inner,
      sentence: `${name}: ${what}. It was imported unchanged.`,
    });
  }
  return true;
}

/** Whether a part with this ID can be imported: the ID is new, or duplicates are allowed. */
function acceptId(notes: Notes, seen: Set<unknown>, id: unknown, path: Pointer, name: string): boolean {
  if (!seen.has(id)) {
    seen.add(id);
    return true;
  }
  const what = `${name} occurs twice in the casefile`;
  if (notes.draft) notes.unchanged.push({ code: 'duplicate-id', path, sentence: `${what}. Change one of them.` });
  else
    notes.skipped.push({ code: 'duplicate-id', path, sentence: `${what}. The second one was skipped. Change its ID.` });
  return notes.draft;
}

function readActors(list: readonly JsonValue[], base: Pointer, notes: Notes): readonly Actor[] {
  const seen = new Set<unknown>();
  const accepted = mapItems(list, (value, index) => {
    const path = base + pointer(index);
    const id = isJsonObject(value) ? value.actor_id : undefined;
    const name = typeof id === 'string' && id !== '' ? `the actor “${id}”` : `actor ${String(index + 1)}`;
    if (!acceptPart(notes, path, name, faultsOf(value, validateActor))) return undefined;
    return acceptId(notes, seen, id, path + pointer('actor_id'), name) ? value : undefined;
  });
  return accepted as unknown as readonly Actor[];
}

/** The passage ID of a text; undefined if the text has no UTF-8 form. */
function trueId(text: string, digest: Digest): string | undefined {
  return text.isWellFormed() ? passageId(text, digest) : undefined;
}

/** Whether a passage's text matches its ID. If not, collects a fault. The passage must have the right shape. */
function acceptPassage(notes: Notes, passage: Passage, path: Pointer, ofWhat: string): boolean {
  const id = trueId(passage.text, notes.digest);
  if (id === passage.passage_id) return true;
  const why =
    id === undefined
      ? 'its text contains a damaged character (lone surrogate)'
      : `its text does not match its passage ID (actual: ${id})`;
  const sentence = `skipped the passage ${passage.passage_id} of ${ofWhat}: ${why}. Add it again from its source.`;
  notes.skipped.push({ code: 'passage-hash', path, sentence });
  return false;
}

/**
 * The faults of one passage. It is validated inside an observation without other passages, because only that has a
 * validator.
 */
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
    if (!acceptPart(notes, here, `passage ${String(index + 1)} of ${name}`, faults)) return false;
    return acceptPassage(notes, value as unknown as Passage, here, name);
  });
}

function readObservation(value: JsonValue, path: Pointer, index: number, notes: Notes): JsonObject | undefined {
  const passages = isJsonObject(value) && isJsonArray(value.passages) ? value.passages : undefined;
  const head = isJsonObject(value) && passages ? { ...value, passages: [] } : value;
  const number = isJsonObject(value) && typeof value.observation_id === 'number' ? value.observation_id : undefined;
  const name =
    number === undefined ? `the observation at position ${String(index + 1)}` : `observation ${String(number)}`;
  if (!acceptPart(notes, path, name, faultsOf(head, validateObservation))) return undefined;
  if (!isJsonObject(value) || !isJsonObject(head) || !passages) return undefined;
  const accepted = readPassages(head, passages, path, name, notes);
  return accepted.length === passages.length ? value : { ...value, passages: accepted };
}

function readObservations(list: readonly JsonValue[], base: Pointer, notes: Notes): readonly Observation[] {
  const seen = new Set<unknown>();
  const accepted = mapItems(list, (value, index) => {
    const path = base + pointer(index);
    const observation = readObservation(value, path, index, notes);
    if (!observation) return undefined;
    const id = observation['observation_id'];
    const isAccepted = acceptId(
      notes,
      seen,
      id,
      path + pointer('observation_id'),
      `the observation number ${String(id)}`,
    );
    return isAccepted ? observation : undefined;
  });
  return accepted as unknown as readonly Observation[];
}

function readOrigins(list: readonly JsonValue[], base: Pointer, notes: Notes): readonly Origin[] {
  const accepted = mapItems(list, (value, index) => {
    const path = base + pointer(index);
    return acceptPart(notes, path, `origin ${String(index + 1)}`, faultsOf(value, validateOrigin)) ? value : undefined;
  });
  return accepted as unknown as readonly Origin[];
}

const members: ReadonlySet<string> = new Set(['format', 'title', 'actors', 'observations', 'origins']);

function listAt(
  document: JsonObject,
  member: 'actors' | 'observations' | 'origins',
  notes: Notes,
): readonly JsonValue[] {
  const value = own(document, member);
  if (isJsonArray(value)) return value;
  const sentence = `“${member}” in the casefile must be a list. It was read as empty.`;
  notes.skipped.push({ code: 'shape', path: notes.base + pointer(member), sentence });
  return [];
}

function titleOf(document: JsonObject, notes: Notes): string {
  if (Object.hasOwn(document, 'title') && typeof document.title === 'string') return document.title;
  const sentence = '“title” in the casefile must be text. It was read as empty.';
  notes.skipped.push({ code: 'shape', path: notes.base + pointer('title'), sentence });
  return '';
}

/**
 * Reads the valid parts of a casefile. Skips an actor, observation or passage without the format's shape,
 * a passage whose text does not match its ID, and the second of two parts with the same ID. Imports a value that has
 * the right type but breaks a limit or pattern, because it may be unfinished and can be corrected.
 */
export function readCasefileParts(document: JsonObject, options: CasefileOptions): CasefileParts {
  const notes: Notes = { ...options, skipped: [], unchanged: [] };
  const { base } = options;
  const title = titleOf(document, notes);
  const actors = readActors(listAt(document, 'actors', notes), base + pointer('actors'), notes);
  const observations = readObservations(listAt(document, 'observations', notes), base + pointer('observations'), notes);
  for (const name of Object.keys(document).filter((member) => !members.has(member))) {
    const sentence = `the unknown property “${name}” was skipped.`;
    notes.skipped.push({ code: 'shape', path: base + pointer(name), sentence });
  }
  const origins = Object.hasOwn(document, 'origins')
    ? readOrigins(listAt(document, 'origins', notes), base + pointer('origins'), notes)
    : undefined;
  const content = { actors, observations, ...(origins && { origins }) };
  const casefile: Casefile = { format: casefileFormat(content), title, ...content };
  return { casefile, skipped: notes.skipped, unchanged: notes.unchanged };
}
