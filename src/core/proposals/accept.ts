/** Decides which proposals for a claim are still open, and creates the edits that accept them. */
import { publisherConsistency } from '../casefile/publisher.ts';
import type { Actor, Observation } from '../casefile/types.generated.ts';
import type { CodePointSpan } from '../text/span.ts';
import type {
  ClaimSource,
  AttributionMode,
  ClaimProposals,
  ProposedAttribution,
  EarlierClaim,
  KindProposal,
  SubjectProposal,
} from './propose.ts';
import { limits } from '../assessment/limits.ts';
import { listOf, viewClaim } from '../assessment/view.ts';
import { isJsonArray, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { addActorAt } from '../workspace/casefile-edits.ts';
import type { Anchor } from '../workspace/create.ts';
import { addClaim, addClaimAsEvidence, batch, setField, type NewLink } from '../workspace/edits.ts';
import { dropMark } from '../workspace/unsorted-marks.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import type { ClaimKind } from './language-words.ts';

const noActors: readonly Actor[] = [];

/** Returns the source of a span of a passage. */
export function claimSource(
  passage: string,
  span: CodePointSpan,
  observation: Observation | undefined,
  actors: readonly Actor[] = noActors,
): ClaimSource {
  const publisherId = consistentPublisher(observation, actors);
  return { passage, span, language: observation?.language ?? null, actors, publisherId };
}

/** Returns the publisher that a claim can be attributed to without breaking rule 2.11.4; null if there is none. */
function consistentPublisher(observation: Observation | undefined, actors: readonly Actor[]): string | null {
  const publisher = actors.find(({ actor_id }) => actor_id === observation?.publisher_actor_id);
  return observation && publisher && publisherConsistency(observation, publisher).consistent
    ? publisher.actor_id
    : null;
}

/** The proposals for fields that the person has not filled in. */
export interface OpenProposals extends Pick<ClaimProposals, 'kinds' | 'subjects' | 'attribution' | 'unattributed'> {
  /** The kind that is accepted together with the other proposals; missing if none is clear. */
  readonly clearKind?: KindProposal;
  /** The subjects that are accepted together with the other proposals. */
  readonly clearSubjects: readonly SubjectProposal[];
  /** The attribution that is accepted together with the other proposals; missing if none is clear. */
  readonly clearAttribution?: NonNullable<ClaimProposals['attribution']>;
  /** The number of fields that accepting all proposals fills in. */
  readonly fields: number;
}

/**
 * Returns the proposals that are still open. A field that was accepted or edited has none. Subjects stay open while all
 * that are set were proposed, because each of them is accepted on its own.
 */
export function openProposals(claim: JsonValue | undefined, proposals: ClaimProposals): OpenProposals {
  const kinds = isEmpty(own(claim, 'claim_kind')) ? proposals.kinds : [];
  const clearKind = kinds.find(({ clear }) => clear);
  const attribution = isUnattributed(own(claim, 'attribution')) ? proposals.attribution : undefined;
  const clearAttribution = attribution?.clear ? attribution : undefined;
  const subjects = openSubjects(own(claim, 'subject_actor_ids'), proposals.subjects);
  const isUntouched = subjects.length === proposals.subjects.length;
  const clearSubjects = isUntouched ? subjects.filter(({ clear }) => clear) : [];
  const unattributed = isUnattributed(own(claim, 'attribution')) ? proposals.unattributed : undefined;
  return {
    kinds,
    ...(clearKind ? { clearKind } : {}),
    subjects,
    clearSubjects,
    ...(attribution ? { attribution } : {}),
    ...(clearAttribution ? { clearAttribution } : {}),
    ...(unattributed === undefined ? {} : { unattributed }),
    fields: [clearKind, clearAttribution, clearSubjects[0]].filter((proposal) => proposal !== undefined).length,
  };
}

/** Accepts all clear proposals of the claim at an index as one edit: kind, subjects and attribution. */
export function acceptAll(workspace: Workspace, claimIndex: number, open: OpenProposals): Edit {
  return batch([
    ...(open.clearKind ? [acceptKind(claimIndex, open.clearKind.value)] : []),
    ...(open.clearSubjects.length > 0
      ? [
          setSubjects(
            claimIndex,
            open.clearSubjects.map(({ value }) => value),
          ),
        ]
      : []),
    ...(open.clearAttribution ? [acceptAttribution(workspace, claimIndex, open.clearAttribution.value)] : []),
  ]);
}

/** What a person chose for a mark. What was not chosen stays as in a new claim. */
export interface ChosenForMark {
  readonly kind?: ClaimKind | undefined;
  readonly subjects: readonly string[];
  readonly attribution?: ProposedAttribution | undefined;
  readonly link?: NewLink | undefined;
}

/** Makes a claim of the mark at an index, as one of selected text is made, with what was chosen for it. */
export function claimOfMark(workspace: Workspace, index: number, anchor: Anchor, chosen: ChosenForMark): Edit {
  const { kind, subjects, attribution, link } = chosen;
  const claim = listOf(workspace.assessment, 'claims').length;
  return batch([
    link ? addClaimAsEvidence(workspace, anchor, link) : addClaim(workspace, anchor),
    dropMark(index),
    ...(kind ? [acceptKind(claim, kind)] : []),
    ...(subjects.length > 0 ? [setSubjects(claim, subjects)] : []),
    ...(attribution ? [acceptAttribution(workspace, claim, attribution)] : []),
  ]);
}

/** Sets the kind of a claim. */
export function acceptKind(claimIndex: number, kind: ClaimKind): Edit {
  return setField(`/assessment/claims/${claimIndex}/claim_kind`, kind);
}

/** Adds a subject to a claim. Changes nothing if the claim already has it. */
export function acceptSubject(assessment: JsonObject, claimIndex: number, actorId: string): Edit {
  const subjects = own(listOf(assessment, 'claims')[claimIndex], 'subject_actor_ids');
  const before = isJsonArray(subjects) ? subjects : [];
  return setSubjects(claimIndex, before.includes(actorId) ? before : [...before, actorId]);
}

/** Sets mode and actor of a claim's attribution. Adds the actor to the casefile if no actor has the name yet. */
export function acceptAttribution(workspace: Workspace, claimIndex: number, value: ProposedAttribution): Edit {
  const path = `/assessment/claims/${claimIndex}/attribution`;
  const to = (actorId: string): Edit =>
    batch([setField(`${path}/mode`, value.mode), setField(`${path}/actor_id`, actorId)]);
  if (!('newActor' in value)) return to(value.actorId);
  const { newActor } = value;
  const existing = workspace.casefile?.actors.find(({ names }) => names.includes(newActor));
  return existing ? to(existing.actor_id) : addActorAt(workspace, newActor, (_, actorId) => to(actorId));
}

/** Returns what the last claim before `claimIndex` on the same passage has; undefined if there is none. */
export function earlierClaimOf(assessment: JsonObject, claimIndex: number): EarlierClaim | undefined {
  const claims = listOf(assessment, 'claims');
  const passageId = viewClaim(claims[claimIndex]).passage_id;
  if (passageId === undefined) return undefined;
  const earlier = claims.slice(0, claimIndex).findLastIndex((raw) => viewClaim(raw).passage_id === passageId);
  if (earlier < 0) return undefined;
  const { claim_id, claim_kind, subject_actor_ids, attribution } = viewClaim(claims[earlier]);
  const { mode, actor_id } = attribution ?? {};
  return {
    name: claim_id || `claim ${String(earlier + 1)}`,
    kind: kindsOfClaims.find((kind) => kind === claim_kind),
    subjects: (subject_actor_ids ?? []).filter((id) => id !== undefined),
    attribution: attributionOf(mode, actor_id),
  };
}

const kindsOfClaims: readonly ClaimKind[] = [
  'measurement',
  'reported-action',
  'public-position',
  'forecast',
  'denial',
  'allegation',
  'capacity',
];

const modes: readonly AttributionMode[] = ['explicit-speaker', 'reported-speaker', 'publisher'];

function attributionOf(mode: string | undefined, actorId: string | null | undefined): EarlierClaim['attribution'] {
  const known = modes.find((one) => one === mode);
  return known && actorId ? { mode: known, actorId } : undefined;
}

function setSubjects(claimIndex: number, subjects: readonly JsonValue[]): Edit {
  return setField(`/assessment/claims/${claimIndex}/subject_actor_ids`, subjects);
}

function isEmpty(value: JsonValue | undefined): boolean {
  return value === undefined || value === null || value === '';
}

function isUnattributed(attribution: JsonValue | undefined): boolean {
  const mode = own(attribution, 'mode');
  return (isEmpty(mode) || mode === 'unresolved') && isEmpty(own(attribution, 'actor_id'));
}

function openSubjects(value: JsonValue | undefined, proposed: readonly SubjectProposal[]): readonly SubjectProposal[] {
  const subjects = isJsonArray(value) ? value : [];
  const wereProposed = subjects.every((id) => proposed.some((proposal) => proposal.value === id));
  if (!wereProposed || subjects.length >= limits.subject_actor_ids) return [];
  return proposed.filter((proposal) => !subjects.includes(proposal.value));
}
