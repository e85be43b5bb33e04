/** Proposes kind, subjects and attribution of a claim from the text around its span. A person accepts each of them. */
import type { Actor } from '../casefile/types.generated.ts';
import type { Claim } from '../assessment/types.generated.ts';
import type { CodePointSpan } from '../text/span.ts';
import { limits } from '../assessment/limits.ts';
import type { ClaimKind } from './language-words.ts';
import { firstMarker, markersFor, type Markers } from './markers.ts';
import { speakerOf, type Speaker } from './speaker.ts';
import { namedActors, textAround, type NamedActor, type Range, type TextAround } from './text-around.ts';

/** How a claim is attributed (specification 2.4). */
export type AttributionMode = Claim['attribution']['mode'];

/** A proposed value, and the reason in a few words: “said” before the quotation. */
export interface Proposal<Value> {
  readonly value: Value;
  readonly why: string;
}

/**
 * One of several possible values. Only one that is `clear` is accepted together with the other proposals. What only an
 * earlier claim has is never clear: one sentence seldom has the kind, subjects and speaker of another.
 */
export interface PossibleValue<Value> extends Proposal<Value> {
  readonly clear: boolean;
}

/** A proposed claim kind. */
export type KindProposal = PossibleValue<ClaimKind>;

/** A proposed attribution: to an actor of the casefile, or to one who is added when it is accepted. */
export type ProposedAttribution = { readonly mode: AttributionMode } & (
  | { readonly actorId: string }
  | { readonly newActor: string }
);

/** A proposed subject, by its actor ID. */
export type SubjectProposal = PossibleValue<string>;

/** The proposals for a claim. A field without a proposal is missing or empty. */
export interface ClaimProposals {
  /** One clear kind, or those that a person has to choose from. */
  readonly kinds: readonly KindProposal[];
  /** Actor IDs of the casefile, the clearest first. */
  readonly subjects: readonly SubjectProposal[];
  readonly attribution?: PossibleValue<ProposedAttribution>;
  /** Why no attribution is proposed although the text names somebody; missing if there is nothing to say. */
  readonly unattributed?: string;
}

/** The values of an earlier claim on the same passage, which are proposed if the text shows nothing better. */
export interface EarlierClaim {
  /** The claim's name: 'C-012'. */
  readonly name: string;
  readonly kind?: ClaimKind | undefined;
  readonly subjects: readonly string[];
  readonly attribution?: { readonly mode: AttributionMode; readonly actorId: string } | undefined;
}

/** The claim's text, and what is known about its source. */
export interface ClaimSource {
  readonly passage: string;
  readonly span: CodePointSpan;
  /** BCP 47 tag; null if unknown. */
  readonly language: string | null;
  readonly actors: readonly Actor[];
  /** The observation's publisher; null if unknown, or if the observation's URL is not consistent with it. */
  readonly publisherId: string | null;
  readonly earlier?: EarlierClaim | undefined;
}

/** The maximum number of proposed subjects. */
const maxSubjects = 6;

/**
 * Returns proposals for a claim, from its words and the text around them. Only actors of the casefile are proposed, and
 * as the speaker also somebody whom the text names. A span that is not in the passage gets no proposals from the text.
 */
export function proposeForClaim(source: ClaimSource): ClaimProposals {
  const { passage, language, actors } = source;
  const around = textAround(passage, source.span, language);
  const words = around.text.slice(around.span.start, around.span.end);
  const markers = markersFor(language, words);
  const speaker = words === '' ? none : speakerOf(passage, around, actors, markers);
  const fromText = words === '' ? [] : subjectsOf(around, actors, speaker);
  const attribution = attributionOf(source, speaker, words, markers);
  return {
    kinds: kindsOf(around, speaks(around, actors, attribution), markers, source.earlier),
    subjects: fromText.length > 0 ? fromText : earlierSubjects(source),
    ...(attribution ? { attribution } : {}),
    ...(speaker.kind === 'unknown' ? { unattributed: speaker.why } : {}),
  };
}

const none: Speaker = { kind: 'none' };

/** Whether the words begin with a name of the actor whom the text shows to say them. */
function speaks({ text, span }: TextAround, actors: readonly Actor[], attribution: ClaimProposals['attribution']) {
  const value = attribution?.clear === true ? attribution.value : undefined;
  if (!value || !('actorId' in value)) return false;
  const words = text.slice(span.start, span.end);
  const [first] = namedActors(words, actors);
  return first?.actorId === value.actorId && !/\p{Ll}{4}/u.test(words.slice(0, first.start));
}

/**
 * Returns the kind that a verb right before the span shows; if there is none, the kinds whose markers are in the span,
 * or that its tense shows, and at last that of the earlier claim. `isOwn` says whether the speaker is the subject.
 */
function kindsOf(
  { text, span, sentence }: TextAround,
  isOwn: boolean,
  markers: Markers | undefined,
  earlier?: EarlierClaim,
): readonly KindProposal[] {
  const words = text.slice(span.start, span.end);
  if (markers && words !== '') {
    const before = markedBefore(text.slice(sentence.start, span.start), markers);
    if (before.length > 0) return before;
    const marked = markedKinds(words, markers);
    const future = firstMarker(markers.future, words);
    if (future && marked.every(({ value }) => isWeak(value))) return futureKinds(future.words, isOwn);
    const isClear = marked.length === 1 && marked[0]?.value !== 'reported-action';
    if (marked.length > 0) return marked.map((proposal) => ({ ...proposal, clear: isClear }));
  }
  return earlier?.kind ? [{ value: earlier.kind, ...asIn(earlier) }] : [];
}

/** Quantities and completed actions are part of many statements of another kind. */
const isWeak = (kind: ClaimKind): boolean => kind === 'measurement' || kind === 'reported-action';

function markedKinds(words: string, { kinds }: Markers): readonly Proposal<ClaimKind>[] {
  const all = kinds.flatMap(({ kind, pattern }) => {
    const marker = firstMarker(pattern, words);
    return marker ? [{ value: kind, why: `“${shortenWords(marker.words)}” in the span` }] : [];
  });
  const strong = all.filter(({ value }) => !isWeak(value));
  return strong.length > 0 ? strong : all;
}

/** What somebody says about their own future is a position. What others say about it is a forecast or a position. */
function futureKinds(words: string, isOwn: boolean): readonly KindProposal[] {
  const why = `“${shortenWords(words)}” in the span`;
  if (isOwn) return [{ value: 'public-position', why: `${why}, of the speaker`, clear: true }];
  return [
    { value: 'forecast', why, clear: false },
    { value: 'public-position', why, clear: false },
  ];
}

/** The maximum number of UTF-16 units between “denied” and the words that are denied: “on Tuesday evening that”. */
const maxGap = 26;

/** A word before the verb that reverses it: “has not denied”, “n’a pas nié”, “ließ sich nicht entlocken”. */
const NEGATION =
  /(?:(?<![\p{L}\p{M}])(?:not|never|nobody|no one|none|neither|without|ne|pas|jamais|nicht|kein\p{L}*|nie|nunca|no|не|никто|ні|ніхто|לא|לם|لم|لا|ما|لن)(?![\p{L}\p{M}])|n[’']t)/iu;

/** A denial, an allegation or a forecast whose verb is right before the span: “denied that […]”. */
function markedBefore(before: string, { kinds }: Markers): readonly KindProposal[] {
  const near = before.slice(-maxGap - 60);
  return kinds.flatMap(({ kind, pattern }) => {
    if (kind !== 'denial' && kind !== 'allegation' && kind !== 'forecast') return [];
    const marker = firstMarker(pattern, near);
    const isNear = marker && near.length - marker.end <= maxGap && !/[.,;:!?]/u.test(near.slice(marker.end));
    if (isNear && NEGATION.test(near.slice(Math.max(0, marker.start - 30), marker.start))) return [];
    return isNear ? [{ value: kind, why: `“${shortenWords(marker.words)}” before the span`, clear: true }] : [];
  });
}

/** The actors named in the span; if there are none, those in its sentence or paragraph, which are less clear. */
function subjectsOf(around: TextAround, actors: readonly Actor[], speaker: Speaker): readonly SubjectProposal[] {
  const { text, span, sentence } = around;
  const named = namedActors(text, actors);
  const speaks = (one: NamedActor): boolean => speaker.kind === 'actor' && isSame(speaker.named, one);
  const results = new Map<string, SubjectProposal>();
  const add = (range: Range, why: string, clear: boolean): void => {
    for (const one of named) {
      if (one.start < range.start || one.end > range.end || speaks(one) || results.has(one.actorId)) continue;
      results.set(one.actorId, { value: one.actorId, why, clear });
    }
  };
  add(span, 'named in the span', true);
  add(sentence, 'named in the sentence', false);
  add({ start: 0, end: text.length }, 'named in the paragraph', false);
  if (speaker.kind === 'actor' && !results.has(speaker.actorId))
    results.set(speaker.actorId, { value: speaker.actorId, why: 'the speaker', clear: false });
  return [...results.values()].slice(0, maxSubjects);
}

function isSame(one: Range | undefined, other: Range): boolean {
  return one?.start === other.start && one.end === other.end;
}

/** Returns who made the claim according to the text, or else the attribution of the earlier claim. */
function attributionOf(
  source: ClaimSource,
  speaker: Speaker,
  words: string,
  markers: Markers | undefined,
): ClaimProposals['attribution'] {
  const { publisherId, actors, earlier } = source;
  const isActor = (id: string | null): id is string => actors.some(({ actor_id }) => actor_id === id);
  const publisher = (actorId: string) =>
    ({ value: { mode: 'publisher', actorId }, why: 'the text names no other speaker', clear: true }) as const;
  if (speaker.kind === 'actor') {
    const { actorId, isQuoted, why } = speaker;
    if (!isQuoted && actorId === publisherId) return publisher(actorId);
    return { value: { mode: isQuoted ? 'explicit-speaker' : 'reported-speaker', actorId }, why, clear: true };
  }
  if (speaker.kind === 'named') {
    const { name, isQuoted, why } = speaker;
    const clear = !markers?.hasCapitalNouns;
    return { value: { mode: isQuoted ? 'explicit-speaker' : 'reported-speaker', newActor: name }, why, clear };
  }
  if (speaker.kind === 'unknown') return undefined;
  if (words !== '' && isActor(publisherId)) return publisher(publisherId);
  const before = earlier?.attribution;
  if (!earlier || !before || !isActor(before.actorId)) return undefined;
  if (before.mode === 'publisher' && before.actorId !== publisherId) return undefined;
  return { value: before, ...asIn(earlier) };
}

function earlierSubjects({ earlier, actors }: ClaimSource): readonly SubjectProposal[] {
  const known = new Set(actors.map(({ actor_id }) => actor_id));
  return (earlier?.subjects ?? [])
    .filter((id) => known.has(id))
    .slice(0, Math.min(maxSubjects, limits.subject_actor_ids))
    .map((value) => ({ value, ...asIn(earlier) }));
}

function asIn(earlier: EarlierClaim | undefined) {
  return { why: `as in ${earlier?.name ?? ''}`, clear: false } as const;
}

/** Returns a marker's words in one line, shortened. */
function shortenWords(words: string): string {
  const line = words.replaceAll(/\s+/gu, ' ').trim();
  return line.length > 40 ? `${Array.from(line).slice(0, 39).join('')}…` : line;
}
