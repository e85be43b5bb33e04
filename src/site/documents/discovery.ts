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
  knowledgeIsNotRun,
  noAgentService,
  notAFourthRoad,
  nothingRegisters,
  shapeIsOurs,
} from './cautions.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { subject } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { road, roadIds } from './roads.ts';

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
