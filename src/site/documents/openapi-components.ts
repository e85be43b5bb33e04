/** The shape of each published document as a JSON Schema, for the OpenAPI description. */
import { wholeString } from './schemas.ts';
import { existenceIsNoEvidence, product } from './product.ts';
import { catalogueProfile, mediaTypes } from './references.ts';
import { promises, roadIds } from './pathways.ts';
import { serverSchema } from './server.ts';

/** A JSON Schema, as OpenAPI 3.1 takes it. */
export type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string', minLength: 1 };
const texts: Schema = { type: 'array', items: text, minItems: 1 };
const href: Schema = { type: 'string', format: 'uri-reference' };
const optionalHref: Schema = { type: ['string', 'null'], format: 'uri-reference' };
const never: Schema = { type: 'boolean', const: false };
const format = (name: string): Schema => ({ type: 'string', const: `assessment-desk-${name}/v1` });
const refer = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const listOf = (items: Schema): Schema => ({ type: 'array', items, minItems: 1 });

/** An object schema with these members and no others. All of them are required except the `optional` ones. */
function object(description: string, properties: Readonly<Record<string, Schema>>, optional: string[] = []): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { description, type: 'object', additionalProperties: false, required, properties };
}

const cost = object('Cost: none.', { service_charge: never, proof_of_work: never });

/** The schemas of the guarantees of `promises` (specification 1.3). */
const promiseSchemas: Readonly<Record<keyof typeof promises, Schema>> = {
  auth: { type: 'string', const: promises.auth },
  input: { type: 'string', const: promises.input },
  application_write: never,
  external_effect: never,
  cost,
  repeatability: text,
  retry: text,
  follow_up_required: never,
  automatic_follow_up: never,
  exit: text,
};

const subject = object('The product that the document is about.', {
  name: { type: 'string', const: product.name },
  version: text,
  description: text,
  contract: { type: 'string', const: product.contract },
  href,
});

const road = object('One optional read-only road.', {
  id: { type: 'string', enum: [...roadIds] },
  intent: text,
  method: { type: 'string', const: 'GET' },
  href,
  representation: text,
  ...promiseSchemas,
});

const channel = object('A supplementary channel.', {
  id: { type: 'string', enum: ['open-seat', 'knowledge'] },
  intent: text,
  method: { type: 'string', enum: ['GET', 'POST'] },
  href,
  auth: { type: 'string', const: 'none' },
  caution: { type: 'string', const: existenceIsNoEvidence },
});

const discovery = object('The compass: exactly three optional read-only roads.', {
  format: format('discovery'),
  canonical: href,
  subject: refer('Subject'),
  invitation: text,
  boundary: texts,
  roads: { type: 'array', items: refer('Road'), minItems: 3, maxItems: 3 },
  supplementary: object('The supplementary channels.', {
    boundary: texts,
    channels: { type: 'array', items: refer('Channel'), minItems: 1, maxItems: 2 },
  }),
});

const porch = object('Road 1: the fixed orientation.', {
  format: format('porch'),
  canonical: href,
  subject: refer('Subject'),
  road: refer('Road'),
  what_this_is: texts,
  what_this_is_not: texts,
  principles: texts,
  boundary: texts,
  further: listOf(object('Something to read next.', { title: text, href, type: text })),
  package: object('The package that the site is built from.', {
    name: text,
    version: text,
    license: text,
    href,
    source: href,
    note: text,
  }),
  exit: text,
});

const openSeat = object('The smaller public seat.', {
  format: format('open-seat'),
  canonical: href,
  invitation: text,
  offers: listOf(
    object('An optional action.', {
      id: text,
      offer: text,
      method: { type: ['string', 'null'], enum: ['GET', null] },
      href: optionalHref,
    }),
  ),
  promises: object('Guarantees for reading this document.', promiseSchemas),
  boundaries: texts,
  exit: text,
});

const choice = object('One way to connect, or not to.', {
  id: text,
  title: text,
  what_happens: text,
  method: { type: ['string', 'null'], enum: ['GET', 'POST', null] },
  href: optionalHref,
  representation: { type: ['string', 'null'] },
  auth: { type: 'string', const: 'none' },
  input: text,
  application_write: never,
  external_effect: never,
  cost,
  limits: text,
  follow_up_required: never,
  automatic_follow_up: never,
  exit: text,
});

const pathways = object('Road 3: the choices for connecting and their boundaries.', {
  format: format('pathways'),
  canonical: href,
  subject: refer('Subject'),
  road: refer('Road'),
  boundary: texts,
  rights: text,
  choices: listOf(refer('Choice')),
  decisions: listOf(object('If `when` applies, the choice with the ID `choose` fits.', { when: text, choose: text })),
  exit: text,
});

const packaged = object('Package metadata, source code and listings, as claims.', {
  format: format('package'),
  canonical: href,
  subject: refer('Subject'),
  boundary: texts,
  rights: text,
  package: object('The metadata of the package, from its package.json.', {
    name: text,
    version: text,
    description: text,
    keywords: texts,
    license: text,
    type: text,
    engines: { type: 'object' },
    bin: { type: 'object' },
    exports: { type: 'object' },
  }),
  source: object('The source code.', {
    method: { type: 'string', const: 'GET' },
    href,
    representation: text,
    contents: text,
    steps: texts,
  }),
  listings: listOf(object('Status of a registry listing.', { registry: text, status: text, href: optionalHref })),
  exit: text,
});

const target = object('A link target (RFC 9264, section 4.2.3).', { href, type: text, title: text }, ['type', 'title']);
const targets = listOf(refer('LinkTarget'));

const catalogue = object('The API catalogue (RFC 9727) as a linkset (RFC 9264).', {
  linkset: listOf(
    object(
      'A link context: its anchor, and its targets by relation.',
      {
        anchor: href,
        profile: {
          type: 'array',
          items: object('The profile.', { href: { type: 'string', const: catalogueProfile } }),
        },
        item: targets,
        'service-desc': targets,
        'service-doc': targets,
        'service-meta': targets,
        describedby: targets,
      },
      ['profile', 'item', 'service-desc', 'service-doc', 'service-meta', 'describedby'],
    ),
  ),
});

const registryName = {
  type: 'string',
  minLength: 3,
  maxLength: 200,
  ...wholeString('^[a-zA-Z0-9.-]+/[a-zA-Z0-9._-]+$'),
};

const server = object(
  'The description for an MCP registry: prepared, not listed.',
  {
    $schema: { type: 'string', const: serverSchema },
    name: registryName,
    title: { type: 'string', minLength: 1, maxLength: 100 },
    description: { type: 'string', minLength: 1, maxLength: 100 },
    version: { type: 'string', minLength: 1, maxLength: 255 },
    websiteUrl: { type: 'string', format: 'uri' },
    remotes: listOf(
      object('Where the endpoint runs.', {
        type: { type: 'string', const: 'streamable-http' },
        url: { type: 'string', format: 'uri' },
      }),
    ),
    _meta: { type: 'object', description: 'Statements by the publisher.' },
  },
  ['websiteUrl', 'remotes'],
);

/** The schemas of the published documents, by their component names in the OpenAPI document. */
export const components: Readonly<Record<string, Schema>> = {
  Subject: subject,
  Road: road,
  Channel: channel,
  Discovery: discovery,
  Porch: porch,
  OpenSeat: openSeat,
  Choice: choice,
  Pathways: pathways,
  Package: packaged,
  LinkTarget: target,
  ApiCatalog: catalogue,
  RegistryServer: server,
  OpenApi: {
    description: 'An OpenAPI description: this document.',
    type: 'object',
    required: ['openapi', 'info', 'paths'],
    properties: {
      openapi: { type: 'string', pattern: '^3\\.1\\.' },
      info: { type: 'object' },
      paths: { type: 'object' },
    },
  },
  JsonSchema: {
    description: `A JSON Schema of draft 2020-12, served as ${mediaTypes.schema}.`,
    type: 'object',
    required: ['$schema', '$id', 'title', 'description'],
    properties: { $schema: href, $id: href, title: text, description: text },
  },
  Zip: { description: 'A zip archive.', contentMediaType: mediaTypes.zip },
  Text: { description: 'Text in UTF-8.', type: 'string' },
};
