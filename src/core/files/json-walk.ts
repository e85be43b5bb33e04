/** A strict JSON tokeniser with limits on depth and size: reports names, strings and numbers to a visitor. */
import { Tokens, type TokenKind, type SyntaxFault, type SyntaxFaultName } from './json-tokens.ts';

/** How a walk ended: at the end of the text, at a limit, or at a fault. Offsets are in UTF-16 units. */
export type WalkEnd =
  | { readonly reason: 'done' }
  | { readonly reason: 'too-deep' | 'too-many'; readonly offset: number }
  | { readonly reason: 'syntax'; readonly fault: SyntaxFault };

/** The limits that end a walk through valid JSON. */
export interface WalkLimits {
  /** The maximum number of levels of nested arrays and objects. */
  readonly maxDepth: number;
  /** The maximum number of values of any kind. */
  readonly maxValues: number;
}

/** A string or number in the text. Offsets are in UTF-16 units and include the quotation marks. */
export interface Literal {
  readonly offset: number;
  readonly end: number;
  /** Whether a string has escapes. */
  readonly escaped: boolean;
  /** The names and indices that lead to it. For a property name, they lead to its object. */
  path(): readonly (string | number)[];
}

/** Receives the parts of a text during a walk. A literal is valid only during the call. */
export interface WalkVisitor {
  onObjectBegin(): void;
  onObjectEnd(): void;
  onName(literal: Literal): void;
  onString(literal: Literal): void;
  onNumber(literal: Literal): void;
}

/** An array or object that the walk is inside. */
interface Frame {
  readonly close: ']' | '}';
  /** The index of the item, in an array. */
  index: number;
  /** The range of the current property name, in an object; both 0 before the first one. */
  nameFrom: number;
  nameEnd: number;
}

/** The text of a string or name literal. The literal must be valid. */
export function textOfLiteral(text: string, { offset, end, escaped }: Omit<Literal, 'path'>): string {
  return escaped ? String(JSON.parse(text.slice(offset, end))) : text.slice(offset + 1, end - 1);
}

class Walk implements Literal {
  readonly #text: string;
  readonly #tokens: Tokens;
  readonly #visitor: WalkVisitor;
  readonly #limits: WalkLimits;
  readonly #frames: Frame[] = [];
  #values = 0;

  constructor(text: string, limits: WalkLimits, visitor: WalkVisitor) {
    this.#text = text;
    this.#tokens = new Tokens(text);
    this.#limits = limits;
    this.#visitor = visitor;
  }

  get offset(): number {
    return this.#tokens.offset;
  }

  get end(): number {
    return this.#tokens.end;
  }

  get escaped(): boolean {
    return this.#tokens.escaped;
  }

  path(): readonly (string | number)[] {
    return this.#frames.flatMap(({ close, index, nameFrom, nameEnd }): readonly (string | number)[] => {
      if (close === ']') return [index];
      if (nameEnd === 0) return [];
      const literal = { offset: nameFrom, end: nameEnd, escaped: true };
      return [textOfLiteral(this.#text, literal)];
    });
  }

  run(): WalkEnd {
    this.#tokens.next();
    for (;;) {
      const end = this.#value() ?? this.#afterValue();
      if (end) return end;
    }
  }

  #is(kind: TokenKind): boolean {
    return this.#tokens.kind === kind;
  }

  #fault(expected: SyntaxFaultName): WalkEnd {
    const { kind, fault, offset, end, badAt } = this.#tokens;
    const error = kind === 'fault' ? fault : expected;
    return { reason: 'syntax', fault: { error, offset, length: end - offset, badAt } };
  }

  /** Reads the value at the current token, or the start of a non-empty array or object. */
  #value(): WalkEnd | undefined {
    const { kind, offset } = this.#tokens;
    this.#values += 1;
    if (this.#values > this.#limits.maxValues && kind !== 'fault') return { reason: 'too-many', offset };
    if (kind === '{' || kind === '[') return this.#open(kind);
    if (kind === 'string') this.#visitor.onString(this);
    else if (kind === 'number') this.#visitor.onNumber(this);
    else if (kind !== 'word') return this.#fault('value-expected');
    this.#tokens.next();
    return undefined;
  }

  #open(kind: '{' | '['): WalkEnd | undefined {
    if (this.#frames.length >= this.#limits.maxDepth) return { reason: 'too-deep', offset: this.#tokens.offset };
    const close = kind === '{' ? '}' : ']';
    if (kind === '{') this.#visitor.onObjectBegin();
    this.#frames.push({ close, index: 0, nameFrom: 0, nameEnd: 0 });
    this.#tokens.next();
    if (this.#is(close)) return undefined;
    return (kind === '{' ? this.#name() : undefined) ?? this.#value();
  }

  /** Reads a property's name and its colon. */
  #name(): WalkEnd | undefined {
    const frame = this.#frames.at(-1);
    if (!this.#is('string') || !frame) return this.#fault('name-expected');
    frame.nameEnd = 0;
    this.#visitor.onName(this);
    frame.nameFrom = this.#tokens.offset;
    frame.nameEnd = this.#tokens.end;
    this.#tokens.next();
    if (!this.#is(':')) return this.#fault('colon-expected');
    this.#tokens.next();
    return undefined;
  }

  /** Goes to the start of the next value, and closes the arrays and objects that end before it. */
  #afterValue(): WalkEnd | undefined {
    for (;;) {
      const frame = this.#frames.at(-1);
      if (!frame) return this.#is('end') ? { reason: 'done' } : this.#fault('end-expected');
      if (!this.#is(frame.close)) return this.#nextMember(frame);
      this.#frames.pop();
      if (frame.close === '}') this.#visitor.onObjectEnd();
      this.#tokens.next();
    }
  }

  #nextMember(frame: Frame): WalkEnd | undefined {
    if (!this.#is(',')) return this.#fault('comma-expected');
    this.#tokens.next();
    frame.index += 1;
    return frame.close === '}' ? this.#name() : undefined;
  }
}

/**
 * Walks a text as strict JSON (RFC 8259) and ends at the first fault or exceeded limit. It stores only its position, so
 * that its memory grows only with the nesting, up to `maxDepth`.
 */
export function walkJson(text: string, limits: WalkLimits, visitor: WalkVisitor): WalkEnd {
  return new Walk(text, limits, visitor).run();
}
