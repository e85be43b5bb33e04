import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../assessment/json.ts';

/** What a JSON document is, by what it says of itself or, where it says nothing, by its properties. */
export type DocumentKind =
  | { readonly kind: 'assessment' }
  | { readonly kind: 'casefile' }
  | { readonly kind: 'desk' }
  | { readonly kind: 'review' }
  | { readonly kind: 'blind-packet' }
  /** A format of ours that is not read here; `what` names it with its article. */
  | { readonly kind: 'unread'; readonly what: string; readonly newer: boolean }
  /** Something else; `what` names it with its article. */
  | { readonly kind: 'other'; readonly what: string };

/** Properties that only an assessment has; one is enough, since one that breaks the contract opens for repair. */
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

const ourFormat = /^assessment-desk\.([a-z-]+)\/v(\d+)$/;
const readFormats: Readonly<Record<string, 'casefile' | 'desk' | 'review' | 'blind-packet'>> = {
  'assessment-desk.casefile/v1': 'casefile',
  'assessment-desk.workspace/v1': 'desk',
  'assessment-desk.review/v1': 'review',
  'assessment-desk.blind-review/v1': 'blind-packet',
};
const formatNames: ReadonlyMap<string, string> = new Map([
  ['casefile', 'a casefile'],
  ['workspace', 'a desk file'],
  ['review', 'a review file'],
  ['blind-review', 'a blind review packet'],
]);

function own(document: JsonObject, name: string): JsonValue | undefined {
  return Object.hasOwn(document, name) ? document[name] : undefined;
}

/** Well-known documents that people have beside ours. */
function knownDocument(document: JsonObject): string | undefined {
  if (own(document, 'openapi') !== undefined || own(document, 'swagger') !== undefined) return 'an OpenAPI description';
  if (own(document, '@context') !== undefined) return 'a JSON-LD document, such as exported annotations';
  if (own(document, '$schema') !== undefined) return 'a JSON Schema';
  if (own(document, 'linkset') !== undefined) return 'an API catalog';
  if (/^(Feature|FeatureCollection)$/.test(String(own(document, 'type')))) return 'a GeoJSON document';
  if (own(document, 'actors') !== undefined && own(document, 'observations') !== undefined) {
    return 'like a casefile, whose “format” must be “assessment-desk.casefile/v1”';
  }
  return undefined;
}

function describeObject(document: JsonObject): string {
  const known = knownDocument(document);
  if (known !== undefined) return known;
  const names = Object.keys(document);
  if (names.length === 0) return 'an object with nothing in it';
  const shown = names.slice(0, 4).map((name) => `“${name.slice(0, 40).toWellFormed()}”`);
  return `an object with ${shown.join(', ')}${names.length > shown.length ? ' and more' : ''}`;
}

/** A JSON value in words, with its article. */
export function describeValue(value: JsonValue): string {
  if (isJsonObject(value)) return describeObject(value);
  if (isJsonArray(value)) return `a list of ${String(value.length)} ${value.length === 1 ? 'item' : 'items'}`;
  if (typeof value === 'string') return 'a text';
  return typeof value === 'number' ? 'a number' : String(value);
}

function kindOfFormat(format: string): DocumentKind | undefined {
  const read = Object.hasOwn(readFormats, format) ? readFormats[format] : undefined;
  if (read) return { kind: read };
  const [, name = '', version = ''] = ourFormat.exec(format) ?? [];
  const what = formatNames.get(name);
  if (what === undefined) return undefined;
  return { kind: 'unread', what: `${what} (${format})`, newer: Number(version) > 1 };
}

/** Says what a document is. Looks at own properties only. */
export function kindOf(value: JsonValue): DocumentKind {
  if (!isJsonObject(value)) return { kind: 'other', what: describeValue(value) };
  const format = own(value, 'format');
  const ours = typeof format === 'string' ? kindOfFormat(format) : undefined;
  if (ours) return ours;
  if (tellingProperties.some((name) => own(value, name) !== undefined)) return { kind: 'assessment' };
  return { kind: 'other', what: describeObject(value) };
}
