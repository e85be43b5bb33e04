import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, '../schema');

/** The JSON Schemas by the path under which they are published. */
export function publishedSchemas(): ReadonlyMap<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
  return new Map(names.map((name) => [`schemas/${name}`, readFileSync(join(folder, name), 'utf8')]));
}

/** Publishes the schemas of `src/schema` under `schemas/`, byte for byte, in the build and in development. */
export function publishSchemas(): Plugin {
  return {
    name: 'publish-schemas',
    generateBundle() {
      for (const [fileName, source] of publishedSchemas()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = publishedSchemas().get((request.url ?? '').replace(/^\//, '').replace(/\?.*$/, ''));
        if (source === undefined) return next();
        response.setHeader('Content-Type', 'application/schema+json; charset=utf-8');
        response.end(source);
      });
    },
  };
}
