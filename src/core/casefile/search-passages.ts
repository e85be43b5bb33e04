/** Searches all passages of a casefile in small steps, so that a search never blocks typing. */
import { byIdentity } from '../json/by-identity.ts';
import type { FindOptions } from '../passage/search.ts';
import { partedText, type PartedText } from '../passage/search-parts.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { Casefile, Observation, Passage } from './types.generated.ts';

/** The matches in one passage. */
export interface PassageMatches {
  readonly passage: Passage;
  /** The first observation with this passage. */
  readonly observation: Observation;
  /** The number of matches; at least this many if the search ended early. */
  readonly count: number;
  /** The first matches, in order. */
  readonly spans: readonly CodePointSpan[];
}

/** The results of a search so far, in the order of the casefile. */
export interface PassageResults {
  readonly matches: readonly PassageMatches[];
  /** The number of matches in all passages. */
  readonly total: number;
  /** Whether the search ended at the maximum, so that there may be more. */
  readonly cut: boolean;
}

/** A search that is done step by step. */
export interface PassageSearch {
  /** Searches part after part until `enough`, which is called after each of them. Returns whether all is searched. */
  some(enough: () => boolean): boolean;
  readonly results: PassageResults;
}

/** What to search for, and how much of it to return. */
export interface PassageQuery extends Omit<FindOptions, 'limit'> {
  readonly words: string;
  /** The ID of a passage to leave out. */
  readonly except?: string | undefined;
  /** The maximum number of spans for each passage. Further matches are only counted. */
  readonly spans: number;
  /** The search ends after this many matches. */
  readonly most: number;
}

const noResults: PassageResults = Object.freeze({ matches: Object.freeze([]), total: 0, cut: false });

/** The parts of a passage stay folded while the passage exists, so that the next key does not fold them again. */
const partsOfPassage = byIdentity(({ text }: Passage): PartedText => partedText(text));

function passagesOf(casefile: Casefile, except: string | undefined) {
  const seen = new Set([except]);
  return casefile.observations.flatMap((observation) =>
    observation.passages.flatMap((passage) => {
      if (seen.has(passage.passage_id)) return [];
      seen.add(passage.passage_id);
      return [{ passage, observation }];
    }),
  );
}

/** Creates a search of every passage, each once. A query without visible characters finds nothing. */
export function searchPassages(casefile: Casefile, query: PassageQuery): PassageSearch {
  const { words, spans: maxSpans, most, except, ...options } = query;
  const places = words.trim() === '' ? [] : passagesOf(casefile, except);
  const matches: PassageMatches[] = [];
  let results = noResults;
  let [place, part, last, total] = [0, 0, 0, 0];

  function step({ passage, observation }: { readonly passage: Passage; readonly observation: Observation }): void {
    const parts = partsOfPassage(passage);
    const found = parts.find(part, words, { ...options, limit: most - total + 1 }, last);
    total += found.length;
    last = found.at(-1)?.end ?? last;
    const before = matches.at(-1)?.passage === passage ? matches.pop() : undefined;
    const count = (before?.count ?? 0) + found.length;
    const spans = [...(before?.spans ?? []), ...found].slice(0, maxSpans);
    if (count > 0) matches.push({ passage, observation, count, spans });
    part += 1;
    if (part < parts.count(words)) return;
    [part, last] = [0, 0];
    place += 1;
  }

  return {
    some(enough) {
      for (let next = places[place]; next && total <= most; next = places[place]) {
        step(next);
        if (enough()) break;
      }
      const cut = total > most;
      results = { matches: [...matches], total: Math.min(total, most), cut };
      return cut || place >= places.length;
    },
    get results() {
      return results;
    },
  };
}
