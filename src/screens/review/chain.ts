/** What belongs together on the review screen, as sets and in words, and the chain that is highlighted. */
import { grouped } from '../../core/json/grouped.ts';
import type { ReviewClaim, ReviewEntry, ReviewLink, ReviewModel, Subject } from './model.ts';
import { listed } from '../../core/json/words.ts';
import { createContext, use, useSyncExternalStore } from 'react';

/** The maximum number of IDs that a sentence lists; the rest are counted. */
const maxListed = 6;

/** Connected claims (by index), entries and contradictions (by path), and the connections between them (by key). */
export interface Chain {
  readonly claims: ReadonlySet<number>;
  readonly entries: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

const nothing: Chain = { claims: new Set(), entries: new Set(), links: new Set() };

/** Returns everything connected to a subject. The chain of the whole assessment is empty. */
export function chainOf(model: ReviewModel, subject: Subject | undefined): Chain {
  switch (subject?.kind) {
    case 'link':
      return {
        claims: new Set(subject.claim === undefined ? [] : [subject.claim]),
        entries: new Set([subject.entry]),
        links: new Set([subject.key]),
      };
    case 'claim':
      return chainOfClaims(model, [subject.index]);
    case 'entry':
    case 'contradiction':
    case 'unknown':
      return {
        claims: new Set(subject.connections.flatMap(({ claim }) => (claim === undefined ? [] : [claim]))),
        entries: new Set([subject.path]),
        links: new Set(subject.connections.map(({ key }) => key)),
      };
    default:
      return nothing;
  }
}

/** Returns the chain of several claims together, for text under several marks. */
export function chainOfClaims(model: ReviewModel, indices: readonly number[]): Chain {
  const links = indices.flatMap((index) => model.claimAt.get(index)?.connections ?? []);
  return {
    claims: new Set(indices),
    entries: new Set(links.map(({ entry }) => entry)),
    links: new Set(links.map(({ key }) => key)),
  };
}

/** “Supports IH-001 and PB-002; contradicts IH-004.” In a blind review: “Cited by IH-001 and PB-002.” */
export function claimChainInWords(model: ReviewModel, claim: ReviewClaim): string {
  const { links } = claim;
  const words = { supports: 'supports', contradicts: 'contradicts', other: 'cited by' };
  const cited =
    links.length === 0
      ? 'No entry cites it.'
      : linksInWords(links, words, ({ entry }) => model.entryAt.get(entry)?.id ?? '');
  return [cited, ...contradictionsInWords(model, claim)].join(' ');
}

/** “In a contradiction with C-009.”; empty for none. */
function contradictionsInWords({ cardAt }: ReviewModel, { index, connections }: ReviewClaim): readonly string[] {
  const paths = new Set(connections.flatMap((connection) => (connection.kind === 'side' ? [connection.entry] : [])));
  const others = [...paths].map((path) => {
    const sides = cardAt.get(path)?.connections ?? [];
    return (sides.find(({ claim }) => claim !== index) ?? sides[0])?.claimId || 'no claim';
  });
  return others.length === 0 ? [] : [`In a contradiction with ${listed([...new Set(others)], maxListed)}.`];
}

/** “Supported by C-001 and C-002; contradicted by C-009.” In a blind review: “Cites C-001, C-002 and C-009.” */
export function entryChainInWords({ links }: ReviewEntry): string {
  if (links.length === 0) return 'It cites no claims.';
  const words = { supports: 'supported by', contradicts: 'contradicted by', other: 'cites' };
  return linksInWords(links, words, ({ claimId }) => claimId);
}

const relations = ['supports', 'contradicts', 'other'] as const;
type Relation = (typeof relations)[number];

function linksInWords(
  links: readonly ReviewLink[],
  words: Readonly<Record<Relation, string>>,
  nameOf: (link: ReviewLink) => string,
): string {
  const groups = grouped(links, ({ effect }) => relations.find((relation) => relation === effect) ?? 'other');
  const parts = relations.flatMap((relation) => {
    const names = listed((groups.get(relation) ?? []).map(nameOf), maxListed);
    return names === '' ? [] : [`${words[relation]} ${names}`];
  });
  const text = parts.join('; ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/**
 * Holds the highlighted chain under the pointer or focus, outside React state: most of the screen does not rerender.
 */
interface Highlight {
  now(): Chain | null;
  /** Highlights a chain; null for none. */
  show(chain: Chain | null): void;
  subscribe(listener: () => void): () => void;
}

/** The highlighted chain of the review screen: its store, its context and the hooks that read it. */
export function createHighlight(): Highlight {
  let chain: Chain | null = null;
  const listeners = new Set<() => void>();
  return {
    now: () => chain,
    show(next) {
      if (next === chain) return;
      chain = next;
      listeners.forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const HighlightContext = createContext<Highlight>(createHighlight());

/** How a part is shown: 'lit' or 'dim' while a chain is highlighted, otherwise undefined. */
type HighlightState = 'lit' | 'dim' | undefined;

/** Returns how a part is shown. The component rerenders only when the result changes. */
export function useHighlight(belongs: (chain: Chain) => boolean): HighlightState {
  const highlight = use(HighlightContext);
  return useSyncExternalStore(highlight.subscribe, () => {
    const chain = highlight.now();
    return chain === null ? undefined : belongs(chain) ? 'lit' : 'dim';
  });
}

/** Returns the highlighted chain; null for none. */
export function useHighlightedChain(): Chain | null {
  const highlight = use(HighlightContext);
  return useSyncExternalStore(highlight.subscribe, highlight.now);
}
