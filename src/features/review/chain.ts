import type { ReviewModel, Subject } from './model.ts';

/** What hangs together: spans and claims (by the claim's place), entries (by path) and the links between them (by key). */
export interface Chain {
  readonly claims: ReadonlySet<number>;
  readonly entries: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

const nothing: Chain = { claims: new Set(), entries: new Set(), links: new Set() };

/** Everything that a link, a claim or an entry hangs together with. The document lights up nothing. */
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
      return {
        claims: new Set(subject.links.flatMap(({ claim }) => (claim === undefined ? [] : [claim]))),
        entries: new Set([subject.path]),
        links: new Set(subject.links.map(({ key }) => key)),
      };
    default:
      return nothing;
  }
}

/** The chain of several claims at once: what a stretch of text under several marks carries. */
export function chainOfClaims(model: ReviewModel, indices: readonly number[]): Chain {
  const links = indices.flatMap((index) => model.claimAt.get(index)?.links ?? []);
  return {
    claims: new Set(indices),
    entries: new Set(links.map(({ entry }) => entry)),
    links: new Set(links.map(({ key }) => key)),
  };
}

/** “Cited by 3 entries: supports IH-001 and PB-002, contradicts IH-004.” In a blind review, without saying which way. */
export function claimChainInWords(model: ReviewModel, subject: Subject): string {
  if (subject.kind !== 'claim') return '';
  const { links } = subject;
  if (links.length === 0) return 'No entry cites it.';
  const names = (effect: string | undefined): string =>
    listed(links.filter((link) => link.effect === effect).map(({ entry }) => model.entryAt.get(entry)?.id ?? ''));
  const ways = [
    ['supports', names('supports')],
    ['contradicts', names('contradicts')],
    ['cited by', listed(links.filter(hasNoWay).map(({ entry }) => model.entryAt.get(entry)?.id ?? ''))],
  ].filter(([, ids]) => ids !== '');
  return sentence(ways.map(([way, ids]) => `${way ?? ''} ${ids ?? ''}`).join('; '));
}

/** “Rests on 4 links: supported by C-001 and C-002, contradicted by C-009.” */
export function entryChainInWords(subject: Subject): string {
  if (subject.kind !== 'entry') return '';
  const { links } = subject;
  if (links.length === 0) return 'It cites no claim.';
  const names = (effect: string): string =>
    listed(links.filter((link) => link.effect === effect).map(({ claimId }) => claimId));
  const ways = [
    ['supported by', names('supports')],
    ['contradicted by', names('contradicts')],
    ['cites', listed(links.filter(hasNoWay).map(({ claimId }) => claimId))],
  ].filter(([, ids]) => ids !== '');
  return sentence(ways.map(([way, ids]) => `${way ?? ''} ${ids ?? ''}`).join('; '));
}

const hasNoWay = ({ effect }: { readonly effect: string | undefined }): boolean =>
  effect !== 'supports' && effect !== 'contradicts';

/** More ids than this in a sentence are counted, not named. */
const mostNamed = 6;

/** “C-001”, “C-001 and C-002”, “C-001, C-002 and 14 more”. */
export function listed(ids: readonly string[]): string {
  if (ids.length <= 1) return ids[0] ?? '';
  const named = ids.length > mostNamed ? ids.slice(0, mostNamed - 1) : ids.slice(0, -1);
  const rest = ids.length > mostNamed ? `${String(ids.length - named.length)} more` : (ids.at(-1) ?? '');
  return `${named.join(', ')} and ${rest}`;
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
