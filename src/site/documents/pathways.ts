/** Road 3, Choose whether and how to connect, `v1/pathways`: the choices, their boundaries and a decision table. */
import type { SitePlace } from '../place.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  hostingMetadata,
  knowledgeIsNotRun,
  noAgentService,
  nothingRegisters,
  rights,
  shapeIsOurs,
  walkingAway,
} from './cautions.ts';
import { choices, decisions } from './choices.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { subject } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { road } from './roads.ts';

export function pathwaysDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.pathways);
  const body = {
    format: 'assessment-desk-pathways/v1',
    canonical: to(paths.pathways),
    subject: subject(to),
    road: road('choose', to),
    boundary: [
      nothingRegisters,
      discoveryIsNotPermission,
      checkBeforeActing,
      ...(place.knowledgeEndpoint ? [] : [knowledgeIsNotRun]),
      noAgentService,
      hostingMetadata,
      shapeIsOurs,
    ],
    rights,
    choices: choices(to, place.knowledgeEndpoint),
    decisions: decisions(place.knowledgeEndpoint),
    exit: walkingAway,
  };
  return { path: paths.pathways, mediaType: mediaTypes.json, text: jsonText(body) };
}
