/** Generates the host configurations in their README, from the table of headers that the local server uses too. */
import { readFile } from 'node:fs/promises';
import { caddyConfiguration } from '../site/hosts/caddy.ts';
import { nginxConfiguration } from '../site/hosts/nginx.ts';
import { withRegion } from '../site/hosts/hosts.ts';
import type { SitePlace } from '../site/place.ts';
import type { GeneratedFile } from './generate-types.ts';

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
