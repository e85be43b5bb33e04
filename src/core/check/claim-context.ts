/** What is around the spans of claims: words in their sentences that change them, and words that two passages share. */
import type { ClaimView } from '../assessment/view.ts';
import type { CasefileIndex, LoadedPassage } from '../casefile/lookup.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { namingOf } from '../passage/naming.ts';
import { offsetsOf } from '../passage/offsets.ts';
import { NO_SPACES, WITHOUT_SPACES } from '../passage/scripts.ts';
import { spanFromUtf16, spanOf, textAt, type CodePointSpan } from '../passage/span.ts';
import { contextCues, type ContextCue, type SentenceWithSpan } from '../proposals/context-cues.ts';
import { isOnlyEnglishKnown } from '../proposals/known-cues.ts';
import { sentenceOfSpan } from '../proposals/sentence-of-span.ts';
import { quotationAround, quotationsIn } from '../proposals/quotations.ts';
import type { SentenceAround } from '../rules/context.ts';
import { remember } from './memos.ts';

const contexts = remember<Passage, ClaimContext>();
const words = remember<Passage, WordsAround>();

/** The minimum number of words in a run that two passages share, and of characters where words have no spaces. */
const minRun = { spaced: 12, unspaced: 20 } as const;

/** How many words before and after a span are compared. */
const reach = 40;

/** How many words of a shared run must be outside quotation marks. Two reports can quote one statement. */
const minUnquoted = 5;

/** The maximum number of places that are compared. A file of 200 claims in two sources with one text needs fewer. */
const maxComparisons = 2_000_000;

/** The sentence around a claim's span, in UTF-16 offsets of its own text, with the words in it that govern the span. */
export interface ClaimContext extends SentenceWithSpan, SentenceAround {
  /** Empty also for a language without data. */
  readonly cues: readonly ContextCue[];
}

/**
 * Returns the sentence around a claim's span; undefined without its passage, or if the text there is not the claim's.
 * Words such as “according to” do not count if the sentence names the speaker whom the claim is attributed to. Cached
 * by passage, span, names and whether the proposition is the same text.
 */
export function claimContextOf(
  view: ClaimView,
  loaded: LoadedPassage | undefined,
  speakerNames: readonly string[],
  longerNames: readonly string[] = [],
): ClaimContext | undefined {
  const span = spanInPassage(view, loaded);
  if (!span || !loaded) return undefined;
  const language = loaded.observations[0]?.language ?? null;
  const isProposition = view.proposition === view.actual;
  const key = [
    span.start,
    span.end,
    language ?? '',
    isProposition,
    isOnlyEnglishKnown(),
    ...speakerNames,
    '',
    ...longerNames,
  ].join('\0');
  return contexts(loaded.passage, key, () => {
    const passage = loaded.passage.text;
    const { from, ...found } = sentenceOfSpan(passage, span, language);
    const { text, sentence, span: own, leadIn } = found;
    const parts = [
      leadIn ? text.slice(leadIn.start, leadIn.end) : '',
      text.slice(sentence.start, own.start),
      text.slice(own.end, sentence.end),
    ];
    // No name reaches across a paragraph break.
    const outside = parts.join('\n\n');
    const isAttributed = speakerNames.length > 0 && namingOf(outside, speakerNames, longerNames).state !== 'unnamed';
    const cues = (contextCues(found, language) ?? []).filter(({ kind }) => kind !== 'alleged' || !isAttributed);
    // Text without full stops, such as a transcript, has no sentence to widen to.
    const isCut =
      (sentence.start === 0 && from > 0) || (sentence.end === text.length && from + text.length < passage.length);
    const { start: first, end: last } = isCut ? own : sentence;
    const [start, end] = [from + first, from + last];
    const sentenceSpan = spanFromUtf16(passage, start, end);
    return { ...found, cues, sentenceSpan, words: passage.slice(start, end), isProposition };
  });
}

/**
 * Returns the names of the actor whom a claim quotes, and longer names of others that contain one; none if it is
 * attributed to its publisher or to nobody.
 */
export function speakerNamesOf(
  { attribution }: ClaimView,
  index: CasefileIndex,
): readonly [names: readonly string[], longerNames: readonly string[]] {
  const { actor_id: actorId, mode } = attribution ?? {};
  const isSpeaker = mode === 'explicit-speaker' || mode === 'reported-speaker';
  const names = isSpeaker && actorId ? index.actor(actorId)?.names : undefined;
  return names ? [names, index.longerNames(names)] : [[], []];
}

/** Returns a claim's span; undefined if it is not in the passage, or if the text there is not the claim's. */
function spanInPassage({ span, actual }: ClaimView, loaded: LoadedPassage | undefined): CodePointSpan | undefined {
  const given = spanOf(span);
  if (!given || !loaded || !actual || given.start >= given.end) return undefined;
  return textAt(loaded.passage.text, given) === actual ? given : undefined;
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

const spacedLetter = String.raw`(?:(?!${NO_SPACES})[\p{L}\p{M}\p{N}])`;
const token = new RegExp(
  String.raw`(?=\p{L})${NO_SPACES}|${spacedLetter}+(?:(?:['’‑-]|[.,](?=\p{N}))${spacedLetter}+)*`,
  'gu',
);

/** Returns the words around a claim's span; undefined without its passage. Cached by the passage and the span. */
export function claimWordsOf(view: ClaimView, loaded: LoadedPassage | undefined): ClaimWords['words'] | undefined {
  const span = spanInPassage(view, loaded);
  if (!span || !loaded) return undefined;
  return words(loaded.passage, `${String(span.start)}-${String(span.end)}`, () =>
    comparedWords(loaded.passage.text, span),
  );
}

function comparedWords(passage: string, span: CodePointSpan): WordsAround {
  const offsets = offsetsOf(passage);
  const lowest = Math.max(0, offsets.toUtf16(span.start) - reach * 12);
  const [start, end] = [offsets.toUtf16(span.start) - lowest, offsets.toUtf16(span.end) - lowest];
  const text = passage.slice(lowest, lowest + end + reach * 12);
  const quotations = quotationsIn(text);
  const found = Array.from(text.matchAll(token), ({ 0: word, index }) => ({
    word: (/^[ -~]*$/.test(word) ? word : word.normalize('NFKC')).toLowerCase(),
    start: index,
    end: index + word.length,
  }));
  const before = found.filter((each) => each.end <= start).length;
  const inSpan = found.filter((each) => each.end > start && each.start < end);
  const alone = inSpan.filter(({ word }) => WITHOUT_SPACES.test(word)).length;
  return {
    all: found.map(({ word }) => word),
    isQuoted: found.map((each) => quotationAround(quotations, each) !== undefined),
    from: before,
    to: before + inSpan.length,
    run: alone * 2 > inSpan.length ? minRun.unspaced : minRun.spaced,
  };
}

/** A claim, and where a run of words begins in those around it. */
interface RunStart {
  readonly claim: ClaimWords;
  readonly at: number;
}

/**
 * Returns, for each claim, the claims of other passages or observations whose spans are in or beside the same run of
 * words. Runs that are a quotation in both passages are left out. Does a bounded amount of work.
 */
export function sharedWords(claims: readonly ClaimWords[]): ReadonlyMap<string, ReadonlySet<string>> {
  // By run, then by source: the claims of one source are not compared, however many are on the same words.
  const starts = new Map<string, Map<string, RunStart[]>>();
  const shared = new Map<string, Set<string>>();
  let comparisons = 0;
  for (const claim of claims) {
    const { all, from, to, run } = claim.words;
    const source = `${String(claim.observationId)} ${claim.passageId}`;
    const last = Math.min(all.length - run, to + reach);
    for (let at = Math.max(0, from - reach - run); at <= last; at++) {
      const key = all.slice(at, at + run).join(' ');
      const bySource = starts.get(key) ?? new Map<string, RunStart[]>();
      if (bySource.size === 0) starts.set(key, bySource);
      for (const [otherSource, others] of bySource) {
        if (otherSource === source) continue;
        comparisons += others.length;
        if (comparisons > maxComparisons) return shared;
        for (const other of others) note(shared, other, { claim, at });
      }
      const own = bySource.get(source);
      if (own) own.push({ claim, at });
      else bySource.set(source, [{ claim, at }]);
    }
  }
  return shared;
}

/** Notes that two claims share words, if they do and it is not noted yet. */
function note(shared: Map<string, Set<string>>, one: RunStart, other: RunStart): void {
  const [oneId, otherId] = [one.claim.claimId, other.claim.claimId];
  if (shared.get(oneId)?.has(otherId) || !shareRun(one, other)) return;
  for (const [id, partner] of [
    [oneId, otherId],
    [otherId, oneId],
  ] as const) {
    const partners = shared.get(id);
    if (partners) partners.add(partner);
    else shared.set(id, new Set([partner]));
  }
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

/** Whether the whole run at two places touches both spans, and is not a quotation. */
function shareRun(
  { claim: { words: one }, at: oneAt }: RunStart,
  { claim: { words: other }, at: otherAt }: RunStart,
): boolean {
  const isSame = (step: number): boolean => {
    const word = one.all[oneAt + step];
    return word !== undefined && word === other.all[otherAt + step];
  };
  let before = 0;
  while (isSame(-before - 1)) before++;
  let after = 0;
  while (isSame(after)) after++;
  const touches = ({ from, to }: WordsAround, at: number): boolean => at - before < to && at + after > from;
  if (!touches(one, oneAt) || !touches(other, otherAt)) return false;
  let unquoted = 0;
  for (let step = -before; step < after; step++) {
    if (!one.isQuoted[oneAt + step] || !other.isQuoted[otherAt + step]) unquoted++;
  }
  return unquoted >= minUnquoted;
}
