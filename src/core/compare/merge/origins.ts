/** Merges the origins of passages: those of both sides, each passage once. An origin never conflicts with another. */
import { isJsonArray, type JsonObject, type JsonValue } from '../../json/json.ts';
import { own } from '../../json/own.ts';
import { textOf } from '../same.ts';
import { passageIdsIn } from './sources.ts';
import type { Sides } from './sides.ts';

function listIn(casefile: JsonObject, name: string): readonly JsonValue[] {
  const list = own(casefile, name);
  return isJsonArray(list) ? list : [];
}

/**
 * Returns the origins of the passages that the merged casefile has: mine, and those of the other side for passages
 * without one. The text is the same, so either says how that text can be read from a file.
 */
export function mergeOrigins({ mine, theirs }: Sides<JsonObject>, merged: JsonObject): readonly JsonValue[] {
  const passages = new Set(listIn(merged, 'observations').flatMap((observation) => [...passageIdsIn(observation)]));
  const known = new Set<string | undefined>();
  return [...listIn(mine, 'origins'), ...listIn(theirs, 'origins')].filter((origin) => {
    const id = textOf(origin, 'passage_id');
    if (id === undefined || known.has(id) || !passages.has(id)) return false;
    known.add(id);
    return true;
  });
}
