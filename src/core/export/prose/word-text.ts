/**
 * Texts as Word runs: with their direction, language and line breaks, and without characters that XML cannot contain.
 */
import { Paragraph, TextRun, type IParagraphOptions, type IRunOptions, type ParagraphChild } from 'docx';
import { showDirections } from '../../passage/directions.ts';
import { isRightToLeft, rtlLetter } from '../direction.ts';

type RunStyle = Pick<IRunOptions, 'bold' | 'italics' | 'style' | 'strike' | 'underline' | 'color' | 'rightToLeft'>;

/**
 * Stretches of right-to-left words, with the marks and signs between their letters, and with the digits after them,
 * which are written to their left (UAX #9, rules W2 and N1). In another run, Word would put them to the right.
 */
const rtlStretch = new RegExp(String.raw`${rtlLetter}(?:[^\p{L}]*${rtlLetter}|\p{M})*(?:[^\p{L}]*\p{N})?`, 'gu');

/** Letters of scripts for which Word uses the East Asian font. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]/u;

/** The fonts for East Asian text of a language. Word replaces a font that a computer does not have. */
function eastAsianFont(language: string): string {
  if (/^ja\b/i.test(language)) return 'Yu Mincho';
  if (/^ko\b/i.test(language)) return 'Batang';
  return /^zh\b.*(?:hant|tw|hk|mo)/i.test(language) ? 'PMingLiU' : 'SimSun';
}

/** The language properties of a run; none if the language is not known. */
function languageProperties(text: string, language: string, isRtl: boolean): Pick<IRunOptions, 'language' | 'font'> {
  if (eastAsian.test(text)) {
    const font = { eastAsia: eastAsianFont(language), hint: 'eastAsia' };
    return language === '' ? { font } : { font, language: { eastAsia: language } };
  }
  if (language === '') return {};
  return { language: isRtl ? { bidirectional: language } : { value: language } };
}

/**
 * Returns a text as runs. `language` is a BCP 47 tag, or '' if it is not known. Line breaks stay in the paragraph,
 * characters that XML 1.0 cannot contain become U+FFFD, and controls of the direction become codes.
 */
export function runs(text: string, style: RunStyle = {}, language = ''): readonly TextRun[] {
  const lines = showDirections(text.toWellFormed())
    .replaceAll(/[^\P{Cc}\t\n\r\f\v\u0085]|[\uFFFE\uFFFF]/gu, '\uFFFD')
    .split(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/);
  return lines.flatMap((line, at) => {
    const stretches = stretchesOf(line).map(({ words, isRtl }) => ({
      ...style,
      ...languageProperties(words, language, isRtl),
      ...(isRtl && { rightToLeft: true }),
      text: words,
    }));
    const [first = { ...style, text: '' }, ...others] = stretches;
    return [{ ...first, ...(at > 0 && { break: 1 }) }, ...others].map((options) => new TextRun(options));
  });
}

function stretchesOf(line: string): readonly { readonly words: string; readonly isRtl: boolean }[] {
  const stretches: { words: string; isRtl: boolean }[] = [];
  let from = 0;
  for (const { 0: words, index } of line.matchAll(rtlStretch)) {
    if (index > from) stretches.push({ words: line.slice(from, index), isRtl: false });
    stretches.push({ words, isRtl: true });
    from = index + words.length;
  }
  if (from < line.length) stretches.push({ words: line.slice(from), isRtl: false });
  return stretches;
}

/** Returns a paragraph of one text, in its own direction. */
export function paragraph(
  text: string,
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
  language = '',
): Paragraph {
  return paragraphOf(runs(text, {}, language), text, options);
}

/** Returns a paragraph whose direction is that of `text`, which it contains. */
export function paragraphOf(
  children: readonly ParagraphChild[],
  text: string,
  options: Omit<IParagraphOptions, 'children' | 'text'> = {},
): Paragraph {
  return new Paragraph({ ...options, children, ...(isRightToLeft(text) && { bidirectional: true }) });
}
