/**
 * Finds the words of a sentence outside a span that govern it and can reverse, limit or distance what it says. A cue in
 * another clause is none: what counts is whether the clause with the cue leads to the span, not that a word is there.
 * This is a convention of ours and a reason to look; it says nothing about truth.
 */
import { languageOfScript } from '../text/scripts.ts';
import {
  blank,
  withoutQuotedNames,
  compiledPatterns,
  patternsAfter,
  patternsBefore,
  patternsInLeadIn,
} from './cue-patterns.ts';
import type { AddCue, CueKind, CueWords } from './cue-words.ts';
import { knownCues } from './known-cues.ts';
import type { Range, SentenceWithSpan } from './text-around.ts';

/** A cue: its words, as they are in the text, and what it does. `start` and `end` are UTF-16 offsets in the text. */
export interface ContextCue extends Range {
  readonly kind: CueKind;
  readonly words: string;
}

/**
 * Returns the cues that govern a span in its sentence, in the order of the text; undefined if there is no data for the
 * language. Without a language, that of the script counts.
 */
export function contextCues(
  { text, sentence, span, leadIn }: SentenceWithSpan,
  language: string | null,
): readonly ContextCue[] | undefined {
  const tag =
    (language ?? '').toLowerCase().split('-')[0] || languageOfScript(text.slice(sentence.start, sentence.end));
  const found: ContextCue[] = [];
  const addFrom =
    (from: number): AddCue =>
    (at, length, kind) => {
      const raw = text.slice(from + at, from + at + length);
      const start = from + at + raw.length - raw.trimStart().length;
      const words = raw.trim();
      const end = start + words.length;
      if (words === '' || found.some((other) => start < other.end && end > other.start)) return;
      found.push({ kind, words, start, end });
    };
  const before = text.slice(sentence.start, span.start);
  const after = text.slice(span.end, sentence.end);
  const lower = lowerCase(text);
  const known = knownCues();
  const [withPatterns, withWords] = [ownValue(known.patterns, tag), ownValue(known.words, tag)];
  if (withPatterns) {
    const patterns = compiledPatterns(withPatterns);
    patternsBefore(patterns, before, addFrom(sentence.start));
    patternsAfter(patterns, after, addFrom(span.end));
    if (leadIn && before.trim().length <= 4)
      patternsInLeadIn(patterns, text.slice(leadIn.start, leadIn.end), addFrom(leadIn.start));
  } else if (withWords) {
    const cues = compiled(withWords);
    const own = lower.slice(span.start, span.end);
    const isDependent = cues.dependent.test(own);
    const given = { raw: before, before: lower.slice(sentence.start, span.start), own, isDependent };
    cuesBefore(cues, given, addFrom(sentence.start));
    // After “… and”, another clause begins.
    if (!cues.endsWithStop.test(own)) {
      const isSubject =
        cues.makesSubject.test(given.before) &&
        !cues.endsWithSpeech.test(untilThat(given.before, cues)?.replace(/,\s*$/u, '') ?? '');
      cuesAfter(cues, { raw: after, after: lower.slice(span.end, sentence.end), isSubject }, addFrom(span.end));
    }
    if (leadIn && wordCount(before) <= 1) {
      cuesInLeadIn(
        [cues.verbs, cues.near, cues.front, cues.heading, cues.subject],
        cues,
        // The month of May is not a cue.
        lowerCase(blank(text.slice(leadIn.start, leadIn.end), /(?<=\S\s)May(?!\p{L})/gu)),
        addFrom(leadIn.start),
      );
    }
  } else return undefined;
  const asks = /^[\s”’"'»」』)]*[?？؟]/u.exec(after);
  if (asks && !/[.!。]\s/u.test(before)) addFrom(span.end)(asks[0].length - 1, 1, 'uncertain');
  return found.sort((one, other) => one.start - other.start);
}

function ownValue<Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(values, key) ? values[key] : undefined;
}

/** Anything but spaces and punctuation. A class of all letters would take many times as long to compile. */
const letter = String.raw`[^\s!-\/:-@\[-\x60{-~«»“”„‹›…،؛؟।—–‑’‘]`;
const words = new RegExp(String.raw`${letter}+(?:[’'.-]${letter}+)*[’']?`, 'gu');
/** A word that a hyphen joins to another, as in “would-be”, is another word. “n’t” begins inside a word. */
const wordStart = String.raw`(?:(?<!${letter}|${letter}[-‑])|(?=n[’']t))`;
/** An elided word, such as “qu’”, ends at its apostrophe. */
const wordEnd = String.raw`(?:(?<=[’'])|(?!${letter}|[-‑]${letter}))`;

/** At most six words. */
const gap = String.raw`(?:[^\s,;:.!?]+\s+){0,6}?`;
const lastWord = String.raw`(?:\s+[^\s,;:.!?]+)?\s*$`;

function wordCount(text: string): number {
  return text.match(words)?.length ?? 0;
}

/** Lower-case letters, each with as many units as before, so that offsets stay. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return text.replaceAll(/\p{Lu}/gu, (each) => (each.toLowerCase().length === each.length ? each.toLowerCase() : each));
}

/** Returns the source of an expression for phrases (see cue-words.ts). It matches nothing if there are none. */
function phrasesSource(phrases: string, attached = ''): string {
  const sources = phrases
    .split(', ')
    .filter((phrase) => phrase !== '')
    .sort((one, other) => other.length - one.length)
    .map((phrase) =>
      phrase
        .split(' … ')
        .map((part) =>
          part
            .split(' ')
            .map(wordSource)
            .join(String.raw`\s+`),
        )
        .join(String.raw`\s+${gap}`),
    );
  if (sources.length === 0) return '(?!)';
  const start = attached === '' ? wordStart : String.raw`(?:(?<!${letter})|(?<=(?<!${letter})${attached}))`;
  return `${start}(?:${sources.join('|')})${wordEnd}`;
}

function wordSource(each: string): string {
  if (each === '_') return `${letter}+`;
  // Arabic vowel signs, and the joiner in a Persian word, are often left out.
  const alternatives = lowerCase(each)
    .split('/')
    .map((word) =>
      word
        .replaceAll('’', `[’']`)
        .replaceAll('*', `${letter}*`)
        .replaceAll(/[\u0621-\u064a]/gu, '$&[\u064b-\u0652]*')
        .replaceAll('\u200c', '[\u200c ]?'),
    );
  return alternatives.length > 1 ? `(?:${alternatives.join('|')})` : (alternatives[0] ?? '');
}

interface Compiled {
  readonly kind: CueKind;
  readonly anywhere: RegExp;
  /** At the end, perhaps with one more word: at once, or before a link. */
  readonly atEnd: Readonly<Record<'into' | 'linked', RegExp>>;
  /** At the start of a clause, after its conjunction. The cue is the group. */
  readonly atStart: RegExp;
  /** At the start of a clause, or after a word of “that” in it. */
  readonly afterThat: RegExp;
}

type Lists =
  | 'verbs'
  | 'near'
  | 'front'
  | 'opening'
  | 'after'
  | 'rest'
  | 'tag'
  | 'into'
  | 'linked'
  | 'subject'
  | 'direct'
  | 'to'
  | 'heading';

interface Cues extends Readonly<Record<Lists, readonly Compiled[]>> {
  readonly that: RegExp;
  readonly startsWithThat: RegExp;
  /** “…, the mayor denies that …”, or “…, believed to be …”: the verb has another object. */
  readonly speaksOfMore: RegExp;
  readonly stops: RegExp;
  readonly startsClause: RegExp;
  readonly endsWithStop: RegExp;
  readonly startsSubordinate: RegExp;
  /** At most four words and a word of “that”: the span is the subject of what follows. */
  readonly makesSubject: RegExp;
  readonly truth: RegExp;
  readonly startsRelative: RegExp;
  readonly aboutAll: RegExp;
  readonly doubts: RegExp;
  readonly past: RegExp;
  readonly idioms: RegExp;
  readonly sources: RegExp;
  /** A relative clause between two commas. Its words speak of the noun before it. */
  readonly relative: RegExp;
  /** Whether a capital letter inside a sentence begins a name. */
  readonly capitalsAreNames: boolean;
  readonly hasCommaBeforeThat: boolean;
  /** “Rejected the appeal and-ruled”: a word joined with “and” that has no article is another verb. */
  readonly endsWithJoined: RegExp;
  readonly says: RegExp;
  readonly endsWithSpeech: RegExp;
  /** At most two words and a word of “that”, up to the span. */
  readonly leadsOn: RegExp;
  readonly isBare: RegExp;
  readonly dependent: RegExp;
}

const compilations = new Map<CueWords, Cues>();

function compiled(data: CueWords): Cues {
  const cached = compilations.get(data);
  if (cached) return cached;
  const attached = data.attached ?? '';
  const adverbs = phrasesSource(data.adverbs ?? '');
  const says = phrasesSource(data.says, attached);
  const that = phrasesSource(data.that);
  const links = phrasesSource(data.links ?? '');
  const subordinates = phrasesSource(data.subordinates ?? '');
  const stops = phrasesSource([data.stops, data.subordinates].filter(Boolean).join(', '), attached);
  const conjunction = String.raw`(?:(?:${that}|${stops}(?=\s+only|\s+no\s+longer|\s+not\s+since)|${phrasesSource(data.and ?? '')}(?=\s))\s+)?`;
  const joined = attached && `${attached}?`;
  const compile = (phrases: CueWords['verbs'] = {}, prefix = ''): readonly Compiled[] =>
    (Object.entries(phrases) as [CueKind, string][]).map(([kind, list]) => {
      const source = phrasesSource(list, prefix);
      return {
        kind,
        anywhere: new RegExp(source, 'gu'),
        atEnd: {
          into: new RegExp(String.raw`(${source})${lastWord}`, 'du'),
          // “Declined to say that” is about what follows, too.
          linked: new RegExp(
            String.raw`(${source})(?:\s+${adverbs})?\s+${links}(?:\s+${letter}+,?\s+${that})?${lastWord}`,
            'du',
          ),
        },
        atStart: new RegExp(String.raw`^\s*${conjunction}${joined}(${source})`, 'du'),
        afterThat: new RegExp(String.raw`(?:^\s*${conjunction}${joined}|${that}\s+)(${source})`, 'du'),
      };
    });
  const cues: Cues = {
    that: new RegExp(that, 'gu'),
    startsWithThat: new RegExp(String.raw`^\s*(?:de\s+)?${that}`, 'u'),
    speaksOfMore: new RegExp(String.raw`^\s*(?:(?:de\s+)?${that}|to\s+be(?!${letter}))`, 'u'),
    stops: new RegExp(String.raw`(?<!(?:only|more|less)\s)${stops}(?!\s+${that})`, 'gu'),
    endsWithStop: new RegExp(String.raw`${phrasesSource(data.stops)}\s*$`, 'u'),
    startsClause: new RegExp(String.raw`^\s*${phrasesSource(data.stops, attached)}`, 'u'),
    startsSubordinate: new RegExp(String.raw`^\s*(?:${letter}+\s+)?${subordinates}`, 'u'),
    makesSubject: new RegExp(String.raw`^[\s"“«„]*(?:${letter}+\s+){0,3}?(?:${letter}+,\s+)?${that}\s*$`, 'u'),
    truth: new RegExp(phrasesSource(data.truth ?? '', attached), 'u'),
    startsRelative: new RegExp(String.raw`^\s*${phrasesSource(data.relative ?? '', attached)}`, 'u'),
    aboutAll: new RegExp(String.raw`^\s*${phrasesSource(data.aboutAll ?? '')}`, 'u'),
    doubts: new RegExp(phrasesSource(data.doubts ?? ''), 'u'),
    past: new RegExp(data.past ?? '(?!)', 'u'),
    relative: new RegExp(String.raw`[,،]\s+${phrasesSource(data.relative ?? '')}[^,،;:.]{1,90}[,،]`, 'gu'),
    capitalsAreNames: data.hasCapitalNouns !== true,
    idioms: new RegExp(phrasesSource(data.idioms, attached), 'gu'),
    // “According to the plan’s critics” has another source.
    sources: new RegExp(`${phrasesSource(data.sources ?? '')}(?![’']s)`, 'gu'),
    leadsOn: new RegExp(String.raw`^(?:\s+${letter}+){0,3}?,?\s+${that}\s*$`, 'u'),
    endsWithJoined: new RegExp(attached ? String.raw`(?<!${letter})${attached}(?!ال|ה)${letter}{3,}\s*$` : '(?!)', 'u'),
    hasCommaBeforeThat: data.hasCommaBeforeThat === true,
    says: new RegExp(says, 'u'),
    endsWithSpeech: new RegExp(String.raw`${says}\s*$`, 'u'),
    isBare: new RegExp(`^${phrasesSource(data.bare)}$`, 'u'),
    dependent: new RegExp(data.dependent ?? '(?!)', 'u'),
    direct: compile(data.direct, attached),
    to: compile(data.to, attached),
    verbs: compile(data.verbs, attached),
    near: compile(data.near, attached),
    front: compile(data.front, attached),
    opening: compile(data.opening),
    after: compile(data.after),
    rest: compile(data.rest),
    tag: compile(data.tag),
    into: compile(data.into),
    linked: compile(data.linked),
    subject: compile(data.subject),
    heading: compile(data.heading, attached),
  };
  compilations.set(data, cues);
  return cues;
}

/**
 * Blanks quotation marks, idioms, sources, what is between brackets, relative clauses between commas, and insertions
 * such as “, on Monday,” before “that”.
 */
function withoutInsertions(
  text: string,
  { idioms, sources, relative, startsWithThat, startsClause, startsSubordinate, hasCommaBeforeThat, says, verbs }: Cues,
): string {
  const unquoted = blank(blank(text, /[“”„«»"‹›]/gu), /\([^()]*\)|\[[^[\]]*\]/gu);
  /** “…, the minister denied, that”: where a comma before “that” is a rule, this is not an insertion. */
  const leadsOn = (match: string): boolean =>
    hasCommaBeforeThat && (says.test(match) || verbs.some(({ anywhere }) => match.search(anywhere) >= 0));
  const main = unquoted.replaceAll(relative, (match, at: number) =>
    leadsOn(match) && startsWithThat.test(unquoted.slice(at + match.length)) ? match : ' '.repeat(match.length),
  );
  const result = blank(blank(main, idioms), sources);
  return result.replaceAll(/[,،][^,،.;:]{1,60}[,،](?=\s)/gu, (match, at: number) => {
    const before = result.slice(0, at);
    const isClause =
      startsClause.test(match.slice(1)) || startsSubordinate.test(before.slice(lastEnd(before))) || leadsOn(match);
    return !isClause && startsWithThat.test(result.slice(at + match.length)) ? ' '.repeat(match.length) : match;
  });
}

/** The ends of clauses by punctuation. A comma or full stop in a number or an abbreviation is none. */
function clauseEnds(text: string): readonly (Range & { readonly mark: string })[] {
  return Array.from(text.matchAll(/[;:!?…؛؟।—–.]|[,،]|\s-\s/gu), ({ 0: mark, index }) => ({
    mark,
    start: index,
    end: index + mark.length,
  })).filter(({ mark, end }) => !/[.,]/u.test(mark) || !/[\p{L}\p{N}]/u.test(text[end] ?? ''));
}

function lastEnd(text: string): number {
  return clauseEnds(text).at(-1)?.end ?? 0;
}

/** What is before the span, as it is in the text and in lower case, and the span itself in lower case. */
interface BeforeSpan {
  readonly raw: string;
  readonly before: string;
  readonly own: string;
  readonly isDependent: boolean;
}

function cuesBefore(cues: Cues, { raw, before, own: span, isDependent }: BeforeSpan, addAny: AddCue): void {
  const add: AddCue = (at, length, kind) => {
    if (!cues.capitalsAreNames || !isInName(raw, at, length)) addAny(at, length, kind);
  };
  const unquoted = blank(withoutQuotedNames(before, raw), quotation);
  const text = withoutInsertions(unquoted, cues);
  for (const { kind, atEnd } of cues.into) addGroup(atEnd.into.exec(text), 0, kind, add);
  for (const { kind, atEnd } of [...cues.linked, ...cues.verbs]) addGroup(atEnd.linked.exec(text), 0, kind, add);
  // A comma before “that” ends nothing: German and Russian always write it.
  const ends = clauseEnds(text).filter(
    ({ mark, end }) => !(/[,،]/u.test(mark) && cues.startsWithThat.test(text.slice(end))),
  );
  const stopWords = Array.from(text.matchAll(cues.stops));
  const stops = stopWords.map(({ 0: stop, index }) => index + stop.length);
  const last = ends.at(-1);
  // “There is no doubt that [the council paid]”: what is before such an idiom does not change that.
  const affirmed = Array.from(unquoted.matchAll(cues.idioms), ({ 0: idiom, index }) => index + idiom.length)
    .filter((end) => cues.leadsOn.test(text.slice(end)))
    .at(-1);
  const own = Math.max(0, last?.end ?? 0, affirmed ?? 0, ...stops);
  const clause = text.slice(own);
  const opening = stopWords.find(({ 0: stop, index }) => index + stop.length === own)?.[0] ?? '';
  const isInRelative = cues.startsRelative.test(opening.trim());
  cuesInClause(cues, clause, raw.slice(own), isInRelative, (at, ...cue) => add(own + at, ...cue));
  if (isDependent) cuesOfDependent(cues, clause, (at, ...cue) => add(own + at, ...cue));
  if (!last || last.end !== own) return;
  const from = Math.max(0, ends.at(-2)?.end ?? 0);
  const piece = text.slice(from, last.start);
  const isJoined = /[,،]/u.test(last.mark) && wordCount(clause) <= 5;
  if (isJoined && ends.length === 2 && wordCount(clause) <= 1)
    frontBeforeInsertion(cues, text.slice(0, from - 1), piece, add);
  for (const { kind, afterThat } of isJoined ? cues.front : []) {
    const contrasts =
      kind === 'conditional' && (cues.leadsOn.test(clause) || (cues.past.test(piece) && cues.past.test(clause + span)));
    if (!contrasts) addGroup(afterThat.exec(piece), from, kind, add);
  }
  for (const { kind, atStart } of isJoined && from === 0 ? cues.opening : [])
    addGroup(atStart.exec(piece), 0, kind, add);
  if (wordCount(clause) > 1) return;
  if (last.mark === ':') {
    const lastClause = Math.max(
      0,
      ...stops.filter((stop) => stop > from && stop < last.start).map((stop) => stop - from),
    );
    const lists = wordCount(piece) <= 4 ? [cues.verbs, cues.heading] : [cues.verbs];
    cuesInLeadIn(lists, cues, piece.slice(lastClause), (at, ...cue) => add(from + lastClause + at, ...cue), 3);
  }
  if (!isJoined) return;
  if (isDependent) cuesOfDependent(cues, piece, (at, ...cue) => add(from + at, ...cue));
  // “Critics claim, the council …”: German leaves out “dass”.
  for (const { kind, anywhere } of cues.verbs) {
    for (const match of piece.matchAll(anywhere)) {
      const rest = piece.slice(match.index + match[0].length);
      const isOther = /[\u0590-\u097f]/u.test(piece) || cues.startsSubordinate.test(unquoted.slice(from));
      if (rest.trim() === '' && wordCount(clause) === 0 && !isOther) add(from + match.index, match[0].length, kind);
    }
  }
}

/** “Perhaps, at least in part, [the council …]”: what begins the sentence governs it across one insertion. */
function frontBeforeInsertion(cues: Cues, first: string, insertion: string, add: AddCue): void {
  for (const { kind, atStart } of cues.front) {
    const match = atStart.exec(first);
    const isLone = match?.[0].trim() === first.trim();
    const isSpeech = cues.says.test(insertion);
    if (isLone || (kind === 'conditional' ? isSpeech : !cues.startsClause.test(insertion)))
      addGroup(match, 0, kind, add);
  }
}

/** “The council refused at once [to …]”: an infinitive depends on the clause before it, however far its verb is. */
function cuesOfDependent({ verbs, to }: Cues, clause: string, add: AddCue): void {
  for (const { kind, anywhere } of [...verbs, ...to]) {
    for (const { 0: cue, index } of clause.matchAll(anywhere)) {
      if (wordCount(clause.slice(index + cue.length)) <= 8) add(index, cue.length, kind);
    }
  }
}

function addGroup(match: RegExpExecArray | null, from: number, kind: CueKind, add: AddCue): void {
  const range = match?.indices?.[1];
  if (range) add(from + range[0], range[1] - range[0], kind);
}

/** The cues in the part of the span’s own clause that is before the span. `raw` is that part with everything in it. */
function cuesInClause(cues: Cues, clause: string, raw: string, isInRelative: boolean, add: AddCue): void {
  for (const { kind, anywhere } of cues.direct) {
    for (const { 0: cue, index } of clause.matchAll(anywhere)) {
      if (clause.slice(index + cue.length).trim() === '') add(index, cue.length, kind);
    }
  }
  const lastThat = [...clause.matchAll(cues.that)].at(-1);
  if (isDoubleNegation(cues, clause.slice(0, lastThat?.index))) return;
  const leadsToSpan = lastThat && wordCount(clause.slice(lastThat.index + lastThat[0].length)) <= 4;
  for (const { kind, anywhere } of cues.verbs) {
    for (const { 0: cue, index } of clause.matchAll(anywhere)) {
      const rest = clause.slice(index + cue.length);
      const between = leadsToSpan && lastThat.index > index ? untilThat(rest, cues) : undefined;
      const speaksOf =
        between !== undefined &&
        wordCount(between) <= 9 &&
        !cues.endsWithSpeech.test(between) &&
        !cues.endsWithJoined.test(between);
      if (speaksOf || rest.trim() === '' || (lastThat && index + cue.length === lastThat.index + lastThat[0].length))
        add(index, cue.length, kind);
    }
  }
  for (const { kind, anywhere } of cues.near) {
    for (const { 0: cue, index } of clause.matchAll(anywhere)) {
      const rest = clause.slice(index + cue.length);
      if (isNameOrNumber(raw, index, rest)) continue;
      if (lastThat && lastThat.index > index) {
        const between = leadsToSpan ? untilThat(rest, cues) : undefined;
        const count = between === undefined ? Infinity : wordCount(between);
        // A verb of speech, but not at once, is that of another clause.
        const isSpeech = count > 2 && cues.says.test(between?.replace(/^\s*\S+/u, '') ?? '');
        if (count <= (isInRelative ? 1 : 3) && !isSpeech && !cues.isBare.test(cue)) add(index, cue.length, kind);
      } else if (
        wordCount(rest) <= (isInRelative ? 1 : kind === 'negated' && clause.slice(0, index).trim() !== '' ? 2 : 4)
      )
        add(index, cue.length, kind);
    }
  }
  // “No one at the ministry has said that [the council …]”
  const isShort = leadsToSpan && wordCount(clause.slice(0, lastThat.index)) <= 7;
  for (const { kind, atStart } of isShort ? cues.subject : []) addGroup(atStart.exec(clause), 0, kind, add);
  if (lastThat || wordCount(clause) > 12) return;
  for (const { kind, atStart } of [...cues.front, ...cues.subject]) addGroup(atStart.exec(clause), 0, kind, add);
}

/** Whether words before “that” deny a denial, as in “nobody at the ministry disputes”. */
function isDoubleNegation({ doubts, near, subject }: Cues, clause: string): boolean {
  return (
    doubts.test(clause) &&
    [...near, ...subject].some(({ kind, anywhere }) => kind === 'negated' && clause.search(anywhere) >= 0)
  );
}

/** Returns what is before the first word of “that”; undefined if there is none. */
function untilThat(text: string, { that }: Cues): string | undefined {
  const [first] = text.matchAll(that);
  return first && text.slice(0, first.index);
}

/** Several words in quotation marks that end before the span, such as a name or a statement of somebody else. */
const quotation = /“[^“”]*\s[^“”]*”|«\s*[^«»\s]+\s[^«»]*»|"[^"]*\s[^"]*"/gu;

/**
 * Whether a cue is in a name: its first word has a capital letter after another word, or all its words have one. In a
 * headline, where every word of some length has one, that says nothing.
 */
function isInName(raw: string, at: number, length: number): boolean {
  const cue = raw.slice(at, at + length).trimStart();
  if (!/^\p{Lu}\p{Ll}/u.test(cue) || !/(?<!\p{L})\p{Ll}{4,}/u.test(raw)) return false;
  return /[\p{L}\p{N}]\s+$/u.test(raw.slice(0, at + length - cue.length)) || /^\S+(?:\s+\p{Lu}\S*)+$/u.test(cue);
}

/** The month of May, “No. 5”, and a capitalised word inside a clause, which is a name. */
function isNameOrNumber(raw: string, at: number, rest: string): boolean {
  const cue = raw.slice(at);
  const isName = /^\p{Lu}(?!\p{Lu})/u.test(cue) && /[\p{L}\p{N}]\s+$/u.test(raw.slice(0, at));
  return isName || /^May(?!\p{L})/u.test(cue) || (/^Nos?\b/u.test(cue) && /^\.?\s*\d/u.test(rest));
}

/** What is after the span, as it is and in lower case. `isSubject`: as in “That [the council paid] is …”. */
interface AfterSpan {
  readonly raw: string;
  readonly after: string;
  readonly isSubject: boolean;
}

function cuesAfter(cues: Cues, { raw, after, isSubject }: AfterSpan, add: AddCue): void {
  const text = withoutInsertions(after, cues);
  const ends = clauseEnds(text);
  const [end] = ends;
  const punctuation = end?.start ?? text.length;
  const [stop] = text.matchAll(cues.stops);
  const own = Math.min(punctuation, stop?.index ?? Infinity);
  // “[… a bill] that would …”: what follows is about the last words of the span.
  const isOther = leadsAway(cues, text) && !cues.rest.some(({ anywhere }) => text.trimStart().search(anywhere) === 0);
  const clause = isOther ? '' : text.slice(0, own);
  for (const { kind, anywhere } of cues.after) {
    for (const { 0: cue, index } of clause.matchAll(anywhere)) {
      if (wordCount(clause.slice(0, index)) <= 1 && !/^May/u.test(raw.slice(index))) add(index, cue.length, kind);
    }
  }
  for (const { kind, anywhere } of isOther ? [] : cues.rest) {
    for (const { 0: cue, index } of text.slice(0, punctuation).matchAll(anywhere)) {
      const head = text.slice(0, index);
      const isQuestion =
        /(?:ask\w*|see|seeing|check\w*|know\w*|wonder\w*|find out|say\w*|said|tell\w*|discuss\w*|decid\w*|unclear|unsure)\s*$/iu.test(
          head,
        );
      if ((index < own || index === stop?.index) && !isQuestion) add(index, cue.length, kind);
    }
  }
  if (isSubject) {
    const from = text.slice(0, punctuation).trim() === '' ? (end?.end ?? 0) : 0;
    const predicate = text.slice(from, ends.find(({ start }) => start > from)?.start);
    const negations = cues.truth.test(predicate) ? cues.near : [];
    for (const { kind, anywhere } of [...cues.after, ...cues.tag, ...negations]) {
      if (kind !== 'denied' && kind !== 'negated') continue;
      for (const { 0: cue, index } of predicate.matchAll(anywhere)) add(from + index, cue.length, 'denied');
    }
  }
  // “[…] (a report that the chair called false)”
  const [, bracket] = /^(\s*\()[^()]*\)/u.exec(after) ?? [];
  if (bracket) {
    cuesInTag(cues, after.slice(bracket.length, after.indexOf(')')), false, (index, length, kind) => {
      if (kind === 'denied') add(bracket.length + index, length, kind);
    });
  }
  if (!end || own < punctuation) return;
  for (const [at, { end: from, mark }] of ends.entries()) {
    if (!/[,،—–-]/u.test(mark)) return;
    const tag = text.slice(from, ends[at + 1]?.start);
    const addHere: AddCue = (index, ...cue) => add(from + index, ...cue);
    if (at === 0) cuesInTag(cues, tag, /[,،]/u.test(mark), addHere);
    // “[…], the board said, unless …”
    const conditions = at === 0 ? [] : cues.front.filter(({ kind }) => kind === 'conditional');
    for (const { kind, atStart } of conditions) addGroup(atStart.exec(tag), 0, kind, addHere);
    if (cues.startsClause.test(tag) || leadsAway(cues, tag)) return;
  }
}

/** Whether a text begins with a relative clause or with what was said. */
function leadsAway({ startsRelative, startsWithThat }: Cues, text: string): boolean {
  return startsRelative.test(text) || startsWithThat.test(text);
}

/** The cues in the clause after the span’s, as in “…, the minister claimed” or “…, unless it snows”. */
function cuesInTag(cues: Cues, tag: string, canBeRelative: boolean, add: AddCue): void {
  for (const { kind, atStart } of cues.front) addGroup(atStart.exec(tag), 0, kind, add);
  const [stop] = tag.matchAll(cues.stops);
  const relative = canBeRelative ? cues.startsRelative.exec(tag)?.[0].length : undefined;
  const aboutAll = cues.aboutAll.exec(tag)?.[0].length;
  for (const { kind, anywhere } of cues.tag) {
    for (const { 0: cue, index } of tag.matchAll(anywhere)) {
      const isFirst = (stop === undefined || index <= stop.index) && (relative === undefined || index < relative);
      const isAboutAll = kind === 'denied' && aboutAll !== undefined && index >= aboutAll;
      const speaksOfMore = cues.speaksOfMore.test(tag.slice(index + cue.length));
      if ((isFirst || isAboutAll) && !speaksOfMore && wordCount(tag.slice(0, index)) <= 6) add(index, cue.length, kind);
    }
  }
}

function cuesInLeadIn(
  lists: readonly (readonly Compiled[])[],
  cues: Cues,
  leadIn: string,
  add: AddCue,
  maxRest = Infinity,
): void {
  const text = withoutInsertions(leadIn.replace(/:\s*$/u, ' '), cues);
  const from = Math.max(0, clauseEnds(text).at(-1)?.end ?? 0);
  for (const { kind, anywhere } of lists.flat()) {
    for (const { 0: cue, index } of text.slice(from).matchAll(anywhere)) {
      const rest = wordCount(text.slice(from + index + cue.length));
      if (!cues.isBare.test(cue) && rest <= maxRest) add(from + index, cue.length, kind);
    }
  }
}
