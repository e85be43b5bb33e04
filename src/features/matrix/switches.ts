import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import type { SwitchedOff } from '../../core/matrix/thread.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { grouped } from '../../ui/grouped.ts';
import { claimWords, observationName, publisherName } from './labels.ts';
import { counted } from './sentences.ts';

export type SwitchKind = 'publishers' | 'observations' | 'claims';

/** Something that can be switched off. */
export interface Switch {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly off: boolean;
  toggle(off: SwitchedOff): SwitchedOff;
}

function toggled<Value>(set: ReadonlySet<Value>, value: Value): ReadonlySet<Value> {
  const next = new Set(set);
  if (!next.delete(value)) next.add(value);
  return next;
}

/** Switches a claim off, or on again. */
export function toggleClaim(off: SwitchedOff, id: string): SwitchedOff {
  return { ...off, claims: toggled(off.claims, id) };
}

/** Everything of one kind that can be switched off, in the document's order of first mention; claims by their ids. */
export function switchesOf(
  kind: SwitchKind,
  matrix: EvidenceMatrix,
  casefile: Casefile | null,
  off: SwitchedOff,
): readonly Switch[] {
  if (kind === 'claims') {
    return matrix.claims.flatMap((claim) =>
      claim.answers
        ? [
            {
              key: claim.id,
              name: claim.id,
              detail: claimWords(claim),
              off: off.claims.has(claim.id),
              toggle: (before: SwitchedOff) => toggleClaim(before, claim.id),
            },
          ]
        : [],
    );
  }
  return kind === 'observations'
    ? observationSwitches(matrix, casefile, off)
    : publisherSwitches(matrix, casefile, off);
}

function observationSwitches(
  { claims }: EvidenceMatrix,
  casefile: Casefile | null,
  off: SwitchedOff,
): readonly Switch[] {
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
            toggle: (before: SwitchedOff) => ({ ...before, observations: toggled(before.observations, number) }),
          },
        ],
  );
}

function publisherSwitches({ claims }: EvidenceMatrix, casefile: Casefile | null, off: SwitchedOff): readonly Switch[] {
  const groups = grouped(claims, ({ publisher }) => publisher);
  return [...groups].flatMap(([publisher, group]) => {
    if (publisher === undefined) return [];
    const observations = new Set(group.map(({ claim }) => claim.observation_id)).size;
    return [
      {
        key: publisher ?? '-',
        name: publisherName(casefile, publisher),
        detail: `${counted(group.length, 'claim')} out of ${counted(observations, 'observation')}`,
        off: off.publishers.has(publisher),
        toggle: (before: SwitchedOff) => ({ ...before, publishers: toggled(before.publishers, publisher) }),
      },
    ];
  });
}
