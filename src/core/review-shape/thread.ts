/**
 * The thread on a verdict: what the author and the reviewer replied, and when it was resolved and reopened. A message
 * is never changed once it is sent, so two copies of a thread are merged by keeping every message of both.
 */
import type { JsonValue } from '../json/json.ts';
import { sameJson } from '../json/same-json.ts';
import type { Message, Review, Verdict } from './types.generated.ts';

const noMessages: readonly Message[] = [];

/** The versions of the review format. Each has everything of the ones before it. */
const formats = {
  plain: 'assessment-desk.review/v1',
  threads: 'assessment-desk.review/v2',
  /** With verdicts on contradictions and unknowns. */
  lists: 'assessment-desk.review/v3',
} as const;

/**
 * Returns the oldest version of the format that a review fits in, so that older copies of Assessment Desk can read it.
 */
export function formatFor({ verdicts }: Pick<Review, 'verdicts'>): Review['format'] {
  if (verdicts.some(({ target: { kind } }) => kind === 'contradiction' || kind === 'unknown')) return formats.lists;
  return verdicts.some(({ thread, suggestion }) => thread !== undefined || suggestion !== undefined)
    ? formats.threads
    : formats.plain;
}

/** Returns every message on a verdict, in order. The one reply of version 1 is the first message of the author. */
export function messagesOn({ answer, thread = noMessages }: Pick<Verdict, 'answer' | 'thread'>): readonly Message[] {
  return answer ? mergedMessages([{ by: 'author', kind: 'note', ...answer }], thread) : thread;
}

/**
 * Returns a time of a review in ms since 1970. JavaScript does not parse a leap second, which counts as the one before.
 */
export function timeOf(at: string): number {
  const time = Date.parse(at);
  return Number.isNaN(time) ? Date.parse(at.replace(/:60(?=[.Zz+-])/, ':59')) : time;
}

/** A text that is the same only for the same message, whatever the order of its properties. */
function identityOf({ by, name, kind, note, at }: Message): string {
  return JSON.stringify([by, name ?? null, kind, note, at]);
}

/** Returns the messages of both copies of a thread, each once, in the order of their times. */
export function mergedMessages(one: readonly Message[], other: readonly Message[]): readonly Message[] {
  const byIdentity = new Map([...one, ...other].map((message) => [identityOf(message), message]));
  return [...byIdentity]
    .toSorted(([first, { at: from }], [second, { at: to }]) => timeOf(from) - timeOf(to) || compareTexts(first, second))
    .map(([, message]) => message);
}

const compareTexts = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Adds a message after all others, also if the clock of this device is behind. */
export function withMessage(verdict: Verdict, message: Message): Verdict {
  const messages = messagesOn(verdict);
  const at = afterAll(message.at, [verdict.at, ...messages.map((earlier) => earlier.at)]);
  return withMessages(verdict, [...messages, { ...message, at }]);
}

/** Returns the verdict with exactly these messages. The reply of version 1 must be among them. */
export function withMessages(verdict: Verdict, messages: readonly Message[]): Verdict {
  const { target, verdict: value, note, at, digest_sha256, judged, suggestion } = verdict;
  const alone = { target, verdict: value, note, at, digest_sha256, judged, ...(suggestion && { suggestion }) };
  return messages.length === 0 ? alone : { ...alone, thread: messages };
}

/** Returns a time, or, if it is not later than all others, one millisecond after the last of them. RFC 3339. */
export function afterAll(at: string, others: readonly string[]): string {
  const last = Math.max(...others.map(timeOf));
  return timeOf(at) > last || Number.isNaN(last) ? at : new Date(last + 1).toISOString();
}

/**
 * The state of the thread since the verdict was given: 'replied' if the author has had the last word, and 'resolved'
 * until it is reopened. Anything else is 'open'.
 */
export function threadState(verdict: Verdict): 'open' | 'replied' | 'resolved' {
  const messages = messagesOn(verdict);
  const last = messages.at(-1);
  // A new verdict starts over. The reply of version 1 is always about the present verdict.
  if (!last || (!verdict.answer && timeOf(last.at) < timeOf(verdict.at))) return 'open';
  const state = messages.findLast(({ kind }) => kind === 'resolved' || kind === 'reopened')?.kind;
  if (state === 'resolved') return 'resolved';
  return last.by === 'author' && last.kind !== 'reopened' ? 'replied' : 'open';
}

/** Whether the author accepted or declined the suggestion since it was made. */
export function suggestionState(verdict: Verdict): 'open' | 'accepted' | 'declined' {
  const since = verdict.suggestion ? timeOf(verdict.suggestion.at) : Infinity;
  const last = messagesOn(verdict).findLast(
    ({ kind, at }) => (kind === 'accepted' || kind === 'declined') && timeOf(at) >= since,
  );
  return last?.kind === 'accepted' || last?.kind === 'declined' ? last.kind : 'open';
}

/** Whether two verdicts are the same apart from their threads. */
export function isSameVerdict(one: Verdict, other: Verdict): boolean {
  return sameJson(withoutThread(one), withoutThread(other));
}

/** Returns the verdict alone, as JSON. */
export function withoutThread(verdict: Verdict): JsonValue {
  return withMessages(verdict, noMessages) as unknown as JsonValue;
}
