/** Reads almost-JSON from its first bracket to its end, and proposes a repair for each place where it is not JSON. */
import {
  closersOf,
  codeOf,
  endOfBareName,
  endOfEllipsis,
  isColon,
  isComma,
  isOddSpace,
  isSpace,
  quotePart,
  type Lookahead,
} from './lookahead.ts';
import {
  contentOf,
  scanText,
  endOfPlainValue,
  plainValue,
  type ScannedText,
  type TextSurroundings,
} from './scan-text.ts';
import type { RepairKind, SourceRepair } from './source-repair.ts';

/** A document inside a text. Offsets are in UTF-16 units. */
export interface ScannedDocument {
  /**
   * Whether the document was read to its end, with its repairs if necessary. If not, `end` is where a person must look.
   */
  readonly complete: boolean;
  readonly start: number;
  readonly end: number;
  /** The repairs, in no particular order. */
  readonly repairs: readonly SourceRepair[];
}

type Closer = '}' | ']';

/** From this length, in UTF-16 units, text in quotation marks is not checked for being a name. */
const longestName = 20_000;

/** What comes next. 'next' is a comma or a closing bracket. */
type Expected = 'value' | 'name' | 'colon' | 'next';

/** A value without quotation marks that a list can contain: a number or a constant of JSON, Python or JavaScript. */
const plainItem = /[-+.]?\d|(?:true|false|null|none|undefined|nil|nan|infinity)\b/iy;

class DocumentScan implements TextSurroundings {
  readonly lookahead: Lookahead;
  readonly #text: string;
  readonly #start: number;
  readonly #repairs: SourceRepair[] = [];
  readonly #closers: Closer[] = [];
  /** How many of the expected closing brackets are of each kind. */
  readonly #openCount: Record<Closer, number> = { '}': 0, ']': 0 };
  #expected: Expected = 'value';
  #at: number;
  /** The end of the last complete value, or of the last opening bracket. */
  #lastEnd: number;
  /** The comma before the expected value or name; -1 if there is none. */
  #comma = -1;

  constructor(text: string, start: number, lookahead: Lookahead) {
    this.#text = text;
    this.lookahead = lookahead;
    this.#start = start;
    this.#at = start;
    this.#lastEnd = start;
  }

  run(): ScannedDocument {
    for (;;) {
      if (this.#expected === 'next' && this.#closers.length === 0) return this.#done(true, this.#lastEnd);
      this.#skip();
      if (this.#at >= this.lookahead.limit) {
        this.#cutOff('', this.#lastEnd);
        return this.#done(true, this.lookahead.limit);
      }
      const outcome = this.#step();
      if (outcome === 'cut') return this.#done(true, this.lookahead.limit);
      if (outcome === 'unclear') return this.#done(false, this.#at);
    }
  }

  #done(complete: boolean, end: number): ScannedDocument {
    return { complete, start: this.#start, end, repairs: this.#repairs };
  }

  #add(kind: RepairKind, offset: number, end: number, replacement: string, sentence: string): void {
    this.#repairs.push({ kind, offset, length: end - offset, replacement, sentence });
  }

  get #inObject(): boolean {
    return this.#closers.at(-1) === '}';
  }

  /** Skips white space and comments, and proposes to remove what JSON does not allow. */
  #skip(): void {
    const text = this.#text;
    while (this.#at < this.lookahead.limit) {
      const code = text.charCodeAt(this.#at);
      const end = isSpace(code) ? this.#at + 1 : isOddSpace(code) ? this.#oddSpace() : this.#comment();
      if (end < 0) return;
      this.#at = end;
    }
  }

  #oddSpace(): number {
    let end = this.#at + 1;
    while (end < this.lookahead.limit && isOddSpace(this.#text.charCodeAt(end))) end += 1;
    const code = codeOf(this.#text.charAt(this.#at));
    this.#add('space', this.#at, end, ' ', `Replace the invisible character ${code} with a space.`);
    return end;
  }

  #comment(): number {
    const end = this.lookahead.endOfComment(this.#at);
    if (end >= 0) {
      this.#add('comment', this.#at, end, '', `Remove the comment ${quotePart(this.#text.slice(this.#at, end))}.`);
    }
    return end;
  }

  #step(): 'on' | 'cut' | 'unclear' {
    const text = this.#text;
    const character = text.charAt(this.#at);
    if (this.#expected === 'colon') return this.#colon(character);
    const ellipsis = endOfEllipsis(text, this.#at);
    if (ellipsis > 0 && !(this.#expected === 'value' && this.#inObject)) {
      this.#add('ellipsis', this.#at, ellipsis, '', 'Remove the ellipsis. Entries may be missing here.');
      this.#at = ellipsis;
      return 'on';
    }
    if (character === '}' || character === ']') return this.#close(character);
    if (isComma(character)) return this.#separator(character);
    if (this.#expected === 'next' && !this.#missingComma()) return 'unclear';
    if (this.#expected === 'name') return this.#name(character);
    return this.#value(character);
  }

  #open(character: '{' | '['): void {
    const closer = character === '{' ? '}' : ']';
    this.#closers.push(closer);
    this.#openCount[closer] += 1;
    this.#at += 1;
    this.#lastEnd = this.#at;
    this.#comma = -1;
    this.#expected = character === '{' ? 'name' : 'value';
  }

  #popCloser(): void {
    const closer = this.#closers.pop();
    if (closer) this.#openCount[closer] -= 1;
  }

  #endValue(end: number): 'on' {
    this.#at = end;
    this.#lastEnd = end;
    this.#comma = -1;
    this.#expected = 'next';
    return 'on';
  }

  #value(character: string): 'on' | 'cut' | 'unclear' {
    if (character === '{' || character === '[') {
      this.#open(character);
      return 'on';
    }
    if (closersOf(character) !== undefined) return this.#readQuoted(false);
    return this.#readPlain();
  }

  #name(character: string): 'on' | 'cut' | 'unclear' {
    if (closersOf(character) !== undefined) return this.#readQuoted(true);
    const text = this.#text;
    const end = endOfBareName(text, this.#at, this.lookahead.limit);
    if (end === this.#at || !this.#isColonAt(end)) return 'unclear';
    const name = text.slice(this.#at, end);
    const sentence = `Put the property name ${quotePart(name)} in double quotation marks.`;
    if (end < this.lookahead.limit) this.#add('bare-name', this.#at, end, JSON.stringify(name), sentence);
    this.#at = end;
    this.#expected = 'colon';
    return 'on';
  }

  #isColonAt(offset: number): boolean {
    const at = this.lookahead.skipBlank(offset);
    return at >= this.lookahead.limit || isColon(this.#text.charAt(at));
  }

  #colon(character: string): 'on' | 'unclear' {
    if (!isColon(character)) return 'unclear';
    const end = this.#text.startsWith('=>', this.#at) ? this.#at + 2 : this.#at + 1;
    if (character !== ':') {
      this.#add('punctuation', this.#at, end, ':', `Write ${quotePart(this.#text.slice(this.#at, end))} as a colon.`);
    }
    this.#at = end;
    this.#expected = 'value';
    return 'on';
  }

  /** Reads a text or a property name in any quotation marks. */
  #readQuoted(isName: boolean): 'on' | 'cut' | 'unclear' {
    const [text, from] = [this.#text, this.#at];
    const scanned = scanText(text, from, this, isName);
    if (scanned.ending === 'unclear') {
      this.#at = scanned.end;
      return 'unclear';
    }
    if (scanned.ending === 'cut') {
      // A name without its value says nothing.
      if (isName) this.#cutOff('', this.#lastEnd);
      else this.#cutOff(`"${contentOf(text, from, scanned)}"`, from);
      return 'cut';
    }
    this.#closeText(from, scanned);
    if (isName) {
      this.#at = scanned.end;
      this.#expected = 'colon';
      return 'on';
    }
    return this.#endValue(scanned.end);
  }

  #closeText(from: number, scanned: ScannedText): void {
    const text = this.#text;
    if (text.charAt(from) === '"') {
      this.#repairs.push(...scanned.fixes);
      if (scanned.ending === 'open') {
        const sentence = 'Add the closing quotation mark of this text.';
        this.#add('missing-quote', scanned.contentEnd, scanned.contentEnd, '"', sentence);
      }
      return;
    }
    const written = `"${contentOf(text, from, scanned)}"`;
    const sentence = `Write ${quotePart(text.slice(from + 1, scanned.contentEnd))} in straight double quotation marks.`;
    this.#add('quotes', from, scanned.end, written, sentence);
  }

  /** Reads a value without quotation marks. */
  #readPlain(): 'on' | 'cut' | 'unclear' {
    const end = endOfPlainValue(this.#text, this.#at, this.lookahead);
    const written = this.#text.slice(this.#at, end);
    const value = plainValue(written, end >= this.lookahead.limit);
    if (!value) return 'unclear';
    if (value.kind === 'incomplete') {
      this.#cutOff('', this.#lastEnd);
      return 'cut';
    }
    if (value.kind !== 'json') this.#add(value.kind, this.#at, end, value.replacement, value.sentence);
    return this.#endValue(end);
  }

  #separator(character: string): 'on' {
    const at = this.#at;
    if (this.#expected === 'value' && this.#inObject) return this.#missingValue();
    if (this.#expected === 'next') {
      if (character !== ',') this.#add('punctuation', at, at + 1, ',', `Write ${quotePart(character)} as a comma.`);
      this.#comma = at;
      this.#expected = this.#inObject ? 'name' : 'value';
    } else this.#add('extra-comma', at, at + 1, '', 'Remove the extra comma.');
    this.#at = at + 1;
    return 'on';
  }

  #missingValue(): 'on' {
    this.#add('missing-value', this.#at, this.#at, 'null', 'Use null, because this property has no value.');
    const at = this.#at;
    this.#endValue(at);
    return 'on';
  }

  /** Proposes a comma if a member begins where a comma is expected. Returns false if it is unclear what begins here. */
  #missingComma(): boolean {
    if (!this.startsMember(this.#at)) return false;
    this.#add('missing-comma', this.#lastEnd, this.#lastEnd, ',', 'Add the missing comma.');
    this.#expected = this.#inObject ? 'name' : 'value';
    return true;
  }

  #close(character: Closer): 'on' {
    if (this.#expected === 'value' && this.#inObject) return this.#missingValue();
    const expected = this.#closers.at(-1);
    if (expected === undefined || this.#openCount[character] === 0) {
      this.#add('bracket', this.#at, this.#at + 1, '', `Remove the extra “${character}”.`);
      this.#at += 1;
      return 'on';
    }
    if (this.#comma >= 0) this.#removeTrailingComma(character);
    if (expected === character) return this.#closeLast(character);
    this.#add('bracket', this.#lastEnd, this.#lastEnd, expected, `Add the missing “${expected}”.`);
    this.#popCloser();
    this.#expected = 'next';
    return 'on';
  }

  #removeTrailingComma(character: Closer): void {
    const at = this.#comma;
    // Another comma than that of JSON is removed, not replaced.
    if (this.#text.charAt(at) !== ',') {
      const replaced = this.#repairs.findLastIndex(({ kind, offset }) => kind === 'punctuation' && offset === at);
      this.#repairs.splice(replaced, 1);
    }
    this.#add('trailing-comma', at, at + 1, '', `Remove the trailing comma before “${character}”.`);
    this.#comma = -1;
  }

  #closeLast(character: Closer): 'on' {
    if (this.#closers.length === 1 && character === '}' && this.#goesOnAfter(this.#at + 1)) {
      this.#add('bracket', this.#at, this.#at + 1, '', 'Remove this “}”, because the document goes on after it.');
      this.#at += 1;
      this.#expected = 'next';
      return 'on';
    }
    this.#popCloser();
    return this.#endValue(this.#at + 1);
  }

  /** Whether a comma and a property follow, although the document seems to be closed. */
  #goesOnAfter(offset: number): boolean {
    const at = this.lookahead.skipBlank(offset);
    if (at >= this.lookahead.limit || this.#text.charAt(at) !== ',') return false;
    const next = this.lookahead.skipBlank(at + 1);
    return next < this.lookahead.limit && this.#looksLikeName(next);
  }

  /** Replaces everything after a place with an optional last value and the missing closing brackets. */
  #cutOff(lastValue: string, from: number): void {
    const brackets = this.#closers.toReversed().join('');
    const isBlank = this.lookahead.skipBlank(from) >= this.lookahead.limit;
    const start = 'The text ends before the JSON is complete: the rest is missing.';
    if (isBlank) {
      // White space and comments at the end have their own repairs.
      this.#add('cut-off', from, from, brackets, `${start} Add ${quotePart(brackets)}.`);
      return;
    }
    const end = quotePart(this.#text.slice(from, this.lookahead.limit));
    const added = lastValue === '' ? `Remove the incomplete ${end} and add` : 'Add';
    const closing = quotePart(lastValue === '' ? brackets : `"${brackets}`);
    const before = this.#repairs.filter(({ offset }) => offset < from);
    this.#repairs.splice(0, this.#repairs.length, ...before);
    this.#add('cut-off', from, this.lookahead.limit, lastValue + brackets, `${start} ${added} ${closing}.`);
  }

  endsBefore(offset: number): boolean {
    const text = this.#text;
    const at = this.lookahead.skipBlank(offset);
    if (at >= this.lookahead.limit) return true;
    const character = text.charAt(at);
    if (this.#expected === 'name') return isColon(character);
    if (character === '}' || character === ']') return true;
    if (isComma(character)) return this.#mayFollowComma(at + 1);
    return this.startsMember(at);
  }

  #mayFollowComma(offset: number): boolean {
    const text = this.#text;
    const at = this.lookahead.skipBlank(offset);
    if (at >= this.lookahead.limit) return true;
    const character = text.charAt(at);
    if (character === '}' || character === ']' || isComma(character) || endOfEllipsis(text, at) > 0) return true;
    if (this.#inObject) return this.#looksLikeName(at);
    if (character === '{' || character === '[' || closersOf(character) !== undefined) return true;
    plainItem.lastIndex = at;
    return plainItem.test(text);
  }

  startsMember(offset: number): boolean {
    const at = this.lookahead.skipBlank(offset);
    if (at >= this.lookahead.limit) return false;
    const character = this.#text.charAt(at);
    if (character === '}' || character === ']') return at > offset;
    if (this.#inObject) return this.#looksLikeName(at);
    return character === '{' || character === '[' || character === '"' || (at > offset && character === "'");
  }

  /** Whether a property name with a colon begins at an offset; also if the text ends before the colon. */
  #looksLikeName(offset: number): boolean {
    const text = this.#text;
    const closers = closersOf(text.charAt(offset));
    if (closers === undefined) {
      const end = endOfBareName(text, offset, this.lookahead.limit);
      return end > offset && this.#isColonAt(end);
    }
    const end = this.lookahead.endOfName(text.charAt(offset), offset + 1);
    // Texts are longer than names.
    if (end >= this.lookahead.limit || end - offset > longestName) return true;
    return text.charAt(end) !== '\n' && this.#isColonAt(end + 1);
  }
}

/**
 * Reads the document that begins with the bracket at `start`, up to the limit of `lookahead`. Never throws, and needs
 * no deep stack.
 */
export function scanDocument(text: string, start: number, lookahead: Lookahead): ScannedDocument {
  return new DocumentScan(text, start, lookahead).run();
}
