/** What the specification does not show about the service: its own words for each point, and what Assessment Desk does. */
import { contract, convention } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { paragraph, points, withAuthority, unshown } from './write.ts';

export const unshownOfService: readonly CanonEntry[] = [
  unshown('8.3', {
    id: 'unshown/rate-and-size-limits',
    title: 'Rate limits and request size limits',
    summary: 'Rate limits and request size limits for any endpoint are not shown.',
    body: [
      withAuthority(contract('8.2'), paragraph('Retries are caller-chosen and finite.')),
      withAuthority(
        convention('8.3'),
        points(
          'The server of Assessment Desk sets no rate limit; its host may.',
          'Its knowledge endpoint accepts request bodies of at most 65536 bytes, and queries of at most 200 characters.',
        ),
      ),
    ],
    keywords: [
      'rate limit',
      'rate limits',
      'throttling',
      'requests per minute',
      'quota',
      'request size',
      'payload',
      'how often',
      '429',
    ],
    related: ['limit/all', 'service/three-roads', 'service/knowledge-endpoint'],
  }),
  unshown('7 errors', {
    id: 'unshown/error-codes',
    title: 'Error codes, status codes and error bodies',
    summary: 'Error codes, status codes, and the shape of an error body are not shown.',
    body: [
      withAuthority(
        contract('7 structure'),
        paragraph('Structural violations of the assessment contract are defined by the constraints in section 2.'),
      ),
      withAuthority(
        convention('7 errors'),
        points(
          'The server of Assessment Desk returns HTTP status codes: 404 if nothing is published at a path, 405 if a path does not support the method.',
          'Its knowledge endpoint returns errors as defined by JSON-RPC 2.0 and MCP. Clients must not rely on the wording of a message.',
        ),
      ),
    ],
    keywords: [
      'error code',
      'error codes',
      'status code',
      'http status',
      'error response',
      'error body',
      'problem details',
      'returned',
      '4xx',
      '5xx',
    ],
    related: ['rule/all', 'service/knowledge-endpoint', 'guide/command-line'],
  }),
  unshown('2.12 bodies', {
    id: 'unshown/discovery-bodies',
    title: 'Bodies of the discovery documents',
    summary:
      'Fields of the response bodies of the discovery, porch, API catalog, pathways and open-seat endpoints are not shown.',
    body: [
      withAuthority(
        contract('4.4'),
        paragraph('Response body shapes for discovery, porch, api-catalog, pathways and open-seat are not shown.'),
      ),
      withAuthority(
        convention('4.4'),
        paragraph('The documents that Assessment Desk publishes have their own shapes, and each of them says so.'),
      ),
    ],
    keywords: [
      'response body',
      'response shape',
      'fields of the discovery document',
      'porch fields',
      'pathways fields',
      'body of',
    ],
    related: ['service/three-roads', 'service/open-seat'],
  }),
  unshown('4.5', {
    id: 'unshown/tool-parameters',
    title: 'Parameters of the tools search and fetch',
    summary: 'Input and output parameters of the tools search and fetch are not shown.',
    body: [
      withAuthority(
        convention('4.5'),
        paragraph(
          'The [knowledge endpoint](entry:service/knowledge-endpoint) of Assessment Desk accepts `query` and `id`; its list of tools contains their schemas.',
        ),
      ),
    ],
    keywords: [
      'tool arguments',
      'tool parameters',
      'input schema',
      'output schema',
      'parameters of search',
      'parameters of fetch',
    ],
    related: ['service/knowledge-endpoint', 'guide/look-up-as-an-agent'],
  }),
  unshown('4.6', {
    id: 'unshown/submitting-and-storing',
    title: 'Submitting, storing and retrieving assessments',
    summary: 'Any operation that accepts, stores or retrieves an assessment is not shown.',
    body: [
      withAuthority(
        convention('4.6'),
        paragraph(
          'Assessment Desk has no such operation: assessments stay on people’s own computers, [and nothing is sent](entry:decision/nothing-leaves).',
        ),
      ),
    ],
    keywords: [
      'submit',
      'submit operation',
      'store operation',
      'post an assessment',
      'upload endpoint',
      'retrieve',
      'endpoint that accepts',
    ],
    related: ['service/not-offered', 'decision/nothing-leaves', 'guide/export'],
  }),
  unshown('6 events', {
    id: 'unshown/events',
    title: 'Events',
    summary: 'Events are not shown.',
    body: [
      withAuthority(contract('1.3 follow-up'), paragraph('The three roads start no automatic follow-up.')),
      withAuthority(
        convention('6 events'),
        paragraph('Assessment Desk sends no events: it has no webhooks and no notifications.'),
      ),
    ],
    keywords: ['event', 'webhook', 'webhooks', 'notification', 'subscribe', 'callback', 'stream of events'],
    related: ['service/not-offered', 'service/three-roads'],
  }),
  unshown('5.5', {
    id: 'unshown/other-authentication',
    title: 'Authentication of other endpoints',
    summary: 'Authentication of the open-seat endpoint and of every other endpoint is not shown.',
    body: [
      withAuthority(contract('5.1'), paragraph('The three roads require no authentication.')),
      withAuthority(contract('5.2'), paragraph('The knowledge-only tool endpoint requires no authentication.')),
      withAuthority(
        convention('5.5'),
        paragraph('Nothing that Assessment Desk serves needs authentication, the open seat included.'),
      ),
    ],
    keywords: [
      'authenticate',
      'open-seat authentication',
      'oauth',
      'bearer token',
      'credentials',
      'other endpoints',
      'log in to the open seat',
    ],
    related: ['service/open-seat', 'service/three-roads', 'service/what-discovery-does-not-mean'],
  }),
  unshown('4.7', {
    id: 'unshown/paths-of-descriptions',
    title: 'Paths of the OpenAPI, agent and LLM descriptions',
    summary:
      'Paths of the OpenAPI description, the agent description text file and the LLM-oriented text file are not shown.',
    body: [
      withAuthority(
        convention('4.7'),
        paragraph('Assessment Desk publishes them at `v1/openapi.json`, `.well-known/agent.txt` and `llms.txt`.'),
      ),
    ],
    keywords: ['openapi', 'swagger', 'llms.txt', 'agent.txt', 'path of the openapi description'],
    related: ['service/three-roads', 'service/what-discovery-does-not-mean'],
  }),
];
