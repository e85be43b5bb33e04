/** Finds who says the words of a span: in a quotation, in a transcript, or in the sentence around them. */
import type { Actor } from '../casefile/types.generated.ts';
import { firstMarker, speechMarkers, type Markers, type SpeechMarker } from './markers.ts';
import { namedActors, type NamedActor, type Range, type TextAround } from './text-around.ts';
import { quotationAround, quotationsIn, type Quotation } from './quotations.ts';

/** The statement of the text about the speaker. */
export type Speaker =
  /** An actor of the casefile. `named` is the place of the name in the text around the span, if it is there. */
  | {
      readonly kind: 'actor';
      readonly actorId: string;
      readonly isQuoted: boolean;
      readonly why: string;
      readonly named?: Range;
    }
  /** Somebody says it whom the text names, but who is not an actor of the casefile yet. */
  | { readonly kind: 'named'; readonly name: string; readonly isQuoted: boolean; readonly why: string }
  /** Somebody says it, but the text does not name who. */
  | { readonly kind: 'unknown'; readonly why: string }
  /** Nothing around the span says who speaks. */
  | { readonly kind: 'none' };

const none: Speaker = { kind: 'none' };

/** Returns what the text says about the speaker of a span, with the reason. */
export function speakerOf(
  passage: string,
  around: TextAround,
  actors: readonly Actor[],
  markers: Markers | undefined,
): Speaker {
  const quotations = quotationsIn(around.text);
  const quotation = quotationAround(quotations, around.span);
  if (markers && quotation) {
    const quoted = speakerOfQuotation(around, quotations, quotation, actors, markers);
    if (quoted.kind !== 'none') return quoted;
  }
  const turn = speakerOfTurn(passage, around, actors);
  if (turn.kind !== 'none') return turn;
  const inSentence = markers ? speakerInSentence(around, quotations, actors, markers) : none;
  if (inSentence.kind !== 'none') return inSentence;
  return (
    speakerOfMessage(passage, around.from + around.span.start, actors) ??
    speakerOfTitle(passage, actors) ??
    speakerOfSignature(passage, actors) ??
    none
  );
}

/** The sender of a message, with the address. */
const SENDER = /^From:[^\S\n]*"?([^\n\r,:(<"]{2,80}?)"?[^\S\n\r]*<[^\s<>]+@[^\s<>]+>/imu;

/** Where a message begins to quote an earlier one. */
const EARLIER =
  /^(?:>|From:|-{2,}[^\S\n]*[^\n]{0,40}-{2,}[^\S\n]*$|[^\n]{1,200}(?:wrote|schrieb|a écrit|escribió|писал[аи]?):\s*$)/imu;

/** Returns the sender of a message, who speaks in it as far as it quotes no other; undefined for other texts. */
function speakerOfMessage(passage: string, at: number, actors: readonly Actor[]): Speaker | undefined {
  const headers = passage.slice(0, TITLE_REACH).split(/\n\s*\n|\r\n\s*\r\n/u, 1)[0] ?? '';
  const sender = SENDER.exec(headers);
  if (!sender) return undefined;
  // The line of the span belongs to what is before it.
  const lineEnd = passage.indexOf('\n', at);
  const before = passage.slice(headers.length, lineEnd < 0 ? passage.length : lineEnd);
  if (EARLIER.test(before)) return { kind: 'unknown', why: 'an earlier message is quoted' };
  return titled(oneLine(sender[1] ?? ''), '“From” in the headers', actors);
}

/** Text between quotations, with its place. */
interface Zone extends Range {
  readonly where: string;
}

function speakerOfQuotation(
  { text }: TextAround,
  quotations: readonly Quotation[],
  quotation: Quotation,
  actors: readonly Actor[],
  markers: Markers,
): Speaker {
  const index = quotations.indexOf(quotation);
  const before = { start: quotations[index - 1]?.end ?? 0, end: quotation.start, where: 'before the quotation' };
  const after = {
    start: quotation.end,
    end: quotations[index + 1]?.start ?? text.length,
    where: 'after the quotation',
  };
  // “X said: “…”” introduces this quotation; “…,” said X. “…” continues it.
  const introduces = /[:：,，،]\s*$/u.test(text.slice(before.start, before.end));
  const introducesNext = index + 1 < quotations.length && /[:：]\s*$/u.test(text.slice(after.start, after.end));
  const zones: readonly Zone[] = introduces ? [before, after] : introducesNext ? [before] : [after, before];
  for (const zone of zones) {
    const near = nearestSentence(text, zone, zone === before);
    const speaker = speakerInZone(text, near, actors, markers, true);
    const isPronoun =
      speaker.kind === 'unknown' && zone === after && saysPronoun(text.slice(near.start, near.end), markers);
    const named = isPronoun ? speakerOfPronoun(text, nearestSentence(text, before, true), actors, markers) : none;
    if (named.kind !== 'none') return named;
    if (speaker.kind !== 'none') return speaker;
  }
  return none;
}

const PRONOUN_BEFORE = /(?<!\p{L})(?:he|she|er|sie|il|elle|él|ella|он|она|він|вона)\s*$/iu;
const PRONOUN_AFTER = /^\s*(?:he|she|er|sie|él|ella|он|она|він|вона)(?!\p{L})/iu;

/** Whether a clause is “he said” or “said she”. */
function saysPronoun(words: string, markers: Markers): boolean {
  return speechMarkers(markers, words).some(
    ({ start, end }) => PRONOUN_BEFORE.test(words.slice(0, start)) || PRONOUN_AFTER.test(words.slice(end)),
  );
}

/**
 * Returns the speaker whom the sentence before a quotation names, as in “Brandvold denied any link. “…,” she said”. In
 * “Renn told Brandvold to wait. “…,” he said”, the pronoun can be either of them.
 */
function speakerOfPronoun(text: string, zone: Zone, actors: readonly Actor[], markers: Markers): Speaker {
  const how = { words: [], speaker: 'before', reach: 70 } as const;
  const statements = markers.kinds
    .filter(({ kind }) => kind === 'denial' || kind === 'public-position')
    .map(({ pattern }) => ({ pattern, how }));
  const all = { ...markers, speech: [...markers.speech, ...statements] };
  const words = text.slice(zone.start, zone.end);
  const [mark] = speechMarkers(all, words);
  if (!mark) return none;
  const rest = words.slice(mark.end);
  const namesMore = NAME_INSIDE.test(rest) || namedActors(rest, actors).length > 0;
  if (namesMore && /\p{L}/u.test(words.slice(0, mark.start))) return none;
  const speaker = speakerInZone(text, zone, actors, all, true);
  return speaker.kind === 'unknown' ? none : speaker;
}

/** Cuts a zone to the sentence that touches the quotation. */
function nearestSentence(text: string, zone: Zone, isBefore: boolean): Zone {
  const words = text.slice(zone.start, zone.end);
  if (isBefore) {
    const last = Array.from(words.trimEnd().slice(0, -1).matchAll(SENTENCE_END)).at(-1);
    return last ? { ...zone, start: zone.start + last.index + last[0].length } : zone;
  }
  const first = words.search(SENTENCE_END);
  return first < 0 ? zone : { ...zone, end: zone.start + first + 1 };
}

const SENTENCE_END = /[.!?…。！？।؟](?=[\s\u200e\u200f]|$)/gu;

function speakerInZone(
  text: string,
  { start, end, where }: Zone,
  actors: readonly Actor[],
  markers: Markers,
  isQuoted: boolean,
): Speaker {
  const words = text.slice(start, end);
  const marks = speechMarkers(markers, words);
  if (marks.length === 0) return none;
  const named = namedActors(words, actors);
  const pairs = marks.flatMap((mark) => {
    const actor = actorBeside(words, mark, named);
    return actor ? [{ mark, actor }] : [];
  });
  const [pair] = where.startsWith('before') ? pairs.toReversed() : pairs;
  if (pair) {
    const { actor, mark } = pair;
    const place = { start: start + actor.start, end: start + actor.end };
    return { kind: 'actor', actorId: actor.actorId, isQuoted, why: `“${oneLine(mark.words)}” ${where}`, named: place };
  }
  const mark = marks.find(({ how }) => !how.onlyBesideName);
  if (!mark) return none;
  const why = `“${oneLine(mark.words)}” ${where}`;
  // A span that ends after a name does not end the sentence: “said [Orla Tane] had resigned”.
  const rest = isQuoted ? words.slice(mark.end) : text.slice(start + mark.end);
  const name = nameBeside(words, mark, rest, isQuoted);
  return name === undefined ? { kind: 'unknown', why } : { kind: 'named', name, isQuoted, why };
}

/** A word of a name, and the small words inside one: “Ministry of Maritime Affairs”, “Ludwig van der Meer”. */
const NAME_WORD = String.raw`\p{Lu}[\p{L}\p{M}’'-]*\.?`;
const NAME_LINK = '(?:of|for|the|and|de|da|di|du|des|del|la|le|von|van|der|den|al|el|bin|ibn)';
const NAME = String.raw`${NAME_WORD}(?: (?:${NAME_LINK} ){0,2}${NAME_WORD}){1,7}`;
const NAME_AFTER = new RegExp(String.raw`^,? (?:[Tt]he )?(${NAME})(?![\p{L}\p{M}])(?!(?<=\.)[\s)”"»]*$)`, 'u');
const NAME_AT_END = new RegExp(String.raw`${NAME_AFTER.source}(?=\s*(?:[,.;:)”"»]|$))`, 'u');
/** An office before a full name, which is not part of it: “Governor Anton Brezel”. */
const OFFICE = String.raw`(?:Deputy |Vice )?(?:Spokes(?:person|man|woman)|Premier|Governor|Mayor|Chair(?:man|woman|person)?|Director|Ambassador|Secretary|Minister|President|Senator|Commissioner)(?: General)?`;
const AFTER_OFFICE = new RegExp(String.raw`^${OFFICE} (?=\p{Lu}\S* \p{Lu})(?!.* (?:Bank|Company|Group|Trust)$)`, 'u');
/** “Governor Anton Brezel, ” before the verb: who it is was said before the name. */
const PERSON_BEFORE = new RegExp(String.raw`, (?:[Tt]he )?(${OFFICE} ${NAME}),? $`, 'u');
/** “The minister, Anton Brezel, ” before the verb. */
const PERSON_INSERTED = new RegExp(String.raw`(?<=(?<!\p{L})\p{Ll}+), (${NAME}), $`, 'u');
/** A name of several words, or one word with a capital at once, as in “told Brandvold”. */
const NAME_INSIDE = new RegExp(String.raw`^ \p{Lu}|(?<![\p{L}\p{M}])${NAME}`, 'u');
const NAME_BEFORE = new RegExp(String.raw`(?<![\p{L}\p{M}])(${NAME})(?:, [^,.;:“”"]{1,60},)? $`, 'u');

/** What is before a verb whose speaker follows it: the statement and a comma, or nothing. */
const STATEMENT_END = /(?:^|[,–—)”"“»«’'-])\s*$/u;

/** Words with a capital at the start of a sentence that are not part of a name. */
const NOT_IN_NAME =
  /^(?:The|A|An|In|On|At|By|As|But|And|Or|For|From|To|When|While|After|Before|If|It|He|She|They|We|You|I|This|That|These|Those|Then|There|Yesterday|Today|Le|La|Les|Un|Une|Il|Elle|En|Selon|Hier|Aujourd[’']hui|Der|Die|Das|Dem|Ein|Eine|Einer|Am|Im|Vom|Zum|Zur|Beim|Bei|Nach|Vor|Seit|Laut|Gestern|Heute|El|Los|Las|Una|Según|Ayer|Hoy)$/u;

/**
 * Returns a proper name of at least two words directly beside a marker of speech. One word with a capital proves
 * nothing, because every sentence begins with one. Outside a quotation, the name after a verb can begin what is said:
 * “The ministry said Orla Tane had resigned”.
 */
function nameBeside(text: string, { start, how }: SpeechMarker, rest: string, isQuoted: boolean): string | undefined {
  const flat = text.replaceAll(/\s/gu, ' ');
  const following = rest.replaceAll(/\s/gu, ' ');
  const isAnywhere = isQuoted || how.speaker === 'after';
  const pattern = isAnywhere ? NAME_AFTER : STATEMENT_END.test(flat.slice(0, start)) ? NAME_AT_END : undefined;
  const after = how.speaker === 'before' ? undefined : pattern?.exec(following)?.[1];
  const near = how.speaker === 'after' ? '' : flat.slice(Math.max(0, start - 160), start);
  const before = (PERSON_BEFORE.exec(near) ?? PERSON_INSERTED.exec(near) ?? NAME_BEFORE.exec(near))?.[1];
  return [before, after].map((name) => withoutFirstWord(name ?? '')).find((name) => name.includes(' '));
}

/** Returns a name without the words that precede it: “Yesterday Ottilie Brandvold”, “Governor Anton Brezel”. */
function withoutFirstWord(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const isOutside = NOT_IN_NAME.test(first) || /^\p{Ll}/u.test(first);
  return isOutside ? withoutFirstWord(rest.join(' ')) : name.replace(AFTER_OFFICE, '');
}

/** Returns the actor whose name is beside a marker of speech, on the side where its language puts the speaker. */
function actorBeside(text: string, mark: SpeechMarker, named: readonly NamedActor[]): NamedActor | undefined {
  const { speaker, reach } = mark.how;
  const before = speaker === 'after' ? undefined : named.findLast(({ end }) => end <= mark.start);
  const after = speaker === 'before' ? undefined : named.find(({ start }) => start >= mark.end);
  const isNear = (words: string): boolean => words.length <= reach && !GAP_END.test(words) && !SUBORDINATE.test(words);
  const gap = before ? text.slice(before.end, mark.start) : '';
  const isOwnVerb = speaker === 'before' || !hasOwnSubject(gap);
  const belongsTo = (end: number): NamedActor | undefined => named.find((one) => one.end === end);
  if (before && isOwnVerb && isNear(gap)) {
    // “Velmara’s minister said”: a person of that actor speaks.
    if (/^[’']s?\s/u.test(gap)) return undefined;
    // A name and an office are near: the whole text is not searched for each verb.
    const from = Math.max(0, before.start - 160);
    const person = /^\s*[,،]/u.test(gap) ? PERSON_OF_END.exec(text.slice(from, before.start)) : null;
    if (!person || !isFullName(person[1])) return before;
    return belongsTo(from + person.index + (person[1]?.length ?? 0));
  }
  if (after && isNear(text.slice(mark.end, after.start))) {
    const person = PERSON_OF_START.exec(text.slice(mark.end, after.start));
    return person && isFullName(person[2]) ? belongsTo(mark.end + (person[1]?.length ?? 0)) : after;
  }
  return undefined;
}

/** “Mira Tovan, director of the”, before the name of an organisation: the person speaks, not the organisation. */
const PERSON_OF_END = new RegExp(String.raw`(?<![\p{L}\p{M}])(${NAME}), [^,.;:“”"]*\p{Ll}[^,.;:“”"]* $`, 'u');
const PERSON_OF_START = new RegExp(String.raw`^(,? (?:[Tt]he )?(${NAME})), [^,.;:“”"]*\p{Ll}[^,.;:“”"]* $`, 'u');

function isFullName(name = ''): boolean {
  return withoutFirstWord(name).includes(' ');
}

/**
 * Whether a verb has another subject, after the last comma: “Velmara waits, the minister said”. The commas of
 * “Brandvold, the minister, said” and of “the minister, Brandvold, said” are around an insertion.
 */
function hasOwnSubject(gap: string): boolean {
  const parts = gap.split(/[,،]/u);
  return parts.length % 2 === 0 && /\p{L}/u.test(parts.at(-1) ?? '');
}

/** Ends the clause that a speaker belongs to. */
const GAP_END = /[.!?…;:。！？；：।؟“”„«»「」"]/u;

/** Words that begin a reported statement, in the languages of the tables. A name after them is not the speaker's. */
const SUBORDINATE = /(?<![\p{L}\p{M}])(?:that|que|qu(?=[’'])|dass|daß|что|чтобы|[بو]?[أإ]نّ?|כי|कि)(?![\p{L}\p{M}])/u;

/** The sentence around the span, and within the span its own words. Other quotations in it are not searched. */
function speakerInSentence(
  { text, span, sentence }: TextAround,
  quotations: readonly Quotation[],
  actors: readonly Actor[],
  markers: Markers,
): Speaker {
  const whole = blankQuotations(text, quotations).slice(sentence.start, sentence.end);
  const zones: readonly Zone[] = [
    { start: 0, end: span.start - sentence.start, where: 'before the span' },
    { start: 0, end: span.end - sentence.start, where: 'in the span' },
    { start: Math.max(0, span.end - sentence.start - 1), end: whole.length, where: 'after the span' },
    // In some languages the verb is at the end of the sentence, and the span between it and the name.
    { start: 0, end: whole.length, where: 'in the sentence' },
  ];
  let unknown: Speaker = none;
  for (const zone of zones) {
    const speaker = speakerInZone(whole, zone, actors, markers, false);
    if (speaker.kind === 'actor' && speaker.named) {
      const { start, end } = speaker.named;
      return { ...speaker, named: { start: sentence.start + start, end: sentence.start + end } };
    }
    if (unknown.kind === 'none' || (unknown.kind === 'unknown' && speaker.kind === 'named')) unknown = speaker;
  }
  if (unknown.kind !== 'none') return unknown;
  const hearsay = firstMarker(markers.hearsay, whole);
  return hearsay ? { kind: 'unknown', why: `“${oneLine(hearsay.words)}” in the sentence` } : none;
}

/**
 * Replaces quotations with spaces of the same length, so that what they contain is not taken for the text around them.
 */
function blankQuotations(text: string, quotations: readonly Quotation[]): string {
  let result = text;
  for (const { start, end, closed } of quotations) {
    if (!closed || end - start < 3) continue;
    result = result.slice(0, start + 1) + ' '.repeat(end - start - 2) + result.slice(end - 1);
  }
  return result;
}

/** A line that starts with a label, and perhaps a remark about the speaker: “MINISTER BRANDVOLD (Velmara):”. */
const LABEL =
  /^[^\S\n\r]*([\p{L}\p{M}][\p{L}\p{M}’'.\u00A0 -]{1,48})(?:\([^()\n\r]{1,60}\)|, [^:\n\r]{1,40})?[:：](?=\s)/gmu;

/** How far from the span labels are searched, in UTF-16 units. */
const TURN_REACH = 20_000;

/**
 * Returns the speaker of a transcript whose turn contains the span: the last label before it. A text is a transcript if
 * several lines start with labels that are all in capitals or are actors' names, and one of them names an actor, occurs
 * again or begins as a person's does. One colon proves nothing.
 */
function speakerOfTurn(passage: string, { from, span }: TextAround, actors: readonly Actor[]): Speaker {
  const at = from + span.start;
  const start = Math.max(0, at - TURN_REACH);
  const labels = speakerLabels(passage.slice(start, at + TURN_REACH), actors);
  const last = labels.findLast((label) => start + label.start <= at);
  if (
    !last ||
    labels.length < 2 ||
    labels.every(({ named, words }) => named.length === 0 && !isOfPerson(words, labels))
  )
    return none;
  const why = `“${oneLine(last.words)}:” starts the turn`;
  const [actorId, ...others] = new Set(last.named);
  const name = ordinarySpelling(oneLine(last.words), passage);
  // “THE CHAIR” is an office, and its holder may be an actor already.
  if (actorId === undefined && !/^THE /u.test(name)) return { kind: 'named', name, isQuoted: true, why };
  return actorId === undefined || others.length > 0
    ? { kind: 'unknown', why }
    : { kind: 'actor', actorId, isQuoted: true, why };
}

/** The start of a passage in which a title can say who speaks, in UTF-16 units. */
const TITLE_REACH = 400;

/** A title such as “Statement by the Harbour Council to the court”, or a line such as “Speaker: Ottilie Brandvold”. */
const TITLE = new RegExp(
  String.raw`^[^\S\n\r]*(?:(?:[^\n\r]{0,40}[^\S\n\r])?(Statement|Remarks|Speech|Address|Declaration|Testimony|Evidence) (?:by|of|from) (?:the )?|[*_]{0,2}(Speaker|Author|Statement by)[*_]{0,2}:[*_]{0,2} *)([^\n\r,:(]{2,80}?)(?:[^\S\n\r]*(?:$|[,:(])|[^\S\n\r]+(?:to|at|before) (?:the|an?|its|his|her|their) )`,
  'gimu',
);

/** Lines with labels, such as “**Author:** Ottilie Brandvold”, below a heading of Markdown. */
const LABELS = /^\s*#[^\n\r]*\s+((?:[*_]{0,2}\p{L}[\p{L} ]{1,30}[*_]{0,2}:[^\n\r]*\s*)+)/u;

/**
 * Returns the speaker whom the title block of a text names: its lines before the first empty one, or those with labels
 * below a heading. An author speaks in a text in the first person; elsewhere, the publisher does.
 */
function speakerOfTitle(passage: string, actors: readonly Actor[]): Speaker | undefined {
  const start = passage.slice(0, TITLE_REACH);
  const block = LABELS.exec(start)?.[1] ?? start.split(/\n\s*\n|\r\n\s*\r\n/u, 1)[0] ?? '';
  for (const [, kind, label = '', words = ''] of block.matchAll(TITLE)) {
    const speaker = titled(oneLine(words), `“${oneLine(kind ?? label)}” in the title`, actors);
    if (speaker && (!/^author$/iu.test(label) || isInFirstPerson(passage))) return speaker;
  }
  return undefined;
}

/**
 * The lines after the last empty one, with a closing such as “Yours sincerely,” or without. Who signs “for the
 * managers” does not speak.
 */
const SIGNATURE =
  /\n[^\S\n\r]*\r?\n[^\S\n\r]*(?:([^\n\r,]{2,40}),[^\S\n\r]*\r?\n)?([^\n\r]{3,80}?)[^\S\n\r]*(?:\r?\n(?!\s*(?:for|on behalf of) )[^\n\r]{2,80})?$/iu;

/** Returns who signs a text in the first person: somebody with an office, below a closing, or an actor. */
function speakerOfSignature(passage: string, actors: readonly Actor[]): Speaker | undefined {
  const [, closing, line = ''] = SIGNATURE.exec(passage.slice(-TITLE_REACH).trimEnd()) ?? [];
  const speaker = titled(oneLine(line), 'the name below the text', actors);
  if (!speaker) return undefined;
  const isSigned = speaker.kind === 'actor' || closing !== undefined || AFTER_OFFICE.test(line);
  return isSigned && isInFirstPerson(passage) ? speaker : undefined;
}

const FIRST_PERSON = /(?<![\p{L}\p{M}])(?:I(?= \p{Ll})|[Ww]e|[Oo]ur|[Mm]y)(?![\p{L}\p{M}])/u;

/** Whether a text says “I” or “we” outside quotations. */
function isInFirstPerson(passage: string): boolean {
  const start = passage.slice(0, TURN_REACH);
  return FIRST_PERSON.test(blankQuotations(start, quotationsIn(start)));
}

/** Returns who speaks in the whole text, by a name in its title or headers; undefined if that is not a name. */
function titled(words: string, why: string, actors: readonly Actor[]): Speaker | undefined {
  if (!new RegExp(`^(?:${NAME}|${NAME_WORD})$`, 'u').test(words)) return undefined;
  const [actor] = namedActors(words, actors);
  return actor
    ? { kind: 'actor', actorId: actor.actorId, isQuoted: true, why }
    : { kind: 'named', name: words.replace(AFTER_OFFICE, ''), isQuoted: true, why };
}

interface Label extends Range {
  readonly words: string;
  /** The actors that it names. */
  readonly named: readonly string[];
}

function speakerLabels(text: string, actors: readonly Actor[]): readonly Label[] {
  const all = Array.from(text.matchAll(LABEL), ({ index, 1: words = '' }) => ({
    start: index,
    end: index + words.length,
    words: words.trim(),
  })).filter(({ words }) => words.split(/\s+/u).length <= 5);
  // One search in all labels costs less than a search in each.
  const joined = all.map(({ words }) => words).join('\n');
  const named = namedActors(joined, actors);
  let offset = 0;
  const labels = all.map((label) => {
    const [from, to] = [offset, offset + label.words.length];
    offset = to + 1;
    return {
      ...label,
      named: named.filter(({ start, end }) => start >= from && end <= to).map(({ actorId }) => actorId),
    };
  });
  return labels.filter(({ words, named: names }) => names.length > 0 || isCapitals(words));
}

/** How the label of a person can begin: a list of measurements has labels in capitals too. */
const PERSON =
  /^(?:THE|MR|MRS|MS|DR|SIR|DAME|LORD|LADY|JUDGE|JUSTICE|MINISTER|PRESIDENT|SENATOR|GENERAL|CAPTAIN)\.? \p{Lu}/u;

function isOfPerson(words: string, labels: readonly Label[]): boolean {
  return PERSON.test(words) || labels.filter((label) => label.words === words).length > 1;
}

/** Returns a name in capitals as the passage spells it elsewhere: “Jaro Lent” for “JARO LENT”. */
function ordinarySpelling(name: string, passage: string): string {
  if (!isCapitals(name) || /^THE /u.test(name)) return name;
  const words = name.split(' ').map((word) => word.slice(0, 1) + word.slice(1).toLowerCase());
  return words.length > 1 && passage.includes(words.join(' ')) ? words.join(' ') : name;
}

function isCapitals(words: string): boolean {
  return words.toUpperCase() === words && words.toLowerCase() !== words;
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/gu, ' ').trim();
}
