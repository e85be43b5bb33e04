/** The site for an edge engine: the same function as in the local servers, with the engine's file store. */
import { allowedOrigins, documents, files, place } from 'assessment-desk:published';
import { referenceKnowledge } from '../knowledge/server.ts';
import { createKnowledge } from '../knowledge/knowledge.ts';
import { createSite, type Bytes, type Site } from '../serving/site.ts';

/** The bindings of the engine: the files of the site by path. */
interface Bindings {
  readonly ASSETS: { fetch(address: string): Promise<Response> };
}

const published: ReadonlySet<string> = new Set(files);
// An edge engine forwards only requests for the deployment's own names.
const knowledge: Site = createKnowledge({ place, knowledge: referenceKnowledge, hosts: 'any', allowedOrigins });

function fileReader({ ASSETS }: Bindings): (path: string) => Promise<Bytes | undefined> {
  return async (path) => {
    if (!published.has(path)) return undefined;
    const address = `http://assets/${path.split('/').map(encodeURIComponent).join('/')}`;
    const response = await ASSETS.fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  };
}

/** The module's handlers, in the form that the engine expects. */
const handlers = {
  fetch: (request: Request, bindings: Bindings): Promise<Response> =>
    createSite({ place, readFile: fileReader(bindings), documents, knowledge })(request),
};

export { handlers as default };
