/** Reads references in BibTeX and biblatex, with the attached files as Zotero and JabRef write them. */
import { placesIn } from '../../core/files/problem.ts';
import { byteString, encodingOfLabel, withEncodingTables } from '../mime/decode-as.ts';
import type { Reader } from '../readers.ts';
import { readLatex } from './latex-text.ts';
import {
  addressOfDoi,
  dateText,
  decodeReferences,
  referencesResult,
  tooManyReferences,
  type DamagedReference,
  type WrittenReference,
} from './references.ts';

const months: ReadonlyMap<string, string> = new Map(
  [
    ...['January', 'February', 'March', 'April', 'May', 'June'],
    ...['July', 'August', 'September', 'October', 'November', 'December'],
  ].map((name) => [name.slice(0, 3).toLowerCase(), name]),
);

/** What stops the reading of an entry: where, as an offset in UTF-16 units, and why. */
class SyntaxProblem extends Error {
  constructor(
    readonly at: number,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The start of an entry: at the start of a line, or with a key elsewhere. A value does not contain one: then its end is
 * missing.
 */
const entryStart = /^[ \t]*@[a-z]+[ \t]*[{(]|(?<=[\s})])@[a-z]+\s*\{[^\s{}=,"@]+,/gim;

/** White space and comments between the pieces of an entry, as biber reads them. */
const gap = /(?:\s|%[^\n]*)*/y;

/** Reads the entries of a file from its start to its end. */
class BibtexScanner {
  private at = 0;
  private readonly macros = new Map<string, string>(months);
  /** Where the next entry starts. A value that is read ends before it. */
  private limit = 0;
  /** Whether a comment has no end, so that its end is not looked for again. */
  private hasOpenComment = false;

  constructor(private readonly text: string) {}

  /** Returns the fields of the next entry, with LaTeX; undefined at the end of the file. */
  next(): { readonly key: string; readonly at: number; readonly fields: ReadonlyMap<string, string> } | undefined {
    for (;;) {
      // Text between the entries is a comment.
      const start = this.text.indexOf('@', this.at);
      if (start < 0) return undefined;
      this.at = start + 1;
      if (this.isInComment(start)) continue;
      const type = this.match(/\s*([a-z]+)\s*(?=[{(])/iy)?.[1]?.toLowerCase();
      if (type === undefined) continue;
      if (this.limit <= this.at) this.limit = this.find(this.at);
      const close = this.text[this.at] === '(' ? ')' : '}';
      if (type === 'comment' || type === 'preamble') {
        if (close === '}') this.skipBraced();
        continue;
      }
      this.at += 1;
      if (type === 'string') {
        for (const [name, value] of this.fields(close)) this.macros.set(name, value);
        continue;
      }
      const key = this.match(/\s*([^,{}=]*?)\s*(?:,|(?=[})]\s*(?:$|\n)))/y)?.[1];
      if (key === undefined) throw new SyntaxProblem(start, 'The entry has no key.');
      return { key, at: start, fields: this.fields(close) };
    }
  }

  /** Goes on behind a damaged entry: at the next one. */
  recover(): void {
    this.at = this.find(this.at);
  }

  private find(from: number): number {
    entryStart.lastIndex = from;
    return entryStart.exec(this.text)?.index ?? this.text.length;
  }

  /** Whether an entry is in a line that begins as a comment. */
  private isInComment(start: number): boolean {
    return /(?:^|\n)[ \t]*%[^\n]*$/.test(this.text.slice(Math.max(0, start - 500), start));
  }

  /** Skips a comment or a preamble, which can contain entries. */
  private skipBraced(): void {
    const [start, limit] = [this.at, this.limit];
    if (!this.hasOpenComment) this.limit = this.text.length;
    try {
      this.readBraced();
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error;
      this.hasOpenComment = true;
      this.at = start + 1;
    }
    this.limit = limit;
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private fields(close: string): ReadonlyMap<string, string> {
    const fields = new Map<string, string>();
    for (;;) {
      while (this.match(gap)?.[0] !== '' || this.match(/,/y));
      if (this.text[this.at] === close) {
        this.at += 1;
        return fields;
      }
      const [, name] = this.match(/([^\s=,{}()"#%]+)\s*=/y) ?? [];
      if (name === undefined) throw new SyntaxProblem(this.at, 'A field, or the end of the entry, is missing.');
      this.match(gap);
      const value = this.value();
      // BibTeX ignores a field that is there again.
      if (!fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value);
    }
  }

  /** A value: braced, in quotation marks, a number or a macro, or several of them joined with #. */
  private value(): string {
    const parts = [this.part()];
    for (;;) {
      this.match(gap);
      if (!this.match(/#/y)) return parts.join('');
      this.match(gap);
      parts.push(this.part());
    }
  }

  private part(): string {
    if (this.text[this.at] === '{') return this.readBraced();
    if (this.text[this.at] === '"') return this.readQuoted();
    const [, word] = this.match(/([^\s,#{}()"%]+)/y) ?? [];
    if (word === undefined) throw new SyntaxProblem(this.at, 'A value is missing.');
    return this.macros.get(word.toLowerCase()) ?? word;
  }

  private readBraced(): string {
    const start = this.at;
    let depth = 0;
    for (; this.at < this.limit; this.at += 1) {
      const character = this.text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '{') depth += 1;
      else if (character === '}' && (depth -= 1) === 0) {
        this.at += 1;
        return this.text.slice(start + 1, this.at - 1);
      }
    }
    throw new SyntaxProblem(start, 'A brace that opens here is not closed.');
  }

  private readQuoted(): string {
    const start = this.at;
    let depth = 0;
    for (this.at += 1; this.at < this.limit; this.at += 1) {
      const character = this.text[this.at];
      if (character === '\\') this.at += 1;
      else if (character === '{') depth += 1;
      else if (character === '}') depth -= 1;
      else if (character === '"' && depth === 0) {
        this.at += 1;
        return this.text.slice(start + 1, this.at - 1);
      }
    }
    throw new SyntaxProblem(start, 'A quotation mark that opens here is not closed.');
  }
}

/** A URL is not LaTeX, but programs escape LaTeX’s special characters in it. */
const addressOf = (text: string | undefined): string | undefined =>
  text?.replace(/^\\url\{(.*)\}$/s, '$1').replaceAll(/\\([%&$#_{}~])/g, '$1');

/**
 * Returns the paths in a `file` field: “description:path:type” (Zotero, JabRef), several with a semicolon between them,
 * or one path. A backslash keeps a colon or a semicolon.
 */
function filesIn(field: string): readonly string[] {
  const unescape = (text: string): string => text.replaceAll(/\\([\\:;_{}&%#])/g, '$1');
  return field.split(/(?<!\\);/).flatMap((one) => {
    const parts = one.split(/(?<!\\):/);
    const path = unescape((parts.length >= 3 ? parts.slice(1, -1).join(':') : one).trim());
    return path === '' ? [] : [path];
  });
}

/** The words of a date, such as “10 January 2019”; undefined if a part of it is missing. */
function dateInWords(year: string | undefined, month: string | undefined, day: string | undefined): string | undefined {
  return year === undefined || month === undefined
    ? undefined
    : `${day ?? ''} ${month} ${year}`.replaceAll(/\s+/g, ' ');
}

function referenceOf(key: string, fields: ReadonlyMap<string, string>): WrittenReference {
  let unknown = 0;
  const text = (name: string): string | undefined => {
    const latex = fields.get(name);
    if (latex === undefined) return undefined;
    const read = readLatex(latex);
    unknown += name === 'abstract' ? read.unknown : 0;
    return read.text;
  };
  const [year, month, day] = ['year', 'month', 'day'].map((name) => text(name)?.trim());
  const note = text('note');
  const subtitle = text('subtitle');
  const title = text('title');
  const abstract = text('abstract');
  return {
    key,
    title: title !== undefined && subtitle !== undefined ? `${title}: ${subtitle}` : title,
    publishers: ['publisher', 'institution', 'organization', 'school', 'journaltitle', 'journal', 'author'].map(text),
    addresses: [
      addressOf(fields.get('url')),
      addressOfDoi(addressOf(fields.get('doi'))),
      addressOf(fields.get('howpublished')),
      /^urn:\S+$/i.test(note ?? '') ? note : undefined,
    ],
    published: [text('date')?.split('/')[0]?.trim(), dateText(year, month, day), dateInWords(year, month, day), year],
    accessed: [fields.get('urldate')],
    language: text('language') ?? text('langid'),
    abstract,
    files: filesIn(fields.get('file') ?? ''),
    ...(unknown > 0 && { losses: [{ code: 'latex-command', count: unknown, at: null }] }),
  };
}

function entriesIn(text: string): readonly (WrittenReference | DamagedReference)[] {
  const scanner = new BibtexScanner(text);
  const placeOf = placesIn(text);
  const references: (WrittenReference | DamagedReference)[] = [];
  for (;;) {
    try {
      const entry = scanner.next();
      if (!entry) return references;
      references.push(referenceOf(entry.key, entry.fields));
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error;
      const line = `Line ${String(placeOf(error.at).line)}`;
      references.push({
        key: line,
        problem: `${line}: ${error.message} The entry was left out. Correct the file and add it again.`,
      });
      scanner.recover();
    }
  }
}

/**
 * Returns the encoding that a file names in a comment at its start: JabRef writes “% Encoding: Cp1252”, BibDesk “%%
 * Saved with string encoding Western (ISO Latin 1)”.
 */
function namedEncoding(bytes: Uint8Array): string | undefined {
  const [, name = ''] = /^%.*?encoding:?[ \t]+(.+)/im.exec(byteString(bytes.subarray(0, 4096))) ?? [];
  const labels = [name, /\((.*)\)/.exec(name)?.[1] ?? ''].flatMap((one) => [one, one.trim().replaceAll(/[\s_]/g, '-')]);
  return labels
    .map((one) => one.replace(/^iso-latin-(?=\d)/i, 'latin').replace(/^(?:x-)?mac-?(?:os-)?roman$/i, 'macintosh'))
    .find(encodingOfLabel);
}

/** Reads a BibTeX file in UTF-8, UTF-16, Windows-1252 or the encoding that it names. */
export const readBibtex: Reader = withEncodingTables(({ bytes }) => {
  const decoded = decodeReferences(bytes, namedEncoding(bytes));
  if ('problem' in decoded) return Promise.resolve({ kind: 'unreadable', problem: decoded.problem });
  const text = decoded.text.replaceAll(/\r\n?/g, '\n');
  const tooMany = tooManyReferences(text.match(entryStart)?.length ?? 0);
  return Promise.resolve(tooMany ?? referencesResult('bibtex', entriesIn(text), decoded));
});
