/** The content of the passage picker: every passage with its title, and the facts of an observation. */
import { parseUrl } from '../../core/casefile/publisher.ts';
import type { Casefile, Observation } from '../../core/casefile/types.generated.ts';

/** A passage together with one of the observations that contain it. */
export interface PassagePlace {
  readonly passageId: string;
  readonly observation: Observation;
  /** “3 · Notice to mariners”, with “(2 of 4)” if the observation has several passages. */
  readonly title: string;
}

/** Returns every passage of the casefile, in its order. */
export function passagePlaces(casefile: Casefile): readonly PassagePlace[] {
  return casefile.observations.flatMap((observation) => {
    const { passages, observation_id, title } = observation;
    const name = `${String(observation_id)} · ${title || 'Untitled'}`;
    return passages.map(({ passage_id }, index) => ({
      passageId: passage_id,
      observation,
      title: passages.length > 1 ? `${name} (${String(index + 1)} of ${String(passages.length)})` : name,
    }));
  });
}

/** Returns the facts of an observation in display order, without missing ones. */
export function observationFacts(
  { published_at, language, canonical_url }: Observation,
  publisher: string | null,
): readonly { readonly name: string; readonly value: string }[] {
  const facts: readonly (readonly [string, string | null])[] = [
    ['Publisher', publisher],
    ['Published', dayOf(published_at)],
    ['Language', language],
    ['Host of the canonical URL', hostOf(canonical_url)],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

/** Returns the day as written, in its own time zone, without conversion. */
function dayOf(dateTime: string | null): string | null {
  return dateTime === null ? null : (/^\d{4}-\d{2}-\d{2}/.exec(dateTime)?.[0] ?? dateTime);
}

function hostOf(address: string | null): string | null {
  if (address === null || address === '') return null;
  return parseUrl(address)?.host || address;
}
