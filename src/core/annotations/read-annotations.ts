/**
 * Reads annotations that other programs made on a text: W3C Web Annotations in JSON-LD (Web Annotation Data Model, 3 to
 * 5), and those of Hypothesis as its API and its exports write them.
 */
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { own, ownText } from '../json/own.ts';

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
  /** What the annotator wrote; '' for a highlight. */
  readonly comment: string;
  readonly tags: readonly string[];
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

/** Returns the annotations in a document: one, a list, a page, a collection, or the answer of an API. */
function annotationsIn(value: JsonValue): readonly JsonObject[] {
  if (isJsonArray(value)) return value.flatMap(annotationsIn);
  if (!isJsonObject(value)) return [];
  const lists = ['items', 'first', 'rows', 'annotations', '@graph'].flatMap((name) => asList(own(value, name)));
  if (lists.length > 0) return lists.flatMap(annotationsIn);
  return own(value, 'target') === undefined ? [] : [value];
}

/** Returns the selectors of a target, with those that refine another one. */
function selectorsIn(value: JsonValue | undefined): readonly JsonObject[] {
  return asList(value).flatMap((selector) =>
    isJsonObject(selector)
      ? [selector, ...selectorsIn(own(selector, 'refinedBy')), ...selectorsIn(own(selector, 'items'))]
      : [],
  );
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
  const bodies = [own(annotation, 'body'), own(annotation, 'bodyValue'), own(annotation, 'text')].flatMap(asList);
  return bodies.flatMap((body) => {
    const value = (typeof body === 'string' ? body : ownText(body, 'value'))?.trim() ?? '';
    return value === '' ? [] : [{ value, purposes: asList(own(body, 'purpose')) }];
  });
}

/** Returns the texts of the bodies that describe or comment, and not of those that only tag or classify. */
function commentOf(annotation: JsonObject): string {
  const isComment = ({ purposes }: Body): boolean =>
    purposes.length === 0 || purposes.some((one) => one === 'describing' || one === 'commenting');
  return bodiesOf(annotation)
    .filter(isComment)
    .map(({ value }) => value)
    .join('\n\n');
}

function tagsOf(annotation: JsonObject): readonly string[] {
  const tagging = bodiesOf(annotation).filter(({ purposes }) => purposes.includes('tagging'));
  const listed = asList(own(annotation, 'tags')).filter((tag) => typeof tag === 'string');
  return [...tagging.map(({ value }) => value), ...listed];
}

function positionIn(selectors: readonly JsonObject[]): TextAnnotation['position'] {
  const found = selectors.find((selector) => own(selector, 'type') === 'TextPositionSelector');
  const [start, end] = [own(found, 'start'), own(found, 'end')];
  const isPosition = Number.isSafeInteger(start) && Number.isSafeInteger(end) && Number(start) >= 0;
  return isPosition && Number(end) > Number(start) ? { start: Number(start), end: Number(end) } : undefined;
}

/** Returns what an annotation says about each of its targets that quotes a text. */
function textAnnotationsOf(annotation: JsonObject): readonly TextAnnotation[] {
  return asList(own(annotation, 'target')).flatMap((target) => {
    const selectors = selectorsIn(own(target, 'selector'));
    const quoting = selectors.filter((selector) => own(selector, 'type') === 'TextQuoteSelector');
    const quote = ownText(quoting[0], 'exact') ?? '';
    if (quote.trim() === '') return [];
    const one: TextAnnotation = {
      quote,
      prefix: ownText(quoting[0], 'prefix') ?? '',
      suffix: ownText(quoting[0], 'suffix') ?? '',
      position: positionIn(selectors),
      sources: sourcesOf(annotation, target),
      comment: commentOf(annotation),
      tags: tagsOf(annotation),
    };
    return [one];
  });
}

/** Reads the annotations in a JSON document, in their order. Replies to other annotations quote no text. */
export function readAnnotations(document: JsonValue): ReadAnnotations {
  const onText: TextAnnotation[] = [];
  const others: OtherAnnotation[] = [];
  for (const annotation of annotationsIn(document)) {
    const found = textAnnotationsOf(annotation);
    if (found.length > 0) onText.push(...found);
    else others.push({ comment: commentOf(annotation) });
  }
  return { onText, others };
}
