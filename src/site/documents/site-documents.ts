/** The list of the documents that the site publishes; a new document is added here. */
import { policy } from '../serving/headers.ts';
import { type SitePlace, knowledgePath } from '../place.ts';
import { mediaTypes, type SiteDocument, paths, samples, referencesFrom } from './references.ts';
import { catalogueDocument, discoveryDocument, openSeatDocument, porchDocument } from './discovery.ts';
import { openApiDocument } from './openapi.ts';
import { packageDocument, serverDocument, listingStatus } from './server.ts';
import { pathwaysDocument } from './pathways.ts';
import { contextDocument, contextPath, contextTitle } from './json-ld-context.ts';
import { schemaDocuments, schemaPath, schemaTitle } from './schemas.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  existenceIsNoEvidence,
  hostingMetadata,
  knowledgeIsNotRun,
  noAgentService,
  originRule,
  principles,
  rights,
  product,
  nothingRegisters,
  walkingAway,
} from './product.ts';

// The text for language models, `llms.txt`, in the form of llmstxt.org.

interface Entry {
  readonly name: string;
  readonly path: string;
  readonly note: string;
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const roads: Section = {
  title: 'Roads',
  entries: [
    { name: 'Discovery', path: paths.discovery, note: 'the entry point: three optional read-only roads' },
    { name: 'Understand', path: paths.porch, note: 'what this is and what it is not' },
    { name: 'Inspect', path: paths.catalogue, note: 'the API catalogue (RFC 9727)' },
    { name: 'Choose', path: paths.pathways, note: 'the choices for connecting; doing nothing is one of them' },
  ],
};

function formats(): Section {
  const schemas = schemaDocuments().map((document) => {
    const { path } = document;
    const kind =
      path === schemaPath('assessment') ? `the contract ${product.contract}` : 'a convention of Assessment Desk';
    return { name: schemaTitle(document), path, note: `JSON Schema; ${kind}` };
  });
  const context = {
    name: contextTitle,
    path: contextPath,
    note: 'terms for linked data; a convention of Assessment Desk',
  };
  const files = samples.map(({ path, title }) => ({ name: title, path, note: 'fictional, for trying out' }));
  return { title: 'Contract and formats', entries: [...schemas, context, ...files] };
}

function interfaces(place: SitePlace): Section {
  const knowledge = {
    name: 'Knowledge',
    path: knowledgePath,
    note: `MCP over Streamable HTTP, by POST, without authentication; the tools search and fetch. ${originRule} ${existenceIsNoEvidence}`,
  };
  return {
    title: 'Interfaces',
    entries: [
      {
        name: 'Application',
        path: paths.page,
        note: 'runs entirely in the browser; your work is not sent anywhere',
      },
      { name: 'Help', path: paths.help, note: 'every field, limit, choice and rule, in the application' },
      { name: 'OpenAPI', path: paths.openApi, note: 'the published documents, each a plain read' },
      ...(place.knowledgeEndpoint ? [knowledge] : []),
    ],
  };
}

const optional: Section = {
  title: 'Optional',
  entries: [
    { name: 'Open seat', path: paths.openSeat, note: existenceIsNoEvidence },
    { name: 'Agent description', path: paths.agent, note: 'lines of Key: value; a convention of this project' },
    { name: 'Package', path: paths.package, note: 'metadata, licence and listings, as claims' },
    { name: 'Source code', path: paths.source, note: 'a zip with the source of this version' },
    { name: 'MCP registry metadata', path: paths.server, note: listingStatus },
  ],
};

/** Escapes the parentheses of an address, so that it can be the target of a Markdown link. */
function escapeParentheses(address: string): string {
  return address.replaceAll('(', '%28').replaceAll(')', '%29');
}

function llmsDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.llms);
  const cautions = [discoveryIsNotPermission, checkBeforeActing, noAgentService, hostingMetadata];
  const sections = [roads, formats(), interfaces(place), optional].map(
    ({ title, entries }) =>
      `## ${title}\n\n${entries.map(({ name, path, note }) => `- [${name}](${escapeParentheses(to(path))}): ${note}`).join('\n')}\n`,
  );
  const text = [
    `# ${product.name}\n`,
    `> ${product.description}\n`,
    `${principles.join(' ')}\n`,
    `${[...cautions, ...(place.knowledgeEndpoint ? [] : [knowledgeIsNotRun])].join(' ')}\n`,
    `To check files on your own machine, build the command-line checker from the [source](${escapeParentheses(to(paths.source))}) with \`npm ci && npm run build:package\` and run \`node dist-package/assessment-desk.js check FILE…\`. ${rights}\n`,
    ...sections,
  ].join('\n');
  return { path: paths.llms, mediaType: mediaTypes.text, text };
}

function agentDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.agent);
  const lines: [key: string, value: string][] = [
    ['Format', 'assessment-desk-agent/v1'],
    ['Note', 'A convention of this project and not a standard. References may be relative to this file.'],
    ['Name', product.name],
    ['Version', product.version],
    ['Description', product.description],
    ['Contract', product.contract],
    ['Application', to(paths.page)],
    ['Discovery', to(paths.discovery)],
    ['Road-Understand', to(paths.porch)],
    ['Road-Inspect', to(paths.catalogue)],
    ['Road-Choose', to(paths.pathways)],
    ['Open-Seat', to(paths.openSeat)],
    ['OpenAPI', to(paths.openApi)],
    ['LLMs', to(paths.llms)],
    ['Schema', to(schemaPath('assessment'))],
    ['Package', to(paths.package)],
    ['Source', to(paths.source)],
    ['License', product.license],
    ['Registry-Metadata', to(paths.server)],
    ['Registry-Status', listingStatus],
    ...(place.knowledgeEndpoint
      ? ([
          ['MCP', to(knowledgePath)],
          ['MCP-Tools', 'search, fetch'],
        ] as [string, string][])
      : ([['MCP-Status', knowledgeIsNotRun]] as [string, string][])),
    ['Authentication', 'none'],
    ['Registration', 'none'],
    ['Payment', 'none'],
    ['Proof-Of-Work', 'none'],
    ['Writes', 'none'],
    ['Follow-Up', 'none'],
    ['Exit', walkingAway],
    ['Caution', discoveryIsNotPermission],
    ['Caution', checkBeforeActing],
    [
      'Caution',
      `For each supplementary channel (the open seat and the knowledge-only tool endpoint): ${existenceIsNoEvidence}`,
    ],
    ['Caution', nothingRegisters],
    ['Caution', noAgentService],
    ['Caution', hostingMetadata],
  ];
  const text = lines.map(([key, value]) => `${key}: ${value}\n`).join('');
  return { path: paths.agent, mediaType: mediaTypes.text, text };
}

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
