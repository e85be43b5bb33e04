/** The Vite plugin that writes `_headers` into the build, with every file of the build and of the public folder. */
import type { Plugin } from 'vite';
import { addedFile, filesBelow } from '../added-files.ts';
import { readSiteUrl } from '../place.ts';
import { headersFile } from './headers-file.ts';

export function publishHostFiles(siteUrl = readSiteUrl(process.env.SITE_URL)): Plugin {
  return addedFile('publish-host-files', '_headers', (bundle, { publicDir }) => {
    const files = new Set([...Object.keys(bundle), ...filesBelow(publicDir)]);
    return headersFile([...files], { ...(siteUrl === undefined ? {} : { siteUrl }), knowledgeEndpoint: false });
  });
}
