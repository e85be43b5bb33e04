/**
 * The document `public/package`: the package metadata, the source code and the listings, as claims and not as proof
 * (specification 1.5).
 */
import type { SitePlace } from '../place.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  hostingMetadata,
  rights,
  shapeIsOurs,
  walkingAway,
} from './cautions.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { npmListing, packageMetadata, releasedOn, subject } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { listingStatus } from './server.ts';

export function packageDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.package);
  const body = {
    format: 'assessment-desk-package/v1',
    canonical: to(paths.package),
    subject: subject(to),
    boundary: [discoveryIsNotPermission, checkBeforeActing, hostingMetadata, shapeIsOurs],
    rights,
    package: packageMetadata,
    source: {
      method: 'GET',
      href: to(paths.source),
      representation: mediaTypes.zip,
      contents:
        'The source of this version: the application, the checker, the library, the tests and the licence. Dependencies are listed with their hashes and not included.',
      steps: [
        '`npm ci` installs the dependencies from npm.',
        '`npm run build` builds this site into `dist/`.',
        '`npm run build:package` builds the command-line checker and the library into `dist-package/`.',
      ],
    },
    listings: [
      { registry: 'npm', ...npmListing(releasedOn) },
      { registry: 'MCP registry', status: listingStatus, href: to(paths.server) },
    ],
    exit: walkingAway,
  };
  return { path: paths.package, mediaType: mediaTypes.json, text: jsonText(body) };
}
