import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import type { Exclusions } from '../../core/matrix/exclusions.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { grouped } from '../../core/json/grouped.ts';
import { claimWords, observationName, publisherName } from './labels.ts';
import { counted } from './sentences.ts';

export type ExclusionKind = 'publishers' | 'observations' | 'claims';

/** A claim, observation or publisher that can be excluded. */
export interface ExclusionOption {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly off: boolean;
  toggle(off: Exclusions): Exclusions;
}

function withToggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

/** Excludes a claim, or includes it again. */
export function toggleClaim(off: Exclusions, id: string): Exclusions {
  return { ...off, claims: withToggled(off.claims, id) };
}

/** Returns everything of one kind that can be excluded, in the order of first mention; claims by ID. */
export function exclusionOptions(
  kind: ExclusionKind,
  matrix: EvidenceMatrix,
  casefile: Casefile | null,
  off: Exclusions,
): readonly ExclusionOption[] {
  if (kind === 'claims') {
    return matrix.claims.flatMap((claim) =>
      claim.answers
        ? [
            {
              key: claim.id,
              name: claim.id,
              detail: claimWords(claim),
              off: off.claims.has(claim.id),
              toggle: (before: Exclusions) => toggleClaim(before, claim.id),
            },
          ]
        : [],
    );
  }
  return kind === 'observations' ? observationOptions(matrix, casefile, off) : publisherOptions(matrix, casefile, off);
}

function observationOptions(
  { claims }: EvidenceMatrix,
  casefile: Casefile | null,
  off: Exclusions,
): readonly ExclusionOption[] {
  const groups = grouped(claims, ({ claim }) => claim.observation_id);
  return [...groups].flatMap(([number, group]) =>
    number === undefined
      ? []
      : [
          {
            key: String(number),
            name: observationName(casefile, number),
            detail: counted(group.length, 'claim'),
            off: off.observations.has(number),
            toggle: (before: Exclusions) => ({ ...before, observations: withToggled(before.observations, number) }),
          },
        ],
  );
}

function publisherOptions(
  { claims }: EvidenceMatrix,
  casefile: Casefile | null,
  off: Exclusions,
): readonly ExclusionOption[] {
  const groups = grouped(claims, ({ publisher }) => publisher);
  return [...groups].flatMap(([publisher, group]) => {
    if (publisher === undefined) return [];
    const observations = new Set(group.map(({ claim }) => claim.observation_id)).size;
    return [
      {
        key: publisher ?? '-',
        name: publisherName(casefile, publisher),
        detail: `${counted(group.length, 'claim')} from ${counted(observations, 'observation')}`,
        off: off.publishers.has(publisher),
        toggle: (before: Exclusions) => ({ ...before, publishers: withToggled(before.publishers, publisher) }),
      },
    ];
  });
}
