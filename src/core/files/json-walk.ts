import { Tokens, type TokenKind } from './json-tokens.ts';
import type { SyntaxFault, SyntaxFaultName } from './syntax.ts';

/** How a walk ended: at the end of the text, or at a fault. Offsets in UTF-16 units. */
export type WalkEnd =
  | { readonly reason: 'done' }
  | { readonly reason: 'too-deep' | 'too-many'; readonly offset: number }
  | { readonly reason: 'syntax'; readonly fault: SyntaxFault };

/** What ends a walk although the text is JSON. */
export interface WalkLimits {
  /** How many arrays and objects may be inside one another. */
  readonly maxDepth: number;
  /** How many values of every kind there may be. */
  readonly maxValues: number;
}

/** A string or number on the way. Offsets in UTF-16 units, quotation marks included. */
export interface Literal {
  readonly offset: number;
  readonly end: number;
  /** Whether a string has escapes. */
  readonly escaped: boolean;
  /** The names and indices that lead to it; those of a property's name lead to its object. */
  path(): readonly (string | number)[];
}

/** Is told what a walk comes by. What it is given is good for the call alone. */
export interface WalkVisitor {
  onObjectBegin(): void;
  onObjectEnd(): void;
  onName(literal: Literal): void;
  onString(literal: Literal): void;
  onNumber(literal: Literal): void;
}

/** An array or object that the walk is in. */
interface Frame {
  readonly close: ']' | '}';
  /** The index of the item, in an array. */
  index: number;
  /** Where the name of the property is, in an object; both 0 in front of the first one. */
  nameFrom: number;
  nameEnd: number;
}

/** The text of a string or a name, by its literal. The literal must be sound. */
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
      const stopped = this.#value() ?? this.#behindValue();
      if (stopped) return stopped;
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

  /** Takes the value that begins at the token; of an array or object that holds something, only its beginning. */
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

  /** Takes a property's name and its colon. */
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

  /** Goes on to where the next value begins, behind everything that ends before it. */
  #behindValue(): WalkEnd | undefined {
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
 * Walks a text as strict JSON (RFC 8259) and ends at the first thing that is none, or where a limit is passed. Keeps
 * nothing but where it is, so that its memory grows with the nesting alone, up to `maxDepth`.
 */
export function walkJson(text: string, limits: WalkLimits, visitor: WalkVisitor): WalkEnd {
  return new Walk(text, limits, visitor).run();
}
