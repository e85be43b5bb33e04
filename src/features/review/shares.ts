/** The shares of a division as one reviewer sees them: the choices of the filter, and the reviewer’s own coverage. */
import { showDirections } from '../../core/passage/directions.ts';
import { shareOf, type Division, type Keys } from '../../core/review/division.ts';
import type { OwnVerdicts, ShareFilter } from './queue.ts';
import { counted } from '../../core/json/counted.ts';

/** The shares of a division for one reviewer. */
export interface Shares {
  readonly division: Division;
  /** The links of the reviewer’s share, or of a sample without shares; undefined if the reviewer has none. */
  readonly own: ReadonlySet<string> | undefined;
  /** The same links by entry and claim, as a division counts them. */
  readonly ownUnits: readonly Keys[] | undefined;
  /** The choices of the filter. */
  readonly options: readonly { readonly value: ShareFilter; readonly label: string }[];
  /** Returns the choice that a filter amounts to. */
  choiceOf(filter: ShareFilter): ShareFilter;
  /** Returns the keys of the links that a filter shows; undefined for every link. The same set for the same filter. */
  linksOf(filter: ShareFilter): ReadonlySet<string> | undefined;
}

/** Returns the shares as the reviewer with a name sees them; undefined if the links are not divided. */
export function sharesFor(division: Division | undefined, name: string): Shares | undefined {
  if (!division) return undefined;
  const { plan, shares, drawn, drawnUnits, others, otherUnits } = division;
  const mine = shareOf(division, name);
  const sets = new Map<ShareFilter, ReadonlySet<string>>();
  const options: { value: ShareFilter; label: string }[] = [{ value: '', label: 'Every item' }];
  const offer = (value: ShareFilter, label: string, links: ReadonlySet<string>, units: readonly Keys[]): void => {
    sets.set(value, links);
    options.push({ value, label: `${label} (${counted(units.length, 'link')})` });
  };
  if (mine) offer('own', 'Only my share', mine.links, mine.units);
  if (plan.size !== null) offer('drawn', 'Only the sample', drawn, drawnUnits);
  for (const share of shares)
    if (share !== mine) offer(`of ${share.name}`, `Share of ${showDirections(share.name)}`, share.links, share.units);
  if (others.size > 0)
    offer('others', plan.size === null ? 'Not in any share' : 'Not in the sample', others, otherUnits);
  const choiceOf = (filter: ShareFilter): ShareFilter => {
    const wanted = filter === 'own' && shares.length === 0 ? 'drawn' : filter;
    return sets.has(wanted) ? wanted : '';
  };
  const linksOf = (filter: ShareFilter): ReadonlySet<string> | undefined => sets.get(choiceOf(filter));
  const ownUnits = mine?.units ?? (shares.length === 0 ? drawnUnits : undefined);
  return { division, own: linksOf('own'), ownUnits, options, choiceOf, linksOf };
}

/** How many links of the reviewer’s own share have a current verdict. */
export interface ShareProgress {
  readonly given: number;
  readonly links: number;
}

/** Counts the reviewer’s current verdicts in the own share; undefined without one. */
export function shareProgress(shares: Shares | undefined, own: OwnVerdicts): ShareProgress | undefined {
  const units = shares?.ownUnits;
  if (!units) return undefined;
  const given = units.filter((keys) => keys.every((key) => own.get(key)?.standing.state === 'current'));
  return { given: given.length, links: units.length };
}

/**
 * “Your share: 12 of 40 reviewed”. A sample without shares is everybody’s. Without a share it says so, because the name
 * may be spelt differently.
 */
export function shareInWords({ division }: Shares, progress: ShareProgress | undefined): string {
  if (!progress) return 'No share for this name';
  const { given, links } = progress;
  const what = division.shares.length === 0 ? 'Sample' : 'Your share';
  return `${what}: ${String(given)} of ${String(links)} reviewed`;
}
