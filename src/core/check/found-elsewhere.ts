import type { Casefile } from '../casefile/types.generated.ts';
import { splitsPair } from '../passage/offsets.ts';
import { sampledText } from '../passage/sampled-text.ts';
import { spanFromUtf16 } from '../passage/span.ts';
import type { FoundElsewhere } from '../rules/context.ts';

/** Shorter words, in UTF-16 units, occur anywhere by chance: finding them says nothing. */
const shortest = 8;
/** Words too short to be looked up are read for in the texts of this many units in all. */
const mostRead = 262_144;
/** Places beyond this many are not told. */
const mostPlaces = 4;

/**
 * Where else in the casefile a text stands, word for word: places in other passages than the one named, in the
 * casefile's order, at most four. Bounded work, and the samples of a text are taken once: long texts are looked up, and
 * short words are read for until a quarter of a megabyte is read. Finding nothing therefore proves nothing.
 */
export function findElsewhere(casefile: Casefile | null, passageId: string, actual: string): readonly FoundElsewhere[] {
  if (!casefile || actual.length < shortest) return [];
  const found: FoundElsewhere[] = [];
  let read = 0;
  const seen = new Set([passageId]);
  for (const { observation_id: observationId, title, passages } of casefile.observations) {
    for (const { passage_id: id, text } of passages) {
      if (seen.has(id)) continue;
      seen.add(id);
      const looked = sampledText(text).canLookUp(actual);
      if (!looked && (read += text.length) > mostRead) continue;
      for (const at of sampledText(text).places(actual, mostPlaces)) {
        if (splitsPair(text, at) || splitsPair(text, at + actual.length)) continue;
        found.push({ passageId: id, observationId, title, text, span: spanFromUtf16(text, at, at + actual.length) });
        if (found.length === mostPlaces) return found;
      }
    }
  }
  return found;
}

/** The same answer where nothing in it is another, so that identity means equality. */
export function keepSame(
  now: readonly FoundElsewhere[],
  before: readonly FoundElsewhere[] | undefined,
): readonly FoundElsewhere[] {
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
