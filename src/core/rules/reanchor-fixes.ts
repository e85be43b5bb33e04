import type { Edit } from '../assessment/edit.ts';
import type { Pointer } from '../assessment/pointer.ts';
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { CodePointSpan } from '../passage/span.ts';
import { snapToCharacters } from '../passage/adjust.ts';
import { showHiddenCharacters } from '../passage/hidden.ts';
import { offsetsOf } from '../passage/offsets.ts';
import { span as spanFrom, textAt } from '../passage/span.ts';
import type { FoundElsewhere, RuleContext } from './context.ts';
import type { Fix } from './finding.ts';
import { setInAssessment } from './rule.ts';

/** An edit that moves a claim's span and changes nothing else of it. */
export function moveSpan(base: Pointer, { start, end }: CodePointSpan): Edit {
  const edits = [setInAssessment(`${base}/span/start`, start), setInAssessment(`${base}/span/end`, end)];
  return { type: 'batch', edits };
}

/** How a span is put in words: code points, counted from 0, the end not included. */
export function spanInWords({ start, end }: CodePointSpan): string {
  return `${String(start)}–${String(end)}`;
}

/** An edit that gives a claim another span with the text there; a proposition that was the old text follows. */
function takeText(claim: ClaimView, base: Pointer, span: CodePointSpan, text: string): Edit {
  const follows = claim.proposition === claim.actual;
  const edits = [
    moveSpan(base, span),
    setInAssessment(`${base}/actual`, text),
    ...(follows ? [setInAssessment(`${base}/proposition`, text)] : []),
  ];
  return { type: 'batch', edits };
}

/**
 * What would anchor a claim again: moving its span to where its words stand, or taking the words that are most like
 * them, which must be seen first. None where its passage is not loaded, or has nothing like it nearby.
 */
export function reanchorFixes(
  claim: ClaimView,
  passage: LoadedPassage | undefined,
  context: RuleContext,
  base: Pointer,
): readonly Fix[] {
  const { actual, span } = claim;
  if (!passage || actual === undefined || actual === '' || span?.start === undefined) return [];
  const found = context.reanchor(passage, span.start, actual);
  if (!found) return [];
  const where = spanInWords(found.span);
  if (found.exact)
    return [{ title: `Move the span to ${where}, where these words stand`, edit: moveSpan(base, found.span) }];
  const preview = { before: actual, after: found.text };
  return [
    { title: `Take the passage’s words at ${where}`, edit: takeText(claim, base, found.span, found.text), preview },
  ];
}

/** How much of a passage is shown on either side of the words found in it, in code points. */
const around = 80;

function contextOf({ text, span }: FoundElsewhere): { readonly before: string; readonly after: string } {
  const { codePointLength } = offsetsOf(text);
  const given = spanFrom(Math.max(0, span.start - around), Math.min(codePointLength, span.end + around));
  const whole = snapToCharacters(text, given);
  return {
    before: textAt(text, spanFrom(whole.start, span.start)) ?? '',
    after: textAt(text, spanFrom(span.end, whole.end)) ?? '',
  };
}

/** Lists the observation where the document does not list it yet, and has a list to put it in. */
function listing(observationId: number, context: RuleContext): readonly Edit[] {
  const index = context.observationCount();
  if (index === undefined || context.observationListed(observationId)) return [];
  return [{ type: 'insert', path: '/assessment/observation_ids', index, values: [observationId] }];
}

function moveToPassage(base: Pointer, { passageId, observationId, span }: FoundElsewhere, context: RuleContext): Edit {
  const edits = [
    ...listing(observationId, context),
    setInAssessment(`${base}/observation_id`, observationId),
    setInAssessment(`${base}/passage_id`, passageId),
    moveSpan(base, span),
  ];
  return { type: 'batch', edits };
}

/** A title as a fix names it: at most 60 code points of it. */
function titleOf({ title }: FoundElsewhere): string {
  const points = Array.from(title.slice(0, 200));
  if (points.length === 0) return '';
  return `, “${showHiddenCharacters(points.length > 60 ? `${points.slice(0, 60).join('')}…` : title)}”`;
}

/**
 * What would take a claim to another passage that has its words exactly: one fix for each place, at most four. Each is
 * shown before it is made, for the same words can stand in another source by chance. The claim's passage is not asked.
 */
export function foundElsewhereFixes(claim: ClaimView, context: RuleContext, base: Pointer): readonly Fix[] {
  const { actual, passage_id: passageId } = claim;
  if (actual === undefined || actual === '' || passageId === undefined) return [];
  const places = context.elsewhere(passageId, actual);
  return places.map((place) => ({
    title: `Found in observation ${String(place.observationId)}${titleOf(place)}${places.length > 1 ? `, at ${spanInWords(place.span)}` : ''}: move the claim there`,
    edit: moveToPassage(base, place, context),
    preview: { before: actual, after: actual, around: contextOf(place) },
  }));
}

/**
 * What would anchor a claim again whose anchor does not hold: its own passage where that has the words; else other
 * passages that have them exactly, before the words of its own that are only like them.
 */
export function anchorFixes(
  claim: ClaimView,
  passage: LoadedPassage | undefined,
  context: RuleContext,
  base: Pointer,
): readonly Fix[] {
  const own = reanchorFixes(claim, passage, context, base);
  return own.some((fix) => !fix.preview) ? own : [...foundElsewhereFixes(claim, context, base), ...own];
}
