/** The OpenAPI description, `v1/openapi.json`, of every static path: ordinary reads without authentication. */
import { asDefinition, schemaParts, schemaDocuments, schemaTitle, type Refer } from './schemas.ts';
import { components, type Schema } from './openapi-components.ts';
import { samples, jsonText, mediaTypes, type SiteDocument, paths, reference } from './references.ts';
import type { SitePlace } from '../place.ts';
import { checkBeforeActing, discoveryIsNotPermission, hostingMetadata, noAgentService, product } from './product.ts';
import { contextPath, contextTitle } from './json-ld-context.ts';

// Our JSON Schemas as components of the OpenAPI document, so that it needs no other file.

function pascal(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

/** The component name of the schema `name` or of one of its definitions, for example `AssessmentClaim`. */
function formatComponent(name: string, definition = ''): string {
  return pascal(name) + pascal(definition);
}

const refer: Refer = (file, definition) =>
  `#/components/schemas/${formatComponent(file.replace('.schema.json', ''), definition)}`;

function componentsOf(name: string): readonly (readonly [name: string, schema: Schema])[] {
  return schemaParts(name, refer).flatMap(([of, { whole, definitions }]) => [
    [formatComponent(of), asDefinition(whole)] as const,
    ...Object.entries(definitions).map(([definition, schema]) => [formatComponent(of, definition), schema] as const),
  ]);
}

/** The components for the formats of the samples. */
function formatComponents(): Readonly<Record<string, Schema>> {
  const names = samples.flatMap(({ schema }) => (schema === undefined ? [] : [schema]));
  return Object.fromEntries(names.flatMap(componentsOf));
}

interface Resource {
  readonly path: string;
  /** In PascalCase: `Discovery` gives the operations `getDiscovery` and `headDiscovery`. */
  readonly name: string;
  readonly summary: string;
  readonly tag: 'Roads' | 'Supplementary' | 'Descriptions' | 'Formats' | 'Application';
  readonly mediaType: string;
  readonly schema: Schema;
}

const component = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const roads: readonly Resource[] = (
  [
    [paths.discovery, 'Discovery', 'The entry point: three optional read-only roads', mediaTypes.json, 'Discovery'],
    [paths.porch, 'Porch', 'Road 1, understand', mediaTypes.json, 'Porch'],
    [
      paths.catalogue,
      'ApiCatalog',
      'Road 2, inspect: the API catalogue (RFC 9727)',
      mediaTypes.catalogue,
      'ApiCatalog',
    ],
    [paths.pathways, 'Pathways', 'Road 3, choose whether and how to connect', mediaTypes.json, 'Pathways'],
  ] as const
).map(([path, name, summary, mediaType, schema]) => ({
  path,
  name,
  summary,
  tag: 'Roads',
  mediaType,
  schema: component(schema),
}));

const descriptions: readonly Resource[] = (
  [
    [paths.openApi, 'OpenApi', 'This description', mediaTypes.json, 'OpenApi'],
    [
      paths.server,
      'RegistryServer',
      'The description for an MCP registry: prepared, not listed',
      mediaTypes.json,
      'RegistryServer',
    ],
    [paths.package, 'Package', 'Package metadata, source code and listings', mediaTypes.json, 'Package'],
    [paths.source, 'Source', 'The source code as a zip', mediaTypes.zip, 'Zip'],
    [paths.agent, 'Agent', 'The agent description, a convention of this project', mediaTypes.text, 'Text'],
    [paths.llms, 'Llms', 'The text for language models', mediaTypes.text, 'Text'],
    [paths.robots, 'Robots', 'What crawlers may read', mediaTypes.text, 'Text'],
  ] as const
).map(([path, name, summary, mediaType, schema]) => ({
  path,
  name,
  summary,
  tag: 'Descriptions',
  mediaType,
  schema: component(schema),
}));

/**
 * The name for a path: `schemas/assessment.schema.json` gives AssessmentSchema, `samples/broken.desk.json` BrokenDesk.
 */
function nameOf(path: string): string {
  const words = path
    .replace(/^[^/]*\//, '')
    .replace(/\.json$/, '')
    .split(/[^a-z0-9]+/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

function formats(): Resource[] {
  const schemas = schemaDocuments().map((document): Resource => {
    const { path, mediaType } = document;
    const summary = `JSON Schema: ${schemaTitle(document)}`;
    return { path, name: nameOf(path), summary, tag: 'Formats', mediaType, schema: component('JsonSchema') };
  });
  const files = samples.map(({ path, title, schema }): Resource => {
    const body = schema === undefined ? { type: 'object' } : component(formatComponent(schema));
    return { path, name: nameOf(path), summary: title, tag: 'Formats', mediaType: mediaTypes.json, schema: body };
  });
  const context: Resource = {
    path: contextPath,
    name: 'AssessmentContext',
    summary: contextTitle,
    tag: 'Formats',
    mediaType: mediaTypes.jsonLd,
    schema: { type: 'object', properties: { '@context': { type: 'object' } } },
  };
  return [...schemas, context, ...files];
}

/** Every static path that the description covers. */
function resources(): readonly Resource[] {
  const openSeat = {
    path: paths.openSeat,
    name: 'OpenSeat',
    summary: 'The smaller public seat',
    tag: 'Supplementary',
  } as const;
  const page = {
    path: paths.page,
    name: 'Application',
    summary: 'The application',
    tag: 'Application',
  } as const;
  return [
    ...roads,
    { ...openSeat, mediaType: mediaTypes.json, schema: component('OpenSeat') },
    ...descriptions,
    ...formats(),
    { ...page, mediaType: mediaTypes.html, schema: component('Text') },
  ];
}

/** The promises of specification 1.3 for each of these reads. */
const ordinaryRead =
  'Safe to repeat as an ordinary read. No authentication or input, no application write or external effect, no fee or proof of work, and no automatic follow-up.';

function operation(method: 'get' | 'head', { path, name, summary, tag, mediaType, schema }: Resource): object {
  const etag = { ETag: { $ref: '#/components/headers/ETag' } };
  const link = path === paths.catalogue ? { Link: { $ref: '#/components/headers/CatalogueLink' } } : {};
  const body = method === 'get' ? { content: { [mediaType]: { schema } } } : {};
  return {
    operationId: method + name,
    summary: method === 'get' ? summary : `${summary} (headers only)`,
    description: ordinaryRead,
    tags: [tag],
    responses: {
      200: {
        description:
          method === 'get' ? 'The document.' : `The headers of the document. Its media type is ${mediaType}.`,
        headers: { ...etag, ...link },
        ...body,
      },
      304: { description: 'Not modified since the copy identified by If-None-Match.', headers: etag },
      404: method === 'get' ? { $ref: '#/components/responses/NotFound' } : { description: 'Not published here.' },
    },
  };
}

/** The base address as a server: without its last slash, because paths begin with one. */
function serverUrl(place: SitePlace): string {
  return reference(place, paths.openApi, paths.page).replace(/\/$/, '');
}

const headers = {
  ETag: {
    description: 'The entity tag for If-None-Match, if the host provides one.',
    schema: { type: 'string' },
  },
  CatalogueLink: {
    description: 'A link with the relation api-catalog (RFC 9727), if the host can set headers.',
    schema: { type: 'string' },
  },
};

const tags = [
  { name: 'Roads', description: 'The entry point and three optional read-only roads.' },
  { name: 'Supplementary', description: 'A supplementary channel, not a fourth road.' },
  { name: 'Descriptions', description: 'Descriptions, metadata and source code.' },
  { name: 'Formats', description: 'JSON Schemas and samples of the formats.' },
  { name: 'Application', description: 'The application for people.' },
];

export function openApiDocument(place: SitePlace): SiteDocument {
  const operations = resources().map((resource) => [
    `/${resource.path}`,
    { get: operation('get', resource), head: operation('head', resource) },
  ]);
  const body = {
    openapi: '3.1.1',
    info: {
      title: product.name,
      version: product.version,
      summary: 'Public discovery documents, formats and samples. All of them are ordinary reads.',
      description: [discoveryIsNotPermission, checkBeforeActing, noAgentService, hostingMetadata].join(' '),
      license: { name: product.license, identifier: product.license },
    },
    servers: [{ url: serverUrl(place), description: 'Where this description is served.' }],
    security: [],
    tags,
    paths: Object.fromEntries(operations) as object,
    components: {
      schemas: { ...components, ...formatComponents() },
      headers,
      responses: {
        NotFound: {
          description: 'Not published here.',
          content: { [mediaTypes.html]: { schema: component('Text') } },
        },
      },
    },
  };
  return { path: paths.openApi, mediaType: mediaTypes.json, text: jsonText(body) };
}
