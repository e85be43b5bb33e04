import type { ReviewModel, Subject } from './model.ts';

/** Connected claims (by index), entries (by path) and the links between them (by key). */
export interface Chain {
  readonly claims: ReadonlySet<number>;
  readonly entries: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
}

const nothing: Chain = { claims: new Set(), entries: new Set(), links: new Set() };

/** Returns everything connected to a link, a claim or an entry. The chain of the whole assessment is empty. */
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

/** Returns the chain of several claims together, for text under several marks. */
export function chainOfClaims(model: ReviewModel, indices: readonly number[]): Chain {
  const links = indices.flatMap((index) => model.claimAt.get(index)?.links ?? []);
  return {
    claims: new Set(indices),
    entries: new Set(links.map(({ entry }) => entry)),
    links: new Set(links.map(({ key }) => key)),
  };
}

/** “Supports IH-001 and PB-002; contradicts IH-004.” In a blind review: “Cited by IH-001 and PB-002.” */
export function claimChainInWords(model: ReviewModel, subject: Subject): string {
  if (subject.kind !== 'claim') return '';
  const { links } = subject;
  if (links.length === 0) return 'No entry cites it.';
  const names = (effect: string | undefined): string =>
    listed(links.filter((link) => link.effect === effect).map(({ entry }) => model.entryAt.get(entry)?.id ?? ''));
  const parts = [
    ['supports', names('supports')],
    ['contradicts', names('contradicts')],
    ['cited by', listed(links.filter(hasNoEffect).map(({ entry }) => model.entryAt.get(entry)?.id ?? ''))],
  ].filter(([, ids]) => ids !== '');
  return sentence(parts.map(([relation, ids]) => `${relation ?? ''} ${ids ?? ''}`).join('; '));
}

/** “Supported by C-001 and C-002; contradicted by C-009.” In a blind review: “Cites C-001, C-002 and C-009.” */
export function entryChainInWords(subject: Subject): string {
  if (subject.kind !== 'entry') return '';
  const { links } = subject;
  if (links.length === 0) return 'It cites no claims.';
  const names = (effect: string): string =>
    listed(links.filter((link) => link.effect === effect).map(({ claimId }) => claimId));
  const parts = [
    ['supported by', names('supports')],
    ['contradicted by', names('contradicts')],
    ['cites', listed(links.filter(hasNoEffect).map(({ claimId }) => claimId))],
  ].filter(([, ids]) => ids !== '');
  return sentence(parts.map(([relation, ids]) => `${relation ?? ''} ${ids ?? ''}`).join('; '));
}

const hasNoEffect = ({ effect }: { readonly effect: string | undefined }): boolean =>
  effect !== 'supports' && effect !== 'contradicts';

/** The most IDs that a sentence lists; the rest are counted. */
const maxListed = 6;

/** “C-001”, “C-001 and C-002”, “C-001, C-002 and 14 more”. */
export function listed(ids: readonly string[]): string {
  if (ids.length <= 1) return ids[0] ?? '';
  const shownIds = ids.length > maxListed ? ids.slice(0, maxListed - 1) : ids.slice(0, -1);
  const rest = ids.length > maxListed ? `${String(ids.length - shownIds.length)} more` : (ids.at(-1) ?? '');
  return `${shownIds.join(', ')} and ${rest}`;
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
