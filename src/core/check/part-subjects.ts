/** Prepares a part as the argument of a rule: a typed view, an entry, or its references to claims. */
import {
  viewAssessment,
  viewClaim,
  viewContradiction,
  viewIntent,
  viewPowerBasis,
  type ContradictionView,
  type EvidenceLinkView,
  type IntentView,
  type PowerBasisView,
} from '../assessment/view.ts';
import { isJsonObject, type JsonValue } from '../json/json.ts';
import type { CitingSubject, EntryView, PartKind, SubjectName } from '../rules/subjects.ts';

const noLinks: EntryView['evidence'] = [];
const noTexts: EntryView['falsifiers'] = [];

function entryOfPowerBasis(view: PowerBasisView): EntryView {
  const { power_basis_id: id, actor_id, time_scope, evidence = noLinks, falsifiers = noTexts } = view;
  return { kind: 'power-basis', id, actor_id, time_scope, evidence, falsifiers };
}

function entryOfIntent(view: IntentView): EntryView {
  const { hypothesis_id: id, actor_id, time_scope, evidence = noLinks, falsifiers = noTexts } = view;
  return { kind: 'intent', id, actor_id, time_scope, evidence, falsifiers };
}

/** Returns the common fields of a power basis or intent hypothesis; undefined for any other part. */
export function entryView(kind: PartKind, value: JsonValue): EntryView | undefined {
  if (kind === 'power-basis') return entryOfPowerBasis(viewPowerBasis(value));
  return kind === 'intent' ? entryOfIntent(viewIntent(value)) : undefined;
}

/** Returns a link as a reference to a claim. */
export function citingLink({ claim_id: claimId }: EvidenceLinkView): CitingSubject {
  return { kind: 'link', names: claimId === undefined ? [] : [{ claimId, at: '/claim_id' }] };
}

function citingContradiction(view: ContradictionView): CitingSubject {
  const sides = ['left_claim_id', 'right_claim_id'] as const;
  const names = sides.flatMap((side) => {
    const claimId = view[side];
    return claimId === undefined ? [] : [{ claimId, at: `/${side}` }];
  });
  return { kind: 'contradiction', names };
}

/** Returns the argument of a rule with this subject. An actor of the casefile already has its shape. */
export function subjectOf(name: SubjectName, kind: PartKind, value: JsonValue, entry: EntryView | undefined): unknown {
  if (name === 'part') return { kind, value };
  if (name === 'entry') return entry;
  if (name === 'citing') return citingContradiction(viewContradiction(value));
  if (name === 'document') return viewAssessment(isJsonObject(value) ? value : {});
  if (name === 'claim') return viewClaim(value);
  if (name === 'power-basis') return viewPowerBasis(value);
  if (name === 'intent') return viewIntent(value);
  return name === 'contradiction' ? viewContradiction(value) : value;
}
