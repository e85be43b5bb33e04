/** The one time that all objects of a STIX bundle have. */
import { parseDateTime } from '../../assessment/date-time.ts';
import type { Observation } from '../../casefile/types.generated.ts';

/** The time of a bundle whose observations have no dates. */
export const noTime = '1970-01-01T00:00:00.000Z';

/**
 * Returns the latest time at which an observation was retrieved or published, as a STIX timestamp in UTC with
 * milliseconds (STIX 2.1, section 3.2); 1970-01-01T00:00:00.000Z if there is none. STIX requires a time, and an
 * assessment has none of its own. The clock would change the file at every export.
 */
export function bundleTime(observations: readonly Observation[]): string {
  const times = observations.flatMap(({ retrieved_at, published_at }) => [
    ...timestamps(retrieved_at),
    ...timestamps(published_at),
  ]);
  return times.sort().at(-1) ?? noTime;
}

/** A date-time as a STIX timestamp; none if it is missing, invalid, or in UTC not in a year with four digits. */
export function timestamps(text: string | null): readonly string[] {
  const parsed = parseDateTime(text ?? '');
  if (!parsed.ok) return [];
  const { epochSeconds, fraction } = parsed.instant;
  const timestamp = new Date(epochSeconds * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))).toISOString();
  return /^\d{4}-/.test(timestamp) ? [timestamp] : [];
}
