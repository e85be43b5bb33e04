/** Counts the supporting links of a document by their source, and finds the source with the most. */
import type { MostCitedSource } from '../rules/context.ts';
import type { DocumentIndex } from './document-index.ts';

/**
 * Returns the source with the most supporting links, the first of several with the same number; undefined if no
 * supporting link cites an existing claim. An observation with an unknown publisher is a source of its own.
 */
export function mostCitedSource(
  index: Pick<DocumentIndex, 'claim' | 'supportingLinks'>,
  publisherOf: (observation: number) => string | null | undefined,
): MostCitedSource | undefined {
  const bySource = new Map<string, { publisher: string | undefined; observation: number | undefined; links: number }>();
  let all = 0;
  for (const [claimId, links] of index.supportingLinks) {
    const observation = index.claim(claimId)?.view.observation_id;
    if (observation === undefined) continue;
    const publisher = publisherOf(observation) ?? undefined;
    const key = publisher === undefined ? `observation ${String(observation)}` : `publisher ${publisher}`;
    const source = bySource.get(key);
    if (source) source.links += links;
    else bySource.set(key, { publisher, observation: publisher === undefined ? observation : undefined, links });
    all += links;
  }
  let most: MostCitedSource | undefined;
  for (const source of bySource.values()) if (source.links > (most?.links ?? 0)) most = { ...source, all };
  return most;
}
