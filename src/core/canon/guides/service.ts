/** What the specification says about the public service, for people who use it or run it. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { paragraph, points, withAuthority, service, table } from './write.ts';

export const serviceEntries: readonly CanonEntry[] = [
  service(contract('1.2'), {
    id: 'service/three-roads',
    title: 'The three roads: understand, inspect, choose',
    summary: 'Three optional read-only discovery roads: understand, inspect, and choose whether and how to connect.',
    body: [
      withAuthority(
        contract('4 pathways'),
        table(
          ['Road', 'Path', 'What it is'],
          ['Entry', '`public/discovery`', 'The entry point: it offers exactly the three roads.'],
          ['Understand', '`public/porch`', 'Road 1, Understand.'],
          ['Inspect', '`.well-known/api-catalog`', 'The RFC 9727 API catalogue.'],
          ['Choose', '`v1/pathways`', 'The choices for connecting, and their boundaries.'],
        ),
      ),
      withAuthority(contract('1.3 input'), paragraph('Each needs no authentication and no request input.')),
      withAuthority(contract('1.3 effects'), paragraph('Each makes no application write and no outside change.')),
      withAuthority(contract('1.3 fee'), paragraph('Each charges no fee and requires no proof of work.')),
      withAuthority(contract('1.3 repeat'), paragraph('Each is safe to repeat.')),
      withAuthority(contract('1.3 retry'), paragraph('Any retry is left to the caller, and is finite.')),
      withAuthority(contract('1.3 follow-up'), paragraph('Each starts no automatic follow-up.')),
      withAuthority(contract('1.3 stopping'), paragraph('Stopping, silence, and walking away are complete outcomes.')),
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
  service(contract('4 open-seat'), {
    id: 'service/open-seat',
    title: 'The open seat',
    summary: 'A smaller, supplementary public seat at public/open-seat.',
    body: [
      withAuthority(
        contract('1.4 channels'),
        paragraph('It is one of two supplementary channels, which are not a fourth road.'),
      ),
      withAuthority(
        contract('1.4 existence'),
        paragraph(
          'Its existence is not evidence of use, participation, endorsement, affiliation, consent, or delegated authority by any person, model provider, or organisation.',
        ),
      ),
      withAuthority(
        convention('4.4'),
        paragraph('In Assessment Desk, it is a read-only document. The shape of its response is ours.'),
      ),
    ],
    keywords: ['seat', 'supplementary', 'public seat', 'fourth road'],
    related: ['service/three-roads', 'service/what-discovery-does-not-mean'],
  }),
  service(contract('4.3'), {
    id: 'service/knowledge-endpoint',
    title: 'The knowledge endpoint: search and fetch',
    summary: 'The knowledge-only endpoint has exactly two tools, search and fetch, and needs no authentication.',
    body: [
      withAuthority(contract('4 knowledge'), paragraph('It is at `v1/mcp/canon`, as MCP over Streamable HTTP.')),
      withAuthority(
        convention('4.5'),
        table(
          ['Tool', 'Input', 'Output'],
          ['`search`', '`query`: a question or words', 'IDs, titles and URLs of entries, best match first.'],
          ['`fetch`', '`id`: from the results of `search`', 'The entry: its title, its text, its URL.'],
        ),
      ),
      withAuthority(
        convention(),
        paragraph(
          'It searches this help and nothing else: the contract’s fields and rules, and how Assessment Desk works. It accepts no assessments, stores nothing and changes nothing. A deployment with only static files does not run it, and its documents do not offer it.',
        ),
      ),
      withAuthority(
        convention(),
        paragraph(
          'It accepts requests without an Origin header, from its own origin, and from origins that its operator allows. Other origins get 403. It supports three revisions of the protocol: 2025-06-18, 2025-11-25 and 2026-07-28. A client that requests another revision in `initialize` gets 2025-11-25; a header with another revision gets 400.',
        ),
      ),
    ],
    keywords: [
      'cors',
      'origin',
      'protocol version',
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
  service(convention('4.6'), {
    id: 'service/not-offered',
    title: 'What the service does not offer',
    summary:
      'There is no agent-to-agent card, no task service, no account, and no operation that accepts or stores assessments.',
    body: [
      withAuthority(
        contract('1.6'),
        paragraph('No agent-to-agent card and no agent-to-agent task service is published.'),
      ),
      withAuthority(
        contract('4.2'),
        paragraph('Nothing on the pathways or porch endpoints registers an agent or sends a message.'),
      ),
      withAuthority(contract('8.2'), paragraph('The discovery roads charge no fee and no proof of work.')),
      withAuthority(
        convention('4.6'),
        points(
          'The paths of an agent-to-agent card return 404.',
          'No operation of this service accepts, stores or returns an assessment. Assessments stay on people’s own computers.',
          'Nothing is sold, and there are no accounts.',
        ),
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
  service(contract('5.3'), {
    id: 'service/what-discovery-does-not-mean',
    title: 'What discovery does not mean',
    summary: 'Being discoverable is not permission; check the named endpoint before acting.',
    body: [
      withAuthority(
        contract('1.5 claims'),
        paragraph(
          'The API catalog, the OpenAPI description, the agent and LLM text files, the package metadata, the source code and a listing in an MCP registry are discovery claims, not permission or proof.',
        ),
      ),
      withAuthority(
        contract('5.3'),
        paragraph(
          'Before acting, a caller checks the method, authentication, effects, rights, cost and limits at the named endpoint.',
        ),
      ),
      withAuthority(
        contract('1.4 existence'),
        paragraph(
          'The existence of the supplementary channels is not evidence of use, participation, endorsement, affiliation, consent, or delegated authority by any person, model provider, or organisation.',
        ),
      ),
      withAuthority(
        contract('1.7'),
        paragraph('Ordinary network and hosting metadata may still be processed or retained.'),
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
  service(convention(), {
    id: 'service/licence-and-source',
    title: 'Licence, source and package',
    summary:
      'Assessment Desk is free software under the MIT licence; application, checker and library are built from one source.',
    body: [
      withAuthority(
        convention(),
        points(
          'Under the MIT licence, everyone may use, change and share Assessment Desk with its copyright notice, without any warranty. The text is in the file `LICENSE` of the source.',
          'The application, the command-line checker, the library and the knowledge endpoint are built from the same source and have the same version.',
          'The licence covers the software only. What you write in an assessment is yours, and the rights to passages stay with their publishers.',
        ),
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
