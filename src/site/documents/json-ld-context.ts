/** The JSON-LD context of an assessment, made from its schema: it gives each property an IRI. */
import assessmentSchema from '../../schema/assessment.schema.json' with { type: 'json' };
import { jsonText, mediaTypes, type SiteDocument } from './references.ts';

// Where the JSON-LD context is published. Apart from its text, because the worker cannot read the schema.

/** The path of the published context. */
export const contextPath = 'schemas/assessment.context.jsonld';

/** Its title where the schemas are listed. */
export const contextTitle = 'JSON-LD context of the assessment';

/**
 * The namespace of the terms that no vocabulary has. It is a UUID, because an IRI of a site would name the terms after
 * whoever publishes them.
 */
export const termNamespace = 'urn:uuid:cd3265d4-b86b-4aec-a01d-7968d6e76875#';

interface Property {
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly type?: string | readonly string[];
  readonly $ref?: string;
}

interface Definition extends Property {
  readonly properties?: Readonly<Record<string, Property>>;
}

interface AssessmentSchema extends Definition {
  readonly $defs: Readonly<Record<string, Definition>>;
}

type Term = string | { readonly [keyword: string]: unknown };

/** IDs are relative to the base that the recipient gives. */
const reference = (iri: string): Term => ({ '@id': iri, '@type': '@id' });

/** The properties that are not simply terms of our namespace, by definition and name. */
const special: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  assessment: { producer: 'prov:wasAttributedTo' },
  producer: { name: 'foaf:name' },
  claim: {
    claim_id: '@id',
    passage_id: reference('oa:hasSource'),
    span: 'oa:hasSelector',
    attribution: 'prov:qualifiedAttribution',
    subject_actor_ids: reference('ww3:subject_actor'),
  },
  span: { start: 'oa:start', end: 'oa:end' },
  attribution: { actor_id: reference('prov:agent') },
  evidenceLink: { claim_id: reference('ww3:claim') },
  powerBasis: { power_basis_id: '@id', actor_id: reference('ww3:actor'), description: 'dcterms:description' },
  powerScope: { related_actor_ids: reference('ww3:related_actor') },
  intentHypothesis: { hypothesis_id: '@id', actor_id: reference('ww3:actor') },
  contradiction: { left_claim_id: reference('ww3:left_claim'), right_claim_id: reference('ww3:right_claim') },
};

const schema = assessmentSchema as unknown as AssessmentSchema;

/** The context of the properties of a definition. A property with properties of its own has a context for them. */
function termsOf(definition: string, { properties = {} }: Definition): Readonly<Record<string, Term>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, termOf(definition, name, property)]),
  );
}

function termOf(definition: string, name: string, property: Property): Term {
  const known = special[definition]?.[name] ?? `ww3:${name}`;
  // A list with one item stays a list if a recipient turns the graph back into JSON.
  const term = property.type === 'array' ? { ...expandedName(known), '@container': '@set' } : known;
  const [target, resolved] = resolve(property);
  if (resolved.properties) return { ...expandedName(term), '@context': termsOf(target, resolved) };
  if (resolved.enum)
    return { ...expandedName(term), '@type': '@vocab', '@context': { '@vocab': `${termNamespace}${name}/` } };
  return resolved.format === 'date-time' ? { ...expandedName(term), '@type': 'xsd:dateTime' } : term;
}

function expandedName(term: Term): { readonly [keyword: string]: unknown } {
  return typeof term === 'string' ? { '@id': term } : term;
}

/**
 * The definition that a property or the items of its list refer to, with its name; the property itself if there is
 * none.
 */
function resolve(property: Property & { readonly items?: Property }): readonly [name: string, definition: Definition] {
  const name = (property.items?.$ref ?? property.$ref)?.replace('#/$defs/', '');
  return name === undefined ? ['', property] : [name, schema.$defs[name] ?? {}];
}

/**
 * Returns the context. It needs no other file, and uses PROV-O and the Web Annotation vocabulary where their terms fit.
 */
export function contextDocument(): SiteDocument {
  const context = {
    '@version': 1.1,
    ww3: { '@id': termNamespace, '@prefix': true },
    prov: 'http://www.w3.org/ns/prov#',
    oa: 'http://www.w3.org/ns/oa#',
    dcterms: 'http://purl.org/dc/terms/',
    foaf: 'http://xmlns.com/foaf/0.1/',
    xsd: 'http://www.w3.org/2001/XMLSchema#',
    ...termsOf('assessment', schema),
  };
  return { path: contextPath, mediaType: mediaTypes.jsonLd, text: jsonText({ '@context': context }) };
}
