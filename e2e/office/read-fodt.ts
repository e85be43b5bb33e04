/** Reads a document in LibreOffice's own format, as one XML file (OpenDocument 1.3, part 3). */
import { SaxesParser } from 'saxes';

/** A heading or a paragraph of the text, in its order. */
export interface Block {
  /** The level of a heading, from 1; 0 for a paragraph. */
  readonly level: number;
  /** The name of its style, as a person sees it. */
  readonly style: string;
  /** Whether it is laid out from right to left. */
  readonly isRtl: boolean;
  readonly isInTable: boolean;
  readonly text: string;
  /** The numbers of the endnotes whose marks are in it. */
  readonly notes: readonly string[];
  /** The numbers of notes that fields repeat in it. */
  readonly references: readonly string[];
  /** Its runs of text with the properties that their styles set. */
  readonly runs: readonly Run[];
}

/** A run of text that has a style. */
export interface Run {
  readonly text: string;
  /** The properties of its automatic style, such as `style:language-asian`. */
  readonly properties: Readonly<Record<string, string>>;
}

export interface OfficeText {
  readonly blocks: readonly Block[];
  /** The texts of the endnotes by their numbers, in their order. */
  readonly endnotes: ReadonlyMap<string, string>;
  /** The texts of headers and footers. */
  readonly margins: readonly string[];
}

interface Style {
  readonly name: string;
  readonly parent: string | undefined;
  readonly properties: Record<string, string>;
}

type Open = { -readonly [Key in keyof Block]: Block[Key] } & { runs: Run[]; notes: string[]; references: string[] };

/** Reads the text of a flat OpenDocument file. Throws if it is not well-formed XML. */
export function readFodt(source: string): OfficeText {
  const reader = new FodtReader();
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => reader.open(name, attributes));
  // Reports put left-to-right marks around texts from right to left; those of a text itself are shown as codes.
  parser.on('text', (text) => reader.text(text.replaceAll('\u200e', '')));
  parser.on('closetag', ({ name }) => reader.close(name));
  parser.write(source).close();
  return reader;
}

const whiteSpace: Readonly<Record<string, string>> = { 'text:tab': '\t', 'text:line-break': '\n' };

class FodtReader implements OfficeText {
  readonly blocks: Block[] = [];
  readonly endnotes = new Map<string, string>();
  readonly margins: string[] = [];
  readonly #styles = new Map<string, Style>();
  readonly #blocks: Open[] = [];
  readonly #spans: string[] = [];
  #style: Style | undefined;
  #tables = 0;
  #isMargin = false;
  #note: string | undefined;
  /** What the next characters are, besides text of the innermost block. */
  #into: 'text' | 'citation' | 'reference' = 'text';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'style:style' || name === 'style:default-style') this.#beginStyle(attributes);
    if (/^style:(?:text|paragraph)-properties$/.test(name)) Object.assign(this.#style?.properties ?? {}, attributes);
    if (/^style:(?:header|footer)$/.test(name)) this.#isMargin = true;
    if (name === 'table:table') this.#tables += 1;
    if (name === 'text:h' || name === 'text:p') this.#beginBlock(name, attributes);
    if (name === 'text:span') this.#spans.push(attributes['text:style-name'] ?? '');
    if (name === 'text:note-citation') this.#into = 'citation';
    // LibreOffice keeps the field of Word that repeats the number of a note.
    if (/^NOTEREF /.test(attributes['field:value'] ?? '')) this.#into = 'reference';
    if (name === 'text:s') this.text(' '.repeat(Number(attributes['text:c'] ?? 1)));
    if (whiteSpace[name] !== undefined) this.text(whiteSpace[name]);
  }

  text(text: string): void {
    const block = this.#blocks.at(-1);
    if (!block || text === '') return;
    if (this.#into === 'citation') {
      this.#note = text;
      block.notes.push(text);
    } else if (this.#into === 'reference') block.references.push(text);
    else {
      block.text += text;
      block.runs.push({ text, properties: this.#styles.get(this.#spans.at(-1) ?? '')?.properties ?? {} });
    }
  }

  close(name: string): void {
    if (name === 'style:style') this.#style = undefined;
    if (/^style:(?:header|footer)$/.test(name)) this.#isMargin = false;
    if (name === 'table:table') this.#tables -= 1;
    if (name === 'text:h' || name === 'text:p') this.#endBlock();
    if (name === 'text:span') this.#spans.pop();
    if (name === 'text:note-citation' || name === 'field:fieldmark-end') this.#into = 'text';
    if (name === 'text:note') this.#note = undefined;
  }

  #beginStyle(attributes: Readonly<Record<string, string>>): void {
    const id = attributes['style:name'] ?? '';
    const name = attributes['style:display-name'] ?? id;
    this.#style = { name, parent: attributes['style:parent-style-name'], properties: {} };
    this.#styles.set(id, this.#style);
  }

  #beginBlock(name: string, attributes: Readonly<Record<string, string>>): void {
    const own = this.#styles.get(attributes['text:style-name'] ?? '');
    // The style that a person sees is the parent of an automatic one, such as “P12”.
    const style = own && /^P\d+$/.test(own.name) ? this.#styles.get(own.parent ?? '') : own;
    this.#into = 'text';
    this.#blocks.push({
      level: name === 'text:h' ? Number(attributes['text:outline-level'] ?? 1) : 0,
      style: style?.name ?? '',
      isRtl: own?.properties['style:writing-mode'] === 'rl-tb',
      isInTable: this.#tables > 0,
      text: '',
      notes: [],
      references: [],
      runs: [],
    });
  }

  #endBlock(): void {
    const block = this.#blocks.pop();
    if (!block) return;
    if (this.#note !== undefined) this.endnotes.set(this.#note, (this.endnotes.get(this.#note) ?? '') + block.text);
    else if (this.#isMargin) this.margins.push(block.text);
    else this.blocks.push(block);
    if (this.#blocks.length > 0) this.#into = 'text';
  }
}
