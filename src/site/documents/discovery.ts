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
import { jsonText, mediaTypes, type SiteDocument } from './document.ts';
import { paths, referencesFrom } from './references.ts';
import { promises, road, roadIds } from './roads.ts';
import { schemaPath } from './schemas.ts';

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
