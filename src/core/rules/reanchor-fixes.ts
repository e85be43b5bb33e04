/** The fixes for a claim that does not match its passage: move its span, use similar text or change the passage. */
import type { Edit } from '../workspace/workspace.ts';
import type { Pointer } from '../json/pointer.ts';
import { limits } from '../assessment/limits.ts';
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import { codePointLength } from '../text/offsets.ts';
import { spanInWords, type CodePointSpan } from '../text/span.ts';
import { wordsAround } from '../text/excerpt.ts';
import { showHiddenCharacters } from '../text/hidden.ts';
import type { ExactMatch, RuleContext } from './context.ts';
import type { Fix } from './finding.ts';
import { setInAssessment } from './rule.ts';

/** Returns an edit that moves a claim's span and changes nothing else in it. */
export function moveSpan(base: Pointer, { start, end }: CodePointSpan): Edit {
  const edits = [setInAssessment(`${base}/span/start`, start), setInAssessment(`${base}/span/end`, end)];
  return { type: 'batch', edits };
}

/** Returns an edit that gives a claim a span: moves the one that it has, or sets a whole one. */
function placeSpan(claim: Pick<ClaimView, 'span'>, base: Pointer, span: CodePointSpan): Edit {
  if (claim.span) return moveSpan(base, span);
  return setInAssessment(`${base}/span`, { ...span, offset_encoding: 'unicode-code-point' });
}

/** Returns an edit that sets a claim's span and actual text, and also its proposition if that was the old text. */
export function setText(claim: ClaimView, base: Pointer, span: CodePointSpan, text: string): Edit {
  const follows = claim.proposition === claim.actual;
  const edits = [
    placeSpan(claim, base, span),
    setInAssessment(`${base}/actual`, text),
    ...(follows ? [setInAssessment(`${base}/proposition`, text)] : []),
  ];
  return { type: 'batch', edits };
}

/**
 * Returns the fix that widens a claim to the sentence around it, with its proposition if that is the same text. Empty
 * if it is the whole sentence already, or if the sentence is longer than an actual text may be.
 */
export function widenToSentence(claimId: string, title: string, context: RuleContext): readonly Fix[] {
  const [place, claim] = [context.claimPlace(claimId), context.claim(claimId)];
  const sentence = context.claimSentence(claimId);
  if (place === undefined || !sentence || claim?.actual === undefined) return [];
  const { sentenceSpan, words, isProposition } = sentence;
  const { actual } = claim;
  const limit = isProposition ? limits.proposition : limits.actual;
  if (words === actual || codePointLength(words) > limit) return [];
  const edits = [
    moveSpan(place, sentenceSpan),
    setInAssessment(`${place}/actual`, words),
    ...(isProposition ? [setInAssessment(`${place}/proposition`, words)] : []),
  ];
  return [{ title, edit: { type: 'batch', edits }, preview: { before: actual, after: words } }];
}

/**
 * Returns the fix that anchors a claim in its own passage: it moves the span to an exact match, or else uses the most
 * similar text, with a preview. Without a start, the search begins with the passage. Empty if the passage is not loaded
 * or contains nothing similar nearby.
 */
export function reanchorFixes(
  claim: ClaimView,
  passage: LoadedPassage | undefined,
  context: RuleContext,
  base: Pointer,
): readonly Fix[] {
  const { actual, span } = claim;
  if (!passage || actual === undefined || actual === '') return [];
  const match = context.reanchor(passage, span?.start ?? 0, actual);
  if (!match) return [];
  const where = spanInWords(match.span);
  if (match.exact) {
    const kind = match.only ? 'move-span' : 'nearest-place';
    const title = `${span ? 'Move the span to' : 'Set the span to'} ${where} (exact match)`;
    return [{ title, edit: placeSpan(claim, base, match.span), kind }];
  }
  const preview = { before: actual, after: match.text };
  const edit = setText(claim, base, match.span, match.text);
  return [{ title: `Use the passage text at ${where}`, edit, preview, kind: 'similar-text' }];
}

/** How much of a passage a preview shows on either side of the match, in code points. */
const around = 80;

function contextOf({ text, span }: ExactMatch): { readonly before: string; readonly after: string } {
  const { before, after, cutBefore, cutAfter } = wordsAround(text, span, around);
  return { before: cutBefore ? `…${before.trimStart()}` : before, after: cutAfter ? `${after.trimEnd()}…` : after };
}

/** Returns the edit that lists the observation, if the document has a list that does not contain it yet. */
function listing(observationId: number, context: RuleContext): readonly Edit[] {
  const index = context.observationCount();
  if (index === undefined || context.observationListed(observationId)) return [];
  return [{ type: 'insert', path: '/assessment/observation_ids', index, values: [observationId] }];
}

function moveToPassage(claim: ClaimView, base: Pointer, place: ExactMatch, context: RuleContext): Edit {
  const { passageId, observationId, span } = place;
  const edits = [
    ...listing(observationId, context),
    setInAssessment(`${base}/observation_id`, observationId),
    setInAssessment(`${base}/passage_id`, passageId),
    placeSpan(claim, base, span),
  ];
  return { type: 'batch', edits };
}

/** Names the passage of a place: by its observation, and by its number if the observation has several. */
function passageInWords({ observationId, passageId }: ExactMatch, context: RuleContext): string {
  const observation = `observation ${String(observationId)}`;
  const passages = context.observation(observationId)?.passages ?? [];
  if (passages.length < 2) return observation;
  return `passage ${String(passages.findIndex(({ passage_id: id }) => id === passageId) + 1)} of ${observation}`;
}

/** Formats an observation's title for a fix, cut to 60 code points. */
function titleOf({ title }: ExactMatch): string {
  const points = Array.from(title.slice(0, 200));
  if (points.length === 0) return '';
  return `, “${showHiddenCharacters(points.length > 60 ? `${points.slice(0, 60).join('')}…` : title)}”`;
}

/**
 * Returns fixes that move a claim to another passage with exactly its text: one for each place, at most four. Each has
 * a preview, because the same text can be in another source by chance. The claim's own passage is not searched.
 */
export function exactMatchFixes(claim: ClaimView, context: RuleContext, base: Pointer): readonly Fix[] {
  const { actual, passage_id: passageId } = claim;
  if (actual === undefined || actual === '' || passageId === undefined) return [];
  const places = inOwnObservation(claim, context.matchesElsewhere(passageId, actual), context);
  const fixes = moveToPassageFixes(claim, places, context, base);
  return fixes.length === 1 ? fixes.map((fix) => ({ ...fix, kind: 'other-passage' })) : fixes;
}

/** A shorter text (UTF-16 units) can be in only one passage by chance. */
const shortestClear = 20;

/**
 * Whether a fix surely leaves the source of a claim: it stays in its observation, or the casefile has neither that
 * observation nor another place with the text.
 */
function keepsSource({ observation_id: own }: ClaimView, place: ExactMatch, context: RuleContext): boolean {
  if (place.observationId === own) return true;
  const isKnown = own !== undefined && context.observation(own) !== undefined;
  return !isKnown && place.only && context.passage(place.passageId)?.observations.length === 1;
}

/**
 * Returns the fixes for a claim whose passage ID is invalid or names no passage of the casefile: the passages with
 * exactly its text. A single one is applied with others without a decision only if it surely is the claim's source.
 */
export function findPassageFixes(claim: ClaimView, context: RuleContext, base: Pointer): readonly Fix[] {
  const { actual } = claim;
  if (actual === undefined || actual === '') return [];
  const places = inOwnObservation(claim, context.matchesElsewhere('', actual), context);
  const fixes = moveToPassageFixes(claim, places, context, base);
  const [place, ...others] = places;
  if (!place || others.length > 0 || actual.length < shortestClear) return fixes;
  const kind = keepsSource(claim, place, context) ? 'find-passage' : 'other-passage';
  return fixes.map((fix) => ({ ...fix, kind }));
}

/** Returns the places with the claim's observation instead of the first one if it has the passage as well. */
function inOwnObservation(
  { observation_id: id }: ClaimView,
  places: readonly ExactMatch[],
  context: RuleContext,
): readonly ExactMatch[] {
  const own = id === undefined ? undefined : context.observation(id);
  if (!own) return places;
  return places.map((place) =>
    own.passages.some(({ passage_id: passageId }) => passageId === place.passageId)
      ? { ...place, observationId: own.observation_id, title: own.title }
      : place,
  );
}

/** Returns a fix for each place that moves a claim there. The places have exactly the claim's text. */
function moveToPassageFixes(
  claim: ClaimView,
  places: readonly ExactMatch[],
  context: RuleContext,
  base: Pointer,
): readonly Fix[] {
  const { actual = '' } = claim;
  return places.map((place) => ({
    title: `Move the claim to ${passageInWords(place, context)}${titleOf(place)}${places.length > 1 ? `, at ${spanInWords(place.span)}` : ''} (exact match)`,
    edit: moveToPassage(claim, base, place, context),
    preview: { before: actual, after: actual, around: contextOf(place) },
  }));
}

/**
 * Returns the fixes for a claim whose text is not at its span: an exact match in its own passage; otherwise exact
 * matches in other passages, followed by similar text in its own.
 */
export function anchorFixes(
  claim: ClaimView,
  passage: LoadedPassage | undefined,
  context: RuleContext,
  base: Pointer,
): readonly Fix[] {
  const own = reanchorFixes(claim, passage, context, base);
  return own.some((fix) => !fix.preview) ? own : [...exactMatchFixes(claim, context, base), ...own];
}
