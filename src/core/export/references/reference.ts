/** The observations of a casefile as references, written as BibTeX, CSL JSON or RIS. */
import { isDateTime } from '../../assessment/date-time.ts';
import { parseAddress } from '../../casefile/platform.ts';
import { firstName, casefileIndex } from '../../casefile/lookup.ts';
import type { Workspace } from '../../workspace/workspace.ts';

/** A calendar date as the casefile writes it, in the zone of its date-time. */
export interface ReferenceDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 'YYYY-MM-DD'. */
  readonly text: string;
}

/** One observation. A property that the casefile does not have is missing. */
export interface Reference {
  /** 'observation-7': letters, digits and hyphens only, so that it is a key in every format. */
  readonly key: string;
  readonly title: string;
  /** The publisher’s name; its ID if it has no name. */
  readonly publisher?: string;
  /** A web address. */
  readonly url?: string;
  /** A canonical address that is not on the web. */
  readonly identifier?: string;
  readonly published?: ReferenceDate;
  readonly accessed?: ReferenceDate;
  /** BCP 47 tag. */
  readonly language?: string;
}

function dateOf(text: string | null): ReferenceDate | undefined {
  if (text === null || !isDateTime(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.slice(0, 10).split('-').map(Number);
  return { year, month, day, text: text.slice(0, 10) };
}

function isWeb(address: string): boolean {
  const scheme = parseAddress(address)?.scheme;
  return scheme === 'https' || scheme === 'http';
}

/** Returns a reference for each observation of the casefile, sorted by its number. */
export function referencesOf({ casefile }: Pick<Workspace, 'casefile'>): readonly Reference[] {
  const { actor } = casefileIndex(casefile);
  const observations = [...(casefile?.observations ?? [])].sort((a, b) => a.observation_id - b.observation_id);
  return observations.map((observation) => {
    const { publisher_actor_id: publisherId, canonical_url: address } = observation;
    const published = dateOf(observation.published_at);
    const accessed = dateOf(observation.retrieved_at);
    return {
      key: `observation-${String(observation.observation_id)}`,
      title: observation.title,
      ...(publisherId !== null && {
        publisher: firstName(actor(publisherId) ?? { names: [] }) ?? publisherId,
      }),
      ...(address && (isWeb(address) ? { url: address } : { identifier: address })),
      ...(published && { published }),
      ...(accessed && { accessed }),
      ...(observation.language !== null && { language: observation.language }),
    };
  });
}
