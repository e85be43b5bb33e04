/**
 * Compares the origins of passages in two casefiles, by passage. Their content is for programs, so only counts are
 * reported.
 */
import { isCasefileFormat } from '../casefile/create.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { pointer } from '../json/pointer.ts';
import { sameJson } from '../json/same-json.ts';
import type { Difference } from './difference.ts';
import { textOf } from './same.ts';
import { counted } from '../json/words.ts';

const path = pointer('origins');

function byPassage(list: JsonValue | undefined): ReadonlyMap<string | undefined, JsonValue> {
  return new Map((isJsonArray(list) ? list : []).map((origin) => [textOf(origin, 'passage_id'), origin]));
}

/** Returns a casefile without its origins, and without a format that only follows from its content. */
export function withoutOrigins(casefile: JsonObject, other: JsonObject): JsonObject {
  const formatFollows = [casefile, other].every((side) => isCasefileFormat(own(side, 'format')));
  const entries = Object.entries(casefile).filter(
    ([name]) => name !== 'origins' && !(formatFollows && name === 'format'),
  );
  return Object.fromEntries(entries);
}

const passages = (count: number): string => counted(count, 'passage');

/** Returns one difference if the origins differ. */
export function compareOrigins(before: JsonObject, after: JsonObject): readonly Difference[] {
  const [old, fresh] = [own(before, 'origins'), own(after, 'origins')];
  if (sameJson(old, fresh)) return [];
  const [oldOnes, freshOnes] = [byPassage(old), byPassage(fresh)];
  const added = [...freshOnes.keys()].filter((id) => !oldOnes.has(id)).length;
  const removed = [...oldOnes.keys()].filter((id) => !freshOnes.has(id)).length;
  const changed = [...freshOnes].filter(([id, origin]) => oldOnes.has(id) && !sameJson(oldOnes.get(id), origin)).length;
  const parts = [
    added > 0 ? `added for ${passages(added)}` : '',
    removed > 0 ? `removed for ${passages(removed)}` : '',
    changed > 0 ? `changed for ${passages(changed)}` : '',
  ].filter(Boolean);
  const what = parts.length === 0 ? 'changed' : parts.join(', ');
  const kind = old === undefined ? 'added' : fresh === undefined ? 'removed' : 'changed';
  return [
    {
      id: `${kind} ${path}`,
      kind,
      document: 'casefile',
      section: 'origins',
      places: { ...(old !== undefined && { before: path }), ...(fresh !== undefined && { after: path }) },
      sentence: `Origins of texts were ${what}.`,
      fields: [],
    },
  ];
}
