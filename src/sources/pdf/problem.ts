/** Why a PDF cannot be read: a sentence for a person, and what to do. */

export type PdfProblemCode =
  /** The file has no bytes. */
  | 'empty'
  | 'too-large'
  /** Not a PDF, or too damaged to find its pages. */
  | 'damaged'
  /** A password is needed. */
  | 'encrypted'
  /** Protected in another way than with a password. */
  | 'protected'
  | 'too-many-pages'
  /** More characters than a passage may have. */
  | 'too-long'
  /** No page has text: usually pages that were scanned. */
  | 'no-text'
  /** PDFium needs more memory than it may use. */
  | 'memory'
  /** PDFium failed: the file is damaged, or made to do harm. */
  | 'failed';

/** The largest file, in bytes: 1 GiB. Its pages are read one at a time, so its size alone takes no memory. */
export const maxPdfBytes = 1024 * 1024 * 1024;

/** The maximum number of pages. A file can name a page of a few bytes any number of times. */
export const maxPages = 20_000;

/** The maximum number of characters of one file, in code points. */
export const maxCharacters = 20_000_000;

/** The sentences. Each says what happened and what to do. */
const sentences: Readonly<Record<PdfProblemCode, string>> = {
  empty: 'The file is empty. Download or copy it again.',
  'too-large':
    'The file is larger than 1 GiB. Split it into smaller files, or print the pages that you need to a new PDF.',
  damaged: 'The file is not a PDF, or it is damaged. Download or copy it again.',
  encrypted: 'The file is protected with a password. Open it with its password, and save or print it without one.',
  protected: 'The file is protected in a way that only its own program can read. Ask for a copy without protection.',
  'too-many-pages':
    'The file has more than 20,000 pages. Split it into smaller files, or print the pages that you need to a new PDF.',
  'too-long': 'The file has more than 20 million characters. Split it into smaller files.',
  'no-text':
    'No page has text. The pages are probably scanned. Run text recognition (OCR) on the file, and open the result.',
  memory: 'The file needs more memory than a PDF may use. Print the pages that you need to a new PDF.',
  failed:
    'The file makes the reader of PDFs fail. It is damaged, or it was made to do harm. Print the pages that you need to a new PDF.',
};

/** A PDF that cannot be read. The message is one or more sentences for a person. */
export class PdfProblem extends Error {
  override readonly name = 'PdfProblem';
  readonly code: PdfProblemCode;
  constructor(code: PdfProblemCode, options?: ErrorOptions) {
    super(sentences[code], options);
    this.code = code;
  }
}
