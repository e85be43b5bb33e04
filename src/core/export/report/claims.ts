import type { JsonObject } from '../../assessment/json.ts';
import { listOf, viewAssessment, viewClaim, type ClaimView } from '../../assessment/view.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import { spanOf, textAt, type CodePointSpan } from '../../passage/span.ts';
import { surroundings, type Surroundings } from '../surroundings.ts';
import { choiceInWords, nameOfActor, type ActorName } from './names.ts';
import type { ReportPassage } from './passages.ts';

/** How a claim's span and words stand to its passage. */
export type Anchor =
  /** The words are the passage's text at the span. */
  | 'holds'
  /** The passage says something else there, or ends before. */
  | 'differs'
  /** The passage is not at hand, so nothing can be said. */
  | 'unknown';

/** A claim as reports tell of it. */
export interface ReportClaim {
  /** From 1, the claim's place in the document: its number in the report and the mark of its span. */
  readonly number: number;
  /** '' where it has none. */
  readonly id: string;
  readonly actual: string;
  readonly proposition: string;
  readonly kind: string;
  readonly representation: string;
  readonly mode: string;
  readonly attributedTo: ActorName | undefined;
  readonly subjects: readonly ActorName[];
  readonly observation: number | undefined;
  readonly passageId: string;
  readonly passage: ReportPassage | undefined;
  /** Code points, half open; undefined where the document has none that makes sense. */
  readonly span: CodePointSpan | undefined;
  readonly anchor: Anchor;
  /** The words around; only where the anchor holds. */
  readonly around: Surroundings | undefined;
  /** What the links of all entries do with it. */
  readonly role: Role;
}

/** Whether the evidence links to a claim support, contradict, do both, or there are none. */
export type Role = 'supports' | 'contradicts' | 'both' | 'none';

/** How many code points of the passage a sentence about a claim shows on either side of its words. */
const reach = 60;

/** The claims of an assessment in its order. */
export function reportClaims(
  assessment: JsonObject,
  index: CasefileIndex,
  passages: readonly ReportPassage[],
): readonly ReportClaim[] {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]));
  const roles = rolesOf(assessment);
  return listOf(assessment, 'claims').map((raw, at) => {
    const view = viewClaim(raw);
    const passage = byId.get(view.passage_id ?? '');
    return {
      number: at + 1,
      passage,
      ...wordsOf(view),
      ...namesOf(view, index),
      ...placed(view, passage),
      role: roles(view.claim_id),
    };
  });
}

function wordsOf(view: ClaimView) {
  return {
    id: view.claim_id ?? '',
    actual: view.actual ?? '',
    proposition: view.proposition ?? '',
    kind: choiceInWords(view.claim_kind),
    representation: choiceInWords(view.representation),
    mode: choiceInWords(view.attribution?.mode),
    observation: view.observation_id,
    passageId: view.passage_id ?? '',
  };
}

function namesOf(view: ClaimView, index: CasefileIndex) {
  const to = view.attribution?.actor_id;
  return {
    attributedTo: to ? nameOfActor(index, to) : undefined,
    subjects: (view.subject_actor_ids ?? []).flatMap((id) => (id === undefined ? [] : nameOfActor(index, id))),
  };
}

function placed(view: ClaimView, passage: ReportPassage | undefined): Pick<ReportClaim, 'span' | 'anchor' | 'around'> {
  const span = spanOf(view.span);
  if (!passage) return { span, anchor: 'unknown', around: undefined };
  const holds = span && view.actual !== undefined && textAt(passage.text, span) === view.actual;
  if (!holds) return { span, anchor: 'differs', around: undefined };
  return { span, anchor: 'holds', around: surroundings(passage.text, span, reach) };
}

function rolesOf(assessment: JsonObject): (claimId: string | undefined) => Role {
  const { power_bases = [], intent_hypotheses = [] } = viewAssessment(assessment);
  const effects = new Map<string, Set<string>>();
  for (const entry of [...power_bases, ...intent_hypotheses]) {
    for (const link of entry?.evidence ?? []) {
      if (link?.claim_id === undefined || link.effect === undefined) continue;
      effects.set(link.claim_id, (effects.get(link.claim_id) ?? new Set()).add(link.effect));
    }
  }
  return (claimId) => {
    const found = effects.get(claimId ?? '');
    if (found?.has('supports')) return found.has('contradicts') ? 'both' : 'supports';
    return found?.has('contradicts') ? 'contradicts' : 'none';
  };
}
