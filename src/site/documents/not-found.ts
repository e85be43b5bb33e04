import { policy } from '../content-security-policy.ts';
import type { SitePlace } from '../place.ts';
import type { SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { paths } from './references.ts';

/**
 * The page for what is not there. A host shows it at the unknown address itself, at any depth, so nothing in it can be
 * relative: where the base address is known it is used, else the host's root, and the words promise no more than that.
 */
export function notFoundDocument({ siteUrl }: SitePlace): SiteDocument {
  const root = (siteUrl ?? '/').replaceAll('&', '&amp;');
  const home = siteUrl === undefined ? 'Go to the first page of this host' : 'Go to Assessment Desk';
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
      <h1>Nothing is published at this address</h1>
      <p>No draft is lost: drafts live in the browser in which they were written, and not at an address of this host.</p>
      <p><a href="${root}">${home}</a></p>
    </main>
  </body>
</html>
`;
  return { path: paths.notFound, mediaType: mediaTypes.html, text };
}
