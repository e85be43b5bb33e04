/** Lists what a verdict covers as titled fields, for the reviewer to read. */
import { dateTimeInWords } from '../assessment/date-time-words.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { pointer, type Pointer } from '../json/pointer.ts';
import type { Digest } from '../casefile/hash.ts';
import { choiceTitles, fieldName, fieldSchema, type SchemaKind } from '../check/fields.ts';
import { documentParts, partLists } from './contents.ts';
import { reviewedContentAt, type ReviewedContent } from './reviewed-content.ts';
import { textAt, type ReviewTarget } from './targets.ts';
import type { EntryKind, Review } from '../review-shape/types.generated.ts';

/** One field that a verdict covers, for display. */
export interface CoveredField {
  /** The name of the property; “unknown” for the text of an unknown. */
  readonly name: string;
  /** The title that the schema gives the field. */
  readonly label: string;
  /** One value, or each item of a list; “None” for an empty list. */
  readonly values: readonly string[];
  /** Who wrote the values; missing if they are names, dates or our own words. */
  readonly writer?: Writer | undefined;
  /** Only a program reads it, such as a checksum. A person can look at it, but does not have to. */
  readonly isTechnical?: true;
}

/** Who wrote a text: the author of the assessment, or the source that it quotes. */
export type Writer = 'author' | 'source';

/**
 * One part that a verdict covers: the link itself, a claim, an entry, a contradiction, an unknown, or the head of the
 * assessment.
 */
export interface CoveredPart {
  readonly kind: 'link' | 'claim' | EntryKind | 'contradiction' | 'unknown' | 'document';
  /** The ID of a claim or an entry; '' for the others. */
  readonly id: string;
  /** Unique among the parts of one verdict. */
  readonly key: string;
  /** The text of a claim or entry: its proposition, description or hypothesis; '' for the others. */
  readonly words: string;
  /** Who wrote `words`. */
  readonly writer?: Writer | undefined;
  readonly fields: readonly CoveredField[];
  /** The observation of a claim, whose language its quoted text has; missing for other parts. */
  readonly observationId?: number;
}

/** Returns an actor's name by its ID, or ''. */
export type ActorNames = (actorId: string) => string;

/**
 * Returns everything that a verdict on a target would now cover, as plain values. It is made of the same content as the
 * verdict's digest, so that the reviewer sees everything that the verdict covers. Undefined if the target does not
 * exist.
 */
export function coveredBy(
  assessment: JsonObject,
  found: ReviewTarget,
  kind: Review['kind'],
  digest: Digest,
  actorNames: ActorNames,
): readonly CoveredPart[] | undefined {
  const now = reviewedContentAt(assessment, found, kind, digest);
  if (!now) return undefined;
  const part = (of: CoveredPart['kind'], id: string, content: JsonObject, key = `${of} ${id}`): CoveredPart => {
    const name = of === 'claim' || of === 'power-basis' || of === 'intent' ? wordsField[of] : undefined;
    return {
      kind: of,
      id,
      key,
      words: name === undefined ? '' : textAt(content, name),
      writer: name === undefined ? undefined : writerOf(name, content),
      fields: fieldsOf({ kind: schemaOf(found, of), actorNames }, pathOf(found, of), content),
      ...(typeof content['observation_id'] === 'number' && { observationId: content['observation_id'] }),
    };
  };
  const { target } = found;
  const { claim, left, right, entry, document } = contentsOf(now);
  switch (target.kind) {
    case 'link': {
      const texts = textsOf(now);
      return [
        ...(Object.keys(texts).length > 0 ? [part('link', '', texts)] : []),
        ...(claim ? [part('claim', target.claim_id, claim)] : []),
        ...(entry ? [part(target.entry, target.entry_id, entry)] : []),
      ];
    }
    case 'claim':
      return claim ? [part('claim', target.claim_id, claim)] : [];
    case 'entry':
      return entry ? [part(target.entry, target.entry_id, entry)] : [];
    case 'contradiction':
      return [
        part('contradiction', '', textsOf(now)),
        ...(left ? [part('claim', target.left_claim_id, left, 'left claim')] : []),
        ...(right ? [part('claim', target.right_claim_id, right, 'right claim')] : []),
      ];
    case 'unknown':
      return [{ kind: 'unknown', id: '', key: 'unknown', words: '', fields: unknownFields(target.text) }];
    case 'document': {
      const parts = documentParts(assessment, kind);
      return [
        part('document', '', headOf(document ?? {})),
        ...partLists.flatMap((list) =>
          parts[list].map((one, index) => part(one.kind, one.id, one.content, pointer(list, index))),
        ),
      ];
    }
  }
}

const wordsField = { claim: 'proposition', 'power-basis': 'description', intent: 'hypothesis' } as const;

function unknownFields(text: string): readonly CoveredField[] {
  return [{ name: 'unknown', label: fieldTitle('unknown', ''), values: [text], writer: 'author' }];
}

/** The schema of a part's fields, and its location. The fields of a link are in the schema of its entry. */
function schemaOf({ target }: ReviewTarget, of: CoveredPart['kind']): SchemaKind {
  if (of !== 'link') return of;
  return target.kind === 'link' ? target.entry : 'document';
}

function pathOf({ linkIndex = 0 }: ReviewTarget, of: CoveredPart['kind']): Pointer {
  return of === 'link' ? pointer('evidence', linkIndex) : '';
}

/** The content of each part of the digest. */
function contentsOf({ judged, contents }: ReviewedContent) {
  const contentAt = (sha256: string | undefined) => (sha256 === undefined ? undefined : contents[sha256]);
  return {
    claim: contentAt(judged.claim_sha256),
    left: contentAt(judged.left_claim_sha256),
    right: contentAt(judged.right_claim_sha256),
    entry: contentAt(judged.entry_sha256),
    document: contentAt(judged.document_sha256),
  };
}

function textsOf({ judged: { effect, reason, explanation } }: ReviewedContent): JsonObject {
  return {
    ...(effect !== undefined && { effect }),
    ...(reason !== undefined && { reason }),
    ...(explanation !== undefined && { explanation }),
  };
}

/** A document's content without its claims and entries. */
function headOf(document: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !partLists.some((list) => list === name)));
}

interface Part {
  readonly kind: SchemaKind;
  readonly actorNames: ActorNames;
}

function fieldsOf(part: Part, path: Pointer, content: JsonObject): readonly CoveredField[] {
  return Object.entries(content).flatMap(([name, value]): readonly CoveredField[] => {
    const at = path + pointer(name);
    if (isJsonObject(value)) return fieldsOf(part, at, value);
    return [
      {
        name,
        label: fieldTitle(part.kind, at),
        values: valuesOf(part, at, value),
        writer: writerOf(name, content),
        ...(technicalFields.has(name) && { isTechnical: true }),
      },
    ];
  });
}

/** Checksums and constants. A verdict depends on them, but they say nothing to an analyst. */
const technicalFields: ReadonlySet<string> = new Set(['passage_id', 'offset_encoding', 'casefile_fingerprint_sha256']);

/** The fields that the author writes, at any depth. */
const authorsFields: ReadonlySet<string> = new Set([
  ...['proposition', 'reason', 'explanation', 'description', 'topic', 'hypothesis', 'rationale'],
  ...['geographies', 'operations', 'limitations', 'falsifiers', 'alternatives', 'unknowns'],
]);

/** Returns who wrote a field. A proposition that is identical to the quoted text is the source’s. */
function writerOf(name: string, content: JsonObject): Writer | undefined {
  const value = content[name];
  if (value === '' || (isJsonArray(value) && value.length === 0)) return undefined;
  if (name === 'actual' || (name === 'proposition' && value === content['actual'])) return 'source';
  return authorsFields.has(name) ? 'author' : undefined;
}

/** Returns a field’s title, without its list item. */
export function fieldTitle(kind: SchemaKind, path: Pointer): string {
  const title = fieldSchema(kind, path)?.['title'];
  return typeof title === 'string' ? title : fieldName(kind, path);
}

function valuesOf(part: Part, path: Pointer, value: JsonValue): readonly string[] {
  // Numbers are short, so one line is enough for all of them.
  if (!isJsonArray(value) || (value.length > 0 && value.every((item) => typeof item === 'number'))) {
    return [inWords(part, path, value)];
  }
  return value.length === 0 ? ['None'] : value.map((item, index) => inWords(part, path + pointer(index), item));
}

/** Formats a value for people; an object as its values, one after the other. */
function inWords(part: Part, path: Pointer, value: JsonValue): string {
  if (isJsonArray(value)) return value.map((item, index) => inWords(part, path + pointer(index), item)).join(', ');
  if (isJsonObject(value)) {
    return Object.entries(value)
      .map(([name, item]) => inWords(part, path + pointer(name), item))
      .join(' · ');
  }
  if (value === null) return path.startsWith('/time_scope') ? 'Open' : 'None';
  if (typeof value !== 'string') return String(value);
  return value === '' ? 'Empty' : textInWords(part, path, value);
}

function textInWords({ kind, actorNames }: Part, path: Pointer, text: string): string {
  const schema = fieldSchema(kind, path);
  const choices = schema?.['enum'];
  if (isJsonArray(choices)) return choiceTitles(kind, path)[choices.indexOf(text)] ?? text;
  if (schema?.['format'] === 'date-time') return dateTimeInWords(text) ?? text;
  const name = actorFields.test(path) ? actorNames(text) : '';
  return name === '' || name === text ? text : `${name} (${text})`;
}

/** Fields that contain IDs of the casefile's actors. */
const actorFields = /\/(?:actor_id|(?:subject|related)_actor_ids\/\d+)$/;
