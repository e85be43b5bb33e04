/** The subject of a map: an entry, a claim or a publisher, and its form in an address. */
import type { EntryList } from '../../assessment/model.ts';

/** The subject of a map. `index` is the index in the list; the publisher null means observations without one. */
export type MapSubject =
  | { readonly kind: 'entry'; readonly list: EntryList; readonly index: number }
  | { readonly kind: 'claim'; readonly index: number }
  | { readonly kind: 'publisher'; readonly actorId: string | null };

const publisher = 'publisher-';

/**
 * Returns the subject as a part of an address: “intent_hypotheses-3”, “claims-14”, “publisher-harbour-council”. Counts
 * from 1.
 */
export function subjectKey(subject: MapSubject): string {
  if (subject.kind === 'publisher') return `${publisher}${subject.actorId ?? ''}`;
  const list = subject.kind === 'claim' ? 'claims' : subject.list;
  return `${list}-${String(subject.index + 1)}`;
}

/** Returns the subject that `subjectKey` names; undefined for any other text. Does not check whether it exists. */
export function subjectOf(key: string): MapSubject | undefined {
  if (key.startsWith(publisher)) return { kind: 'publisher', actorId: key.slice(publisher.length) || null };
  const [, list, number] = /^(claims|power_bases|intent_hypotheses)-([1-9]\d{0,5})$/.exec(key) ?? [];
  if (list === undefined || number === undefined) return undefined;
  const index = Number(number) - 1;
  return list === 'claims' ? { kind: 'claim', index } : { kind: 'entry', list: list as EntryList, index };
}
