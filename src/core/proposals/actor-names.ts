/** Finds more names of an actor in the text near the ones that are known. */
import type { Actor, Casefile } from '../casefile/types.generated.ts';
import { findNames } from '../text/naming.ts';
import { codePointLength, offsetsOf } from '../text/offsets.ts';
import type { CodePointSpan } from '../text/span.ts';

/** A name that is not yet one of the actor's, and where it is in the casefile. */
export interface FoundName {
  readonly name: string;
  /** The reason in a few words: in brackets after “Northern Harbour Authority”. */
  readonly why: string;
  readonly observationId: number;
  readonly passageId: string;
  /** The first occurrence, in code points. */
  readonly span: CodePointSpan;
}

/** The maximum number of UTF-16 units of text that are searched. */
const MOST_TEXT = 1_000_000;
/** The maximum number of names that are returned. */
const MOST_NAMES = 12;

/**
 * Returns further names of an actor that the passages show: an abbreviation or a translation in brackets, the name that
 * an abbreviation stands for, “Harbour Council” for “Harbour Council of Selm”, “the Authority”, a surname, and Russian
 * case forms. Names that any actor of the casefile already has are left out, and so are forms that could belong to
 * another actor. A person accepts each of them.
 */
export function findMoreNames(
  { actors, observations }: Pick<Casefile, 'actors' | 'observations'>,
  actor: Pick<Actor, 'actor_id' | 'names'>,
): readonly FoundName[] {
  const known = new Set([...actors.flatMap(({ names }) => names), ...actor.names].map(foldName));
  const others = actors.filter(({ actor_id }) => actor_id !== actor.actor_id);
  const results = new Map<string, FoundName>();
  let searched = 0;
  for (const { observation_id: observationId, passages } of observations) {
    for (const { passage_id: passageId, text } of passages) {
      if (!mayName(text, actor.names)) continue;
      searched += text.length;
      if (searched > MOST_TEXT) return [...results.values()];
      for (const { name, why } of namesIn(text, actor.names, others)) {
        const key = foldName(name);
        const span = known.has(key) || results.has(key) ? undefined : findNames(text, [name])[0]?.span;
        if (span) results.set(key, { name, why, observationId, passageId, span });
        if (results.size >= MOST_NAMES) return [...results.values()];
      }
    }
  }
  return [...results.values()];
}

/** Whether a text can contain one of the names, in any of their forms. Most texts cannot, and need no search. */
function mayName(text: string, names: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return names.some((name) => {
    const [word = ''] = foldName(name).split(/\s+/u);
    return word !== '' && lower.includes(word.length > 4 ? word.slice(0, -2) : word);
  });
}

interface Candidate {
  readonly name: string;
  readonly why: string;
}

function foldName(name: string): string {
  return name.trim().toLowerCase();
}

function namesIn(text: string, names: readonly string[], others: readonly Actor[]): readonly Candidate[] {
  const offsets = offsetsOf(text);
  const occurrences = findNames(text, names);
  const beside = occurrences.flatMap(({ span }) => {
    const [start, end] = [offsets.toUtf16(span.start), offsets.toUtf16(span.end)];
    const name = text.slice(start, end);
    return [...inBracketsAfter(text, name, start, end), ...beforeBrackets(text, name, start)];
  });
  const withoutPlaces = names.flatMap((name) => withoutPlace(text, name, others));
  const present = new Set([...occurrences, ...withoutPlaces].map(({ name }) => name));
  const short = [...present].flatMap((name) => [...withArticle(text, name, others), ...surname(text, name, others)]);
  // An inflected form can occur without the name itself.
  const cases = names.flatMap((name) => caseForms(text, name, others));
  return [...beside, ...withoutPlaces, ...short, ...cases];
}

/** “Harbour Council” for “Harbour Council of Selm”, unless another actor has a name that begins with it. */
function withoutPlace(text: string, name: string, others: readonly Actor[]): readonly Candidate[] {
  const short = /^((?:\p{Lu}[\p{L}\p{M}’'-]* )+\p{Lu}[\p{L}\p{M}’'-]*) (?:of|for|in|at) (?:the )?\p{Lu}/u.exec(
    name,
  )?.[1];
  if (short === undefined) return [];
  const isShared = others.some(({ names }) => names.some((one) => foldName(one).startsWith(foldName(short))));
  const alone = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])${escaped(short)}(?![\\p{L}\\p{M}\\p{N}])(?! (?:of|for|in|at) (?:the )?\\p{Lu})`,
    'u',
  );
  return !isShared && alone.test(text) ? [{ name: short, why: `short for “${name}”` }] : [];
}

/** “Northern Harbour Authority (NHA)”, “Velmara (Велмара)”, “the Harbour Authority (“the Authority”)”. */
function inBracketsAfter(text: string, name: string, start: number, end: number): readonly Candidate[] {
  const inside = /^\s{0,2}[(（[]([^()（）[\]\n\r]{2,60})[)）\]]/u.exec(text.slice(end, end + 70))?.[1];
  if (inside === undefined) return [];
  const why = `in brackets after “${name}”`;
  const quoted = /^[^“"«]{0,24}[“"«]([^”"»]{2,50})[”"»]$/u.exec(inside)?.[1];
  const found = (quoted ?? inside).trim();
  const isOther = scriptOf(found) !== undefined && scriptOf(found) !== scriptOf(name) && !/[\d,;:.]/u.test(found);
  // “The Harbour Council (THC)” may abbreviate the words before the name too.
  const before = /\p{Lu}[\p{L}\p{M}’'-]*\s+$/u.exec(text.slice(Math.max(0, start - 30), start))?.[0] ?? '';
  const isShort = isAbbreviation(found, name) || isAbbreviation(found, before + name);
  return quoted !== undefined || isShort || isOther ? [{ name: found, why }] : [];
}

/** Whether a text is written in capitals and its letters are in the name, in their order: NHA, N.H.A. */
function isAbbreviation(text: string, name: string): boolean {
  if (!/^\p{Lu}[\p{Lu}\p{N}.&-]{1,11}$/u.test(text)) return false;
  const wanted = Array.from(text.replaceAll(/[^\p{L}]/gu, '').toLowerCase());
  let at = 0;
  for (const letter of name.toLowerCase()) if (letter === wanted[at]) at += 1;
  return at === wanted.length && name.toLowerCase().startsWith(wanted[0] ?? '');
}

/** The name that an abbreviation in brackets is short for: “Northern Harbour Authority (NHA)”, if NHA is known. */
function beforeBrackets(text: string, name: string, start: number): readonly Candidate[] {
  if (!/^\p{Lu}[\p{Lu}.]+$/u.test(name)) return [];
  const before = /^(.*?)\s?[(（]$/su.exec(text.slice(Math.max(0, start - 120), start))?.[1];
  if (before === undefined) return [];
  const words = before.split(/\s+/u).slice(-10);
  const wanted = name.replaceAll('.', '').toLowerCase();
  for (let count = 2; count <= words.length; count += 1) {
    const part = words.slice(-count);
    const initials = part.filter((word) => /^\p{Lu}/u.test(word)).map((word) => Array.from(word)[0] ?? '');
    const isName = /^\p{Lu}/u.test(part[0] ?? '') && part.every((word) => /^[\p{L}\p{M}’'-]+$/u.test(word));
    if (isName && initials.join('').toLowerCase() === wanted)
      return [{ name: part.join(' '), why: `written out before “${name}”` }];
  }
  return [];
}

/** “the Authority” for Northern Harbour Authority, and “the Ministry” for Ministry of Maritime Affairs. */
function withArticle(text: string, name: string, others: readonly Actor[]): readonly Candidate[] {
  const head = headOf(name);
  if (head === undefined) return [];
  const form = `the ${head}`;
  const alone = new RegExp(`\\b[Tt]he ${escaped(head)}(?![\\p{L}\\p{M}\\p{N}])(?! (?:of |for )?\\p{Lu})`, 'u');
  const isShared = others.some(
    (other) => other.names.some((one) => headOf(one) === head) && findNames(text, other.names).length > 0,
  );
  return !isShared && alone.test(text) ? [{ name: form, why: `short for “${name}”` }] : [];
}

/** Returns the word of an organisation's name that says what it is; undefined for other names. */
function headOf(name: string): string | undefined {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2 || !/^[\p{sc=Latin}’'\s-]+$/u.test(name)) return undefined;
  const preposition = words.findIndex((word, index) => index > 0 && /^(?:of|for|in|at)$/.test(word));
  const head = words.at(preposition < 0 ? -1 : preposition - 1) ?? '';
  return /^\p{Lu}\p{Ll}{3,}$/u.test(head) ? head : undefined;
}

/** Words for kinds of organisations, which are not surnames. */
const ORGANISATION =
  /^(?:Agency|Alliance|Army|Assembly|Association|Authority|Bank|Board|Bureau|Centre|Center|Chamber|Commission|Committee|Company|Congress|Control|Corporation|Council|Court|Department|Directorate|Foundation|Government|Group|Guild|Institute|League|Lines|Ministry|Mutual|Office|Organisation|Organization|Parliament|Party|Police|Republic|Secretariat|Senate|Service|Society|Union|University)$/;

/** The surname of “Ottilie Brandvold”, if the text has it alone, always with a capital and never with an article. */
function surname(text: string, name: string, others: readonly Actor[]): readonly Candidate[] {
  const words = name.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || words.length > 3 || !words.every((word) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(word))) return [];
  if (!/\p{Ll}/u.test(last) || codePointLength(last) < 3 || ORGANISATION.test(last)) return [];
  const boundary = `(?![\\p{L}\\p{M}\\p{N}])`;
  const article = new RegExp(`\\b(?:the|a|an) ${escaped(last)}${boundary}`, 'iu');
  const lower = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${escaped(last.toLowerCase())}${boundary}`, 'u');
  const alone = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?<!\\p{Lu}[\\p{L}\\p{M}’'-]* )${escaped(last)}(?! \\p{Lu})${boundary}`,
    'u',
  );
  const titled = new RegExp(
    `\\b(?:Mr|Mrs|Ms|Dr|Minister|President|General|Captain)\\.? ${escaped(last)}${boundary}`,
    'u',
  );
  const isShared = others.some(({ names }) => names.some((one) => one.trim().split(/\s+/u).includes(last)));
  const isSure = !isShared && !article.test(text) && !lower.test(text);
  return isSure && (alone.test(text) || titled.test(text)) ? [{ name: last, why: `part of “${name}”` }] : [];
}

/** The endings of Russian nouns with the same ending as the name, all cases of the singular. */
const caseEndings: readonly (readonly [ending: string, cases: readonly string[]])[] = [
  ['ия', ['ии', 'ию', 'ией']],
  ['а', ['ы', 'и', 'е', 'у', 'ой']],
  ['я', ['и', 'е', 'ю', 'ей']],
  ['', ['а', 'у', 'ом', 'е']],
];

/** Case forms of a Russian name of one word that begins with a capital. Only for names whose stem is long enough. */
function caseForms(text: string, name: string, others: readonly Actor[]): readonly Candidate[] {
  if (!/^[А-ЯЁ][а-яё]{4,}$/u.test(name)) return [];
  const [ending, cases] = caseEndings.find(([end]) => name.endsWith(end)) ?? ['', []];
  const stem = name.slice(0, name.length - ending.length);
  // Names that end in another vowel, in й or in ь decline in other ways.
  if (ending === '' && /[аеёиоуыэюяйь]$/u.test(name)) return [];
  const othersHave = (form: string): boolean => others.some(({ names }) => names.includes(form));
  return cases
    .map((end) => stem + end)
    .filter((form) => text.includes(form) && !othersHave(form))
    .map((form) => ({ name: form, why: `case form of “${name}”` }));
}

const scripts = [
  'Latin',
  'Cyrillic',
  'Arabic',
  'Hebrew',
  'Devanagari',
  'Hangul',
  'Han',
  'Hiragana',
  'Katakana',
  'Thai',
];
const scriptPatterns = scripts.map((script) => [script, new RegExp(`\\p{sc=${script}}`, 'u')] as const);

/** Returns the first of the common scripts that a text uses; undefined if it uses none. */
function scriptOf(text: string): string | undefined {
  return scriptPatterns.find(([, pattern]) => pattern.test(text))?.[0];
}

function escaped(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
