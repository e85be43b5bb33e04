/** Makes draft claims of annotations: anchored if the quote is exactly at one place, else for a person to decide. */
import { limits } from '../assessment/limits.ts';
import { listOf, viewClaim } from '../assessment/view.ts';
import { isPropositionInText } from '../assessment/verbatim.ts';
import { fromBase64url } from '../casefile/base64.ts';
import { hexDigest } from '../casefile/hash.ts';
import { casefileIndex, type LoadedPassage } from '../casefile/lookup.ts';
import { parseUrl } from '../casefile/platform.ts';
import type { Casefile } from '../casefile/types.generated.ts';
import { codePointLength, offsetsOf } from '../passage/offsets.ts';
import { foldWhiteSpaceAndQuotes } from '../passage/fold.ts';
import { findQuote } from '../passage/quote.ts';
import { sameSpan, span, spanFromUtf16, spanOf, textAt, type CodePointSpan } from '../passage/span.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { Anchor } from '../workspace/create.ts';
import type { Edit } from '../workspace/edit.ts';
import { addClaim, setField } from '../workspace/edits.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { TextAnnotation } from './read-annotations.ts';

/** The result of adding annotations to a draft. Counts are of annotations. */
export interface AddedAnnotations {
  /** One edit for all claims. */
  readonly edit: Edit;
  /** Claims whose text is exactly at the annotated place. */
  readonly exact: number;
  /** Claims whose place a person has to decide: the checker finds them, and their queue shows them. */
  readonly undecided: number;
  /** Annotations that are claims of the draft already. */
  readonly known: number;
  /** Annotations that were left out because the contract allows no more claims. */
  readonly leftOut: number;
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

/** Returns the passage ID that a URI of a hash names (RFC 6920); undefined for other URIs. */
function passageIdOf(uri: string): string | undefined {
  const [, hash] = /^ni:\/\/[^/]*\/sha-256;([\w-]+)$/.exec(uri) ?? [];
  const bytes = hash === undefined ? undefined : fromBase64url(hash);
  return bytes && `sha256:${hexDigest(bytes, (given) => given)}`;
}

/** Returns the passages of the annotated document; all passages if the casefile has no document with its URI. */
function candidatesFor({ sources }: TextAnnotation, all: readonly LoadedPassage[]): readonly LoadedPassage[] {
  const ids = new Set(sources.map(passageIdOf));
  const named = all.filter(({ passage }) => ids.has(passage.passage_id));
  if (named.length > 0) return named;
  const urls = new Set(sources.map(comparableUrl).filter((url) => url !== undefined));
  const published = all.filter(({ observations }) =>
    observations.some(({ canonical_url: url }) => url !== null && urls.has(comparableUrl(url) ?? '')),
  );
  return published.length > 0 ? published : all;
}

/** Returns the span at an annotation's position if the quote is there, in code points or in UTF-16 code units. */
function spanAtPosition(text: string, { quote, position }: TextAnnotation): CodePointSpan | undefined {
  if (!position) return undefined;
  const { start, end } = position;
  const inCodePoints = end <= offsetsOf(text).codePointLength ? span(start, end) : undefined;
  if (inCodePoints && textAt(text, inCodePoints) === quote) return inCodePoints;
  return text.slice(start, end) === quote ? spanFromUtf16(text, start, end) : undefined;
}

/** Whether the words around a span are those around the annotation, whatever their white space. */
function fitsContext(text: string, at: CodePointSpan, { prefix, suffix }: TextAnnotation): boolean {
  const { toUtf16 } = offsetsOf(text);
  const [start, end] = [toUtf16(at.start), toUtf16(at.end)];
  const before = foldWhiteSpaceAndQuotes(text.slice(0, start)).trimEnd();
  const after = foldWhiteSpaceAndQuotes(text.slice(end)).trimStart();
  return (
    before.endsWith(foldWhiteSpaceAndQuotes(prefix).trim()) && after.startsWith(foldWhiteSpaceAndQuotes(suffix).trim())
  );
}

interface Occurrence {
  readonly loaded: LoadedPassage;
  readonly span: CodePointSpan;
}

/** Returns the one place at which the quote exactly is; undefined if there is none, or more than the context tells apart. */
function exactPlace(annotation: TextAnnotation, candidates: readonly LoadedPassage[]): Occurrence | undefined {
  const atPosition = candidates.flatMap((loaded) => {
    const found = spanAtPosition(loaded.passage.text, annotation);
    return found ? [{ loaded, span: found }] : [];
  });
  if (atPosition.length === 1) return atPosition[0];
  const all = candidates.flatMap((loaded) =>
    findQuote(loaded.passage.text, annotation.quote, 100).map((found) => ({ loaded, span: found })),
  );
  if (all.length === 1) return all[0];
  const fitting = all.filter(({ loaded, span: found }) => fitsContext(loaded.passage.text, found, annotation));
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Returns a span for a quote that is not exactly at one place. The passage's text at it always differs from the quote. */
function undecidedSpan(text: string, quote: string): CodePointSpan {
  const length = codePointLength(quote);
  let start = 0;
  while (textAt(text, span(start, start + length)) === quote) start += 1;
  return span(start, start + length);
}

function anchoredIn(annotation: TextAnnotation, all: readonly LoadedPassage[]): AnchoredAnnotation | undefined {
  const { quote } = annotation;
  const candidates = candidatesFor(annotation, all);
  const exact = exactPlace(annotation, candidates);
  const { passage, observations } = exact?.loaded ??
    candidates.find(({ passage: { text } }) => text.includes(quote)) ??
    candidates[0] ?? { passage: undefined, observations: [] };
  const [observation] = observations;
  if (!passage || !observation) return undefined;
  const at = exact?.span ?? undecidedSpan(passage.text, quote);
  const { passage_id } = passage;
  return {
    anchor: { observation_id: observation.observation_id, passage_id, span: at, actual: quote },
    isExact: exact !== undefined,
  };
}

function isKnown({ assessment }: Workspace, { anchor }: AnchoredAnnotation, proposition: string): boolean {
  return listOf(assessment, 'claims').some((raw) => {
    const claim = viewClaim(raw);
    const at = spanOf(claim.span);
    return (
      claim.passage_id === anchor.passage_id &&
      claim.actual === anchor.actual &&
      claim.proposition === proposition &&
      at !== undefined &&
      sameSpan(at, anchor.span)
    );
  });
}

/** Returns the edit for one claim. What the annotator wrote is its proposition, a paraphrase if it uses other words. */
function claimEdit(workspace: Workspace, { anchor }: AnchoredAnnotation, proposition: string): Edit {
  const index = listOf(workspace.assessment, 'claims').length;
  const path = `/assessment/claims/${String(index)}`;
  const isVerbatim = isPropositionInText({ actual: anchor.actual, proposition }) === true;
  return {
    type: 'batch',
    edits: [
      addClaim(workspace, anchor),
      setField(`${path}/proposition`, proposition),
      setField(`${path}/representation`, isVerbatim ? 'verbatim' : 'paraphrase'),
    ],
  };
}

/**
 * Adds annotations as claims at the end of the claims. An annotation whose quote is exactly at one place of its document
 * is anchored there: at its position, as the only occurrence, or as the only one with its context. Every other one gets
 * a span at which the passage differs, so that a person decides. Undefined if the casefile has no passages.
 */
export function addAnnotations(
  workspace: Workspace,
  annotations: readonly TextAnnotation[],
): AddedAnnotations | undefined {
  const all = workspace.casefile ? passagesOf(workspace.casefile) : [];
  if (all.length === 0) return undefined;
  const edits: Edit[] = [];
  const counts = { exact: 0, undecided: 0, known: 0, leftOut: 0 };
  let current = workspace;
  for (const annotation of annotations) {
    const anchored = anchoredIn(annotation, all);
    if (!anchored) continue;
    const proposition = annotation.comment === '' ? annotation.quote : annotation.comment;
    if (isKnown(current, anchored, proposition)) counts.known += 1;
    else if (listOf(current.assessment, 'claims').length >= limits.claims) counts.leftOut += 1;
    else {
      const edit = claimEdit(current, anchored, proposition);
      edits.push(edit);
      current = applyEdit(current, edit);
      counts[anchored.isExact ? 'exact' : 'undecided'] += 1;
    }
  }
  return { edit: { type: 'batch', edits }, ...counts };
}
