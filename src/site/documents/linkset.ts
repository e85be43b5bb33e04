/** Reads linksets (RFC 9264), with absolute addresses. */
import { parseUrl } from '../../core/casefile/platform.ts';

/** A link of a linkset with absolute context and target. */
export interface LinksetLink {
  /** The subject of the link: the anchor. */
  readonly context: string;
  /** The relation type in lower case, because RFC 8288, section 2.1, compares relation types without case. */
  readonly relation: string;
  readonly target: string;
  readonly type?: string;
  readonly title?: string;
}

type Members = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fail(pointer: string, words: string): never {
  throw new Error(`Not a linkset (RFC 9264): ${pointer || 'the document'} ${words}.`);
}

function absolute(value: unknown, base: string, pointer: string): string {
  if (typeof value !== 'string') return fail(pointer, 'is not a string');
  return parseUrl(value, base)?.href ?? fail(pointer, 'is not a URI reference');
}

function attribute(target: Members, name: 'type' | 'title', pointer: string): Partial<LinksetLink> {
  const value = target[name];
  if (value === undefined) return {};
  return typeof value === 'string' ? { [name]: value } : fail(`${pointer}/${name}`, 'is not a string');
}

function readTarget(value: unknown, context: string, relation: string, base: string, pointer: string): LinksetLink {
  if (!isObject(value)) return fail(pointer, 'is not an object');
  return {
    context,
    relation: relation.toLowerCase(),
    target: absolute(value.href, base, `${pointer}/href`),
    ...attribute(value, 'type', pointer),
    ...attribute(value, 'title', pointer),
  };
}

/** Section 4.2.2: an anchor, and one member for each relation. Without an anchor the context is the linkset itself. */
function readContext(value: unknown, base: string, pointer: string): LinksetLink[] {
  if (!isObject(value)) return fail(pointer, 'is not an object');
  const { anchor, ...relations } = value;
  const context = anchor === undefined ? base : absolute(anchor, base, `${pointer}/anchor`);
  return Object.entries(relations).flatMap(([relation, targets]) => {
    const place = `${pointer}/${relation}`;
    if (!Array.isArray(targets)) return fail(place, 'is not an array');
    return targets.map((target, index) => readTarget(target, context, relation, base, `${place}/${index}`));
  });
}

/**
 * Returns the links of an `application/linkset+json` document that was read from `base`, in document order. Ignores
 * target attributes other than `type` and `title`. If section 4.2 is violated, throws with the JSON Pointer of the
 * place.
 */
export function readLinkset(text: string, base: string): readonly LinksetLink[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    return fail('', 'is not JSON');
  }
  if (!isObject(document)) return fail('', 'is not an object');
  const { linkset, ...others } = document;
  if (Object.keys(others).length > 0) fail('', 'has members other than “linkset”');
  if (!Array.isArray(linkset)) return fail('/linkset', 'is not an array');
  return linkset.flatMap((context, index) => readContext(context, base, `/linkset/${index}`));
}
