/** Reads the publisher and the date from the lines above a text: its title block, letterhead or masthead. */
import type { Fact, SourceFacts } from '../../core/casefile/source-facts.ts';
import { dateFact, textFact } from './source-facts.ts';

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
  const publisher = masthead ?? firstOf(lines, publisherIn);
  const published = firstOf(lines, dateIn);
  const title = masthead && lines[2] === undefined ? undefined : masthead && textFact(lines[2] ?? '', 'heading');
  return { ...(title && { title }), ...(publisher && { publisher }), ...(published && { published_at: published }) };
}

function linesAbove(text: string): readonly string[] {
  const lines = text
    .slice(0, 4096)
    .split(/[\n\r\u2028\u2029]+/u)
    .map((line) => line.replace(/^[\s\ufeff#*_]+|[\s*_]+$/gu, ''))
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

/** The name of a newspaper above a date and a headline. */
function mastheadOf(lines: readonly string[], text: string): Fact | undefined {
  const [name = '', date = '', headline = ''] = lines;
  const isName = /^\p{Lu}[^\p{N}:;!?.]{2,39}$/u.test(name) && name.split(/\s+/u).length <= 5;
  if (!isName || !dateFact(date, 'title-block') || headline === '' || sentenceEnd.test(headline)) return undefined;
  // Otherwise the first line is the title, and the third one is the text.
  const isHeadline = text.includes(`${headline}\n`) || text.includes(`${headline}\r`);
  const value = spellName(name);
  return isHeadline && value !== undefined ? { value, origin: 'title-block', words: name } : undefined;
}

const beforeDate =
  /^(?:published|issued|released|posted|updated|dated|date|on|le|am|vom|den|el|publi[ée]e?|veröffentlicht|publicado|опубликовано|опубліковано|от|від)[: ]+/iu;

/** A line that is a date, or that ends with one after a comma or a bar. */
function dateIn(line: string): Fact | undefined {
  if (!/\p{Nd}/u.test(line)) return undefined;
  const withoutWords = line.replace(beforeDate, '').replace(beforeDate, '');
  const ends = Array.from(line.matchAll(/[,|·•–—،、]\s*/gu), ({ 0: sign, index }) => line.slice(index + sign.length));
  for (const part of [withoutWords, ...ends]) {
    const fact = dateFact(part.trim(), 'title-block');
    if (fact) return fact;
  }
  return undefined;
}

/** The words before the name of who published a text. */
const beforeName: readonly RegExp[] = [
  /\b(?:published|issued|released) by (?:the )?/iu,
  /^(?:\p{L}+ )?(?:statement|press release|press statement|communiqué|notice|announcement|declaration) (?:by|of|from) (?:the )?/iu,
  /\b(?:publié|publiée|diffusé) par (?:la |le |les |l[’'])?/iu,
  /\b(?:herausgegeben|veröffentlicht) von (?:der |dem |den )?/iu,
  /\b(?:publicado|emitido) por (?:la |el |los )?/iu,
  /^(?:publisher|éditeur|herausgeber(?:in)?|editor(?:ial)?|издатель|видавець|الناشر|ناشر|发布者|发布机构|發布機關|発行者|발행(?:인|처)|प्रकाशक)\s*[:：]\s*/iu,
];

function publisherIn(line: string): Fact | undefined {
  for (const words of beforeName) {
    const found = words.exec(line);
    if (!found) continue;
    const [name = ''] = line.slice(found.index + found[0].length).split(/\s*(?:[,:;(|·•–—،、]|\son\s)/u);
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
