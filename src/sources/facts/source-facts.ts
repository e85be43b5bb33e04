/** Collects what a file says about itself as a source: in its metadata first, then in its text, then in its name. */
import type { Fact, FactOrigin, SourceFacts } from '../../core/casefile/source-facts.ts';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import { type Extraction, wellFormed } from '../../core/extraction/extraction.ts';
import { parseUrl } from '../../core/casefile/publisher.ts';
import { looseDate } from '../../core/assessment/read-date-words.ts';

// Makes facts of texts, if the texts have the form of their field: titles, URLs, dates and languages.

/** Returns the fact of the first text that gives one. */
export function firstFact(
  texts: readonly (string | undefined)[],
  make: (text: string) => Fact | undefined,
): Fact | undefined {
  for (const text of texts) {
    const fact = text === undefined ? undefined : make(text);
    if (fact) return fact;
  }
  return undefined;
}

/** The longest title or name, in UTF-16 units. A longer text is not a title. */
const longestTitle = 500;

/** Returns a text in one line, with spaces for control characters. */
export function textFact(text: string, origin: FactOrigin): Fact | undefined {
  const value = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return value === '' || value.length > longestTitle ? undefined : { value, origin };
}

/** Returns a complete web address; a relative one is resolved against `base`. */
export function urlFact(text: string, origin: FactOrigin, base?: string): Fact | undefined {
  const given = text.trim();
  const isComplete = /^https?:\/\//i.test(given);
  if (!isComplete && (given === '' || base === undefined || !/^https?:\/\//i.test(base))) return undefined;
  const url = parseUrl(given, base);
  if (!url) return undefined;
  // A complete address stays as it is written.
  const value = isComplete ? given : url.href;
  return /^https?:/i.test(value) ? { value, origin } : undefined;
}

/** Returns a date as an RFC 3339 date-time. */
export function dateFact(text: string, origin: FactOrigin): Fact | undefined {
  const date = looseDate(text);
  if (!date) return undefined;
  return { value: date.value, origin, ...(date.assumed !== 'nothing' && { assumed: date.assumed }) };
}

/** Returns a language tag in its canonical form. Reads the underscore of `en_GB`, and no names of languages. */
export function languageFact(text: string, origin: FactOrigin): Fact | undefined {
  const tag = text.trim().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) || /^(und|mul|zxx)\b/i.test(tag)) return undefined;
  try {
    const [value] = Intl.getCanonicalLocales(tag);
    return value === undefined ? undefined : { value, origin };
  } catch {
    return undefined;
  }
}

// Completes what a reader found: text that has a UTF-8 form, and the facts of the file’s name and of the language.

/** Completes an extraction. The same extraction and name give the same result. */
export function completeExtraction(extraction: Extraction, fileName: string): Extraction {
  const withoutSurrogates = wellFormed(extraction);
  const { text } = composeText(withoutSurrogates, proposedGroups(withoutSurrogates));
  return { ...withoutSurrogates, facts: sourceFacts(withoutSurrogates.facts, fileName, text) };
}

/** How much of a text is read, in UTF-16 units. */
const sampleLength = 20_000;

/** The fewest letters that say something. */
const fewestLetters = 40;

/**
 * Scripts that one language is mostly written in. Devanagari, for example, is missing: Hindi, Marathi and Nepali share
 * it.
 */
const languageOfScript: readonly (readonly [tag: string, letters: RegExp])[] = [
  ['ko', /\p{Script=Hangul}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['ka', /\p{Script=Georgian}/gu],
  ['hy', /\p{Script=Armenian}/gu],
  ['km', /\p{Script=Khmer}/gu],
  ['lo', /\p{Script=Lao}/gu],
  ['my', /\p{Script=Myanmar}/gu],
  ['si', /\p{Script=Sinhala}/gu],
  ['ta', /\p{Script=Tamil}/gu],
  ['te', /\p{Script=Telugu}/gu],
  ['kn', /\p{Script=Kannada}/gu],
  ['ml', /\p{Script=Malayalam}/gu],
  ['gu', /\p{Script=Gujarati}/gu],
  ['am', /\p{Script=Ethiopic}/gu],
];

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

function byCyrillic(text: string): string | undefined {
  const russian = count(text, /[ыэёъ]/gi);
  const ukrainian = count(text, /[іїєґ]/gi);
  const other = count(text, /[ўјљњћђџѓќѕәғқңөұүһ]/gi);
  if (other > 0) return undefined;
  if (count(text, /[ыэ]/gi) > 0 && ukrainian === 0) return 'ru';
  return count(text, /[їєґ]/gi) > 0 && russian === 0 ? 'uk' : undefined;
}

function byArabic(text: string): string | undefined {
  const urdu = count(text, /[ٹڈڑںےھہ]/g);
  const persian = count(text, /[پچژگکی]/g);
  const arabic = count(text, /[ةىأإؤئ]/g);
  if (urdu === 0 && persian === 0 && arabic > 0) return 'ar';
  return urdu === 0 && persian > 0 && count(text, /[ةىكي]/g) === 0 ? 'fa' : undefined;
}

/** Frequent short words, which differ between these languages. */
const wordsOfLanguage: Readonly<Record<string, readonly string[]>> = {
  en: ['the', 'of', 'and', 'to', 'is', 'that', 'was', 'for', 'with', 'by', 'has', 'this', 'will', 'from', 'its'],
  de: ['der', 'die', 'und', 'das', 'den', 'von', 'ist', 'nicht', 'mit', 'dem', 'für', 'auf', 'eine', 'wird', 'sich'],
  fr: ['le', 'la', 'les', 'des', 'et', 'du', 'est', 'dans', 'une', 'pour', 'qui', 'par', 'sur', 'pas', 'au'],
  es: ['el', 'la', 'los', 'de', 'y', 'las', 'del', 'por', 'una', 'con', 'para', 'es', 'en', 'al', 'su'],
  pt: ['o', 'os', 'da', 'do', 'não', 'uma', 'com', 'para', 'em', 'dos', 'das', 'no', 'na', 'ao', 'são'],
  it: ['il', 'di', 'che', 'della', 'per', 'non', 'una', 'del', 'con', 'sono', 'gli', 'nel', 'alla', 'dei', 'è'],
  nl: ['het', 'een', 'van', 'de', 'en', 'dat', 'niet', 'op', 'voor', 'zijn', 'met', 'werd', 'door', 'aan', 'bij'],
  pl: ['nie', 'się', 'na', 'jest', 'że', 'do', 'przez', 'oraz', 'dla', 'od', 'po', 'jak', 'przy', 'są', 'będzie'],
  tr: ['ve', 'bir', 'bu', 'için', 'ile', 'olarak', 'da', 'de', 'olan', 'gibi', 'daha', 'çok', 'sonra', 'kadar', 'ise'],
  id: [
    'yang',
    'dan',
    'di',
    'untuk',
    'dengan',
    'pada',
    'tidak',
    'dari',
    'ini',
    'itu',
    'akan',
    'adalah',
    'oleh',
    'dalam',
    'ke',
  ],
};

/** The fewest words of a text, the least share of frequent words, and how much more frequent than the next language. */
const [fewestWords, leastShare, leastLead] = [30, 0.15, 1.6];

function byWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < fewestWords) return undefined;
  const counts = Object.entries(wordsOfLanguage).map(([tag, frequent]) => {
    const set = new Set(frequent);
    return { tag, hits: words.filter((word) => set.has(word)).length };
  });
  const [best, next] = counts.toSorted((one, other) => other.hits - one.hits);
  const isClear = best && best.hits / words.length >= leastShare && best.hits >= (next?.hits ?? 0) * leastLead;
  return isClear ? best.tag : undefined;
}

/** The share of the letters from which a text counts as written in a script. */
const maxLetters = 0.8;

/**
 * Proposes a text's language. Only where it is clear: by its script, by letters that only one language of a script has,
 * or by frequent words of ten languages in Latin letters. Undefined for short and mixed texts and for other languages.
 */
export function languageOf(text: string): Fact | undefined {
  const sample = text.slice(0, sampleLength).toWellFormed();
  const letters = count(sample, /\p{L}/gu);
  if (letters < fewestLetters) return undefined;
  const isMostly = (script: RegExp): boolean => count(sample, script) / letters >= maxLetters;
  const script = (value: string | undefined): Fact | undefined =>
    value === undefined ? undefined : { value, origin: 'script' };
  if (isMostly(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)) {
    return script(count(sample, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu) > letters * 0.05 ? 'ja' : 'zh');
  }
  if (isMostly(/\p{Script=Cyrillic}/gu)) return script(byCyrillic(sample));
  if (isMostly(/\p{Script=Arabic}/gu)) return script(byArabic(sample));
  if (isMostly(/\p{Script=Latin}/gu)) {
    const value = byWords(sample);
    return value === undefined ? undefined : { value, origin: 'words' };
  }
  return script(languageOfScript.find(([, of]) => isMostly(of))?.[0]);
}

/** A date in a file name: the year first, dots and the day first, the month in words, or in Chinese or Japanese. */
const datePatterns: readonly RegExp[] = [
  /(?<!\d)(?<year>(?:19|20)\d{2})(?<sign>[-_. ]?)(?<month>0[1-9]|1[0-2])\k<sign>(?<day>0[1-9]|[12]\d|3[01])(?!\d)(?:T\d{4,6}Z?(?!\d))?/,
  /(?<!\d)(?<day>\d{1,2})\.(?<month>\d{1,2})\.(?<year>(?:19|20)\d{2})(?!\d)/,
  /(?<!\d)(?<day>\d{1,2})(?:er|º)?[-_. ]{0,2}(?:de[-_. ])?(?<word>\p{L}{3,12})[-_. ]{0,2}(?:de[-_. ])?(?<year>(?:19|20)\d{2})(?!\d)/iu,
  /(?<!\d)(?<year>(?:19|20)\d{2})年(?<month>\d{1,2})月(?<day>\d{1,2})日/,
];

interface FoundDate {
  readonly fact: Fact;
  readonly words: string;
}

function dateIn(name: string): FoundDate | undefined {
  for (const pattern of datePatterns) {
    const found = pattern.exec(name);
    const { year = '', month = '', day = '', word } = found?.groups ?? {};
    const text = word === undefined ? `${year}-${month}-${day}` : `${day} ${word} ${year}`;
    const fact = found ? dateFact(text, 'file-name') : undefined;
    if (found && fact) return { fact, words: found[0] };
  }
  return undefined;
}

/** Returns the words of a file name, in which signs may stand for spaces. */
function wordsOf(name: string, hasSpaces: boolean): string {
  const words = hasSpaces ? name.replaceAll('_', ' ') : name.replaceAll(/[-_+]+/g, ' ');
  return words
    .replaceAll(/\(\s*\)|\[\s*\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s\-–—_.,]+|[\s\-–—_.,]+$/g, '');
}

/** Returns the date and the title in a file name (without its folder). */
export function nameFacts(fileName: string): SourceFacts {
  const name = fileName.replace(/\.[a-z0-9]{1,8}$/i, '');
  const date = dateIn(name);
  const rest = date ? name.replace(date.words, ' ') : name;
  const title = textFact(wordsOf(rest, name.includes(' ')), 'file-name') ?? textFact(name, 'file-name');
  return { title, published_at: date?.fact };
}

/**
 * Completes what the content says (`own`) with the lines above the text, the file's name and the language of its text.
 * The date in those lines is better than the one on which a file was made. Fields that nothing says are missing.
 */
export function sourceFacts(own: SourceFacts, fileName: string, text: string): SourceFacts {
  const name = nameFacts(fileName);
  const block = titleBlockFacts(text);
  // A newspaper’s name above the headline looks like the title.
  const isName = block.title !== undefined && own.title?.value === block.publisher?.words;
  const isFileDate = own.published_at?.origin === 'file-date';
  const facts = {
    ...own,
    title: (isName ? block.title : undefined) ?? own.title ?? name.title,
    publisher: own.publisher ?? block.publisher,
    published_at:
      (isFileDate ? block.published_at : undefined) ?? own.published_at ?? block.published_at ?? name.published_at,
    language: own.language ?? languageOf(text),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}

// Reads the publisher and the date from the lines above a text: its title block, letterhead or masthead.

/** The maximum number of lines above a text, and their maximum length, in UTF-16 units. */
const [maxLines, maxLine] = [8, 120];

/** A line that ends like this is a sentence if it is not very short. */
const sentenceEnd = /[.!?…。！？؟।]["'”’»)\]]*$/u;

/**
 * Returns what the lines above a text say: who published it and when, and the title below the name of a newspaper. Each
 * value has the line that says so. A person accepts the publisher.
 */
export function titleBlockFacts(text: string): Pick<SourceFacts, 'title' | 'publisher' | 'published_at'> {
  const lines = linesAbove(text);
  const masthead = mastheadOf(lines, text);
  const publisher = masthead ?? firstOf(lines, publisherIn) ?? letterheadOf(lines);
  const published = firstOf(lines, dateOfLine);
  const title = masthead && lines[2] === undefined ? undefined : masthead && textFact(lines[2] ?? '', 'heading');
  return { ...(title && { title }), ...(publisher && { publisher }), ...(published && { published_at: published }) };
}

function linesAbove(text: string): readonly string[] {
  const lines = text
    .slice(0, 4096)
    .split(/[\n\r\u2028\u2029]+/u)
    // The asterisks of Markdown are around a label too: “**Publisher:** …”.
    .map((line) => line.replaceAll(/^[\s\ufeff#*_]+|\*\*|__|[\s*_]+$/gu, ''))
    .filter((line) => line !== '');
  const body = lines.findIndex((line) => line.length > maxLine || (line.length > 40 && sentenceEnd.test(line)));
  return lines.slice(0, body < 0 ? 0 : Math.min(body, maxLines));
}

function firstOf(lines: readonly string[], read: (line: string) => Fact | undefined): Fact | undefined {
  for (const line of lines) {
    const fact = read(line);
    if (fact) return { ...fact, words: line };
  }
  return undefined;
}

/** What a text is, which is not the name of who published it. */
const kindOfText =
  /\b(?:release|statement|minutes|memo|memorandum|transcript|notice|interview|letter|report|order|agenda|bulletin|announcement|communiqué|confidential|restricted|draft|news|annex|appendix|summary)\b/iu;

/** A line below a headline that is not one itself. */
const byline = /^(?:by|von|par|por|dear|to|from|re|subject)\b/iu;

/** The name of a newspaper in capitals, above a date and a headline. */
function mastheadOf(lines: readonly string[], text: string): Fact | undefined {
  const [name = '', date = '', headline = ''] = lines;
  const isName = /^\p{Lu}[^\p{N}\p{Ll}:;!?.]{2,39}$/u.test(name) && name.split(/\s+/u).length <= 5;
  if (!isName || kindOfText.test(name) || !dateFact(date, 'title-block')) return undefined;
  if (headline === '' || sentenceEnd.test(headline) || byline.test(headline)) return undefined;
  // Otherwise the first line is the title, and the third one is the text.
  const isHeadline = text.includes(`${headline}\n`) || text.includes(`${headline}\r`);
  const value = spellName(name);
  return isHeadline && value !== undefined ? { value, origin: 'title-block', words: name } : undefined;
}

/** An office in capitals in the first line, without its place: “MINISTRY OF WATER, NORTHERN PROVINCE”. */
function letterheadOf([line = '']: readonly string[]): Fact | undefined {
  const name =
    /^(?:THE )?((?:MINISTRY|DEPARTMENT|EMBASSY|OFFICE|BUREAU) OF [^,;:|·•–—\p{Ll}]{3,60})(?:[,;:|·•–—]|$)/u.exec(line);
  const value = name ? spellName((name[1] ?? '').trim()) : undefined;
  return value === undefined ? undefined : { value, origin: 'title-block', words: line };
}

const beforeDate =
  /^(?:published|issued|released|posted|updated|dated|date|on|le|am|vom|den|el|publi[ée]e?|veröffentlicht|publicado|опубликовано|опубліковано|от|від)[: ]+/iu;

/** A line about the text that can end with its date: “Published by the Observatory, 9 May 2026”. */
const aboutText =
  /^(?:transcript|interview|speech|remarks|broadcast|(?:press )?(?:statement|release|conference)|communiqué|bulletin|notice)\b/iu;

/** A line that is a date, or a line about the text that ends with one after a comma or a bar. */
function dateOfLine(line: string): Fact | undefined {
  if (!/\p{Nd}/u.test(line)) return undefined;
  const withoutWords = line.replace(beforeDate, '').replace(beforeDate, '');
  const isAbout = aboutText.test(line) || beforeName.some((words) => words.test(line));
  const signs = isAbout ? Array.from(line.matchAll(/[,|·•،、]\s*/gu)) : [];
  const ends = signs.map(({ 0: sign, index }) => line.slice(index + sign.length));
  for (const part of [withoutWords, ...ends]) {
    const fact = dateFact(part.trim(), 'title-block');
    if (fact) return fact;
  }
  return undefined;
}

/** The words before the name of who published a text. */
const beforeName: readonly RegExp[] = [
  /\b(?:published|issued|released) by (?:the )?/iu,
  /^(?:\p{L}+ )?(?:statement|press release|communiqué|notice|announcement) (?:by|from) (?:the )?/iu,
  // Two words at least: “Statement of the facts” names nobody.
  /^(?:\p{L}+ )?(?:statement|press release|communiqué) of the (?=\S+ \S)/iu,
  /\b(?:publié|publiée|diffusé) par (?:la |le |les |l[’'])?/iu,
  /\b(?:herausgegeben|veröffentlicht) von (?:der |dem |den )?/iu,
  /\b(?:publicado|emitido) por (?:la |el |los )?/iu,
  /^(?:publisher|éditeur|herausgeber(?:in)?|издатель|видавець|الناشر|ناشر|发布者|发布机构|發布機關|発行者|발행(?:인|처)|प्रकाशक)\s*[:：]\s*/iu,
];

/** What follows a name: “Statement by the premier to the assembly”. */
const nameEnd = /\s*(?:[,:;(|·•–—،、]|\son\s|\s(?:to|at|before)\s(?:the|an?|its|his|her|their)\s)/u;

function publisherIn(line: string): Fact | undefined {
  for (const words of beforeName) {
    const found = words.exec(line);
    if (!found) continue;
    const [name = ''] = line.slice(found.index + found[0].length).split(nameEnd);
    const value = spellName(name.trim());
    if (value !== undefined) return { value, origin: 'title-block' };
  }
  return undefined;
}

/** The longest word that can be an abbreviation. */
const maxAbbreviation = 4;

/** Returns a name, in ordinary spelling if it is in capitals; undefined for anything else. */
function spellName(name: string): string | undefined {
  const words = name.replace(/[.\s]+$/u, '').split(/\s+/u);
  if (!/^(?:\p{Lu}|\p{Lo})/u.test(name) || words.length > 8 || name.length > 80) return undefined;
  const isShouted = name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isShouted || (words.length === 1 && name.length <= maxAbbreviation)) return words.join(' ');
  return words.map((word, index) => (index > 0 && small.has(word) ? word.toLowerCase() : capitalised(word))).join(' ');
}

const small = new Set(['OF', 'THE', 'AND', 'FOR', 'IN', 'DE', 'DU', 'DES', 'DER', 'DEL', 'LA', 'ET', 'UND', 'Y']);

function capitalised(word: string): string {
  return word.replaceAll(/\p{L}+/gu, (letters) => letters.slice(0, 1) + letters.slice(1).toLowerCase());
}
