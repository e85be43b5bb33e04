/** The list of the documents that the site publishes; a new document is added here. */
import type { SitePlace } from '../place.ts';
import { agentDocument } from './agent.ts';
import { catalogueDocument } from './catalogue.ts';
import { discoveryDocument } from './discovery.ts';
import type { SiteDocument } from './document.ts';
import { llmsDocument } from './llms.ts';
import { mediaTypes } from './media-types.ts';
import { notFoundDocument } from './not-found.ts';
import { openApiDocument } from './openapi.ts';
import { openSeatDocument } from './open-seat.ts';
import { packageDocument } from './package.ts';
import { pathwaysDocument } from './pathways.ts';
import { porchDocument } from './porch.ts';
import { paths } from './references.ts';
import { contextDocument } from './json-ld-context.ts';
import { schemaDocuments } from './schemas.ts';
import { serverDocument } from './server.ts';

export type { SiteDocument } from './document.ts';

const robots: SiteDocument = { path: paths.robots, mediaType: mediaTypes.text, text: 'User-agent: *\nAllow: /\n' };

/** Returns every document that `place` publishes besides the application and its samples. */
export function siteDocuments(place: SitePlace): readonly SiteDocument[] {
  return [
    discoveryDocument(place),
    porchDocument(place),
    openSeatDocument(place),
    pathwaysDocument(place),
    catalogueDocument(place),
    openApiDocument(place),
    agentDocument(place),
    llmsDocument(place),
    serverDocument(place),
    packageDocument(place),
    robots,
    notFoundDocument(place),
    ...schemaDocuments(),
    contextDocument(),
  ];
}
