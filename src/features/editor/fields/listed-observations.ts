/** Builds the checklist of observations from the casefile and the document’s `observation_ids`. */
import type { JsonValue } from '../../../core/json/json.ts';
import type { Observation } from '../../../core/casefile/types.generated.ts';

/** One line of the list of observations, from the casefile or only from the document. */
export interface ObservationLine {
  /** The observation's number; undefined for an item that is not a number. */
  readonly number: number | undefined;
  readonly title: string | undefined;
  readonly date: string | undefined;
  /** Its index in `observation_ids`; undefined if it is not listed. */
  readonly listedAt: number | undefined;
  /** The document's value, for an item that is not a number. */
  readonly raw: JsonValue | undefined;
  readonly inCasefile: boolean;
}

/**
 * Returns every observation that is or could be listed: the casefile's, in its order, then those that only the document
 * lists. A duplicate item has its own line, so that it can be removed.
 */
export function observationLines(
  listed: readonly JsonValue[],
  observations: readonly Observation[],
): readonly ObservationLine[] {
  const fromCasefile = observations.map(({ observation_id, title, published_at }): ObservationLine => {
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
  const shown = new Set(fromCasefile.map(({ listedAt }) => listedAt));
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
  return [...fromCasefile, ...others];
}
