/**
 * The units in which an editor counts characters in a line (Language Server Protocol 3.17, “PositionEncodingKind”), and
 * documents that count in them. Everything else in the language server counts in UTF-16, as JavaScript does.
 */
import type { Position, Range, TextDocumentContentChangeEvent } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';

export type PositionEncoding = 'utf-8' | 'utf-16' | 'utf-32';

/** A document in an editor. Its positions are in the editor’s encoding, its offsets in UTF-16. */
export type EditedDocument = Pick<TextDocument, 'uri' | 'version' | 'getText' | 'positionAt' | 'offsetAt'>;

const known: readonly string[] = ['utf-8', 'utf-16', 'utf-32'] satisfies readonly PositionEncoding[];

/**
 * Returns the first encoding of a client that the server knows. UTF-16 is mandatory, and the only one of older clients.
 */
export function encodingFor(offered: readonly string[] = []): PositionEncoding {
  return (offered.find((one) => known.includes(one)) as PositionEncoding | undefined) ?? 'utf-16';
}

/** How many units the UTF-16 unit at an offset counts. A pair counts as a whole at its first half. */
type Width = (text: string, at: number) => number;

const isPair = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff;

const widths: Readonly<Record<'utf-8' | 'utf-32', Width>> = {
  'utf-8': (text, at) => {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) return 1;
    if (unit < 0x800) return 2;
    if (isPair(text, at)) return 4;
    return at > 0 && isPair(text, at - 1) ? 0 : 3;
  },
  'utf-32': (text, at) => (at > 0 && isPair(text, at - 1) ? 0 : 1),
};

/** The number of UTF-16 units between two stored counts. */
const step = 1024;

/** Returns a function that counts the units before an offset, for a text with many positions on one long line. */
function counterOf(text: string, width: Width): (offset: number) => number {
  const counts = [0];
  let count = 0;
  for (let at = 0; at < text.length; at++) {
    count += width(text, at);
    if ((at + 1) % step === 0) counts.push(count);
  }
  return (offset) => {
    const from = Math.floor(offset / step);
    let units = counts[from] ?? 0;
    for (let at = from * step; at < offset; at++) units += width(text, at);
    return units;
  };
}

/** A document whose positions count in another unit than UTF-16. */
class CountedDocument implements EditedDocument {
  #inner: TextDocument;
  #unitsBefore: ((offset: number) => number) | undefined;
  readonly #width: Width;

  constructor(inner: TextDocument, encoding: 'utf-8' | 'utf-32') {
    this.#inner = inner;
    this.#width = widths[encoding];
  }

  get uri(): string {
    return this.#inner.uri;
  }

  get version(): number {
    return this.#inner.version;
  }

  getText(): string {
    return this.#inner.getText();
  }

  positionAt(offset: number): Position {
    const position = this.#inner.positionAt(offset);
    this.#unitsBefore ??= counterOf(this.getText(), this.#width);
    const end = this.#inner.offsetAt(position);
    const start = end - position.character;
    return { line: position.line, character: this.#unitsBefore(end) - this.#unitsBefore(start) };
  }

  /** A position in a character rounds down to its start; one behind the line’s end is the end. */
  offsetAt({ line, character }: Position): number {
    const text = this.getText();
    const start = this.#inner.offsetAt({ line, character: 0 });
    const end = this.#inner.offsetAt({ line, character: Number.MAX_SAFE_INTEGER });
    let at = start;
    let units = 0;
    while (at < end) {
      units += this.#width(text, at);
      if (units > character) break;
      at += isPair(text, at) ? 2 : 1;
    }
    return at;
  }

  /** Applies changes in their order. Each counts from the text after the one before it. */
  update(changes: readonly TextDocumentContentChangeEvent[], version: number): this {
    for (const change of changes) {
      const counted = 'range' in change ? { range: this.#inUtf16(change.range), text: change.text } : change;
      this.#inner = TextDocument.update(this.#inner, [counted], version);
      this.#unitsBefore = undefined;
    }
    return this;
  }

  #inUtf16({ start, end }: Range): Range {
    const position = (given: Position): Position => this.#inner.positionAt(this.offsetAt(given));
    return { start: position(start), end: position(end) };
  }
}

/** Returns a document for an editor that counts in an encoding. */
export function documentOf(
  encoding: PositionEncoding,
  ...given: Parameters<typeof TextDocument.create>
): EditedDocument {
  const document = TextDocument.create(...given);
  return encoding === 'utf-16' ? document : new CountedDocument(document, encoding);
}

/** Applies the changes of an editor to a document of `documentOf`, and returns the same document. */
export function updatedDocument(
  document: EditedDocument,
  changes: TextDocumentContentChangeEvent[],
  version: number,
): EditedDocument {
  return document instanceof CountedDocument
    ? document.update(changes, version)
    : TextDocument.update(document as TextDocument, changes, version);
}
