/** The publishers, observations and claims listed in “What if”, and how each is excluded or included again. */
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import type { Exclusions } from '../../core/matrix/exclusions.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { ClaimView } from '../../core/assessment/view.ts';
import { grouped } from '../../core/json/grouped.ts';
import { claimWords, observationName, publisherName } from './sentences.ts';
import { counted } from '../../core/json/words.ts';

export type ExclusionKind = 'publishers' | 'observations' | 'claims';

/** A claim, observation or publisher that can be excluded. */
export interface ExclusionOption {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** The claim of which `detail` is the text. */
  readonly claim?: ClaimView;
  /** The number of the observation that `name` names. */
  readonly observation?: number;
  readonly off: boolean;
  toggle(off: Exclusions): Exclusions;
}

type Excluded = string | number | null;

/** Excludes a claim, an observation or a publisher, or includes it again. */
export function toggleExclusion(off: Exclusions, kind: ExclusionKind, value: Excluded): Exclusions {
  const next = new Set<Excluded>(off[kind]);
  if (!next.delete(value)) next.add(value);
  return { ...off, [kind]: next };
}

/** Returns everything of one kind that can be excluded, in the order of first mention; claims by ID. */
export function exclusionOptions(
  kind: ExclusionKind,
  { claims }: EvidenceMatrix,
  casefile: Casefile | null,
  off: Exclusions,
): readonly ExclusionOption[] {
  const excluded = new Set<Excluded>(off[kind]);
  const option = (
    value: Excluded,
    name: string,
    detail: string,
    of: Pick<ExclusionOption, 'claim' | 'observation'> = {},
  ): ExclusionOption => ({
    ...of,
    key: String(value ?? '-'),
    name,
    detail,
    off: excluded.has(value),
    toggle: (before) => toggleExclusion(before, kind, value),
  });
  if (kind === 'claims') {
    return claims
      .filter(({ answers }) => answers)
      .map((claim) => option(claim.id, claim.id, claimWords(claim), { claim: claim.claim }));
  }
  if (kind === 'observations') {
    return [...grouped(claims, ({ claim }) => claim.observation_id)].flatMap(([number, group]) =>
      number === undefined
        ? []
        : [option(number, observationName(casefile, number), counted(group.length, 'claim'), { observation: number })],
    );
  }
  return [...grouped(claims, ({ publisher }) => publisher)].flatMap(([publisher, group]) => {
    if (publisher === undefined) return [];
    const observations = new Set(group.map(({ claim }) => claim.observation_id)).size;
    const detail = `${counted(group.length, 'claim')} from ${counted(observations, 'observation')}`;
    return [option(publisher, publisherName(casefile, publisher), detail)];
  });
}
