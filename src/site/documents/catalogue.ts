/** Road 2, Inspect, `.well-known/api-catalog`: the API catalogue of RFC 9727 as a linkset of RFC 9264. */
import { knowledgePath, type SitePlace } from '../place.ts';
import { jsonText, catalogueProfile, mediaTypes, type SiteDocument } from './document.ts';
import { contextPath, contextTitle } from './json-ld-context.ts';
import { paths, referencesFrom } from './references.ts';
import { schemaDocuments, schemaTitle } from './schemas.ts';

/** A link target of RFC 9264, section 4.2.3. */
interface Target {
  readonly href: string;
  readonly type?: string;
  readonly title?: string;
}

type To = (path: string) => string;

/** A media type without its parameters, because the `type` of a link has none (RFC 8288, section 3.4.1). */
function withoutParameters(mediaType: string): string {
  return mediaType.replace(/;.*$/, '');
}

function items(place: SitePlace, to: To): Target[] {
  const read = (path: string, title: string): Target => ({ href: to(path), type: mediaTypes.json, title });
  return [
    read(paths.discovery, 'Discovery: three optional read-only roads'),
    read(paths.porch, 'Porch: road 1, understand'),
    read(paths.pathways, 'Pathways: road 3, choose whether and how to connect'),
    read(paths.openSeat, 'Open seat, supplementary'),
    ...(place.knowledgeEndpoint
      ? [{ href: to(knowledgePath), title: 'Knowledge-only tool endpoint (MCP over Streamable HTTP), supplementary' }]
      : []),
  ];
}

function descriptions(to: To): Readonly<Record<'service-desc' | 'service-doc' | 'service-meta', readonly Target[]>> {
  return {
    'service-desc': [{ href: to(paths.openApi), type: mediaTypes.json, title: 'OpenAPI description' }],
    'service-doc': [
      { href: to(paths.page), type: withoutParameters(mediaTypes.html), title: 'The application, with its help' },
      { href: to(paths.llms), type: withoutParameters(mediaTypes.text), title: 'A summary for language models' },
    ],
    'service-meta': [{ href: to(paths.agent), type: withoutParameters(mediaTypes.text), title: 'Agent description' }],
  };
}

/** The catalogue's own context: its items, the descriptions of the whole site, and the package (specification 1.5). */
function ownContext(place: SitePlace, to: To): object {
  const described = descriptions(to);
  const source = {
    href: to(paths.package),
    type: mediaTypes.json,
    title: 'Package metadata, source code and listings',
  };
  return {
    anchor: to(paths.catalogue),
    profile: [{ href: catalogueProfile }],
    item: items(place, to),
    ...described,
    'service-meta': [...described['service-meta'], source],
  };
}

function knowledgeContext(to: To): object {
  return {
    anchor: to(knowledgePath),
    'service-doc': [{ href: to(paths.pathways), type: mediaTypes.json, title: 'Its input, output and boundaries' }],
    'service-meta': [
      {
        href: to(paths.server),
        type: mediaTypes.json,
        title: 'Server description for an MCP registry: prepared, not listed',
      },
    ],
  };
}

export function catalogueDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.catalogue);
  const described = descriptions(to);
  const schemas = schemaDocuments().map((schema) => ({
    href: to(schema.path),
    type: schema.mediaType,
    title: `JSON Schema: ${schemaTitle(schema)}`,
  }));
  const context = { href: to(contextPath), type: mediaTypes.jsonLd, title: contextTitle };
  const body = {
    linkset: [
      ownContext(place, to),
      ...[paths.discovery, paths.porch, paths.pathways, paths.openSeat].map((path) => ({
        anchor: to(path),
        ...described,
      })),
      ...(place.knowledgeEndpoint ? [knowledgeContext(to)] : []),
      { anchor: to(paths.page), describedby: [...schemas, context] },
    ],
  };
  return {
    path: paths.catalogue,
    mediaType: mediaTypes.catalogue,
    text: jsonText(body),
    link: `<${to(paths.catalogue)}>; rel="api-catalog"`,
  };
}
