/** Recognises what a JSON document is: one of our formats, in which version, or something else. */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import { ourFormat, readFormats } from './formats.ts';
import { counted } from '../json/words.ts';

/** The kind of a JSON document, by its “format” or, without one, by its properties. */
export type DocumentKind =
  | { readonly kind: 'assessment' }
  | { readonly kind: 'casefile' }
  | { readonly kind: 'desk' }
  | { readonly kind: 'review' }
  | { readonly kind: 'blind-packet' }
  /** One of our formats in a version that cannot be read; `what` names it with its article. */
  | { readonly kind: 'unread'; readonly what: string; readonly newer: boolean }
  /** Another document; `what` describes it. */
  | { readonly kind: 'other'; readonly what: string };

/** Properties that only an assessment has. One is enough, because an invalid assessment can be opened, too. */
const tellingProperties = [
  'contract',
  'casefile_fingerprint_sha256',
  'observation_ids',
  'claims',
  'power_bases',
  'intent_hypotheses',
  'contradictions',
  'unknowns',
];

const formatNames: ReadonlyMap<string, string> = new Map([
  ['casefile', 'a casefile'],
  ['workspace', 'a desk file'],
  ['review', 'a review file'],
  ['blind-review', 'a blind review packet'],
]);

/** The name of a well-known document; undefined if it is not one. */
function wellKnownName(document: JsonObject): string | undefined {
  if (own(document, 'openapi') !== undefined || own(document, 'swagger') !== undefined) return 'an OpenAPI description';
  if (own(document, '@context') !== undefined) return 'a JSON-LD document';
  if (own(document, '$schema') !== undefined) return 'a JSON Schema';
  if (own(document, 'linkset') !== undefined) return 'an API catalog';
  if (/^(Feature|FeatureCollection)$/.test(String(own(document, 'type')))) return 'a GeoJSON document';
  if (own(document, 'actors') !== undefined && own(document, 'observations') !== undefined) {
    return 'similar to a casefile, but its “format” must be “assessment-desk.casefile/v1”, “…/v2” or “…/v3”';
  }
  return undefined;
}

function describeObject(document: JsonObject): string {
  const name = wellKnownName(document);
  if (name !== undefined) return name;
  const names = Object.keys(document);
  if (names.length === 0) return 'an empty object';
  const shown = names.slice(0, 4).map((name) => `“${name.slice(0, 40).toWellFormed()}”`);
  return `an object with ${shown.join(', ')}${names.length > shown.length ? ' and more' : ''}`;
}

/** Describes a JSON value in words. */
export function describeValue(value: JsonValue): string {
  if (isJsonObject(value)) return describeObject(value);
  if (isJsonArray(value)) return `a list of ${counted(value.length, 'item')}`;
  if (typeof value === 'string') return 'text';
  return typeof value === 'number' ? 'a number' : String(value);
}

function kindOfFormat(format: string): DocumentKind | undefined {
  const read = own(readFormats, format);
  if (read) return { kind: read };
  const [, name = '', version = ''] = ourFormat.exec(format) ?? [];
  const what = formatNames.get(name);
  if (what === undefined) return undefined;
  const newest = name === 'casefile' ? 2 : 1;
  return { kind: 'unread', what: `${what} (${format})`, newer: Number(version) > newest };
}

/**
 * Returns the parts of a draft that are in a version that cannot be read, each with its place: its casefile and its
 * reviews. Without the content that the version adds, such a part would be another one.
 */
export function unreadParts(casefile: JsonValue | undefined, reviews: JsonValue | undefined): readonly UnreadPart[] {
  const parts = [
    [pointer('casefile'), casefile] as const,
    ...(isJsonArray(reviews) ? reviews : []).map((review, index) => [pointer('reviews', index), review] as const),
  ];
  return parts.flatMap(([path, part]) => {
    const kind = part === undefined ? undefined : kindOf(part);
    return kind?.kind === 'unread' ? [{ path, ...kind }] : [];
  });
}

/** A part of a draft in a version that cannot be read. */
export interface UnreadPart extends Extract<DocumentKind, { kind: 'unread' }> {
  readonly path: Pointer;
}

/** Returns what a message says about a document or a part in a version that cannot be read. */
export function inUnreadVersion({ what, newer }: Pick<UnreadPart, 'what' | 'newer'>): string {
  const more = newer
    ? 'it requires a newer version of Assessment Desk.'
    : 'this version of Assessment Desk cannot open it.';
  return `${what}; ${more}`;
}

/** Returns the kind of a document. Looks at own properties only. */
export function kindOf(value: JsonValue): DocumentKind {
  if (!isJsonObject(value)) return { kind: 'other', what: describeValue(value) };
  const format = own(value, 'format');
  const ours = typeof format === 'string' ? kindOfFormat(format) : undefined;
  if (ours) return ours;
  if (tellingProperties.some((name) => own(value, name) !== undefined)) return { kind: 'assessment' };
  return { kind: 'other', what: describeObject(value) };
}
