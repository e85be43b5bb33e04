import type { Edit } from '../assessment/edit.ts';
import type { Pointer } from '../assessment/pointer.ts';
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { CodePointSpan } from '../passage/span.ts';
import type { RuleContext } from './context.ts';
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
