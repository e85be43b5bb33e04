/** The sentence around the span of a claim, with the words in it that change the claim's. */
import type { ClaimView } from '../assessment/view.ts';
import type { CasefileIndex, LoadedPassage } from '../casefile/lookup.ts';
import type { Passage } from '../casefile/types.generated.ts';
import { namingOf } from '../text/naming.ts';
import { spanFromUtf16, spanOf, textAt, type CodePointSpan } from '../text/span.ts';
import { contextCues, type ContextCue } from '../proposals/context-cues.ts';
import { isOnlyEnglishKnown } from '../proposals/known-cues.ts';
import { sentenceOfSpan, type SentenceWithSpan } from '../proposals/text-around.ts';
import type { ClaimContext } from '../rules/context.ts';
import { remember } from './find-text.ts';

const contexts = remember<Passage, SpanContext>();

/** The sentence around a claim's span, in UTF-16 offsets of its own text, with the words in it that govern the span. */
export interface SpanContext extends SentenceWithSpan, ClaimContext {
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
): SpanContext | undefined {
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
export function spanInPassage(
  { span, actual }: ClaimView,
  loaded: LoadedPassage | undefined,
): CodePointSpan | undefined {
  const given = spanOf(span);
  if (!given || !loaded || !actual || given.start >= given.end) return undefined;
  return textAt(loaded.passage.text, given) === actual ? given : undefined;
}
