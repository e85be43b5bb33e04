/** Searches all passages of a casefile in small steps, so that a search never blocks typing. */
import { characterStart } from '../text/graphemes.ts';
import { offsetsOf } from '../text/offsets.ts';
import { searchNeedle, spansIn, type FindOptions } from '../text/search.ts';
import { literalForm, searchable, type SearchForm } from '../text/searchable.ts';
import type { CodePointSpan } from '../text/span.ts';
import { byIdentity } from '../json/by-identity.ts';
import type { Casefile, Observation, Passage } from './types.generated.ts';

/** A text that is searched in parts. */
export interface PartedText {
  /** How many parts there are for a query. */
  count(query: string): number;
  /**
   * Returns the matches that start in a part and do not overlap a match that ended at `last` (in code points): the
   * parts together have the matches of `findInText`. Only a match with more than 4,000 characters, of which nearly all
   * are ignored white space, can be missing at the edge of a part.
   */
  find(part: number, query: string, options: FindOptions, last: number): readonly CodePointSpan[];
}

/** The length of a part, and how far the next one is read for a match that starts near its end. In UTF-16 units. */
const partLength = 32_768;
const overlap = 4096;
/** A longer query is searched in the whole text at once. */
const longest = 400;

function partStarts(text: string, length: number): readonly number[] {
  const starts = [0];
  for (let at = length; at < text.length; at += length) {
    const start = characterStart(text, at);
    if (start > (starts.at(-1) ?? 0)) starts.push(start);
  }
  return starts;
}

/** Divides a text for searching. `length` is the length of a part in UTF-16 units, for tests. */
export function partedText(text: string, length: number = partLength): PartedText {
  const starts = partStarts(text, length);
  const folded = new Map<string, SearchForm>();

  function formOf(start: number, end: number, matchCase: boolean): SearchForm {
    const key = `${String(start)} ${String(end)} ${String(matchCase)}`;
    const cached = folded.get(key);
    if (cached) return cached;
    const made = searchable(text.slice(start, end), matchCase);
    folded.set(key, made);
    return made;
  }

  return {
    count: (query) => (query.length > longest ? 1 : starts.length),
    find(part, query, { matchCase = false, ...options }, last) {
      const whole = query.length > longest;
      const base = whole ? 0 : (starts[part] ?? text.length);
      const until = whole ? text.length : (starts[part + 1] ?? text.length);
      const end = Math.min(text.length, until + overlap);
      const needle = searchNeedle(query, matchCase);
      if (needle.text === '') return [];
      const form = needle.isLiteral ? literalForm(text.slice(base, end)) : formOf(base, end, matchCase);
      const lastUnit = offsetsOf(text).toUtf16(last as CodePointSpan['end']);
      return spansIn(text, form, needle, { base, until, last: lastUnit }, options);
    },
  };
}

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
