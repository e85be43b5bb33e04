/** Finds values of a JSON text by pointer, and the pointer at an offset; tolerates invalid JSON. */
import { escapeToken, parsePointer, type Pointer } from '../json/pointer.ts';
import { skipSpace } from './json-tokens.ts';

/** The range of a value in a JSON text and of its property name, if any. In UTF-16 units; the ends are exclusive. */
export interface ValueRange {
  readonly from: number;
  readonly to: number;
  readonly keyFrom?: number;
  readonly keyTo?: number;
}

/** The requested pointers as a tree, so that one walk can skip everything else. */
interface Wanted {
  readonly children: Map<string, Wanted>;
  pointer?: Pointer;
}

function wantedOf(pointers: Iterable<Pointer>): Wanted {
  const root: Wanted = { children: new Map() };
  for (const path of pointers) {
    let node = root;
    for (const token of parsePointer(path)) {
      const next: Wanted = node.children.get(token) ?? { children: new Map() };
      node.children.set(token, next);
      node = next;
    }
    node.pointer = path;
  }
  return root;
}

/** The end of the string that starts at a quotation mark; the text's end if it is not closed. */
function stringEnd(text: string, at: number): number {
  let close = text.indexOf('"', at + 1);
  while (close >= 0) {
    let slashes = 0;
    while (text.charCodeAt(close - 1 - slashes) === 92) slashes += 1;
    if (slashes % 2 === 0) return close + 1;
    close = text.indexOf('"', close + 1);
  }
  return text.length;
}

/** The end of the value that starts at an offset. For invalid JSON, it may be anywhere. */
function valueEnd(text: string, at: number): number {
  let depth = 0;
  let index = at;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code === 34) {
      index = stringEnd(text, index);
      if (depth === 0) return index;
      continue;
    }
    if (code === 123 || code === 91) depth += 1;
    else if (code === 125 || code === 93) {
      depth -= 1;
      if (depth <= 0) return depth < 0 ? index : index + 1;
    } else if (depth === 0 && (code === 44 || code === 58 || code === 32 || code === 10 || code === 13 || code === 9)) {
      return index;
    }
    index += 1;
  }
  return text.length;
}

/** A property of an object or an item of an array. */
interface Member {
  readonly token: string;
  readonly keyFrom?: number;
  readonly keyTo?: number;
  readonly from: number;
}

function nameIn(text: string, from: number, to: number): string | undefined {
  const literal = text.slice(from, to);
  if (!literal.includes('\\')) return literal.slice(1, -1);
  try {
    return String(JSON.parse(literal));
  } catch {
    return undefined;
  }
}

/**
 * Visits the members of the object or array that starts at an offset. `visit` returns the end of the member's value, or
 * -1 to stop. Returns the end of the object or array, or -1. Stops without an error at the first fault.
 */
function walkMembers(text: string, at: number, visit: (member: Member) => number): number {
  const isObject = text.charCodeAt(at) === 123;
  let index = skipSpace(text, at + 1);
  for (let count = 0; index < text.length; count += 1) {
    const code = text.charCodeAt(index);
    if (code === 125 || code === 93) return index + 1;
    const member = isObject ? property(text, index) : { token: String(count), from: index };
    if (!member) return -1;
    const end = visit(member);
    if (end <= member.from) return -1;
    index = skipSpace(text, end);
    if (text.charCodeAt(index) === 44) index = skipSpace(text, index + 1);
    else if (text.charCodeAt(index) !== 125 && text.charCodeAt(index) !== 93) return -1;
  }
  return -1;
}

function property(text: string, at: number): Member | undefined {
  if (text.charCodeAt(at) !== 34) return undefined;
  const keyTo = stringEnd(text, at);
  const token = nameIn(text, at, keyTo);
  const colon = skipSpace(text, keyTo);
  if (token === undefined || text.charCodeAt(colon) !== 58) return undefined;
  return { token, keyFrom: at, keyTo, from: skipSpace(text, colon + 1) };
}

function opens(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === 123 || code === 91;
}

/**
 * Finds the ranges of values in a JSON text. Reads the text once, and parses only the parts that contain a requested
 * pointer. The result has no entry for a pointer without a value or after a fault. For a duplicate key it has the
 * first.
 */
export function rangesOf(text: string, pointers: Iterable<Pointer>): ReadonlyMap<Pointer, ValueRange> {
  const ranges = new Map<Pointer, ValueRange>();
  const visit = (member: Omit<Member, 'token'>, wanted: Wanted): number => {
    const { from } = member;
    const seen = new Set<string>();
    const inner = wanted.children.size > 0 && opens(text, from);
    const end = inner
      ? walkMembers(text, from, (child) => {
          const next = seen.has(child.token) ? undefined : wanted.children.get(child.token);
          if (!next) return valueEnd(text, child.from);
          seen.add(child.token);
          return visit(child, next);
        })
      : valueEnd(text, from);
    if (wanted.pointer !== undefined && end > from) {
      const { keyFrom, keyTo } = member;
      ranges.set(wanted.pointer, {
        from,
        to: end,
        ...(keyFrom === undefined || keyTo === undefined ? {} : { keyFrom, keyTo }),
      });
    }
    return end;
  };
  visit({ from: skipSpace(text, 0) }, wantedOf(pointers));
  return ranges;
}

/** The pointer of the innermost value or property name that contains an offset in UTF-16 units. */
export function pathAt(text: string, offset: number): Pointer {
  let path = '';
  let at = skipSpace(text, 0);
  while (opens(text, at)) {
    let inside: Member | undefined;
    walkMembers(text, at, (member) => {
      const start = member.keyFrom ?? member.from;
      if (start > offset) return -1;
      const end = valueEnd(text, member.from);
      if (offset > end) return end;
      inside = member;
      return -1;
    });
    if (!inside) return path;
    path += `/${escapeToken(inside.token)}`;
    if (offset < inside.from) return path;
    at = inside.from;
  }
  return path;
}
