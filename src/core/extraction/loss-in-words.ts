/** Says in sentences what was lost, changed or guessed when a text was read. */
import type { Loss } from '../casefile/types.generated.ts';

/** The subject of a sentence: one, or several with `{n}`; and what happened to it. */
interface LossWords {
  readonly one: string;
  readonly many: string;
}

/** One line for each code. Readers add theirs. */
const words: Readonly<Record<string, LossWords>> = {
  'boundary-missing': {
    one: '1 message does not say where its parts begin. They were guessed. Check them.',
    many: '{n} messages or parts of them do not say where their parts begin. They were guessed. Check them.',
  },
  'byte-order-mark': {
    one: 'The byte order mark at the start was left out.',
    many: 'The {n} byte order marks at the start were left out.',
  },
  'cell-line-break': {
    one: '1 line break in a table cell was written as a space.',
    many: '{n} line breaks in table cells were written as spaces.',
  },
  'control-character': {
    one: '1 control character was replaced.',
    many: '{n} control characters were replaced.',
  },
  'counted-number': {
    one: 'The number or bullet of 1 list item or heading was counted, as word processors do. Check it.',
    many: 'The numbers and bullets of {n} list items and headings were counted, as word processors do. Check them.',
  },
  'cue-style': {
    one: '1 tag that styles subtitles was left out.',
    many: '{n} tags that style subtitles were left out.',
  },
  'damaged-cue': {
    one: '1 subtitle has no time that can be read. Players do not show it.',
    many: '{n} subtitles have no time that can be read. Players do not show them.',
  },
  'decoded-leniently': {
    one: '1 byte is not valid in the file’s encoding. It is shown as “\ufffd”.',
    many: '{n} bytes are not valid in the file’s encoding. They are shown as “\ufffd”.',
  },
  'drawn-later': {
    one: 'In 1 line, letters that the file draws last were moved to where they are seen. Compare it with the page.',
    many: 'In {n} lines, letters that the file draws last were moved to where they are seen. Compare them with the page.',
  },
  'embedded-object': {
    one: '1 embedded object, such as a chart, was left out.',
    many: '{n} embedded objects, such as charts, were left out.',
  },
  'encoding-corrected': {
    one: '1 part names an encoding that its bytes do not match. It was read as UTF-8. Check its letters.',
    many: '{n} parts name encodings that their bytes do not match. They were read as UTF-8. Check their letters.',
  },
  'encoding-doubtful': {
    one: '1 page names another encoding than UTF-8, but may be in UTF-8. Check its letters.',
    many: '{n} pages name another encoding than UTF-8, but may be in UTF-8. Check their letters.',
  },
  'encoding-guessed': {
    one: '1 part does not say its encoding, which was guessed. Check its letters.',
    many: '{n} parts do not say their encoding, which was guessed. Check their letters.',
  },
  'encoding-unknown': {
    one: '1 part names an encoding that Assessment Desk does not know. Its letters were guessed. Check them.',
    many: '{n} parts name encodings that Assessment Desk does not know. Their letters were guessed. Check them.',
  },
  equation: {
    one: '1 equation was left out or is in plain characters.',
    many: '{n} equations were left out or are in plain characters.',
  },
  'field-result': {
    one: '1 computed field, such as a date, has the value that was saved last.',
    many: '{n} computed fields, such as dates, have the values that were saved last.',
  },
  'form-field': { one: '1 form field was left out.', many: '{n} form fields were left out.' },
  'generated-text': {
    one: '1 list number or quotation mark that the browser adds was left out.',
    many: '{n} list numbers or quotation marks that the browser adds were left out.',
  },
  'headers-damaged': {
    one: 'The headers of 1 message or part of it are damaged. Check where its text begins.',
    many: 'The headers of {n} messages or parts of them are damaged. Check where their texts begin.',
  },
  'incomplete-date': {
    one: '1 date of publication has no single day and was left out. See the file.',
    many: '{n} dates of publication have no single day and were left out. See the file.',
  },
  'invisible-text': {
    one: '1 character is invisible on the page. It may come from text recognition (OCR).',
    many: '{n} characters are invisible on the page. They may come from text recognition (OCR).',
  },
  'irregular-time': {
    one: '1 subtitle has a time that is not written as its format says. Check it.',
    many: '{n} subtitles have times that are not written as their format says. Check them.',
  },
  'latex-command': {
    one: '1 command of LaTeX that Assessment Desk does not know is in the text as it is written.',
    many: '{n} commands of LaTeX that Assessment Desk does not know are in the text as they are written.',
  },
  ligature: {
    one: '1 ligature, such as “ﬁ”, was written as separate letters.',
    many: '{n} ligatures, such as “ﬁ”, were written as separate letters.',
  },
  'line-end-hyphen': {
    one: '1 word is divided at a line end. Its hyphen and its line end are in the text.',
    many: '{n} words are divided at line ends. Their hyphens and line ends are in the text.',
  },
  'list-numbers': {
    one: 'The number of 1 list item was left out.',
    many: 'The numbers of {n} list items were left out.',
  },
  'marked-without-text': {
    one: '1 character that the file marks as having no text, such as a shadow, was left out.',
    many: '{n} characters that the file marks as having no text, such as shadows, were left out.',
  },
  'message-without-text': {
    one: '1 message has no text that can be read. It may be in its attachments.',
    many: '{n} messages have no text that can be read. It may be in their attachments.',
  },
  'note-mark': {
    one: 'The mark of 1 note is in square brackets, such as “[1]”.',
    many: 'The marks of {n} notes are in square brackets, such as “[1]”.',
  },
  'order-guessed': {
    one: 'The order of the text was guessed in 1 place. Check it.',
    many: 'The order of the text was guessed in {n} places. Check it.',
  },
  'outside-page': {
    one: '1 character is outside the page that is shown and was left out.',
    many: '{n} characters are outside the pages that are shown and were left out.',
  },
  'page-without-text': {
    one: '1 page has no text. It may be a picture.',
    many: '{n} pages have no text. They may be pictures.',
  },
  picture: { one: '1 picture was left out.', many: '{n} pictures were left out.' },
  'reading-order': {
    one: 'The text continues elsewhere on the page in 1 place, such as in another column. Check its order.',
    many: 'The text continues elsewhere on the page in {n} places, such as in another column. Check its order.',
  },
  'rebuilt-file': {
    one: 'The file is damaged and was repaired for reading. Pages may be missing.',
    many: 'The file is damaged and was repaired for reading. Pages may be missing.',
  },
  'right-to-left': {
    one: 'The order of 1 line of right-to-left text comes from its position on the page. Check it.',
    many: 'The order of {n} lines of right-to-left text comes from their position on the page. Check them.',
  },
  'rolling-line': {
    one: '1 line that the subtitles show again, as live captions do, was left out.',
    many: '{n} lines that the subtitles show again, as live captions do, were left out.',
  },
  'soft-hyphen': { one: '1 soft hyphen was changed or left out.', many: '{n} soft hyphens were changed or left out.' },
  'speaker-line': {
    one: '1 name of a speaker was written on a line of its own, with a colon.',
    many: '{n} names of speakers were written on lines of their own, with colons.',
  },
  'transfer-encoding-wrong': {
    one: '1 part is not in the transfer encoding (base64) that it names, or only its beginning. Check its text.',
    many: '{n} parts are not in the transfer encoding (base64) that they name, or only their beginnings. Check their texts.',
  },
  'unknown-part': {
    one: '1 part of the file could not be read and was left out.',
    many: '{n} parts of the file could not be read and were left out.',
  },
  'unmapped-character': {
    one: '1 character could not be read. It is shown as “\ufffd”.',
    many: '{n} characters could not be read. They are shown as “\ufffd”.',
  },
  'unmapped-glyph': {
    one: 'The font does not say what 1 character is. It is shown as “\ufffd”.',
    many: 'The font does not say what {n} characters are. They are shown as “\ufffd”.',
  },
  'wide-gap': {
    one: 'A wide gap in 1 line was written as a tab. Check whether the text continues below, in its column.',
    many: 'Wide gaps in {n} places were written as tabs. Check whether the text continues below, in its column.',
  },
  'xfa-form': {
    one: 'The file contains a form (XFA) that was left out. Open it in Acrobat, print it to a PDF and add that file.',
    many: 'The files contain {n} forms (XFA) that were left out. Open them in Acrobat, print them to PDFs and add those.',
  },
  'unreadable-page': { one: '1 page could not be read.', many: '{n} pages could not be read.' },
};

/** The codes that have a sentence. Each code that a reader gives must be one of them. */
export const knownLosses: readonly string[] = Object.keys(words);

/** Returns a sentence for a loss, with its count. A code of a later version is named as it is. */
export function lossInWords({ code, count }: Pick<Loss, 'code' | 'count'>): string {
  const known = Object.hasOwn(words, code) ? words[code] : undefined;
  if (!known) return `${code}: ${count.toLocaleString('en')}.`;
  return count === 1 ? known.one : known.many.replace('{n}', count.toLocaleString('en'));
}
