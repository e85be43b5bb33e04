/** What the language server knows about one version of a file: its content, its report and where everything is. */
import type { Range } from 'vscode-languageserver';
import type { JsonObject } from '../../core/json/json.ts';
import { parsePointer, type Pointer } from '../../core/json/pointer.ts';
import { rangesOf } from '../../core/files/value-ranges.ts';
import { codePointOffset, indexOffsets, type OffsetIndex } from '../../core/passage/offsets.ts';
import type { Finding } from '../../core/rules/finding.ts';
import { parseAny } from '../../library/document.ts';
import { applyConfiguration } from '../apply-configuration.ts';
import { checkFile, type CasefileInput } from '../check-file.ts';
import type { Configuration } from '../configuration.ts';
import { sha256 } from '../digest.ts';
import type { Input } from '../input.ts';
import type { FileReport, Spot } from '../report.ts';
import type { EditedDocument } from './position-encoding.ts';

/** What a file is checked with. */
export interface Settings {
  readonly configuration: Configuration;
  readonly given: CasefileInput | undefined;
}

/** One document in a file, with its pointer there: '' or, in a desk file, '/assessment' or '/casefile'. */
export interface Part {
  readonly kind: Finding['document'];
  readonly base: Pointer;
  readonly value: JsonObject;
}

/** The text of a file as its reader sees it, and the conversion of its offsets to positions of the protocol. */
export class FileText {
  /** Without a byte order mark. */
  readonly text: string;
  readonly #document: EditedDocument;
  readonly #skipped: number;
  readonly #offsets: OffsetIndex;

  constructor(document: EditedDocument) {
    const whole = document.getText();
    this.#document = document;
    this.#skipped = whole.startsWith('\uFEFF') ? 1 : 0;
    this.text = whole.slice(this.#skipped);
    this.#offsets = indexOffsets(this.text);
  }

  /** The range between two offsets in UTF-16 units. */
  range(from: number, to: number): Range {
    return {
      start: this.#document.positionAt(from + this.#skipped),
      end: this.#document.positionAt(to + this.#skipped),
    };
  }

  /** The offset of a position, in UTF-16 units. */
  offsetAt(position: Range['start']): number {
    return Math.max(0, this.#document.offsetAt(position) - this.#skipped);
  }

  /** The range of a place in a report, which counts code points. */
  rangeOfSpot({ offset, length }: Pick<Spot, 'offset' | 'length'>): Range {
    const offsets = this.#offsets;
    const at = (count: number): number => offsets.toUtf16(codePointOffset(Math.min(count, offsets.codePointLength)));
    return this.range(at(offset), at(offset + length));
  }

  /** The range of one character, by its line and column from 1 in code points. Without them, the file's start. */
  rangeOfCharacter(line = 1, column = 1): Range {
    const from = this.#document.offsetAt({ line: line - 1, character: 0 }) - (line === 1 ? 0 : this.#skipped);
    const characters = [...this.text.slice(from, from + 2 * column)];
    const at = from + characters.slice(0, column - 1).join('').length;
    return this.range(at, at + (characters[column - 1]?.length ?? 0));
  }

  /** The range of a value; undefined if the text has none there. */
  rangeOfValue(path: Pointer): Range | undefined {
    const range = rangesOf(this.text, [path]).get(path);
    return range && this.range(range.from, range.to);
  }
}

/** A version of a file, read and checked. */
export interface Analysis {
  readonly file: FileText;
  readonly input: Input;
  /** With the levels of the configuration, without what it ignores. */
  readonly report: FileReport;
  readonly given: CasefileInput | undefined;
  readonly parts: readonly Part[];
}

function partsOf({ parsed }: Input): readonly Part[] {
  const casefile = (value: object, base: Pointer): Part => ({ kind: 'casefile', base, value: value as JsonObject });
  switch (parsed.kind) {
    case 'assessment':
      return [{ kind: 'assessment', base: '', value: parsed.assessment }];
    case 'casefile':
      return [casefile(parsed.casefile, '')];
    case 'desk':
      return [
        { kind: 'assessment', base: '/assessment', value: parsed.assessment },
        ...(parsed.casefile ? [casefile(parsed.casefile, '/casefile')] : []),
      ];
    default:
      return [];
  }
}

/** Reads and checks a file. `path` is its name in the report. */
export function analyze(document: EditedDocument, path: string, { configuration, given }: Settings): Analysis {
  const file = new FileText(document);
  const input = { file: path, text: file.text, parsed: parseAny(file.text, { name: path, digest: sha256 }) };
  const { reports } = applyConfiguration([checkFile(input, given)], configuration);
  const [report = checkFile(input, given)] = reports;
  return { file, input, report, given, parts: partsOf(input) };
}

/** The document that contains a pointer into the file, and the pointer in it. */
export function placeAt({ parts }: Analysis, path: Pointer): (Part & { readonly path: Pointer }) | undefined {
  const part = parts.find(({ base }) => base === '' || path === base || path.startsWith(`${base}/`));
  return part && { ...part, path: path.slice(part.base.length) };
}

/** The entry's list and index in a pointer into a document. */
export function entryOf(path: Pointer): { readonly list: string; readonly index: string } | undefined {
  const [list, index] = parsePointer(path);
  return list === undefined || index === undefined ? undefined : { list, index };
}
