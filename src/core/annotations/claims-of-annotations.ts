/** Makes draft claims of annotations: anchored if the quote is exactly at one place, else for a person to decide. */
import { limits } from '../assessment/limits.ts';
import { listOf, viewClaim } from '../assessment/view.ts';
import { propositionFit } from '../assessment/verbatim.ts';
import { fromBase64url } from '../casefile/base64.ts';
import { hexDigest, isPassageId } from '../casefile/hash.ts';
import { casefileIndex, type LoadedPassage } from '../casefile/lookup.ts';
import { parseUrl } from '../casefile/publisher.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { ownText } from '../json/own.ts';
import { codePointLength, offsetsOf } from '../text/offsets.ts';
import { findQuote } from '../text/quote.ts';
import { sameSpan, span, spanFromUtf16, spanOf, textAt, type CodePointSpan } from '../text/span.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { newClaim, type Anchor } from '../workspace/create.ts';
import type { Edit, Workspace } from '../workspace/workspace.ts';
import { addClaim, setField } from '../workspace/edits.ts';
import { noteEdit, noteOn } from '../workspace/private-notes.ts';
import type { TextAnnotation } from './read-annotations.ts';

/**
 * What becomes of an annotation. 'exact': a claim whose text is exactly at the annotated place. 'undecided': a claim
 * whose place a person has to decide; the checker finds it, and the queue of claim texts shows it. 'known': nothing,
 * because it is a claim of the draft already. 'unplaced': nothing, because its document is not in the casefile, and its
 * quote is exactly at no one place of it. 'over-limit': nothing, because the contract allows no more claims.
 */
export type AnnotationOutcome = 'exact' | 'undecided' | 'known' | 'unplaced' | 'over-limit';

/** An annotation, and what becomes of it when it is added to the draft. */
export interface PlannedAnnotation {
  readonly annotation: TextAnnotation;
  readonly outcome: AnnotationOutcome;
  /** The observation of its claim; undefined if it is unplaced. */
  readonly observationId: number | undefined;
}

/** What adding annotations to a draft does. */
export interface PlannedAnnotations {
  /** One edit for all claims. */
  readonly edit: Edit;
  /** In the order of the annotations. */
  readonly rows: readonly PlannedAnnotation[];
}

/** Where an annotation is. `isExact` is false if a person has to decide. */
interface AnchoredAnnotation {
  readonly anchor: Anchor;
  readonly isExact: boolean;
}

function passagesOf(casefile: Casefile): readonly LoadedPassage[] {
  const { passage } = casefileIndex(casefile);
  const ids = new Set(casefile.observations.flatMap(({ passages }) => passages.map(({ passage_id }) => passage_id)));
  return [...ids].flatMap((id) => passage(id) ?? []);
}

/** Returns a web address as it is compared: without its fragment. */
function comparableUrl(address: string): string | undefined {
  return parseUrl(address)?.href.replace(/#.*$/s, '');
}

/** Returns a web address without what differs between addresses of one page: its scheme and a slash at its end. */
function looseUrl(address: string): string | undefined {
  return comparableUrl(address)
    ?.replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/\/$/, '');
}

/** Returns the passage ID that a URI of a hash names (RFC 6920); undefined for other URIs. */
function passageIdOf(uri: string): string | undefined {
  const [, hash] = /^ni:\/\/[^/]*\/sha-256;([\w-]+)$/.exec(uri) ?? [];
  const bytes = hash === undefined ? undefined : fromBase64url(hash);
  return bytes && `sha256:${hexDigest(bytes, (given) => given)}`;
}

/** Returns the passages of the annotated document; none if the casefile has no document with its URI. */
function passagesFrom({ sources }: TextAnnotation, all: readonly LoadedPassage[]): readonly LoadedPassage[] {
  const ids = new Set(sources.map((source) => (isPassageId(source) ? source : passageIdOf(source))));
  const named = all.filter(({ passage }) => ids.has(passage.passage_id));
  if (named.length > 0) return named;
  return passagesAt(sources, all, comparableUrl);
}

function passagesAt(
  sources: readonly string[],
  all: readonly LoadedPassage[],
  comparable: (address: string) => string | undefined,
): readonly LoadedPassage[] {
  const urls = new Set(sources.map(comparable).filter((url) => url !== undefined));
  return all.filter(({ observations }) =>
    observations.some(({ canonical_url: url }) => url !== null && urls.has(comparable(url) ?? '')),
  );
}

/** Returns the spans at an annotation's position with the quote: in code points, and in UTF-16 code units. */
function spansAtPosition(text: string, { quote, position }: TextAnnotation): readonly CodePointSpan[] {
  if (!position) return [];
  const { start, end } = position;
  const inCodePoints = end <= offsetsOf(text).codePointLength ? [span(start, end)] : [];
  // A slice ends with the text, also if the position does not.
  const isInUtf16 = end <= text.length && text.slice(start, end) === quote;
  const inUtf16 = isInUtf16 ? [spanFromUtf16(text, start, end)] : [];
  const found = inCodePoints.filter((one) => textAt(text, one) === quote);
  return [...found, ...inUtf16.filter((one) => !found.some((other) => sameSpan(one, other)))];
}

/** How much more of the text than the context is compared with it, in UTF-16 units: white space may differ. */
const contextReach = 500;

/** Whether the letters, digits and symbols around a span are those of the annotation: readers differ in the rest. */
function fitsContext(text: string, at: CodePointSpan, { prefix, suffix }: TextAnnotation): boolean {
  const { toUtf16 } = offsetsOf(text);
  const [start, end] = [toUtf16(at.start), toUtf16(at.end)];
  const before = text.slice(Math.max(0, start - prefix.length - contextReach), start);
  const after = text.slice(end, end + suffix.length + contextReach);
  return lettersOf(before).endsWith(lettersOf(prefix)) && lettersOf(after).startsWith(lettersOf(suffix));
}

function lettersOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[^\p{L}\p{N}\p{S}]/gu, '');
}

interface Occurrence {
  readonly loaded: LoadedPassage;
  readonly span: CodePointSpan;
}

/** The maximum number of occurrences that are looked at. A quote with more is left to a person. */
const maxOccurrences = 1000;

/**
 * Returns the one place at which the quote exactly is; undefined if there is none, or more than the position and the
 * context tell apart. A place that the context contradicts is never taken.
 */
function exactPlace(annotation: TextAnnotation, candidates: readonly LoadedPassage[]): Occurrence | undefined {
  const fits = ({ loaded, span: at }: Occurrence): boolean => fitsContext(loaded.passage.text, at, annotation);
  const atPosition = candidates.flatMap((loaded) =>
    spansAtPosition(loaded.passage.text, annotation).map((found) => ({ loaded, span: found })),
  );
  const [placed, ...more] = atPosition.filter(fits);
  if (placed && more.length === 0) return placed;
  const all = candidates.flatMap((loaded) =>
    findQuote(loaded.passage.text, annotation.quote, maxOccurrences).map((found) => ({ loaded, span: found })),
  );
  if (all.length >= maxOccurrences) return undefined;
  const [fitting, ...others] = all.filter(fits);
  return others.length === 0 ? fitting : undefined;
}

/**
 * Returns a span for a quote that is not exactly at one place. The passage's text at it always differs from the quote.
 */
function undecidedSpan(text: string, quote: string): CodePointSpan {
  const length = codePointLength(quote);
  let start = 0;
  while (textAt(text, span(start, start + length)) === quote) start += 1;
  return span(start, start + length);
}

function anchoredAt({ quote }: TextAnnotation, loaded: LoadedPassage, at: CodePointSpan | undefined) {
  const { passage, observations } = loaded;
  const [observation] = observations;
  if (!observation) return undefined;
  const { passage_id, text } = passage;
  const anchor = {
    observation_id: observation.observation_id,
    passage_id,
    span: at ?? undecidedSpan(text, quote),
    actual: quote,
  };
  return {
    anchor,
    isExact: at !== undefined,
  };
}

/** Whether a quote with its context has more than one word, or as much text of a script without spaces. */
function isDistinctive({ quote, prefix, suffix }: TextAnnotation): boolean {
  return /[\p{L}\p{N}]\P{L}*\s\P{L}*[\p{L}\p{N}]|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u.test(
    prefix + quote + suffix,
  );
}

/**
 * Anchors an annotation. Undefined if nothing says which passage it is about: its document is not in the casefile, and
 * its quote is not exactly at one place of another one.
 */
function anchoredIn(annotation: TextAnnotation, all: readonly LoadedPassage[]): AnchoredAnnotation | undefined {
  const own = passagesFrom(annotation, all);
  // It may be the same page, or another one: a person decides.
  const similar = own.length > 0 ? [] : passagesAt(annotation.sources, all, looseUrl);
  const isAnyDocument = annotation.sources.length === 0 || isDistinctive(annotation);
  const exact =
    similar.length > 0 || (own.length === 0 && !isAnyDocument)
      ? undefined
      : exactPlace(annotation, own.length > 0 ? own : all);
  if (exact) return anchoredAt(annotation, exact.loaded, exact.span);
  // Without a document of its own it may be about any passage.
  const candidates = annotation.sources.length === 0 ? all : [...own, ...similar];
  const near = candidates.find(({ passage: { text } }) => text.includes(annotation.quote)) ?? candidates[0];
  return near && anchoredAt(annotation, near, undefined);
}

/**
 * Whether a claim for an annotation is in the draft, with its note: at the same place, or anywhere if its place is not
 * decided.
 */
function isKnown(
  workspace: Workspace,
  { anchor, isExact }: AnchoredAnnotation,
  proposition: string,
  notes: readonly string[],
): boolean {
  return listOf(workspace.assessment, 'claims').some((raw) => {
    const claim = viewClaim(raw);
    if (claim.proposition !== proposition || claim.actual !== anchor.actual) return false;
    const note = noteOn(workspace, { list: 'claims', id: claim.claim_id ?? '' });
    if (!notes.every((line) => note.includes(line))) return false;
    const at = spanOf(claim.span);
    return !isExact || (claim.passage_id === anchor.passage_id && at !== undefined && sameSpan(at, anchor.span));
  });
}

/**
 * Returns the edit for one claim. What the annotator wrote is its proposition, a paraphrase if it uses other words.
 * Tags, notes and remarks have no place in a claim, and become its private note. So do the words around a quote that
 * the passage does not have around it.
 */
function claimEdit(
  workspace: Workspace,
  { anchor, isExact }: AnchoredAnnotation,
  proposition: string,
  { quote, prefix, suffix, tags, notes = [], remark = '' }: TextAnnotation,
): Edit {
  const { assessment } = workspace;
  const path = `/assessment/claims/${String(listOf(assessment, 'claims').length)}`;
  const isVerbatim = propositionFit({ actual: anchor.actual, proposition }) === 'in-text';
  const id = ownText(newClaim(assessment, anchor), 'claim_id') ?? '';
  const hasContext = !isExact && (prefix + suffix).trim() !== '';
  const lines = [
    ...(tags.length === 0 ? [] : [`Tags: ${tags.join(', ')}`]),
    ...notes,
    ...(hasContext ? [`In the annotated text: “${prefix}[${quote}]${suffix}”`] : []),
    ...(remark === '' ? [] : [remark]),
  ];
  const note = lines.length === 0 ? [] : [noteEdit(workspace, lines.join('\n'), { list: 'claims', id })];
  return {
    type: 'batch',
    edits: [
      addClaim(workspace, anchor),
      setField(`${path}/proposition`, proposition),
      setField(`${path}/representation`, isVerbatim ? 'verbatim' : 'paraphrase'),
      ...note,
    ],
  };
}

/**
 * Returns the edit that adds annotations as claims at the end of the claims, and what becomes of each. An annotation
 * whose quote is exactly at one place of its document is anchored there: at its position, as the only occurrence, or as
 * the only one with its context. Every other one gets a span at which the passage differs, so that a person decides.
 * Undefined if the casefile has no passages.
 */
export function planAnnotations(
  workspace: Workspace,
  annotations: readonly TextAnnotation[],
): PlannedAnnotations | undefined {
  const all = workspace.casefile ? passagesOf(workspace.casefile) : [];
  if (all.length === 0) return undefined;
  const edits: Edit[] = [];
  let current = workspace;
  const rows = annotations.map((annotation): PlannedAnnotation => {
    const anchored = anchoredIn(annotation, all);
    if (!anchored) return { annotation, outcome: 'unplaced', observationId: undefined };
    const observationId = anchored.anchor.observation_id;
    const { quote, comment } = annotation;
    const proposition = comment === '' ? quote : comment;
    if (isKnown(current, anchored, proposition, annotation.notes ?? []))
      return { annotation, outcome: 'known', observationId };
    if (listOf(current.assessment, 'claims').length >= limits.claims) {
      return { annotation, outcome: 'over-limit', observationId };
    }
    const edit = claimEdit(current, anchored, proposition, annotation);
    edits.push(edit);
    current = applyEdit(current, edit);
    return { annotation, outcome: anchored.isExact ? 'exact' : 'undecided', observationId };
  });
  return { edit: { type: 'batch', edits }, rows };
}
