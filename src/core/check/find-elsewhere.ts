/** Finds a claim’s exact text in other passages of the casefile, with a limit on the work. */
import type { Casefile } from '../casefile/types.generated.ts';
import { splitsPair } from '../passage/offsets.ts';
import { sampledText } from '../passage/likeness.ts';
import { spanFromUtf16 } from '../passage/span.ts';
import type { ExactMatch } from '../rules/context.ts';

/** Shorter texts (UTF-16 units) occur by chance, so finding them means nothing. */
const shortest = 8;
/** For texts too short for the index, search at most this many UTF-16 units in total. */
const maxUnits = 262_144;
/** The maximum number of places. */
const maxPlaces = 4;

/**
 * Finds exactly this text in other passages than the given one, in the casefile's order, at most four places. The work
 * is bounded: long texts are looked up in samples, and short ones are searched for in at most a quarter of a megabyte.
 * An empty result therefore proves nothing.
 */
export function findElsewhere(casefile: Casefile | null, passageId: string, actual: string): readonly ExactMatch[] {
  if (!casefile || actual.length < shortest) return [];
  const matches: ExactMatch[] = [];
  let read = 0;
  const searchedIds = new Set([passageId]);
  for (const { observation_id: observationId, title, passages } of casefile.observations) {
    for (const { passage_id: id, text } of passages) {
      if (searchedIds.has(id)) continue;
      searchedIds.add(id);
      const isLookUp = sampledText(text).canLookUp(actual);
      if (!isLookUp && (read += text.length) > maxUnits) continue;
      for (const at of sampledText(text).places(actual, maxPlaces)) {
        if (splitsPair(text, at) || splitsPair(text, at + actual.length)) continue;
        matches.push({ passageId: id, observationId, title, text, span: spanFromUtf16(text, at, at + actual.length) });
        if (matches.length === maxPlaces) return matches;
      }
    }
  }
  return matches;
}

/** Returns the previous result if it is equal, so that results can be compared by identity. */
export function reuseIfEqual(
  now: readonly ExactMatch[],
  before: readonly ExactMatch[] | undefined,
): readonly ExactMatch[] {
  const same =
    before?.length === now.length &&
    before.every((one, index) => {
      const other = now[index];
      return (
        one.passageId === other?.passageId &&
        one.observationId === other.observationId &&
        one.title === other.title &&
        one.span.start === other.span.start
      );
    });
  return before && same ? before : now;
}
