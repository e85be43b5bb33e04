import { idFieldOf, type IdentifiedList } from '../assessment/ids.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';
import { listOf } from '../assessment/view.ts';
import type { Digest } from '../casefile/hash.ts';
import { jsonDigest } from './digests.ts';
import { textAt } from './targets.ts';
import type { EntryKind } from './types.generated.ts';

/** What is taken of a value: 'text' for anything that is no object, a list of such, or an object's named properties. */
type Part = 'text' | 'texts' | { readonly [name: string]: Part };

const timeScope: Part = { start: 'text', end: 'text' };

const claimParts: Part = {
  claim_id: 'text',
  observation_id: 'text',
  passage_id: 'text',
  span: { start: 'text', end: 'text', offset_encoding: 'text' },
  actual: 'text',
  proposition: 'text',
  representation: 'text',
  claim_kind: 'text',
  subject_actor_ids: 'texts',
  attribution: { actor_id: 'text', mode: 'text' },
};

const entryParts: Readonly<Record<EntryKind, Part>> = {
  'power-basis': {
    power_basis_id: 'text',
    actor_id: 'text',
    domain: 'text',
    description: 'text',
    scope: { relationship: 'text', geographies: 'texts', operations: 'texts', related_actor_ids: 'texts' },
    time_scope: timeScope,
  },
  intent: { hypothesis_id: 'text', actor_id: 'text', topic: 'text', hypothesis: 'text', time_scope: timeScope },
};

/** The named parts of a value and nothing else; undefined where it is something else than was named. */
function taken(value: JsonValue | undefined, part: Part): JsonValue | undefined {
  const isPlain = !isJsonObject(value) && !isJsonArray(value);
  if (part === 'text') return isPlain ? value : undefined;
  if (part === 'texts') {
    return isJsonArray(value) ? value.filter((item) => !isJsonObject(item) && !isJsonArray(item)) : undefined;
  }
  if (!isJsonObject(value)) return undefined;
  const kept = Object.entries(part).flatMap(([name, child]): [string, JsonValue][] => {
    const inner = Object.hasOwn(value, name) ? taken(value[name], child) : undefined;
    return inner === undefined ? [] : [[name, inner]];
  });
  return Object.fromEntries(kept);
}

/** Remembers what is made of an object by its identity. */
function remembered<Made>(make: (value: JsonObject) => Made): (value: JsonObject) => Made {
  const made = new WeakMap<JsonObject, Made>();
  return (value) => {
    const known = made.get(value);
    if (known !== undefined) return known;
    const fresh = make(value);
    made.set(value, fresh);
    return fresh;
  };
}

/**
 * A claim as it is judged: the properties of the contract (specification 2.4) and no others, so that a blind packet
 * and the draft that it was made of say the same. The same object for the same claim.
 */
export const claimContent = remembered((claim) => taken(claim, claimParts) as JsonObject);

/**
 * What an entry says that its evidence bears on: whose it is, its words, its scope and its time. Neither workflow state
 * nor rationale, limitations, alternatives and falsifiers, which do not change what a link means and may speak of the
 * evidence. The same object for the same entry.
 */
export const entryWords: Readonly<Record<EntryKind, (entry: JsonObject) => JsonObject>> = {
  'power-basis': remembered((entry) => taken(entry, entryParts['power-basis']) as JsonObject),
  intent: remembered((entry) => taken(entry, entryParts.intent) as JsonObject),
};

const documents = { open: new WeakMap<JsonObject, JsonObject>(), blind: new WeakMap<JsonObject, JsonObject>() };

/** The assessment as it is judged as a whole: claims and entries by their digests, the rest as it stands. */
export function documentContent(assessment: JsonObject, kind: 'open' | 'blind', digest: Digest): JsonObject {
  const known = documents[kind].get(assessment);
  if (known) return known;
  const contentOf = (list: IdentifiedList, value: JsonObject): JsonObject => {
    if (kind === 'open') return value;
    if (list === 'claims') return claimContent(value);
    return entryWords[list === 'power_bases' ? 'power-basis' : 'intent'](value);
  };
  const lists = (['claims', 'power_bases', 'intent_hypotheses'] as const).map((list): [string, JsonValue] => [
    list,
    listOf(assessment, list).map((value) =>
      isJsonObject(value)
        ? { id: textAt(value, idFieldOf[list]), sha256: jsonDigest(contentOf(list, value), digest) }
        : value,
    ),
  ]);
  const rest = kind === 'open' ? assessment : {};
  const content = { ...rest, ...Object.fromEntries(lists) };
  documents[kind].set(assessment, content);
  return content;
}
