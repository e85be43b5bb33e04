/** Reads references in BibTeX and biblatex, with the attached files as Zotero and JabRef write them. */
import { decodeUtf8 } from '../../core/files/decode.ts';
import type { Reader } from '../reader.ts';
import { textOfLatex } from './latex-text.ts';
import {
  addressOfDoi,
  dateText,
  referencesResult,
  type DamagedReference,
  type WrittenReference,
} from './reference-texts.ts';

const months: Readonly<Record<string, string>> = Object.fromEntries(
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].map((name, index) => [
    name,
    String(index + 1),
  ]),
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

/** Reads the entries of a file from its start to its end. */
class BibtexScanner {
  private at = 0;
  private readonly macros = new Map<string, string>(Object.entries(months));

  constructor(private readonly text: string) {}

  /** Returns the fields of the next entry, with LaTeX; undefined at the end of the file. */
  next(): { readonly key: string; readonly at: number; readonly fields: ReadonlyMap<string, string> } | undefined {
    for (;;) {
      // Text between the entries is a comment.
      const start = this.text.indexOf('@', this.at);
      if (start < 0) return undefined;
      this.at = start + 1;
      const type = this.match(/\s*([a-z]+)\s*(?=[{(])/iy)?.[1]?.toLowerCase();
      if (type === undefined) continue;
      const close = this.text[this.at] === '(' ? ')' : '}';
      if (type === 'comment' || type === 'preamble') {
        if (close === '}') this.readBraced();
        continue;
      }
      this.at += 1;
      if (type === 'string') {
        for (const [name, value] of this.fields(close)) this.macros.set(name, value);
        continue;
      }
      const key = this.match(/\s*([^,\s{}()="#%\\]*)\s*(?:,|(?=[})]))/y)?.[1];
      if (key === undefined) throw new SyntaxProblem(start, 'The entry has no key.');
      return { key, at: start, fields: this.fields(close) };
    }
  }

  /** Goes on behind a damaged entry: at the next line that starts one. */
  recover(from: number): void {
    const found = /\n[ \t]*@/g;
    found.lastIndex = from + 1;
    this.at = found.exec(this.text)?.index ?? this.text.length;
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
      this.match(/[\s,]*/y);
      if (this.text[this.at] === close) {
        this.at += 1;
        return fields;
      }
      const [, name] = this.match(/([^\s=,{}()"#%]+)\s*=\s*/y) ?? [];
      if (name === undefined) throw new SyntaxProblem(this.at, 'A field, or the end of the entry, is missing.');
      fields.set(name.toLowerCase(), this.value());
    }
  }

  /** A value: braced, in quotation marks, a number or a macro, or several of them joined with #. */
  private value(): string {
    const parts = [this.part()];
    while (this.match(/\s*#\s*/y)) parts.push(this.part());
    return parts.join('');
  }

  private part(): string {
    if (this.text[this.at] === '{') return this.readBraced();
    if (this.text[this.at] === '"') return this.readQuoted();
    const [, word] = this.match(/([^\s,#{}()"]+)/y) ?? [];
    if (word === undefined) throw new SyntaxProblem(this.at, 'A value is missing.');
    return this.macros.get(word.toLowerCase()) ?? word;
  }

  private readBraced(): string {
    const start = this.at;
    let depth = 0;
    for (; this.at < this.text.length; this.at += 1) {
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
    for (this.at += 1; this.at < this.text.length; this.at += 1) {
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

/** An address is not LaTeX, but programs escape the characters that LaTeX knows. */
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

function referenceOf(key: string, fields: ReadonlyMap<string, string>): WrittenReference {
  const text = (name: string): string | undefined => {
    const latex = fields.get(name);
    return latex === undefined ? undefined : textOfLatex(latex);
  };
  const month = fields.get('month') ?? '';
  const note = text('note');
  const subtitle = text('subtitle');
  const title = text('title');
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
    published: [
      fields.get('date')?.split('/')[0],
      dateText(fields.get('year'), months[month.slice(0, 3).toLowerCase()] ?? month, fields.get('day')),
    ],
    accessed: [fields.get('urldate')],
    language: text('language') ?? text('langid'),
    abstract: text('abstract'),
    files: filesIn(fields.get('file') ?? ''),
  };
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}

function entriesIn(text: string): readonly (WrittenReference | DamagedReference)[] {
  const scanner = new BibtexScanner(text);
  const references: (WrittenReference | DamagedReference)[] = [];
  for (;;) {
    try {
      const entry = scanner.next();
      if (!entry) return references;
      references.push(referenceOf(entry.key, entry.fields));
    } catch (error) {
      if (!(error instanceof SyntaxProblem)) throw error;
      const line = `Line ${String(lineOf(text, error.at))}`;
      references.push({
        key: line,
        problem: `${line}: ${error.message} The entry was left out. Correct the file and add it again.`,
      });
      scanner.recover(error.at);
    }
  }
}

/** Reads a BibTeX file in UTF-8. */
export const readBibtex: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(
    decoded.ok
      ? referencesResult('bibtex', entriesIn(decoded.text.replaceAll('\r\n', '\n')))
      : { kind: 'unreadable', problem: decoded.problem.message },
  );
};
