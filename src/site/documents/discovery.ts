/**
 * The compass, `public/discovery`: exactly three optional read-only roads and, separate from them, the supplementary
 * channels.
 */
import { knowledgePath, type SitePlace } from '../place.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  existenceIsNoEvidence,
  hostingMetadata,
  notAFourthRoad,
  nothingRegisters,
  shapeIsOurs,
  walkingAway,
  noAgentService,
  principles,
  npmListing,
  packageMetadata,
  releasedOn,
  subject,
  knowledgeIsNotRun,
} from './product.ts';
import { jsonText, mediaTypes, type SiteDocument, paths, referencesFrom, catalogueProfile } from './references.ts';
import { promises, road, roadIds } from './pathways.ts';
import { schemaPath, schemaDocuments, schemaTitle } from './schemas.ts';
import { contextPath, contextTitle } from './json-ld-context.ts';

// Road 2, Inspect, `.well-known/api-catalog`: the API catalogue of RFC 9727 as a linkset of RFC 9264.

/** A link target of RFC 9264, section 4.2.3. */
interface Target {
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
}

type To = (path: string) => string;

/** A media type without its parameters, because the `type` of a link has none (RFC 8288, section 3.4.1). */
function withoutParameters(mediaType: string): string {
  return mediaType.replace(/;.*$/, '');
}

function items(place: SitePlace, to: To): Target[] {
  const read = (path: string, title: string): Target => ({ href: to(path), type: mediaTypes.json, title });
  return [
    read(paths.discovery, 'Discovery: three optional read-only roads'),
    read(paths.porch, 'Porch: road 1, understand'),
    read(paths.pathways, 'Pathways: road 3, choose whether and how to connect'),
    read(paths.openSeat, 'Open seat, supplementary'),
    ...(place.knowledgeEndpoint
      ? [{ href: to(knowledgePath), title: 'Knowledge-only tool endpoint (MCP over Streamable HTTP), supplementary' }]
      : []),
  ];
}

function descriptions(to: To): Readonly<Record<'service-desc' | 'service-doc' | 'service-meta', readonly Target[]>> {
  return {
    'service-desc': [{ href: to(paths.openApi), type: mediaTypes.json, title: 'OpenAPI description' }],
    'service-doc': [
      { href: to(paths.page), type: withoutParameters(mediaTypes.html), title: 'The application, with its help' },
      { href: to(paths.llms), type: withoutParameters(mediaTypes.text), title: 'A summary for language models' },
    ],
    'service-meta': [{ href: to(paths.agent), type: withoutParameters(mediaTypes.text), title: 'Agent description' }],
  };
}

/** The catalogue's own context: its items, the descriptions of the whole site, and the package (specification 1.5). */
function ownContext(place: SitePlace, to: To): object {
  const described = descriptions(to);
  const source = {
    href: to(paths.package),
    type: mediaTypes.json,
    title: 'Package metadata, source code and listings',
  };
  return {
    anchor: to(paths.catalogue),
    profile: [{ href: catalogueProfile }],
    item: items(place, to),
    ...described,
    'service-meta': [...described['service-meta'], source],
  };
}

function knowledgeContext(to: To): object {
  return {
    anchor: to(knowledgePath),
    'service-doc': [{ href: to(paths.pathways), type: mediaTypes.json, title: 'Its input, output and boundaries' }],
    'service-meta': [
      {
        href: to(paths.server),
        type: mediaTypes.json,
        title: 'Server description for an MCP registry: prepared, not listed',
      },
    ],
  };
}

export function catalogueDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.catalogue);
  const described = descriptions(to);
  const schemas = schemaDocuments().map((schema) => ({
    href: to(schema.path),
    type: schema.mediaType,
    title: `JSON Schema: ${schemaTitle(schema)}`,
  }));
  const context = { href: to(contextPath), type: mediaTypes.jsonLd, title: contextTitle };
  const body = {
    linkset: [
      ownContext(place, to),
      ...[paths.discovery, paths.porch, paths.pathways, paths.openSeat].map((path) => ({
        anchor: to(path),
        ...described,
      })),
      ...(place.knowledgeEndpoint ? [knowledgeContext(to)] : []),
      { anchor: to(paths.page), describedby: [...schemas, context] },
    ],
  };
  return {
    path: paths.catalogue,
    mediaType: mediaTypes.catalogue,
    text: jsonText(body),
    link: `<${to(paths.catalogue)}>; rel="api-catalog"`,
  };
}

/** The open seat, `public/open-seat`: the smaller, supplementary public document (specification 1.4). */
export function openSeatDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.openSeat);
  const body = {
    format: 'assessment-desk-open-seat/v1',
    canonical: to(paths.openSeat),
    invitation:
      'A seat is open to any reader. Nobody is expected to take it, and Assessment Desk does not record who does.',
    offers: [
      { id: 'read', offer: 'Read this document.', method: 'GET', href: to(paths.openSeat) },
      { id: 'look-around', offer: 'See the three roads.', method: 'GET', href: to(paths.discovery) },
      { id: 'leave', offer: 'Leave. That is a complete outcome.', method: null, href: null },
    ],
    promises,
    boundaries: [
      existenceIsNoEvidence,
      notAFourthRoad,
      nothingRegisters,
      discoveryIsNotPermission,
      checkBeforeActing,
      hostingMetadata,
      shapeIsOurs,
    ],
    exit: walkingAway,
  };
  return { path: paths.openSeat, mediaType: mediaTypes.json, text: jsonText(body) };
}

// Road 1, Understand, `public/porch`: the fixed orientation and nothing else.

const whatThisIs = [
  'A browser application: open a casefile, read its passages, mark spans, create attributed claims, and build power bases, intent hypotheses, contradictions and unknowns from them.',
  'A checker for every constraint of the contract and every semantic rule. The command-line checker of the package gives the same findings.',
  'A reference: the schemas of the formats, samples, and help on every field, limit, value and rule.',
];

const whatThisIsNot = [
  'It is not an authority on what happened, and it does not score or rank anyone.',
  'It does not accept, store or distribute assessments. The samples are fictional.',
  'It does not authenticate publishers, speakers, readers or callers.',
];

/** The package that the site is built from (specification 1.5). */
function packageOf(to: (path: string) => string): object {
  const { name, version, license } = packageMetadata;
  const note = `The command-line checker, the library and this site are built from one package. Its metadata and source are published here. On npm it is ${npmListing(releasedOn).status}.`;
  return { name, version, license, href: to(paths.package), source: to(paths.source), note };
}

export function porchDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.porch);
  const body = {
    format: 'assessment-desk-porch/v1',
    canonical: to(paths.porch),
    subject: subject(to),
    road: road('understand', to),
    what_this_is: whatThisIs,
    what_this_is_not: whatThisIsNot,
    principles,
    boundary: [
      nothingRegisters,
      discoveryIsNotPermission,
      checkBeforeActing,
      noAgentService,
      hostingMetadata,
      shapeIsOurs,
    ],
    further: [
      { title: 'The application', href: to(paths.page), type: mediaTypes.html },
      { title: 'Help on every field, limit, value and rule', href: to(paths.help), type: mediaTypes.html },
      { title: 'The contract as a JSON Schema', href: to(schemaPath('assessment')), type: mediaTypes.schema },
      { title: 'The catalogue of interfaces', href: to(paths.catalogue), type: mediaTypes.catalogue },
      { title: 'The OpenAPI description', href: to(paths.openApi), type: mediaTypes.json },
      { title: 'The agent description', href: to(paths.agent), type: mediaTypes.text },
      { title: 'A summary for language models', href: to(paths.llms), type: mediaTypes.text },
      { title: 'Metadata for an MCP registry: prepared, not listed', href: to(paths.server), type: mediaTypes.json },
      { title: 'The choices for connecting', href: to(paths.pathways), type: mediaTypes.json },
    ],
    package: packageOf(to),
    exit: walkingAway,
  };
  return { path: paths.porch, mediaType: mediaTypes.json, text: jsonText(body) };
}

function channels(place: SitePlace, to: (path: string) => string): object[] {
  const openSeat = {
    id: 'open-seat',
    intent: 'A smaller public seat: one short document.',
    method: 'GET',
    href: to(paths.openSeat),
    auth: 'none',
    caution: existenceIsNoEvidence,
  };
  const knowledge = {
    id: 'knowledge',
    intent: 'Look up the contract and the application with the MCP tools search and fetch. There are no other tools.',
    method: 'POST',
    href: to(knowledgePath),
    auth: 'none',
    caution: existenceIsNoEvidence,
  };
  return place.knowledgeEndpoint ? [openSeat, knowledge] : [openSeat];
}

export function discoveryDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.discovery);
  const body = {
    format: 'assessment-desk-discovery/v1',
    canonical: to(paths.discovery),
    subject: subject(to),
    invitation:
      'These three roads are optional and read-only: take any of them, in any order, once, often or never. None requires registration, payment, proof of work or a follow-up step.',
    boundary: [
      discoveryIsNotPermission,
      checkBeforeActing,
      nothingRegisters,
      noAgentService,
      hostingMetadata,
      shapeIsOurs,
    ],
    roads: roadIds.map((id) => road(id, to)),
    supplementary: {
      boundary: [notAFourthRoad, ...(place.knowledgeEndpoint ? [] : [knowledgeIsNotRun])],
      channels: channels(place, to),
    },
  };
  return { path: paths.discovery, mediaType: mediaTypes.json, text: jsonText(body) };
}
