/** Claims prepared for reports: with their passages, actors, sentences, and a check of each text against its span. */
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { modelOf, type Reference } from '../../assessment/model.ts';
import { listOf, viewClaim, type ClaimView } from '../../assessment/view.ts';
import type { JsonObject } from '../../json/json.ts';
import type { CasefileIndex } from '../../casefile/lookup.ts';
import { originsByPassage, spanPlaceInWords } from '../../casefile/origins.ts';
import type { Casefile, Observation, Origin } from '../../casefile/types.generated.ts';
import { saidBy, type SaidByPart } from '../../check/in-words.ts';
import { claimSentenceOf, type ClaimSentence } from '../../check/claim-sentence.ts';
import { citedAs } from '../../pictures/coverage.ts';
import { spanOf, textAt, type CodePointSpan } from '../../text/span.ts';
import type { Effects } from '../prose/prose.ts';
import { choiceInWords, nameOfActor, type ActorName } from './names.ts';
import { codePointOffset, offsetsOf } from '../../text/offsets.ts';
import { startOf } from '../../text/shorten.ts';

// Links to the quoted words in their live sources: URL fragments of the WICG draft “URL Fragment Text Directives”.

/** The maximum number of code points of a quote that is whole in the address. A longer one has its start and end. */
const maxWhole = 120;
/** The maximum number of code points of its start, its end, and the words before and after a quote that is repeated. */
const maxEdge = 40;

/**
 * Returns the address that opens a source at a quote; undefined without an https address. Words before and after the
 * quote are added if the passage repeats it. A live page may differ from the passage: then it opens at its start. The
 * text directive that the address already has is replaced.
 */
export function fragmentAddress(
  address: string | null | undefined,
  actual: string,
  passage: string | undefined,
  span: CodePointSpan | undefined,
): string | undefined {
  const page = address?.replace(/(#[^]*?):~:[^]*$/, '$1').replace(/#$/, '');
  // Characters that could end the address in a Word field or in Markdown, or that it cannot contain.
  if (!page || !/^https:\/\/[^\s"<>\\^`{|}\p{C}]+$/iu.test(page)) return undefined;
  const [first = '', ...others] = actual
    .toWellFormed()
    .trim()
    .split(lineEnds)
    .map(collapsed)
    .filter((line) => line !== '');
  if (first === '') return page;
  const last = others.at(-1) ?? first;
  const isWhole = others.length === 0 && startOf(first, maxWhole) === first;
  const quote = isWhole ? encoded(first) : `${encoded(startWords(first))},${encoded(endWords(last))}`;
  const { before, after } = around(actual, passage, span);
  const prefix = before === '' ? '' : `${encoded(before)}-,`;
  const suffix = after === '' ? '' : `,-${encoded(after)}`;
  return `${page}${page.includes('#') ? '' : '#'}:~:text=${prefix}${quote}${suffix}`;
}

const lineEnds = /[\n\v\f\r\u0085\u2028\u2029]+/u;

/** Words on the same line before and after a quote that the passage has more than once; '' if it has it once. */
function around(actual: string, passage: string | undefined, span: CodePointSpan | undefined) {
  const nothing = { before: '', after: '' };
  if (passage === undefined || !span || passage.indexOf(actual) === passage.lastIndexOf(actual)) return nothing;
  const offsets = offsetsOf(passage);
  if (span.end > offsets.codePointLength) return nothing;
  const at = (offset: number): number => offsets.toUtf16(codePointOffset(offset));
  const [before = ''] = passage.slice(0, at(span.start)).toWellFormed().split(lineEnds).slice(-1);
  const [after = ''] = passage.slice(at(span.end)).toWellFormed().split(lineEnds);
  return { before: endWords(collapsed(before)), after: startWords(collapsed(after)) };
}

function collapsed(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** The first whole words of a text, or its first characters in a script without spaces. */
function startWords(text: string): string {
  const start = startOf(text, maxEdge);
  return start === text ? text : start.replace(/\s+\S*$/u, '').trim();
}

/** The last whole words of a text. */
function endWords(text: string): string {
  const points = Array.from(text);
  if (points.length <= maxEdge) return text;
  return points
    .slice(-maxEdge)
    .join('')
    .replace(/^\S*\s+/u, '')
    .trim();
}

/** Percent-encodes what has a meaning in a text directive (dash, comma, ampersand), in HTML, Markdown or a field. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[-!'()*~._]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

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
  /** The publisher of its observation, as recorded. */
  readonly publisher: ActorName | undefined;
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
  readonly role: Effects;
  /** The words in the live source; undefined if that has no https address. */
  readonly address: string | undefined;
}

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
    const observation = index.observation(view.observation_id ?? 0);
    const language = observation?.language ?? '';
    return {
      number: at + 1,
      passage,
      ...wordsOf(view),
      ...namesOf(view, index),
      ...placed(view, passage),
      sentence: claimSentenceOf(view, index),
      saidBy: saidBy(view, index),
      publisher: observation?.publisher_actor_id ? nameOfActor(index, observation.publisher_actor_id) : undefined,
      language,
      propositionLanguage: view.proposition === view.actual ? language : textLanguage,
      role: roleOf(view.claim_id ? citedBy.get(view.claim_id) : []),
      address: fragmentAddress(observation?.canonical_url, view.actual ?? '', passage?.text, spanOf(view.span)),
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

function roleOf(references: readonly Reference[] = []): Effects {
  const use = citedAs(references);
  return use === 'uncited' ? 'none' : use;
}

/** A passage that a report embeds. */
export interface ReportPassage {
  /** The number in the report, from 1. */
  readonly number: number;
  readonly passageId: string;
  /** Exactly as in the casefile. */
  readonly text: string;
  readonly observations: readonly Observation[];
  /** The file that the text was read from; undefined if that is not known. */
  readonly origin: Origin | undefined;
}

/** The passages of the casefile that contain claims, in the order of the claims. */
export function reportPassages(
  assessment: JsonObject,
  index: CasefileIndex,
  casefile: Casefile | null,
): readonly ReportPassage[] {
  const origins = originsByPassage(casefile);
  const ids = listOf(assessment, 'claims').flatMap((raw) => viewClaim(raw).passage_id ?? []);
  const passages = [...new Set(ids)].flatMap((id) => index.passage(id) ?? []);
  return passages.map(({ passage, observations }, at) => ({
    number: at + 1,
    passageId: passage.passage_id,
    text: passage.text,
    observations,
    origin: origins.get(passage.passage_id),
  }));
}

/** Whether the text of a claim matches its passage. */
export const anchorsInWords = {
  holds: 'text matches the passage',
  differs: 'text differs from the passage',
  unknown: 'cannot be checked (passage not available)',
} as const;

/**
 * Returns the passage, the place in its file and the span in code points: “passage 2, page 3, characters 5 to 9: …”.
 */
export function anchorInWords({ passage, span, place, anchor }: ReportClaim): string {
  const parts = [
    passage ? `passage ${passage.number}` : 'a passage that is not in this report',
    place,
    span ? `characters ${span.start} to ${span.end}` : '',
  ];
  return `${parts.filter((part) => part !== '').join(', ')}: ${anchorsInWords[anchor]}`;
}
