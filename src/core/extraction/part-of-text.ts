/** Divides a composed text: a part of it with the places and losses of that part. */
import type { Loss, Place } from '../casefile/types.generated.ts';
import { codePointLength } from '../passage/offsets.ts';
import { lineOf, readLine, type ComposedText } from './compose.ts';

/** A stretch of a text. Offsets are in code points. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Returns what of a stretch is in the part, counted from the start of the part. Undefined if nothing is. */
function overlapWith({ start, end }: Stretch, part: Stretch): Stretch | undefined {
  const [from, to] = [Math.max(start, part.start), Math.min(end, part.end)];
  return from < to ? { start: from - part.start, end: to - part.start } : undefined;
}

function lineWithin(line: string, part: Stretch): readonly string[] {
  const whole = readLine(line);
  const inside = whole && overlapWith(whole, part);
  return inside ? [lineOf(inside.start, inside.end, whole.box)] : [];
}

function placeWithin(place: Place, part: Stretch): readonly Place[] {
  const inside = overlapWith(place, part);
  if (!inside) return [];
  if (place.kind !== 'page') return [{ ...place, ...inside }];
  return [{ ...place, ...inside, lines: place.lines.flatMap((line) => lineWithin(line, part)) }];
}

/**
 * Returns parts of a composed text, each with its places. The parts are exact stretches of the text, in its order.
 * A loss stays with the part that contains its first place, and with every part if it has none: how many of several are
 * in which part is not known.
 */
export function partsOfText(composed: ComposedText, texts: readonly string[]): readonly ComposedText[] {
  let [unit, point] = [0, 0];
  return texts.map((text) => {
    const at = composed.text.indexOf(text, unit);
    if (at < 0) throw new RangeError('A part is not in the text.');
    const start = point + codePointLength(composed.text.slice(unit, at));
    const part = { start, end: start + codePointLength(text) };
    [unit, point] = [at + text.length, part.end];
    const losses = composed.losses.flatMap((loss): readonly Loss[] => {
      if (loss.first === null) return [loss];
      return loss.first >= part.start && loss.first < part.end ? [{ ...loss, first: loss.first - start }] : [];
    });
    return { ...composed, text, places: composed.places.flatMap((place) => placeWithin(place, part)), losses };
  });
}
