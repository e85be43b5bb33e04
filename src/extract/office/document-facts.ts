/** Makes facts of the properties that documents and books have: title, publisher, dates, language and address. */
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { dateFact, firstFact, languageFact, textFact, urlFact } from '../facts/fact-values.ts';
import { textOf, type XmlElement } from '../package/xml.ts';

/** The properties of a document. Of several values, the first one with the right form counts. */
export interface DocumentProperties {
  readonly titles: readonly (XmlElement | undefined)[];
  /** The person or organisation that published it, if the document says so. Its author need not have. */
  readonly publishers?: readonly (XmlElement | undefined)[];
  /** When it was published, if the document says so: it can have been saved long before or after. */
  readonly dates?: readonly (XmlElement | undefined)[];
  readonly languages: readonly (string | undefined)[];
  readonly addresses?: readonly (XmlElement | undefined)[];
}

/** Titles and names that programs write if the author gave none. */
const noTitle = /^(?:untitled|unknown|microsoft office user|python-docx|.*\.(?:docx?|dotx?|odt|rtf|epub))$/i;

/** Returns what a document says about itself. Properties without a value are missing. */
export function documentFacts(properties: DocumentProperties): SourceFacts {
  const { titles, publishers = [], dates = [], languages, addresses = [] } = properties;
  const texts = (elements: readonly (XmlElement | undefined)[]) =>
    elements.map((element) => element && textOf(element));
  const titleFact = (text: string) => (noTitle.test(text.trim()) ? undefined : textFact(text, 'metadata'));
  const facts: SourceFacts = {
    title: firstFact(texts(titles), titleFact),
    publisher: firstFact(texts(publishers), titleFact),
    published_at: firstFact(texts(dates), (text) => dateFact(text, 'metadata')),
    language: firstFact(languages, (text) => languageFact(text, 'metadata')),
    canonical_url: firstFact(texts(addresses), (text) => urlFact(text, 'metadata')),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));
}
