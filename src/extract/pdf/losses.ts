/** What can happen to the text of a PDF: the codes of its losses. */

/** The codes of losses, changes and guesses that are in the text. */
export type PdfLossCode =
  /** A glyph stands for several letters, such as “ﬁ”. The text has the letters. */
  | 'ligature'
  /** A word is divided at the end of a line. The hyphen (as “-”) and the line end are in the text. */
  | 'line-end-hyphen'
  /** U+00AD, which a PDF draws as a hyphen. The text has “-”, or nothing if the glyph has no width. */
  | 'soft-hyphen'
  /** The font does not say what a glyph means. The text has U+FFFD. */
  | 'unmapped-glyph'
  /** A control character or a noncharacter. The text has a space or U+FFFD. */
  | 'control-character'
  /** A line with letters from right to left, whose order was worked out from their positions. */
  | 'right-to-left'
  /** The text goes on further up on the page: in another column, or in an order that differs from the layout. */
  | 'reading-order'
  /** A line with letters that the file draws after the rest of it. The text has them where they are seen. */
  | 'drawn-later'
  /** A wide gap in a line, which the text has as a tab: between cells of a table, or between columns. */
  | 'wide-gap'
  /** A character that is drawn without paint, usually the result of text recognition (OCR). */
  | 'invisible-text';

/** The codes of losses that are in no line. */
export type PdfFileLossCode =
  /** A page without text, usually a picture. */
  | 'page-without-text'
  /** A character that is outside the area of the page that is shown. The text does not have it. */
  | 'outside-page'
  /** A character that the file marks as having no text (its `ActualText` is empty). The text does not have it. */
  | 'marked-without-text'
  /** A form in XFA, which other programs show in place of the pages. It is not read. */
  | 'xfa-form'
  /** A page that could not be read. */
  | 'unreadable-page'
  /** The list of the file’s parts was damaged and was made again. Pages may be missing. */
  | 'rebuilt-file';
