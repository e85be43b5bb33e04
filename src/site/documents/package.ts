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
import { packageMetadata, subject } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { listingStatus } from './server.ts';

/** The package metadata, the source code and the listings, each as the claim that it is (specification 1.5). */
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
        'What this version is built from: the application, the checker, the library, the tests and the licence. What other packages it needs is named in it with their hashes, and is not in it.',
      steps: [
        '`npm ci` fetches those packages from the registry of npm.',
        '`npm run build` builds this site into `dist/`.',
        '`npm run build:package` builds the command-line checker and the library into `dist-package/`.',
      ],
    },
    listings: [
      { registry: 'npm', status: 'no listing is claimed', href: null },
      { registry: 'MCP registry', status: listingStatus, href: to(paths.server) },
    ],
    exit: walkingAway,
  };
  return { path: paths.package, mediaType: mediaTypes.json, text: jsonText(body) };
}
