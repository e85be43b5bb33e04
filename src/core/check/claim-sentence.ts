/** The sentence around a claim's words, for people to read: with the words set off, and the cues that govern them. */
import type { ClaimView } from '../assessment/view.ts';
import type { CasefileIndex } from '../casefile/lookup.ts';
import { withoutCutWords } from '../text/excerpt.ts';
import { characterEnd, characterStart } from '../text/graphemes.ts';
import type { CodePointSpan } from '../text/span.ts';
import type { ContextCue } from '../proposals/context-cues.ts';
import type { Range } from '../proposals/text-around.ts';
import { claimContextOf, speakerNamesOf, type SpanContext } from './claim-context.ts';

/** A piece of the sentence around a claim's words: a cue that governs them, or other words. */
export interface ClaimSentencePart {
  readonly text: string;
  readonly role: 'around' | ContextCue['kind'];
}

/** A claim's words in their sentence. Line ends inside the sentence are spaces. */
export interface ClaimSentence {
  readonly before: readonly ClaimSentencePart[];
  readonly own: string;
  readonly after: readonly ClaimSentencePart[];
  /** The cues before and after, in the order of the text. */
  readonly cues: readonly ContextCue[];
  /** The position of the sentence in the passage; undefined if the claim's words are all of it. */
  readonly wider: CodePointSpan | undefined;
}

/**
 * Returns the sentence around a claim's words, with the line above a list item that ends in a colon. More than `reach`
 * UTF-16 units on either side are left out, but never a cue. Undefined without the passage, or if the text there is not
 * the claim's.
 */
export function claimSentenceOf(view: ClaimView, index: CasefileIndex, reach = 240): ClaimSentence | undefined {
  const loaded = index.passage(view.passage_id);
  const context = claimContextOf(view, loaded, ...speakerNamesOf(view, index));
  if (!context) return undefined;
  const { text, span, sentence, leadIn, cues } = context;
  const { start, end } = shortened(context, reach);
  const before = partsOf(text, { start, end: span.start }, cues);
  const after = partsOf(text, { start: span.end, end }, cues);
  return {
    before: [
      ...(leadIn ? leadInParts(context, leadIn, reach) : []),
      ...(start > sentence.start ? [around('…')] : []),
      ...before,
    ],
    own: text.slice(span.start, span.end),
    after: [...after, ...(end < sentence.end ? [around('…')] : [])],
    cues,
    wider: context.words === view.actual ? undefined : context.sentenceSpan,
  };
}

function around(text: string): ClaimSentencePart {
  return { text, role: 'around' };
}

/** The end of the line above a list, from at most `reach` units before it, or from its first cue. */
function leadInParts({ text, cues }: SpanContext, leadIn: Range, reach: number): readonly ClaimSentencePart[] {
  const { start: from, end } = leadIn;
  const { first } = withoutCutWords(text, {
    start: end,
    end,
    first: Math.min(end, characterEnd(text, Math.max(from, end - reach))),
    last: end,
  });
  const inLeadIn = cues.filter((cue) => cue.start >= from && cue.end <= end);
  const start = Math.min(first, ...inLeadIn.map((cue) => cue.start));
  return [...(start > from ? [around('…')] : []), ...partsOf(text, { start, end }, cues), around(' ')];
}

/** Shortens the sentence at its ends, but not before a cue. */
function shortened({ text, sentence, span, cues }: SpanContext, reach: number): Range {
  const inSentence = cues.filter((cue) => cue.start >= sentence.start && cue.end <= sentence.end);
  const { first, last } = withoutCutWords(text, {
    ...span,
    first: Math.min(span.start, characterEnd(text, Math.max(sentence.start, span.start - reach))),
    last: Math.max(span.end, characterStart(text, Math.min(sentence.end, span.end + reach))),
  });
  return {
    start: Math.min(first, ...inSentence.map((cue) => cue.start)),
    end: Math.max(last, ...inSentence.map((cue) => cue.end)),
  };
}

/** Divides a part of the text at its cues. */
function partsOf(text: string, { start, end }: Range, cues: readonly ContextCue[]): readonly ClaimSentencePart[] {
  const parts: ClaimSentencePart[] = [];
  const add = (from: number, to: number, role: ClaimSentencePart['role']): void => {
    if (from < to) parts.push({ text: text.slice(from, to).replaceAll(/\s+/gu, ' '), role });
  };
  let at = start;
  for (const cue of cues.filter((each) => each.start >= start && each.end <= end)) {
    add(at, cue.start, 'around');
    add(cue.start, cue.end, cue.kind);
    at = cue.end;
  }
  add(at, end, 'around');
  return parts;
}

/**
 * Shows words of a claim in one line, with the cues that govern them and nothing else of their sentence: “(denied …)
 * the council will close the channel”.
 */
export function withCues(words: string, sentence: ClaimSentence | undefined): string {
  const cuesIn = (parts: readonly ClaimSentencePart[] = []) =>
    parts.flatMap(({ text, role }) => (role === 'around' ? [] : text)).join(' … ');
  const [before, after] = [cuesIn(sentence?.before), cuesIn(sentence?.after)];
  return [before && `(${before} …)`, words, after && `(… ${after})`].filter((part) => part !== '').join(' ');
}

/** What each kind of cue can do to the words of the claim. */
export const cueEffects: Readonly<Record<ContextCue['kind'], string>> = {
  denied: 'can reverse these words',
  negated: 'can negate these words',
  conditional: 'can limit these words',
  uncertain: 'can make these words uncertain',
  alleged: 'can mean that somebody only says so',
};

/** Says what cues can do to a claim's words: “denied” can reverse these words. '' for none. */
export function cuesInWords(cues: readonly ContextCue[]): string {
  return cues.map(({ words, kind }) => `“${words}” ${cueEffects[kind]}.`).join(' ');
}
