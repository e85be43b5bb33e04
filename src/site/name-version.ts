/** The version of the application, and the Vite plugin that puts it into the page and its code. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Returns the version of the package, or the value of `APP_VERSION`. */
function appVersion(): string {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Adds the version to the page and, as `import.meta.env.VITE_APP_VERSION`, to its code. */
export function nameVersion(): Plugin {
  const version = appVersion();
  return {
    name: 'name-version',
    config: () => ({ define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
  };
}
