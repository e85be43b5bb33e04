/** The searchable items of “Find anything” from a draft: what each one shows and where it leads. */
import { useEffect, useMemo, useState } from 'react';
import { listForm } from '../../../core/text/searchable.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import {
  listOf,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ListName,
} from '../../../core/assessment/view.ts';
import type { Casefile } from '../../../core/casefile/types.generated.ts';
import { languageOfObservation } from '../../../core/casefile/lookup.ts';
import { excerptOf, type Excerpt } from '../../../core/text/excerpt.ts';
import type { CodePointSpan } from '../../../core/text/span.ts';
import type { Finding, Level } from '../../../core/rules/finding.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { OpenDraft } from '../../../desk/desk-store.ts';
import { placeOf } from '../../../desk/place-of.ts';
import type { Selection } from '../../../desk/view-store.ts';
import type { TextInLanguage } from '../../../core/text/parts-of-sentence.ts';
import type { ReferenceHit } from '../../../core/reference/search.ts';
import { whileMounted } from '../../../ui/while-mounted.ts';
import { placeOfSpanInWords } from '../../../core/casefile/origins.ts';
import type { PassageMatches } from '../../../core/casefile/search-passages.ts';
import { useDraft } from '../../../shared/context.tsx';
import { usePassageSearch } from '../../../shared/use-passage-search.ts';

// The search of “Find anything”: keeps the items with every word of the query and ranks them.

/** An item that can be searched. */
interface Findable {
  /** Its ID or name. Matches here rank highest. */
  readonly title: string;
  /** Its other text. */
  readonly detail: string;
}

const words = (text: string): readonly string[] =>
  listForm(text)
    .split(' ')
    .filter((word) => word !== '');

type Forms = Pick<Findable, 'title' | 'detail'>;

/** The items stay the same while the dialog is open, so that the next key does not fold them again. */
const formsOf = new WeakMap<Findable, Forms>();

function forms(item: Findable): Forms {
  const cached = formsOf.get(item) ?? { title: listForm(item.title), detail: listForm(item.detail) };
  formsOf.set(item, cached);
  return cached;
}

/** Returns how well an item matches the words: 0 for no match, higher is better. Every word must occur. */
function weigh({ title, detail }: Forms, query: readonly string[]): number {
  if (!query.every((word) => title.includes(word) || detail.includes(word))) return 0;
  const whole = query.join(' ');
  if (title === whole) return 4;
  if (title.startsWith(whole)) return 3;
  return query.every((word) => title.includes(word)) ? 2 : 1;
}

/** Returns the items that contain every word of the query, best first and otherwise in order; at most `limit`. */
export function search<Item extends Findable>(items: readonly Item[], query: string, limit: number): readonly Item[] {
  const queryWords = words(query);
  if (queryWords.length === 0) return items.slice(0, limit);
  return items
    .map((item) => ({ item, weight: weigh(forms(item), queryWords) }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** Where an item leads. */
export type Target =
  | { readonly kind: 'place'; readonly selection: Selection; readonly field?: string }
  | {
      readonly kind: 'passage';
      readonly passageId: string;
      readonly observationId: number;
      /** The words to show in it; undefined for the whole passage. */
      readonly span?: CodePointSpan | undefined;
    }
  | { readonly kind: 'command'; readonly run: () => void }
  | { readonly kind: 'help'; readonly entryId: string };

export interface FindItem extends Findable {
  readonly key: string;
  readonly group: 'Commands' | 'Entries' | 'Observations' | 'Findings' | 'Passages' | 'Help';
  readonly target: Target;
  readonly level?: Level;
  /** The words that were found in a passage, with the words around them. */
  readonly excerpt?: Excerpt;
  /** The texts of sources in it, with their languages. */
  readonly texts?: readonly TextInLanguage[];
  /** The end of the detail that is a source’s text. */
  readonly quoted?: TextInLanguage | undefined;
  readonly finding?: Finding;
  /** The shortcut of the command. */
  readonly keys?: readonly string[];
  /** Why the item cannot be chosen now; undefined if it can. */
  readonly not?: string | undefined;
}

type Words = readonly [title: string | undefined, detail: string | undefined, quoted?: string | undefined];

const wordsOf: Readonly<Record<ListName, (assessment: JsonObject, index: number) => Words>> = {
  claims(assessment, index) {
    const { claim_id, proposition, actual } = viewClaim(listOf(assessment, 'claims')[index]);
    const detail = proposition === actual ? proposition : [proposition, actual].filter(Boolean).join(' — ');
    return [claim_id, detail, actual];
  },
  power_bases(assessment, index) {
    const { power_basis_id, description } = viewPowerBasis(listOf(assessment, 'power_bases')[index]);
    return [power_basis_id, description];
  },
  intent_hypotheses(assessment, index) {
    const { hypothesis_id, topic, hypothesis } = viewIntent(listOf(assessment, 'intent_hypotheses')[index]);
    return [hypothesis_id, [topic, hypothesis].filter(Boolean).join(': ')];
  },
  contradictions(assessment, index) {
    const { left_claim_id, right_claim_id, explanation } = viewContradiction(
      listOf(assessment, 'contradictions')[index],
    );
    return [`${left_claim_id ?? '?'} and ${right_claim_id ?? '?'}`, explanation];
  },
  unknowns(assessment, index) {
    const unknown = listOf(assessment, 'unknowns')[index];
    return [`Unknown ${index + 1}`, typeof unknown === 'string' ? unknown : undefined];
  },
};

function entryItems({ assessment, casefile }: Workspace, list: ListName): readonly FindItem[] {
  return listOf(assessment, list).map((entry, index) => {
    const [title, detail, quoted] = wordsOf[list](assessment, index);
    const { observation_id: id = -1 } = list === 'claims' ? viewClaim(entry) : {};
    const language = languageOfObservation(casefile, id);
    return {
      key: `${list}/${index}`,
      group: 'Entries',
      title: title ?? `Entry ${index + 1}`,
      detail: detail ?? '',
      quoted: quoted === undefined ? undefined : { text: quoted, language },
      target: { kind: 'place', selection: { section: list, index } },
    };
  });
}

function observationItems(casefile: Casefile | null): readonly FindItem[] {
  return (casefile?.observations ?? []).map(
    ({ observation_id, title, language, canonical_url, passages: [passage] }, index) => ({
      key: `observation/${index}`,
      group: 'Observations',
      title: `Observation ${observation_id}`,
      detail: [title, canonical_url].filter(Boolean).join(' — '),
      texts: [{ text: title, language: language ?? '' }],
      target: passage
        ? { kind: 'passage', passageId: passage.passage_id, observationId: observation_id }
        : { kind: 'place', selection: { section: 'casefile' } },
    }),
  );
}

function findingItem(finding: Finding, index: number): FindItem {
  const { document, path, message, level, ruleId } = finding;
  const { selection, field } = placeOf(document, path);
  return {
    key: `finding/${index}`,
    group: 'Findings',
    title: message,
    detail: ruleId,
    finding,
    level,
    target: { kind: 'place', selection, field },
  };
}

const lists: readonly ListName[] = ['claims', 'power_bases', 'intent_hypotheses', 'contradictions', 'unknowns'];

/** Returns everything in a draft that can be searched, in document order. */
export function findItems({ workspace, check }: Pick<OpenDraft, 'workspace' | 'check'>): readonly FindItem[] {
  return [
    ...lists.flatMap((list) => entryItems(workspace, list)),
    ...observationItems(workspace.casefile),
    ...check.findings.map(findingItem),
  ];
}

/** Help comes after the draft’s own items, so only its best entries are offered. */
const maxItems = 6;

type Search = (query: string, limit: number) => readonly ReferenceHit[];

const helpItem = ({ entry: { id, title, summary } }: ReferenceHit): FindItem => ({
  key: `help/${id}`,
  group: 'Help',
  title: `Help: ${title}`,
  detail: summary,
  target: { kind: 'help', entryId: id },
});

/** Returns the help entries that match the query. The search code is loaded with the first words. */
export function useHelpItems(query: string): readonly FindItem[] {
  const [search, setSearch] = useState<{ readonly find: Search }>();
  const hasQuery = query.trim() !== '';
  useEffect(() => {
    if (!hasQuery) return undefined;
    // If the help cannot be loaded, everything else is still searched.
    return whileMounted(import('../../../core/reference/search.ts'), ({ searchReference }) =>
      setSearch({ find: searchReference }),
    );
  }, [hasQuery]);
  return useMemo(
    () => (hasQuery && search ? search.find(query, maxItems).map(helpItem) : []),
    [hasQuery, search, query],
  );
}

// Gives “Find anything” the words that it finds in the passages.

/** How many matches are offered in all and from each passage, and after how many the search ends. */
const maxItemsOfUsePassageItems = 20;
const maxOfPassage = 3;
const most = 200;

/** Returns the passage matches of the query. A single ASCII letter or digit is not searched for. */
export function usePassageItems(query: string): readonly FindItem[] {
  const words = query.trim();
  const isSearched = words.length > 1 || /[^\p{ASCII}]/u.test(words);
  const search = useMemo(() => (isSearched ? { words, spans: maxOfPassage, most } : null), [isSearched, words]);
  const { matches } = usePassageSearch(search);
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  return useMemo(
    () => matches.flatMap((match) => itemsOf(match, casefile)).slice(0, maxItemsOfUsePassageItems),
    [matches, casefile],
  );
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
