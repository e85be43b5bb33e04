/** The document `server.json`, for an MCP registry: prepared and not listed. */
import { knowledgePath, type SitePlace } from '../place.ts';
import { jsonText, mediaTypes, type SiteDocument, paths, referencesFrom } from './references.ts';
import {
  product,
  checkBeforeActing,
  discoveryIsNotPermission,
  hostingMetadata,
  rights,
  shapeIsOurs,
  walkingAway,
  npmListing,
  packageMetadata,
  releasedOn,
  subject,
} from './product.ts';

/** The schema of the MCP registry that the document conforms to. */
export const serverSchema = 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json';

/** Specification 1.5 mentions a listing. The metadata for a registry is ready; nobody has submitted it. */
export const listingStatus = 'prepared, not listed';

const localPart = 'assessment-desk';

/**
 * Returns the registry's name for a base address: its host reversed, as in `org.example.desk`. Without a public host,
 * or with one that the registry does not allow, the namespace is under `invalid`, which nobody can own (RFC 2606).
 */
function serverName(siteUrl: string | undefined): string {
  const host = siteUrl === undefined ? '' : new URL(siteUrl).hostname;
  const namespace = host.split('.').reverse().join('.');
  const isUsable = isPublic(siteUrl) && /^[a-zA-Z0-9](?:[a-zA-Z0-9.-]*[a-zA-Z0-9])?$/.test(namespace);
  return isUsable && namespace.length + localPart.length + 1 <= 200
    ? `${namespace}/${localPart}`
    : `invalid.unlisted/${localPart}`;
}

/** The registry accepts only https addresses that are not local. */
function isPublic(siteUrl: string | undefined): siteUrl is string {
  if (siteUrl === undefined) return false;
  const { protocol, hostname } = new URL(siteUrl);
  return protocol === 'https:' && !/^(?:\[.*\]|127(?:\.\d+){3}|(?:.*\.)?localhost)$/.test(hostname);
}

/** The description for an MCP registry (specification 1.5). Building it does not list it. */
export function serverDocument(place: SitePlace): SiteDocument {
  const { siteUrl, knowledgeEndpoint } = place;
  const isOffered = knowledgeEndpoint && isPublic(siteUrl);
  const body = {
    $schema: serverSchema,
    name: serverName(siteUrl),
    title: product.name,
    description: 'Look up the contract ww3.assessment/v1 and Assessment Desk: search and fetch, read-only.',
    version: product.version,
    ...(isPublic(siteUrl) ? { websiteUrl: siteUrl } : {}),
    ...(isOffered ? { remotes: [{ type: 'streamable-http', url: siteUrl + knowledgePath }] } : {}),
    _meta: {
      'io.modelcontextprotocol.registry/publisher-provided': {
        status: listingStatus,
        endpoint: endpointInWords(place.knowledgeEndpoint, isOffered),
      },
    },
  };
  return { path: paths.server, mediaType: mediaTypes.json, text: jsonText(body) };
}

/** States whether the endpoint runs here. The registry accepts only public https addresses as remotes. */
function endpointInWords(isRun: boolean, isOffered: boolean): string {
  if (!isRun) return 'not run by this deployment';
  return isOffered ? 'run by this deployment' : 'run by this deployment; a remote needs a public https address';
}

/**
 * The document `public/package`: the package metadata, the source code and the listings, as claims and not as proof
 * (specification 1.5).
 */
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
