/** The list of the documents that the site publishes; a new document is added here. */
import { policy } from '../content-security-policy.ts';
import type { SitePlace } from '../place.ts';
import { mediaTypes, type SiteDocument, paths } from './references.ts';
import { agentDocument, llmsDocument } from './agent.ts';
import { catalogueDocument, discoveryDocument, openSeatDocument, porchDocument } from './discovery.ts';
import { openApiDocument } from './openapi.ts';
import { packageDocument, serverDocument } from './server.ts';
import { pathwaysDocument } from './pathways.ts';
import { contextDocument } from './json-ld-context.ts';
import { schemaDocuments } from './schemas.ts';

// The page `404.html`, with the text and the link that a visitor sees at an unknown address.

/**
 * The page for unknown paths. A host serves it at the unknown address itself, at any depth, so its links cannot be
 * relative. They use the base address if it is known, otherwise the root of the host, which may be another page.
 */
function notFoundDocument({ siteUrl }: SitePlace): SiteDocument {
  const root = (siteUrl ?? '/').replaceAll('&', '&amp;');
  const home = siteUrl === undefined ? 'Go to the home page' : 'Go to Assessment Desk';
  const text = `<!doctype html>
<html lang="en">
  <head>
    <meta http-equiv="Content-Security-Policy" content="${policy}">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <link rel="icon" type="image/svg+xml" href="${root}icon.svg">
    <link rel="stylesheet" href="${root}not-found.css">
    <title>Not found – Assessment Desk</title>
  </head>
  <body>
    <main>
      <p class="status">404</p>
      <h1>Page not found</h1>
      <p>Your drafts are not affected. They are stored in your browser, not on this server.</p>
      <p><a href="${root}">${home}</a></p>
    </main>
  </body>
</html>
`;
  return { path: paths.notFound, mediaType: mediaTypes.html, text };
}

export type { SiteDocument } from './references.ts';

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
