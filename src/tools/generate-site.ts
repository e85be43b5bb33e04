/** Generates the published documents in `public/`, for a static host at an unknown address. */
import { readFile } from 'node:fs/promises';
import { caddyConfiguration } from '../site/hosts/caddy.ts';
import { nginxConfiguration } from '../site/hosts/nginx.ts';
import { withRegion } from '../site/hosts/hosts.ts';
import type { SitePlace } from '../site/place.ts';
import type { GeneratedFile } from './generate-types.ts';
import { siteDocuments } from '../site/documents/site-documents.ts';

// Generates the host configurations in their README, from the table of headers that the local server uses too.

const place: SitePlace = { knowledgeEndpoint: false };

const path = 'src/site/hosts/README.md';

/** Returns the hosts' README with its regions for nginx and Caddy. Rejects if one of them is not marked. */
export async function generateHostFiles(): Promise<readonly GeneratedFile[]> {
  const regions: [name: string, language: string, text: string][] = [
    ['nginx', 'nginx', nginxConfiguration(place)],
    ['caddy', 'caddyfile', caddyConfiguration(place)],
  ];
  const readme = await readFile(path, 'utf8');
  const content = regions.reduce((text, region) => withRegion(text, ...region), readme);
  return [{ path, content }];
}

/** Returns the discovery documents and the schemas. */
export function generateDiscovery(): Promise<readonly GeneratedFile[]> {
  const documents = siteDocuments({ knowledgeEndpoint: false });
  return Promise.resolve(documents.map(({ path, text }) => ({ path: `public/${path}`, content: text })));
}
