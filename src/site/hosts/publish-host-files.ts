import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { readSiteUrl } from '../place.ts';
import { headersFile } from './headers-file.ts';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    );
}

/** Writes `_headers` into the build, with every file of the build and of the public folder. */
export function publishHostFiles(siteUrl = readSiteUrl(process.env.SITE_URL)): Plugin {
  let publicFolder = '';
  return {
    name: 'publish-host-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const files = new Set([...Object.keys(bundle), ...filesBelow(publicFolder)]);
        const place = { ...(siteUrl === undefined ? {} : { siteUrl }), knowledgeEndpoint: false };
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile([...files], place) });
      },
    },
  };
}
