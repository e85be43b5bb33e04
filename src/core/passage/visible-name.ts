/** Decides from what is around a match whether it is a whole name, part of something else, or one of the two. */
import { cacheByText } from './cache-by-text.ts';
import { touchesWordAfter, touchesWordBefore } from './word-edges.ts';

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
