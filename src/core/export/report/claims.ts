/** Claims prepared for reports: with their passages, actors, sentences, and a check of each text against its span. */
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { modelOf, type Reference } from '../../assessment/model.ts';
import type { ClaimView } from '../../assessment/view.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import { spanPlaceInWords } from '../../casefile/origins.ts';
import { saidBy, type SaidByPart } from '../../check/said-by.ts';
import { claimSentenceOf, type ClaimSentence } from '../../check/claim-sentence.ts';
import { citedAs } from '../../pictures/coverage.ts';
import { spanOf, textAt, type CodePointSpan } from '../../passage/span.ts';
import { choiceInWords, nameOfActor, type ActorName } from './names.ts';
import type { ReportPassage } from './passages.ts';

/** Whether a claim's text matches its passage at its span. */
export type Anchor =
  /** The text matches. */
  | 'holds'
  /** The passage text at the span is different, or the span is outside the passage. */
  | 'differs'
  /** The passage is not available. */
  | 'unknown';

/** A claim as it appears in reports. */
export interface ReportClaim {
  /** The claim's position in the document, from 1. It is its number in the report and at its span. */
  readonly number: number;
  /** '' if it has none. */
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
  /** In code points, the end exclusive; undefined if the document has no valid span. */
  readonly span: CodePointSpan | undefined;
  /** The language of its observation (BCP 47); '' if that is not known. */
  readonly language: string;
  /** That of the author’s texts, unless the proposition is identical to the quoted text. */
  readonly propositionLanguage: string;
  /** Where the span is in the file of its passage, such as “page 3” or “0:12–0:20”; '' if that is not known. */
  readonly place: string;
  readonly anchor: Anchor;
  /** The text in its sentence; only if it matches the passage. */
  readonly sentence: ClaimSentence | undefined;
  /** Who said it and who published it: “Col. R. Aldin, reported by Solmaru”. */
  readonly saidBy: readonly SaidByPart[];
  /** The effects of all links to it. */
  readonly role: Role;
}

/** The effects of the evidence links to a claim. */
export type Role = 'supports' | 'contradicts' | 'both' | 'none';

/** The claims of an assessment in its order. */
export function reportClaims(
  workspace: Workspace,
  index: CasefileIndex,
  passages: readonly ReportPassage[],
): readonly ReportClaim[] {
  const byId = new Map(passages.map((passage) => [passage.passageId, passage]));
  const { assessment } = workspace;
  const textLanguage = textLanguageOf(workspace);
  const { claims, citedBy } = modelOf(assessment);
  return claims.list.map(({ claim: view, index: at }) => {
    const passage = byId.get(view.passage_id ?? '');
    const language = index.observation(view.observation_id ?? 0)?.language ?? '';
    return {
      number: at + 1,
      passage,
      ...wordsOf(view),
      ...namesOf(view, index),
      ...placed(view, passage),
      sentence: claimSentenceOf(view, index),
      saidBy: saidBy(view, index),
      language,
      propositionLanguage: view.proposition === view.actual ? language : textLanguage,
      role: roleOf(citedBy.get(view.claim_id ?? '')),
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

type Placed = Pick<ReportClaim, 'span' | 'place' | 'anchor'>;

function placed(view: ClaimView, passage: ReportPassage | undefined): Placed {
  const span = spanOf(view.span);
  if (!passage) return { span, place: '', anchor: 'unknown' };
  const place = span ? spanPlaceInWords(passage.origin, span) : '';
  const holds = span && view.actual !== undefined && textAt(passage.text, span) === view.actual;
  return { span, place, anchor: holds ? 'holds' : 'differs' };
}

function roleOf(references: readonly Reference[] = []): Role {
  const use = citedAs(references);
  return use === 'uncited' ? 'none' : use;
}
