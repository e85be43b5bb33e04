/**
 * The agent description, `.well-known/agent.txt`: lines of `Key: value`. This is a convention of this project and not
 * a standard.
 */
import { knowledgePath, type SitePlace } from '../place.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  existenceIsNoEvidence,
  hostingMetadata,
  knowledgeIsNotRun,
  noAgentService,
  nothingRegisters,
  walkingAway,
} from './cautions.ts';
import type { SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { product } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { schemaPath } from './schemas.ts';
import { listingStatus } from './server.ts';

export function agentDocument(place: SitePlace): SiteDocument {
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
