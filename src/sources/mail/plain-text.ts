/** Reads the plain text of a message in lines: joins flowed lines, and tells quoted text and signatures apart. */
import { attribute, isHtml, type Element } from '../web/parse-page.ts';
import type { Fact } from '../../core/casefile/source-facts.ts';
import { dateFact } from '../facts/source-facts.ts';

// * Recognises how mail programs introduce an earlier message that a message quotes, in the languages of the samples
// and some others.

/** “wrote:” at the end of “On 14 July 2026, A wrote:”. */
const wrote = new RegExp(
  `(?:${[
    ...['wrote', 'writes', 'schrieb', 'a écrit', 'escribió', 'escreveu', 'ha scritto', 'schreef', 'napisał\\(?a?\\)?'],
    ...[
      'skrev',
      'yazdı',
      'menulis',
      'написал\\(?а?\\)?',
      'пишет',
      'писал\\(?а?\\)?',
      'написав',
      'пише',
      'كتبت?',
      'كتب/ت',
    ],
    ...['نوشت', 'כתבה?', 'כתב/ה', '(?:ने )?लिखा', '작성', '님이 작성', '寫道', '写道', 'のメール', 'は書きました'],
  ].join('|')})(?:\\s[^:：]{0,80})?\\s*[:：]\\s*$`,
  'iu',
);

/** Whether a line introduces a quotation. It names somebody or a day, so it is longer than the word alone. */
function isAttribution(line: string): boolean {
  return line.length < 400 && line.trim().length > 12 && /[\p{Nd}@<]/u.test(line) && wrote.test(line);
}

const divider =
  /^\s*(?:-{3,}|_{3,})\s*(?:original message|forwarded (?:by|message)|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine|mensaje original|исходное сообщение|пересылаемое сообщение|الرسالة الأصلية|הודעה מקורית|원본 메시지|原始郵件|原始邮件|轉寄的郵件).{0,60}$/iu;

/** The first field of a copied header, and fields of which two must be close to it. */
const fromField =
  /^\s*\*?(?:from|von|de|da|от|від|من|מאת|से|보낸 ?사람|寄件者|寄件人|发件人|發件人|差出人)\s?\*?\s?[:：]/iu;
const otherField =
  /^\s*\*?(?:sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|date|à|objet|enviado(?: el)?|para|asunto|inviato|a|oggetto|отправлено|дата|кому|тема|تم الإرسال|التاريخ|إلى|الموضوع|נשלח|תאריך|אל|נושא|भेजा गया|दिनांक|को|विषय|보낸 ?날짜|날짜|받는 ?사람|제목|寄件日期|傳送時間|日期|收件者|收件人|主旨|主題|发送时间|主题|送信日時|宛先|件名)\s?\*?\s?[:：]/iu;

/** Whether everything from a line on is an older message: a divider, or a copied header as Outlook writes it. */
function startsOlderMessage(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? '';
  if (line.length > 400) return false;
  if (divider.test(line)) return true;
  if (!fromField.test(line)) return false;
  return lines.slice(at + 1, at + 6).filter((next) => next.length < 2000 && otherField.test(next)).length >= 2;
}

const quotedNames =
  /(?:^|\s)(?:gmail_quote|gmail_quote_container|gmail_extra|yahoo_quoted|moz-cite-prefix|moz-forward-container|protonmail_quote|OutlookMessageHeader|zmail_extra)(?:\s|$)/;
const olderStarts = /^(?:appendonsend|divRplyFwdMsg|mail-editor-reference-message-container|OLK_SRC_BODY_SECTION)$/;
const signatureNames = /(?:^|\s)(?:gmail_signature|moz-signature|protonmail_signature_block)(?:\s|$)/;

/** What an element of a message in HTML says about itself. */
export function markOf(element: Element): 'quoted' | 'signature' | 'older' | undefined {
  const [id, names] = [attribute(element, 'id') ?? '', attribute(element, 'class') ?? ''];
  if (isHtml(element, 'blockquote') && attribute(element, 'type') === 'cite') return 'quoted';
  if (quotedNames.test(names)) return 'quoted';
  if (olderStarts.test(id)) return 'older';
  // Outlook draws a line above the header that it copies.
  if (/border-top:\s*solid #(?:E1E1E1|B5C4DF) 1\.0pt/i.test(attribute(element, 'style') ?? '')) return 'older';
  const isSignature = signatureNames.test(names) || /^(?:Signature|ms-outlook-mobile-signature)$/.test(id);
  return isSignature ? 'signature' : undefined;
}

// Reads the date of a message (RFC 5322, section 3.3), also in the obsolete forms of section 4.3.

/** A day, a month in words and a year of two or three digits. */
const shortYear = /(\b\d{1,2}[ \t-]+\p{L}+\.?[ \t-]+)(\d{2,3})(?=\s)/u;

/** Two digits below 50 mean 2000 to 2049. All other short years are counted from 1900 (RFC 5322, section 4.3). */
const fullYear = (year: string): number => Number(year) + (year.length === 2 && Number(year) < 50 ? 2000 : 1900);

/** Returns the date of a message as a fact; undefined if it is not certain. */
export function mailDate(text: string): Fact | undefined {
  const written = text
    .replaceAll(/\([^()]*\)/g, ' ')
    .replace(shortYear, (_, before: string, year: string) => `${before}${String(fullYear(year))}`);
  const fact = dateFact(written, 'message');
  if (fact) return fact;
  // RFC 3339 has second 60 only at the end of a day in UTC. Clocks that show it elsewhere mean the next minute.
  const next = dateFact(written.replace(/(\d:\d{2}):60\b/, '$1:59'), 'message');
  const seconds = next && Date.parse(next.value);
  if (seconds === undefined || !/:60\b/.test(written)) return undefined;
  const [zone = 'Z'] = /(?:Z|[+-]\d{2}:\d{2})$/.exec(next?.value ?? '') ?? [];
  const [, sign = '+', hours = 0, minutes = 0] = /^([+-])(\d{2}):(\d{2})$/.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  return {
    ...next,
    value: `${new Date(seconds + 1000 + offset).toISOString().slice(0, 19)}${zone}`,
    origin: 'message',
  };
}

/** Which group a line belongs to. */
export type LineGroup = 'message' | 'quoted' | 'signature';

export interface GroupedLine {
  readonly text: string;
  readonly group: LineGroup;
}

/** Joins the lines of `format=flowed` (RFC 3676): a space at the end of a line says that it goes on. */
export function joinFlowed(text: string, deletesSpace: boolean): string {
  const lines: { quotes: string; text: string; goesOn: boolean }[] = [];
  for (const line of text.split('\n')) {
    const quotes = /^>*/.exec(line)?.[0] ?? '';
    const own = line.slice(quotes.length).replace(/^ /, '');
    const isSignature = own === '-- ';
    const goesOn = own.endsWith(' ') && !isSignature;
    const words = goesOn && deletesSpace ? own.slice(0, -1) : own;
    const before = lines.at(-1);
    if (before?.goesOn && before.quotes === quotes && !isSignature) {
      before.text += words;
      before.goesOn = goesOn;
    } else lines.push({ quotes, text: words, goesOn });
  }
  return lines.map(({ quotes, text: words }) => (quotes === '' ? words : `${quotes} ${words}`)).join('\n');
}

const isBlank = (line: string | undefined): boolean => line !== undefined && line.trim() === '';

/**
 * Returns the first line of what introduces the quoted text at `at`: “On 14 July, A wrote:”, which can be two lines.
 */
function introductionBefore(lines: readonly string[], at: number): number {
  let last = at - 1;
  while (isBlank(lines[last])) last -= 1;
  const [line, before] = [lines[last] ?? '', lines[last - 1] ?? ''];
  // The day is on the line before, if it is not on this one.
  const namesDay = (text: string): boolean => /\p{Nd}/u.test(text.replaceAll(/<[^<>]*>/g, ''));
  if (isAttribution(line)) return namesDay(line) || !namesDay(before) || before.length > 200 ? last : last - 1;
  return line.trim() !== '' && !isBlank(before) && isAttribution(`${before} ${line}`) ? last - 1 : at;
}

/** Returns the first line from which everything is an older message; the number of lines if there is none. */
function olderMessageStart(lines: readonly string[]): number {
  const start = lines.findIndex((_, index) => startsOlderMessage(lines, index));
  return start < 0 ? lines.length : start;
}

/** Tells the lines of a message apart: what was written, earlier messages that it quotes, and the signature. */
export function groupLines(text: string): readonly GroupedLine[] {
  const lines = text.split('\n');
  const groups: LineGroup[] = lines.map((line) => (line.startsWith('>') ? 'quoted' : 'message'));
  groups.fill('quoted', olderMessageStart(lines));
  const signature = lines.findIndex((line, index) => groups[index] === 'message' && /^-- ?$/.test(line));
  for (let at = signature; at >= 0 && at < lines.length && groups[at] === 'message'; at += 1) groups[at] = 'signature';
  for (const at of lines.keys()) {
    if (groups[at] === 'quoted' && groups[at - 1] !== 'quoted')
      groups.fill('quoted', introductionBefore(lines, at), at);
  }
  // Empty lines belong to what is after them, so that a choice leaves none behind.
  for (let at = lines.length - 2; at >= 0; at -= 1) if (isBlank(lines[at])) groups[at] = groups[at + 1] ?? 'message';
  return lines.map((line, at) => ({ text: line, group: groups[at] ?? 'message' }));
}
