/** What is around the spans of claims: words in their sentences that change them, and words that two passages share. */
import type { ClaimView } from '../assessment/view.ts';
import type { LoadedPassage } from '../casefile/lookup.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { namingOf } from '../passage/naming.ts';
import { offsetsOf, type Utf16Offset } from '../passage/offsets.ts';
import { spanOf, type CodePointSpan } from '../passage/span.ts';
import { contextCues } from '../proposals/context-cues.ts';
import { sentenceOfSpan } from '../proposals/sentence-of-span.ts';
import type { ClaimContext, SharedWords } from '../rules/context.ts';
import { remember } from './memos.ts';

const contexts = remember<Passage, ClaimContext>();
const words = remember<Passage, WordsAround>();

/** The minimum number of words in a run that two passages share, and of characters where words have no spaces. */
const minRun = { spaced: 12, unspaced: 20 } as const;

/** How many words before and after a span are compared. */
const reach = 40;

/** How many words of a shared run must be outside quotation marks. Two reports can quote one statement. */
const minUnquoted = 5;

/**
 * Returns a claim's sentence and the cues in it; undefined without its passage. Words such as “according to” do not
 * count if the sentence names the speaker whom the claim is attributed to. Cached by passage, span and names.
 */
export function claimContextOf(
  view: ClaimView,
  loaded: LoadedPassage | undefined,
  speakerNames: readonly string[],
): ClaimContext | undefined {
  const span = spanInPassage(view, loaded);
  if (!span || !loaded) return undefined;
  const language = loaded.observations[0]?.language ?? null;
  const key = [span.start, span.end, language ?? '', ...speakerNames].join('\0');
  return contexts(loaded.passage, key, () => {
    const { text } = loaded.passage;
    const found = sentenceOfSpan(text, span, language);
    const offsets = offsetsOf(text);
    const at = (unit: number) => offsets.toCodePoint((found.from + unit) as Utf16Offset);
    const { sentence } = found;
    const outside = found.text.slice(sentence.start, found.span.start) + found.text.slice(found.span.end, sentence.end);
    const isAttributed = speakerNames.length > 0 && namingOf(outside, speakerNames, []).state !== 'unnamed';
    const cues = (contextCues(found, language) ?? []).filter(({ kind }) => kind !== 'alleged' || !isAttributed);
    return {
      cues: cues.map(({ kind, words: cue, start, end }) => ({
        kind,
        words: cue,
        span: { start: at(start), end: at(end) },
      })),
      sentence: { start: at(sentence.start), end: at(sentence.end) },
    };
  });
}

function spanInPassage({ span, actual }: ClaimView, loaded: LoadedPassage | undefined): CodePointSpan | undefined {
  const given = spanOf(span);
  if (!given || !loaded || !actual || given.start >= given.end) return undefined;
  return given.end <= offsetsOf(loaded.passage.text).codePointLength ? given : undefined;
}

/** The words around a span, folded. `from` and `to` are the first word of the span and the first one after it. */
interface WordsAround {
  readonly all: readonly string[];
  readonly isQuoted: readonly boolean[];
  readonly from: number;
  readonly to: number;
  readonly run: number;
}

/** A claim with the words around its span. */
export interface ClaimWords {
  readonly claimId: string;
  readonly passageId: string;
  readonly observationId: number | undefined;
  readonly words: WordsAround;
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}`;
const unspacedWord = new RegExp(`^[${unspaced}]$`, 'u');
const token = new RegExp(
  String.raw`[${unspaced}]|(?:(?![${unspaced}])[\p{L}\p{M}\p{N}])+(?:(?:['’‑-]|[.,](?=\p{N}))(?:(?![${unspaced}])[\p{L}\p{M}\p{N}])+)*|[“”„«»"「」『』]`,
  'gu',
);

/** Returns the words around a claim's span; undefined without its passage. Cached by the passage and the span. */
export function claimWordsOf(view: ClaimView, loaded: LoadedPassage | undefined): ClaimWords['words'] | undefined {
  const span = spanInPassage(view, loaded);
  if (!span || !loaded) return undefined;
  return words(loaded.passage, `${String(span.start)}-${String(span.end)}`, () =>
    wordsAround(loaded.passage.text, span),
  );
}

function wordsAround(text: string, span: CodePointSpan): WordsAround {
  const offsets = offsetsOf(text);
  const [start, end] = [offsets.toUtf16(span.start), offsets.toUtf16(span.end)];
  const lowest = Math.max(0, start - reach * 12);
  const all: string[] = [];
  const isQuoted: boolean[] = [];
  let isOpen = false;
  let from = -1;
  let to = -1;
  for (const { 0: word, index } of text.slice(lowest, end + reach * 12).matchAll(token)) {
    const isMark = /^[“”„«»"「」『』]$/u.test(word);
    // “ opens in English and closes in German, so only the direction of the others is known.
    if (isMark) isOpen = /[„«「『]/u.test(word) || (!/[”»」』]/u.test(word) && !isOpen);
    if (isMark) continue;
    const at = lowest + index;
    if (from < 0 && at + word.length > start) from = all.length;
    if (to < 0 && at >= end) to = all.length;
    all.push((/^[ -~]*$/.test(word) ? word : word.normalize('NFKC')).toLowerCase());
    isQuoted.push(isOpen);
  }
  if (from < 0) from = all.length;
  if (to < 0) to = all.length;
  const alone = all.slice(from, to).filter((word) => unspacedWord.test(word)).length;
  return { all, isQuoted, from, to, run: alone * 2 > to - from ? minRun.unspaced : minRun.spaced };
}

/**
 * Returns, for each claim, the claims of other passages or observations whose spans are in or beside the same run of
 * words. Runs that are a quotation in both passages are left out.
 */
export function sharedWords(claims: readonly ClaimWords[]): ReadonlyMap<string, readonly SharedWords[]> {
  const index = new Map<string, { readonly claim: ClaimWords; readonly at: number }[]>();
  const found = new Map<string, SharedWords[]>();
  const known = new Set<string>();
  for (const claim of claims) {
    const { all, from, to, run } = claim.words;
    const last = Math.min(all.length - run, to + reach);
    for (let at = Math.max(0, from - reach - run); at <= last; at++) {
      const key = all.slice(at, at + run).join(' ');
      const others = index.get(key) ?? [];
      for (const other of others) {
        const pair = `${other.claim.claimId}\0${claim.claimId}`;
        if (known.has(pair) || isSameSource(other.claim, claim)) continue;
        const length = commonRun(other.claim.words, other.at, claim.words, at);
        if (length === 0) continue;
        known.add(pair);
        note(found, other.claim, claim, length);
        note(found, claim, other.claim, length);
      }
      if (others.length === 0) index.set(key, others);
      others.push({ claim, at });
    }
  }
  return found;
}

/** Whether two lists of claims have the same words around the same spans, so that they share the same. */
export function haveSameWords(now: readonly ClaimWords[], before: readonly ClaimWords[]): boolean {
  return (
    now.length === before.length &&
    now.every(
      ({ claimId, words: own, observationId }, index) =>
        before[index]?.words === own &&
        before[index].claimId === claimId &&
        before[index].observationId === observationId,
    )
  );
}

function isSameSource(one: ClaimWords, other: ClaimWords): boolean {
  return one.passageId === other.passageId && one.observationId === other.observationId;
}

function note(found: Map<string, SharedWords[]>, { claimId }: ClaimWords, other: ClaimWords, length: number): void {
  const group = found.get(claimId) ?? [];
  group.push({ claimId: other.claimId, words: length });
  found.set(claimId, group);
}

/** Returns the length of the run at two places; 0 if it touches only one of the spans, or is a quotation. */
function commonRun(one: WordsAround, oneAt: number, other: WordsAround, otherAt: number): number {
  let before = 0;
  const isSame = (step: number): boolean => {
    const word = one.all[oneAt + step];
    return word !== undefined && word === other.all[otherAt + step];
  };
  while (isSame(-before - 1)) before++;
  let after = 0;
  while (isSame(after)) after++;
  const touches = ({ from, to }: WordsAround, at: number): boolean => at - before < to && at + after > from;
  if (!touches(one, oneAt) || !touches(other, otherAt)) return 0;
  let unquoted = 0;
  for (let step = -before; step < after; step++) {
    if (!one.isQuoted[oneAt + step] || !other.isQuoted[otherAt + step]) unquoted++;
  }
  const isQuotation = unquoted < minUnquoted;
  return isQuotation ? 0 : before + after;
}
