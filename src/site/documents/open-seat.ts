/** The open seat, `public/open-seat`: the smaller, supplementary public document (specification 1.4). */
import type { SitePlace } from '../place.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  existenceIsNoEvidence,
  hostingMetadata,
  notAFourthRoad,
  nothingRegisters,
  shapeIsOurs,
  walkingAway,
} from './cautions.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { paths, referencesFrom } from './references.ts';
import { promises } from './roads.ts';

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
