/**
 * Reads annotations that other programs made on a text: W3C Web Annotations in JSON-LD (Web Annotation Data Model, 3 to
 * 5), and those of Hypothesis as its API and its exports write them.
 */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';
import { decodeEntities } from '../text/quote.ts';

/** What one annotation says about a text. Nothing is anchored yet. */
export interface TextAnnotation {
  /** The annotated text, exactly as the annotation has it. */
  readonly quote: string;
  /** The text before and after the quote; '' if the annotation has none. */
  readonly prefix: string;
  readonly suffix: string;
  /**
   * The position in the annotated document. Its unit is not reliable: the standard counts code points, browsers UTF-16
   * code units. It counts from the start of a document that may have more text than a passage.
   */
  readonly position: { readonly start: number; readonly end: number } | undefined;
  /** The URIs of the annotated document, or the ID of its passage. */
  readonly sources: readonly string[];
  /** What the annotator wrote as a comment or description; '' for a highlight. */
  readonly comment: string;
  readonly tags: readonly string[];
  /** Bodies with other purposes, each with its purpose: “Questioning: …”, and the addresses of linked resources. */
  readonly notes?: readonly string[];
  /** Other facts about the annotation in a sentence, such as who made it. */
  readonly remark?: string;
}

/** An annotation that selects no text, such as a note on a whole page: what it says, to name it. */
export interface OtherAnnotation {
  readonly comment: string;
}

/** The annotations of a document: those that quote a text, and the others, in their order. */
export interface ReadAnnotations {
  readonly onText: readonly TextAnnotation[];
  readonly others: readonly OtherAnnotation[];
}

const asList = (value: JsonValue | undefined): readonly JsonValue[] =>
  value === undefined ? [] : isJsonArray(value) ? value : [value];

/**
 * Returns a JSON-LD document with the short names of the standard's context: `oa:hasTarget`, its full IRI and `target`
 * are one name, and a value object is its value. Of a `Choice`, a `List` and the like, the items are left.
 */
function shortened(value: JsonValue): JsonValue {
  if (isJsonArray(value)) return value.map(shortened);
  if (!isJsonObject(value)) return value;
  if (own(value, '@value') !== undefined) return own(value, '@value') ?? null;
  const members = Object.entries(value).map(([name, member]) => {
    const short = shortName(name);
    return [short, short === 'type' ? asList(member).map(shortType) : shortened(member)] as const;
  });
  return Object.fromEntries(members);
}

function shortName(name: string): string {
  const term = name.replace(/^(?:oa:|as:|rdf:|dc:|dcterms:|https?:\/\/[^\s]*[#/])/, '').replace(/^@/, '');
  return name !== term && /^has[A-Z]/.test(term) ? term.charAt(3).toLowerCase() + term.slice(4) : term;
}

function shortType(type: JsonValue): JsonValue {
  return typeof type === 'string' ? shortName(type) : type;
}

function hasType(value: JsonValue | undefined, type: string): boolean {
  return asList(own(value, 'type')).includes(type);
}

/** The members of a Choice, a List, a Composite or of Independents, or the value itself (standard, 3.2.6 and 4.4). */
function membersOf(value: JsonValue): readonly JsonValue[] {
  const isSet = ['Choice', 'List', 'Composite', 'Independents'].some((type) => hasType(value, type));
  return isSet ? asList(own(value, 'items')).flatMap(membersOf) : [value];
}

/** Returns the annotations in a document: one, a list, a page, a collection, or the answer of an API. */
function annotationsIn(value: JsonValue): readonly JsonObject[] {
  if (isJsonArray(value)) return value.flatMap(annotationsIn);
  if (!isJsonObject(value)) return [];
  const lists = ['items', 'first', 'rows', 'annotations', '@graph'].flatMap((name) => asList(own(value, name)));
  if (lists.length > 0) return lists.flatMap(annotationsIn);
  return own(value, 'target') === undefined ? [] : [value];
}

/** Returns the selectors of a target, without those that refine another one. */
function selectorsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return asList(value).flatMap((selector) =>
    isJsonObject(selector) ? [selector, ...selectorsIn(own(selector, 'items'))] : [],
  );
}

type Quoting = Pick<TextAnnotation, 'quote' | 'prefix' | 'suffix'>;

/**
 * Returns what the selectors quote. A selector that refines another one is the selected segment (standard, 4.2.9): its
 * context goes on with that of the outer one, if the segment is only once in it.
 */
function quotingOf(selectors: readonly JsonObject[]): Quoting | undefined {
  const quoting = selectors.find((selector) => hasType(selector, 'TextQuoteSelector'));
  const outer: Quoting = {
    quote: ownText(quoting, 'exact') ?? '',
    prefix: ownText(quoting, 'prefix') ?? '',
    suffix: ownText(quoting, 'suffix') ?? '',
  };
  const refining = selectors.flatMap((selector) => selectorsIn(own(selector, 'refinedBy')));
  const inner = refining.length > 0 ? quotingOf(refining) : undefined;
  if (!inner) return outer.quote.trim() === '' ? undefined : outer;
  const wanted = inner.prefix + inner.quote + inner.suffix;
  const at = outer.quote.indexOf(wanted);
  if (at < 0 || outer.quote.includes(wanted, at + 1)) return inner;
  const [start, end] = [at + inner.prefix.length, at + inner.prefix.length + inner.quote.length];
  return {
    quote: inner.quote,
    prefix: outer.prefix + outer.quote.slice(0, start),
    suffix: outer.quote.slice(end) + outer.suffix,
  };
}

function sourcesOf(annotation: JsonObject, target: JsonValue): readonly string[] {
  const idOf = (value: JsonValue | undefined): readonly string[] =>
    asList(value).flatMap((one) => (typeof one === 'string' ? [one] : (ownText(one, 'id') ?? [])));
  const ids = [own(target, 'source'), own(target, 'scope'), target, own(annotation, 'uri')];
  return ids.flatMap(idOf);
}

/** A body with its purposes. The text of Hypothesis has none. */
interface Body {
  readonly value: string;
  readonly purposes: readonly JsonValue[];
}

function bodiesOf(annotation: JsonObject): readonly Body[] {
  const embedded = asList(own(annotation, 'body')).flatMap(membersOf);
  const texts = [own(annotation, 'bodyValue'), own(annotation, 'text')].flatMap(asList);
  return [
    ...embedded.flatMap((body) => bodyOf(ownText(body, 'value') ?? '', body)),
    ...texts.flatMap((text) => bodyOf(typeof text === 'string' ? text : '', {})),
  ];
}

function bodyOf(value: string, body: JsonValue): readonly Body[] {
  const text = (asList(own(body, 'format')).includes('text/html') ? textOfHtml(value) : value).trim();
  const purposes = asList(own(body, 'purpose')).map(shortType);
  return text === '' ? [] : [{ value: text, purposes }];
}

/** Returns the text of HTML that an annotator wrote, with a line for each block. */
function textOfHtml(html: string): string {
  const lines = html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<(?:br|\/(?:p|div|li|h[1-6]|tr|blockquote))\b[^>]*>\s*/gi, '\n');
  return decodeEntities(lines.replaceAll(/<!--[^]*?-->|<[a-z/][^>]*>/gi, ''));
}

const isComment = ({ purposes }: Body): boolean =>
  purposes.length === 0 || purposes.some((one) => one === 'describing' || one === 'commenting');

/** Returns the texts of the bodies that describe or comment. */
function commentOf(annotation: JsonObject): string {
  return bodiesOf(annotation)
    .filter(isComment)
    .map(({ value }) => value)
    .join('\n\n');
}

/** Returns the bodies with other purposes, and the linked resources: a body that is a string is an IRI (3.2.1). */
function notesOf(annotation: JsonObject): readonly string[] {
  const others = bodiesOf(annotation).filter((body) => !isComment(body) && !body.purposes.includes('tagging'));
  const resources = asList(own(annotation, 'body'))
    .flatMap(membersOf)
    .flatMap((body) => {
      if (typeof body === 'string') return [body];
      return ownText(body, 'value') === undefined ? [ownText(body, 'id') ?? ownText(body, 'source') ?? ''] : [];
    });
  return [
    ...others.map(({ value, purposes }) => `${inTitleCase(purposes)}: ${value}`),
    ...resources.filter((address) => address !== '').map((address) => `Linked resource: ${address}`),
  ];
}

function inTitleCase(purposes: readonly JsonValue[]): string {
  const words = purposes.filter((one) => typeof one === 'string').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function tagsOf(annotation: JsonObject): readonly string[] {
  const tagging = bodiesOf(annotation).filter(({ purposes }) => purposes.includes('tagging'));
  const listed = asList(own(annotation, 'tags')).filter((tag) => typeof tag === 'string');
  return [...tagging.map(({ value }) => value), ...listed];
}

function positionIn(selectors: readonly JsonObject[]): TextAnnotation['position'] {
  const found = selectors.find((selector) => hasType(selector, 'TextPositionSelector'));
  const [start, end] = [own(found, 'start'), own(found, 'end')];
  const isPosition = Number.isSafeInteger(start) && Number.isSafeInteger(end) && Number(start) >= 0;
  return isPosition && Number(end) > Number(start) ? { start: Number(start), end: Number(end) } : undefined;
}

/** Returns what an annotation says about each of its targets that quotes a text. */
function textAnnotationsOf(annotation: JsonObject): readonly TextAnnotation[] {
  const targets = asList(own(annotation, 'target')).flatMap(membersOf);
  return targets.flatMap((target) => {
    const selectors = selectorsIn(own(target, 'selector'));
    const quoting = quotingOf(selectors);
    if (!quoting) return [];
    const isRefined = selectors.some((selector) => own(selector, 'refinedBy') !== undefined);
    const one: TextAnnotation = {
      ...quoting,
      position: isRefined ? undefined : positionIn(selectors),
      sources: sourcesOf(annotation, target),
      comment: commentOf(annotation),
      tags: tagsOf(annotation),
      notes: notesOf(annotation),
    };
    return [one];
  });
}

/** Reads the annotations in a JSON document, in their order. Replies to other annotations quote no text. */
export function readAnnotations(document: JsonValue): ReadAnnotations {
  const onText: TextAnnotation[] = [];
  const others: OtherAnnotation[] = [];
  for (const annotation of annotationsIn(shortened(document))) {
    const found = textAnnotationsOf(annotation);
    if (found.length > 0) onText.push(...found);
    else others.push({ comment: [commentOf(annotation), ...notesOf(annotation)].find((words) => words !== '') ?? '' });
  }
  return { onText, others };
}
