import type { JsonValue } from '../../../core/assessment/json.ts';
import type { Observation } from '../../../core/casefile/types.generated.ts';

/** One line of the list of observations: of the casefile, or of the document alone. */
export interface ObservationLine {
  /** The number; undefined for an item of the document that is no number. */
  readonly number: number | undefined;
  readonly title: string | undefined;
  readonly date: string | undefined;
  /** Where it stands in `observation_ids`; undefined where it is not listed. */
  readonly listedAt: number | undefined;
  /** What the document has there, for an item that is no number. */
  readonly raw: JsonValue | undefined;
  readonly inCasefile: boolean;
}

/**
 * Every observation that is listed or could be: the casefile's in its order, then what only the document has. An item
 * that is listed twice is a line of its own, so that it can be taken away.
 */
export function observationLines(
  listed: readonly JsonValue[],
  observations: readonly Observation[],
): readonly ObservationLine[] {
  const known = observations.map(({ observation_id, title, published_at }): ObservationLine => {
    const at = listed.indexOf(observation_id);
    return {
      number: observation_id,
      title,
      date: published_at?.slice(0, 10),
      listedAt: at < 0 ? undefined : at,
      raw: undefined,
      inCasefile: true,
    };
  });
  const shown = new Set(known.map(({ listedAt }) => listedAt));
  const others = listed.flatMap((item, at): ObservationLine[] => {
    if (shown.has(at)) return [];
    const number = typeof item === 'number' ? item : undefined;
    const { title } = observations.find(({ observation_id }) => observation_id === number) ?? {};
    return [
      {
        number,
        title,
        date: undefined,
        listedAt: at,
        raw: number === undefined ? item : undefined,
        inCasefile: title !== undefined,
      },
    ];
  });
  return [...known, ...others];
}
