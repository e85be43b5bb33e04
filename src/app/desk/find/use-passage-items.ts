/** Gives “Find anything” the words that it finds in the passages. */
import { useMemo } from 'react';
import { placeOfSpanInWords } from '../../../core/casefile/origins.ts';
import type { PassageMatches } from '../../../core/casefile/search-passages.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { excerptOf } from '../../../core/passage/excerpt.ts';
import { useDraft } from '../../../shared/context.tsx';
import { usePassageSearch } from '../../../shared/use-passage-search.ts';
import type { FindItem } from './find-items.ts';

/** How many matches are offered in all and from each passage, and after how many the search ends. */
const maxItems = 20;
const maxOfPassage = 3;
const most = 200;

/** Returns the passage matches of the query. A single ASCII letter or digit is not searched for. */
export function usePassageItems(query: string): readonly FindItem[] {
  const words = query.trim();
  const isSearched = words.length > 1 || /[^\p{ASCII}]/u.test(words);
  const search = useMemo(() => (isSearched ? { words, spans: maxOfPassage, most } : null), [isSearched, words]);
  const { matches } = usePassageSearch(search);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return useMemo(() => matches.flatMap((match) => itemsOf(match, casefile)).slice(0, maxItems), [matches, casefile]);
}

/** Returns the items of one passage. */
export function itemsOf(
  { passage, observation, spans }: PassageMatches,
  casefile: Casefile | null,
): readonly FindItem[] {
  const { observation_id: observationId, title, language } = observation;
  const { passage_id: passageId, text } = passage;
  return spans.map((span) => {
    const excerpt = excerptOf(text, span, 48, 120);
    return {
      key: `passage/${passageId}/${String(span.start)}`,
      group: 'Passages',
      title: `${excerpt.before}${excerpt.words}${excerpt.after}`,
      detail: [`Observation ${String(observationId)}`, title, placeOfSpanInWords(casefile, passageId, span)]
        .filter(Boolean)
        .join(' · '),
      excerpt,
      texts: [{ text: title, language: language ?? '' }],
      target: { kind: 'passage', passageId, observationId, span },
    };
  });
}
