/**
 * Recognises how mail programs introduce an earlier message that a message quotes, in the languages of the samples and
 * some others.
 */
import { attribute, isHtml, type Element } from '../web/tree.ts';

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
export function isAttribution(line: string): boolean {
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
export function startsOlderMessage(lines: readonly string[], at: number): boolean {
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
