/** The text for language models, `llms.txt`, in the form of llmstxt.org. */
import { knowledgePath, type SitePlace } from '../place.ts';
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
} from './cautions.ts';
import type { SiteDocument } from './document.ts';
import { contextPath, contextTitle } from './json-ld-place.ts';
import { mediaTypes } from './media-types.ts';
import { product } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { samples } from './sample-files.ts';
import { schemaDocuments, schemaPath, schemaTitle } from './schemas.ts';
import { listingStatus } from './server.ts';

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

export function llmsDocument(place: SitePlace): SiteDocument {
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
