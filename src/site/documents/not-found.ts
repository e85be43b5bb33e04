/** The page `404.html`, with the text and the link that a visitor sees at an unknown address. */
import { policy } from '../content-security-policy.ts';
import type { SitePlace } from '../place.ts';
import type { SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { paths } from './references.ts';

/**
 * The page for unknown paths. A host serves it at the unknown address itself, at any depth, so its links cannot be
 * relative. They use the base address if it is known, otherwise the root of the host, which may be another page.
 */
export function notFoundDocument({ siteUrl }: SitePlace): SiteDocument {
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
