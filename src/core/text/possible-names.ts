/** Finds texts that may be names, for a person to check. */
import { cacheByText, splitsPair } from './offsets.ts';
import { touchesWordAfter, touchesWordBefore } from './word-edges.ts';
import { chainMapped, originalRange, replaceMapped, type MappedText } from './fold.ts';
import {
  looseForms,
  matchesOf,
  nameForms,
  needleOf,
  withoutCovered,
  isOrdinaryWord,
  type NameForms,
  type NameOccurrence,
} from './name-forms.ts';
import { UNWRITTEN } from './scripts.ts';
import { sameSpan, spanFromUtf16 } from './span.ts';

// Decides from what is around a match whether it is a whole name, part of something else, or one of the two.

/** Whether a match is a whole name. `doubtful`: its neighbours could make another word of it. */
export type NameEdges = 'free' | 'doubtful' | 'touched';

/**
 * Looks at the neighbours of a match, at UTF-16 offsets. It is `touched` if a letter, digit or mark continues its word
 * (only the particles of Korean may follow a name), if it is part of a longer run of katakana or of a longer
 * abbreviation, in a URL or mail address, or if it has a paragraph break inside. In Chinese, Japanese, Thai and Lao,
 * which have no spaces, it is `doubtful` beside characters that names and syllables go on with.
 */
export function edgesOf(text: string, from: number, to: number): NameEdges {
  if (PARAGRAPH_BREAK.test(text.slice(from, to)) || isInLink(text, from)) return 'touched';
  if (touchesWordBefore(text, from) || isInAbbreviation(text, from, to)) return 'touched';
  const after = text.slice(to, to + REACH);
  if (touchesWordAfter(text, from, to) && !PARTICLE.test(hangulAt(after))) return 'touched';
  const before = text.slice(Math.max(0, from - REACH), from);
  const name = text.slice(from, to);
  if (KATAKANA_END.test(before) && KATAKANA_START.test(name)) return 'touched';
  if (KATAKANA_END.test(name) && KATAKANA_START.test(after)) return 'touched';
  if (HAN_OR_KANA_START.test(name) && NAME_BEFORE.test(before)) return 'doubtful';
  if (HAN_OR_KANA_END.test(name) && NAME_AFTER.test(after)) return 'doubtful';
  return SYLLABLE_END.test(name) && SAME_SYLLABLE.test(after) ? 'doubtful' : 'free';
}

/** How much text around a match is looked at, in UTF-16 units. */
const REACH = 12;

const PARAGRAPH_BREAK = /(?:\n|\r(?!\n)|\u2028)\s*?[\n\r\u2028]|\u2029/;

/** “U.S.” is not in “U.S.A.”, and “S.A.” not either. */
function isInAbbreviation(text: string, from: number, to: number): boolean {
  if (!text.slice(from, to).includes('.')) return false;
  const continues = text.charAt(to - 1) === '.' && /^[\p{L}\p{N}]\.?/u.test(text.slice(to, to + 3));
  return continues || /[\p{L}\p{N}]\.$/u.test(text.slice(Math.max(0, from - 3), from));
}

/** URLs, names of hosts and mail addresses. Each begins only once in a run, so that the time stays linear. */
const LINK =
  /(?<![a-z\d+.-])[a-z][a-z\d+.-]*:\/\/[^\s<>"]+|(?<![\w.-])www\.[^\s<>"]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*|(?<![\w.@-])[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}(?:\/[^\s<>"]*|(?![\w-]))/giu;

/** Returns starts and ends of the links of a text in turn. */
const linksIn: (text: string) => readonly number[] = cacheByText((text) => {
  return Array.from(text.matchAll(LINK)).flatMap(({ 0: link, index }) =>
    // A sentence without a space after its full stop looks like a host, but it has a capital.
    /[:/@]|^www\./i.test(link) || link === link.toLowerCase() ? [index, index + link.length] : [],
  );
}, 1_000_000);

function isInLink(text: string, at: number): boolean {
  const links = linksIn(text);
  for (let index = 0; index < links.length; index += 2) {
    const start = links[index] ?? 0;
    if (start > at) return false;
    if (at < (links[index + 1] ?? 0)) return true;
  }
  return false;
}

function hangulAt(text: string): string {
  return (/^\p{sc=Hangul}+/u.exec(text)?.[0] ?? '').normalize('NFC');
}

/** The particles of Korean that follow a name, and the forms of “to be”. Nouns that follow without a space are none. */
const PARTICLE = new RegExp(
  `^(?:${[
    '은|는|이|가|을|를|의|도|만|와|과|로|으로|랑|이랑|하고|이나|나|이며|며|이고|이자|보다|처럼|같이|마다|조차|마저|까지|부터|대로|뿐|측|발',
    '에|에서|에게|에게서|께|께서|한테|에는|에도|에만|에서는|에서도|에서의|에게는|에게도|에까지|에서부터',
    '로는|로도|로부터|로의|로서|로써|으로는|으로도|으로부터|으로의|으로서|으로써|와는|과는|와도|과도|와의|과의',
    '까지는|까지도|까지의|부터는|만이|만은|만을|만의|뿐만|보다는|라고|이라고|라는|이라는|란|이란',
    '이다|입니다|이었다|였다|이라며|라며|이지만|지만',
  ].join('|')})$`,
);

const KATAKANA = '[\u30A1-\u30FA\u30FC-\u30FE\u31F0-\u31FF\uFF66-\uFF9F]';
const KATAKANA_START = new RegExp(`^${KATAKANA}`);
const KATAKANA_END = new RegExp(`${KATAKANA}$`);
const HAN_OR_KANA_START = /^[\p{sc=Han}\u30A1-\u30FE]/u;
const HAN_OR_KANA_END = /[\p{sc=Han}\u30A1-\u30FE]$/u;

/** Characters that write foreign names by their sound, and are rare in other words. */
const SOUNDS =
  '亚亞尼斯克拉瓦洛莫伦倫兰蘭巴德恩菲夫哈赫津鲁魯罗羅玛瑪摩姆纳納诺諾帕塞萨薩苏蘇塔坦托沃乌烏谢雅耶伊扎绍紹尔爾廷索';
/** North and south, new, great and the like make a name that of another place. */
const NAME_BEFORE = new RegExp(`(?:[${SOUNDS}南北东東西新旧舊大小]|赤道)$`, 'u');
const NAME_AFTER = new RegExp(
  `^(?:(?!克服|塔利|巴士)[${SOUNDS}]|[洋湾灣岛島]|比绍|比紹|海(?![军軍关關警外员員运運事域洋]))`,
  'u',
);

/** A consonant after Thai or Lao belongs to the syllable before it if it has no vowel or tone mark of its own. */
const SYLLABLE_END = /[\u0E01-\u0E4E\u0E81-\u0ECD]$/u;
const SAME_SYLLABLE =
  /^[\u0E01-\u0E2E\u0E81-\u0EAE](?![\u0E30-\u0E3A\u0E45-\u0E4E\u0EB0-\u0EBC\u0EC8-\u0ECD]|[\u0E01-\u0E2E\u0E81-\u0EAE][\u0E30-\u0E3A\u0E45-\u0E4E\u0EB0-\u0EBC\u0EC8-\u0ECD])/u;

/**
 * Returns possible occurrences of the names, which a person has to check, by start:
 *
 * - in Arabic and Hebrew, a name with a proclitic (and, for, in, the, …), a tatweel or vowel marks; with the proclitic
 * - in scripts without spaces, a name whose neighbours could make another word of it
 * - a name with an invisible character inside, or with other forms of its characters, such as full-width letters
 * - in capitals, a name that is an ordinary word in small letters
 *
 * Includes plain occurrences. Those inside the `longerNames` of other actors are left out.
 */
export function findPossibleNames(
  text: string,
  names: readonly string[],
  longerNames: readonly string[] = [],
): readonly NameOccurrence[] {
  const found = possibleNames(text, names);
  return found.length === 0 ? found : withoutCovered(found, possibleNames(text, longerNames));
}

function possibleNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  const hasProclitics = HAS_PROCLITICS.test(text);
  const occurrences = names.flatMap((name) => {
    const found = hasProclitics ? Array.from(prefixedOccurrences(text, name)) : [];
    for (const one of similarOccurrences(text, name)) {
      if (!found.some(({ span }) => sameSpan(span, one.span))) found.push(one);
    }
    return found;
  });
  return occurrences.sort((one, other) => one.span.start - other.span.start || other.span.end - one.span.end);
}

function* similarOccurrences(text: string, name: string): Generator<NameOccurrence, undefined> {
  const needle = needleOf(looseForms(name).plain.text);
  if (!needle) return;
  const form = looseForms(text)[needle.form];
  const needles = isOrdinaryWord(needle.text) ? [needle.text, needle.text.toUpperCase()] : [needle.text];
  for (const words of needles) {
    for (const match of matchesOf(form, words)) {
      const range = originalRange(text, form, ...match);
      if (!range || edgesOf(text, range.start, range.end) === 'touched') continue;
      yield { name, span: spanFromUtf16(text, range.start, range.end) };
    }
  }
}

/** A letter of Arabic or Hebrew. */
const HAS_PROCLITICS = /[\u05D0-\u05EA\u0620-\u064A\u066E-\u06D3]/;

function* prefixedOccurrences(text: string, name: string): Generator<NameOccurrence, undefined> {
  const needle = needleOf(name);
  if (!needle) return;
  const haystack = bareForms(text)[needle.form];
  for (const { words, proclitic } of lookedFor(needle.text.replace(OMITTED, ''))) {
    for (const [start, end] of matchesOf(haystack, words)) {
      const span = wholeWord(text, haystack, start, end, proclitic);
      if (span) yield { name, span };
    }
  }
}

/** A run of characters that many texts omit. */
const OMITTED = new RegExp(`${UNWRITTEN}+`, 'g');
const OMITTED_FIRST = new RegExp(`^${UNWRITTEN}+`);

function withoutOmitted(form: MappedText): MappedText {
  return chainMapped(
    form,
    replaceMapped(form.text, OMITTED, () => ''),
  );
}

const bareForms: (text: string) => NameForms = cacheByText((text) => {
  const { plain, folded } = nameForms(text);
  return { plain: withoutOmitted(plain), folded: withoutOmitted(folded) };
}, 4_000_000);

/** Forms of a name, and the possible prefixes. */
interface LookedFor {
  readonly words: string;
  readonly proclitic: RegExp;
}

/** Arabic: and or so; in, for, like or will; the. */
const ARABIC = '[وف]?[بلكس]?(?:ال)?';
/** Hebrew: and; that, when, than that; in, like, for or from; the. */
const HEBREW = 'ו?(?:לכש|כש|מש|ש)?[בכלמ]?ה?';
const PROCLITIC = new RegExp(`^(?:${ARABIC}|${HEBREW})$`);
const BEFORE_FOR_THE = /^[وف]?$/;

/**
 * Returns the name and, for an Arabic name with an article, its form after “for”: without the alif and one of three
 * lams.
 */
function lookedFor(name: string): readonly LookedFor[] {
  if (name === '') return [];
  const itself = { words: name, proclitic: PROCLITIC };
  if (!name.startsWith('ال')) return [itself];
  const rest = name.slice(name.startsWith('الل') ? 3 : 2);
  return [itself, { words: `لل${rest}`, proclitic: BEFORE_FOR_THE }];
}

/** The longest proclitic, in UTF-16 units. */
const LONGEST = 6;

/**
 * Returns the match with its proclitic and the marks after it, in the original text; undefined if anything else touches
 * it.
 */
function wholeWord(text: string, haystack: MappedText, start: number, end: number, proclitic: RegExp) {
  if (haystack.splitsPiece(start) || haystack.splitsPiece(end)) return undefined;
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(haystack.text.slice(Math.max(0, start - LONGEST), start))?.[0] ?? '';
  if (!proclitic.test(before)) return undefined;
  const from = haystack.toOriginalStart(start - before.length);
  const to = haystack.toOriginalEnd(end);
  const marks = OMITTED_FIRST.exec(text.slice(to))?.[0] ?? '';
  const whole = to + marks.length;
  if (splitsPair(text, from) || splitsPair(text, whole)) return undefined;
  if (touchesWordBefore(text, from) || touchesWordAfter(text, from, whole)) return undefined;
  return spanFromUtf16(text, from, whole);
}
