/** The content of the passage picker: every passage with its title, and the facts of an observation. */
import { dayInWords } from '../../core/assessment/date-time-words.ts';
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

/** A fact of an observation. */
interface Fact {
  readonly name: string;
  readonly value: string;
  /** The stored form, if it is another one. */
  readonly detail?: string;
}

/** Returns the facts of an observation in display order, without missing ones. */
export function observationFacts(
  { published_at, language, canonical_url }: Observation,
  publisher: string | null,
): readonly Fact[] {
  const facts: readonly (readonly [name: string, value: string | null, detail?: string | null])[] = [
    ['Publisher', publisher],
    ['Published', published_at && dayInWords(published_at), published_at],
    ['Language', language],
    ['Host of the canonical URL', hostOf(canonical_url)],
  ];
  return facts.flatMap(([name, value, detail]) => (value ? [{ name, value, ...(detail && { detail }) }] : []));
}

function hostOf(address: string | null): string | null {
  if (address === null || address === '') return null;
  return parseUrl(address)?.host || address;
}
