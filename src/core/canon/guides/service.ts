/** What the specification says of the public service, for people who use it or run it. */
import type { CanonEntry } from '../entry.ts';
import { paragraph, points, service, table } from './write.ts';

export const serviceEntries: readonly CanonEntry[] = [
  service('1.2 and 1.3', {
    id: 'service/three-roads',
    title: 'The three roads: understand, inspect, choose',
    summary:
      'A caller can understand the service, inspect its interfaces, and choose whether and how to connect, by plain reads.',
    body: [
      table(
        ['Road', 'Path', 'What it is'],
        ['Entry', '`public/discovery`', 'Names the three roads.'],
        ['Understand', '`public/porch`', 'What this is, and what it is not.'],
        ['Inspect', '`.well-known/api-catalog`', 'The catalogue of interfaces (RFC 9727).'],
        ['Choose', '`v1/pathways`', 'The choices for connecting, and their boundaries.'],
      ),
      points(
        'Each needs no authentication and no input, changes nothing, costs nothing and wants no proof of work.',
        'Each is safe to repeat. Retrying is the caller’s choice, and finite.',
        'Nothing follows by itself. Stopping, silence and walking away are complete outcomes.',
      ),
    ],
    keywords: [
      'discovery',
      'porch',
      'pathways',
      'api catalog',
      'roads',
      'understand',
      'inspect',
      'choose',
      'endpoints',
    ],
    related: ['service/open-seat', 'service/knowledge-endpoint', 'service/what-discovery-does-not-mean'],
  }),
  service('1.4 and 4', {
    id: 'service/open-seat',
    title: 'The open seat',
    summary: 'A smaller public endpoint beside the three roads, at public/open-seat; it is no fourth road.',
    body: [
      paragraph(
        'Here it is a document to be read, and reading it changes nothing. That it exists is not evidence of use, participation, endorsement, affiliation, consent or delegated authority by anybody. The shape of its answer is not shown in the specification and is this application’s convention.',
      ),
    ],
    keywords: ['seat', 'supplementary', 'public seat', 'fourth road'],
    related: ['service/three-roads', 'service/what-discovery-does-not-mean'],
  }),
  service('1.4, 4 and 5', {
    id: 'service/knowledge-endpoint',
    title: 'The knowledge endpoint: search and fetch',
    summary:
      'A tool endpoint (MCP over Streamable HTTP) at v1/mcp/canon with exactly two tools, search and fetch, and no authentication.',
    body: [
      table(
        ['Tool', 'Takes', 'Gives'],
        ['`search`', '`query`: a question or words', 'Ids, titles and addresses of entries, best first.'],
        ['`fetch`', '`id`: as `search` gave it', 'The entry: its title, its text, its address.'],
      ),
      paragraph(
        'Its knowledge is this help and nothing else: the contract’s fields and rules, and how the application works. It takes no assessment, keeps nothing, and changes nothing. A deployment of static files alone does not run it, and then its documents do not offer it. What the tools take and give is not shown in the specification; the shapes are this application’s convention.',
      ),
    ],
    keywords: [
      'mcp',
      'tools',
      'search',
      'fetch',
      'canon',
      'model context protocol',
      'endpoint',
      'agent',
      'knowledge',
      'request size',
    ],
    related: ['guide/look-up-as-an-agent', 'service/three-roads', 'service/not-offered'],
  }),
  service('1.6, 2.12 and 4', {
    id: 'service/not-offered',
    title: 'What the service does not offer',
    summary:
      'There is no agent-to-agent card, no task service, no account, and no place that takes or keeps assessments.',
    body: [
      points(
        'No agent-to-agent card and no agent-to-agent task service is published; such paths answer 404.',
        'Nothing registers a caller, sends a message or starts a task.',
        'No operation of this service accepts, stores or gives back an assessment. Assessments are files on people’s own machines.',
        'Nothing is sold: the roads charge no fee and want no proof of work.',
      ),
    ],
    keywords: [
      'a2a',
      'agent card',
      'agent-to-agent',
      'task',
      'register',
      'account',
      'submit',
      'upload',
      'api key',
      'price',
    ],
    related: ['service/what-discovery-does-not-mean', 'decision/nothing-leaves', 'service/three-roads'],
  }),
  service('1.4, 1.5, 1.7 and 5.3', {
    id: 'service/what-discovery-does-not-mean',
    title: 'What discovery does not mean',
    summary: 'Being discoverable is not permission, and a listing is no proof; check the live endpoint before acting.',
    body: [
      points(
        'The catalogue, the OpenAPI description, the agent and LLM text files, the package metadata, the source code and a listing in a registry are discovery claims, not permission or proof.',
        'Before acting, check the method, authentication, effects, rights, cost and limits at the named endpoint.',
        'That a channel exists is not evidence of use, participation, endorsement, affiliation, consent or delegated authority by any person, model provider or organisation.',
        'Ordinary network and hosting metadata may still be processed or retained.',
      ),
    ],
    keywords: [
      'permission',
      'consent',
      'endorsement',
      'proof',
      'authority',
      'logging',
      'metadata',
      'allowed',
      'affiliation',
    ],
    related: ['service/three-roads', 'service/not-offered', 'guide/look-up-as-an-agent'],
  }),
  service('1.5', {
    id: 'service/licence-and-source',
    title: 'Licence, source and package',
    summary: 'The program is free software under the MIT licence; page, checker and library are built from one source.',
    body: [
      points(
        'The MIT licence lets anybody use, change and pass on the program, with its copyright notice, and without any warranty. The source carries its text in the file `LICENSE`.',
        'The page, the command-line checker, the library and the knowledge endpoint are built from the same source and of the same version.',
        'The licence is the program’s. What you write in an assessment is yours, and passages keep the rights of those who published them.',
      ),
    ],
    keywords: [
      'license',
      'licence',
      'mit',
      'open source',
      'source code',
      'copyright',
      'free',
      'commercial use',
      'warranty',
      'who made this',
      'author of the program',
    ],
    related: ['service/what-discovery-does-not-mean', 'guide/library', 'guide/host-the-site'],
  }),
];
