/** Describes a changed span of a claim by its words or characters instead of its numbers. */
import type { JsonObject, JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import { own } from '../json/own.ts';
import type { Finding, Phrase } from './finding.ts';
import { countInWords, numberInWords } from './phrases.ts';
import { countWords } from './words.ts';

/**
 * The findings of a claim with a phrase for a changed span: “span now has four more words”, “span now starts two
 * characters earlier”. The change of `actual` follows from the span and gets no phrase. Characters are code points.
 */
export function withSpanInWords(
  findings: readonly Finding[],
  before: JsonObject,
  after: JsonObject,
): readonly Finding[] {
  const phrase = spanPhrase(before, after);
  const at = findings.findIndex(({ field }) => isOfSpan(field.places.after));
  if (phrase === undefined || at < 0) return findings;
  return findings.map((finding, index) => {
    if (index === at) return { ...finding, phrase };
    const follows = isOfSpan(finding.field.places.after) || (finding.field.places.after ?? '').endsWith('/actual');
    return follows ? { field: finding.field } : finding;
  });
}

function isOfSpan(path: string | undefined): boolean {
  return path !== undefined && /^\/claims\/\d+\/span\/(?:start|end)$/u.test(path);
}

function spanPhrase(before: JsonObject, after: JsonObject): Phrase | undefined {
  const [old, fresh] = [spanIn(before), spanIn(after)];
  if (!old || !fresh || !sameJson(own(before, 'passage_id'), own(after, 'passage_id'))) return undefined;
  const [start, end] = [fresh.start - old.start, fresh.end - old.end];
  const words = wordsIn(after) - wordsIn(before);
  if (words > 0)
    return { of: 'field', text: `span now has ${numberInWords(words)} more ${words === 1 ? 'word' : 'words'}` };
  if (words < 0)
    return { of: 'field', text: `span now has ${numberInWords(-words)} fewer ${words === -1 ? 'word' : 'words'}` };
  if (start === end) return { of: 'field', text: `span moved ${shift(start)}` };
  const moves = [...(start === 0 ? [] : [`starts ${shift(start)}`]), ...(end === 0 ? [] : [`ends ${shift(end)}`])];
  return { of: 'field', text: `span now ${moves.join(' and ')}` };
}

function shift(characters: number): string {
  return `${countInWords(Math.abs(characters), 'character')} ${characters < 0 ? 'earlier' : 'later'}`;
}

function wordsIn(claim: JsonObject): number {
  const actual = own(claim, 'actual');
  return typeof actual === 'string' ? countWords(actual) : 0;
}

function spanIn(claim: JsonObject): { readonly start: number; readonly end: number } | undefined {
  const span: JsonValue | undefined = own(claim, 'span');
  const [start, end] = [own(span, 'start'), own(span, 'end')];
  return typeof start === 'number' && typeof end === 'number' ? { start, end } : undefined;
}
