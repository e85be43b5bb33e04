import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The version of the package, or the one that `APP_VERSION` names. */
export function appVersion(): string {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** Says in the page, and to its code as `import.meta.env.VITE_APP_VERSION`, which version it is. */
export function nameVersion(): Plugin {
  const version = appVersion();
  return {
    name: 'name-version',
    config: () => ({ define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) } }),
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content: version }, injectTo: 'head' }],
  };
}
