/** Finds what a web page says about itself: metadata, JSON-LD, title, language, and the address in a saved page. */
import type { Fact, FactOrigin, SourceFacts } from '../../core/casefile/source-facts.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json/json.ts';
import { own, ownText } from '../../core/json/own.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/fact-values.ts';
import { withoutReferences } from './character-references.ts';
import { attribute, isHtml, nodesIn, rawText, type Element, type Page } from './tree.ts';

/** The parts of a page that say something about it. */
interface PageData {
  /** The first value of each `meta` element, by its name, property or itemprop in lower case. */
  readonly meta: Map<string, string>;
  /** The objects of JSON-LD. */
  readonly objects: JsonObject[];
  canonical?: string | undefined;
  title?: string | undefined;
  language?: string | undefined;
  savedFrom?: string | undefined;
  savedAt?: string | undefined;
}

function readMeta(data: PageData, element: Element): void {
  const content = attribute(element, 'content') ?? '';
  for (const name of ['property', 'name', 'itemprop', 'http-equiv']) {
    const keys = (attribute(element, name) ?? '').toLowerCase().split(/\s+/);
    for (const key of keys) if (key !== '' && content.trim() !== '' && !data.meta.has(key)) data.meta.set(key, content);
  }
}

/** All objects in JSON-LD: itself, the items of a list, and those of `@graph`. */
function objectsIn(value: JsonValue): readonly JsonObject[] {
  if (isJsonArray(value)) return value.flatMap(objectsIn);
  if (!isJsonObject(value)) return [];
  const graph = own(value, '@graph');
  return [value, ...(graph === undefined ? [] : objectsIn(graph))];
}

/**
 * Parses JSON-LD. Old templates write comments or CDATA around it, and many leave line breaks and tabs inside a string,
 * comments of JavaScript, or a comma after the last item.
 */
function parseJsonLd(content: string): JsonValue | undefined {
  const start = content.search(/\{|(?<!CDATA)\[\s*\{/);
  const json = content.slice(Math.max(start, 0), content.lastIndexOf(content[start] === '[' ? ']' : '}') + 1);
  const withoutBreaks = (one: string): string => one.replaceAll(/\p{Cc}/gu, ' ');
  const clean = json.replaceAll(/"(?:[^"\\]|\\.)*"|\/\*.*?\*\/|\/\/[^\n]*/gs, (one) =>
    one.startsWith('"') ? withoutBreaks(one) : ' ',
  );
  const withoutCommas = clean.replaceAll(/"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])/g, (one) => (one === ',' ? '' : one));
  for (const text of [content, json, clean, withoutCommas]) {
    try {
      return JSON.parse(text) as JsonValue;
    } catch {
      // The next text can be JSON.
    }
  }
  return undefined;
}

function readJsonLd(data: PageData, content: string): void {
  const value = parseJsonLd(content);
  // Damaged JSON-LD says nothing.
  if (value !== undefined) data.objects.push(...objectsIn(value));
}

/** The comments of browsers (“saved from url=(0023)https://…”) and of SingleFile (“url: …”, “saved date: …”). */
function readComment(data: PageData, text: string): void {
  const savedFrom = /^\s*saved from url=\(\d+\)(\S+)/i.exec(text)?.[1];
  if (savedFrom !== undefined) data.savedFrom ??= savedFrom;
  if (!/page saved with singlefile/i.test(text)) return;
  data.savedFrom ??= /^\s*url:\s*(\S+)/im.exec(text)?.[1];
  data.savedAt ??= /^\s*saved date:\s*(.+)$/im.exec(text)?.[1];
}

function readElement(data: PageData, element: Element): void {
  if (isHtml(element, 'title')) data.title ??= rawText(element);
  if (isHtml(element, 'meta')) readMeta(data, element);
  if (isHtml(element, 'html')) data.language ??= attribute(element, 'lang') ?? attribute(element, 'xml:lang');
  if (isHtml(element, 'link') && /(^|\s)canonical(\s|$)/i.test(attribute(element, 'rel') ?? '')) {
    data.canonical ??= attribute(element, 'href');
  }
  if (isHtml(element, 'script') && /^application\/ld\+json\b/i.test(attribute(element, 'type') ?? '')) {
    readJsonLd(data, rawText(element));
  }
}

/** The types of JSON-LD objects that describe the page’s item, and not its site or its navigation. */
const itemType = /article|posting|report|webpage|creativework|statement|document|publication|pressrelease/i;

function isItem(object: JsonObject): boolean {
  const type = own(object, '@type') ?? '';
  return itemType.test(isJsonArray(type) ? type.join(' ') : String(type)) || own(object, 'headline') !== undefined;
}

/**
 * A text, the first text of a list, or the text below `names` in an object. In JSON-LD a text is not HTML, but programs
 * that make it of a page leave its character references.
 */
function textIn(value: JsonValue | undefined, names: readonly string[]): string | undefined {
  if (typeof value === 'string') return withoutReferences(value);
  if (value !== undefined && isJsonArray(value)) return textIn(value[0], names);
  if (value === undefined || !isJsonObject(value)) return undefined;
  return names.map((name) => textIn(ownText(value, name), [])).find((text) => text !== undefined);
}

/** The first value of a list. If it only refers to an object of the page by its `@id`, that object. */
function described(value: JsonValue | undefined, objects: readonly JsonObject[]): JsonValue | undefined {
  const first = value !== undefined && isJsonArray(value) ? value[0] : value;
  if (first === undefined || !isJsonObject(first) || Object.keys(first).some((name) => name !== '@id')) return first;
  const id = own(first, '@id');
  return objects.find((object) => own(object, '@id') === id && Object.keys(object).length > 1) ?? first;
}

const publishedNames = [
  ...['article:published_time', 'og:article:published_time', 'datepublished', 'dcterms.issued', 'dcterms.date'],
  ...['dcterms.created', 'dc.date.issued', 'dc.date', 'dcterms:issued', 'citation_publication_date', 'citation_date'],
  ...['parsely-pub-date', 'sailthru.date', 'pubdate', 'publish-date', 'publication_date', 'date'],
];

/** The first date, or one of the same day that says more, such as its time zone. */
function mostExact(texts: readonly (string | undefined)[]): Fact | undefined {
  const dates = texts.flatMap((text) => (text === undefined ? [] : (dateFact(text, 'metadata') ?? [])));
  const [first] = dates;
  const isSameDay = ({ value }: Fact): boolean => value.slice(0, 10) === first?.value.slice(0, 10);
  return dates.find((date) => date.assumed === undefined && isSameDay(date)) ?? first;
}

/** Where and when a page was saved, if what contains it says so: the headers of a web archive. */
export interface SavedPage {
  readonly address?: string | undefined;
  readonly savedAt?: string | undefined;
}

/** Returns what a page says about itself. */
export function pageFacts(page: Page, saved: SavedPage = {}): SourceFacts {
  const data: PageData = { meta: new Map(), objects: [], savedFrom: saved.address, savedAt: saved.savedAt };
  for (const node of nodesIn(page)) {
    if ('data' in node) readComment(data, node.data);
    else if ('tagName' in node) readElement(data, node);
  }
  const items = data.objects.filter(isItem);
  const { meta } = data;
  const valuesOf = (...names: readonly string[]) => names.map((name) => meta.get(name));
  const fromItems = (name: string, ...below: readonly string[]) =>
    items.map((item) => textIn(described(own(item, name), data.objects), below));
  const metadata =
    (make: (text: string, origin: FactOrigin) => Fact | undefined) =>
    (texts: readonly (string | undefined)[]): Fact | undefined =>
      firstFact(texts, (text) => make(text, 'metadata'));
  const base = data.savedFrom ?? meta.get('og:url');
  return {
    title:
      metadata(textFact)([
        ...valuesOf('og:title'),
        ...fromItems('headline'),
        ...valuesOf('dcterms.title', 'dc.title', 'citation_title'),
      ]) ?? firstFact([data.title], (text) => textFact(text, 'page-title')),
    canonical_url:
      metadata((text, origin) => urlFact(text, origin, base))([
        data.canonical,
        ...valuesOf('og:url'),
        ...fromItems('url', '@id'),
        ...fromItems('mainEntityOfPage', '@id'),
      ]) ?? firstFact([data.savedFrom], (text) => urlFact(text, 'saved-page')),
    published_at: mostExact([...fromItems('datePublished'), ...valuesOf(...publishedNames)]),
    retrieved_at: firstFact([data.savedAt], (text) => dateFact(text, 'saved-page')),
    language:
      firstFact([data.language], (text) => languageFact(text, 'page-language')) ??
      metadata(languageFact)([
        ...fromItems('inLanguage', 'alternateName'),
        ...valuesOf('og:locale', 'content-language', 'dcterms.language', 'dc.language'),
      ]),
    publisher: metadata(textFact)([
      ...fromItems('publisher', 'name'),
      ...valuesOf('og:site_name', 'article:publisher', 'dcterms.publisher', 'dc.publisher', 'citation_publisher'),
    ]),
  };
}
