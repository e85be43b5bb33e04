/** Parses a web page into the tree that a browser would show, with a limit on its depth. Nothing is run or loaded. */
import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import type { ReadingProgress } from '../reader.ts';
import { showShadowTrees } from './shadow-trees.ts';
import type { Page } from './tree.ts';

/** The deepest element, as in Chromium: deeper ones become siblings, so that a page cannot exhaust the stack. */
const deepest = 512;

/** How much is parsed between two reports of progress, in UTF-16 units. */
const chunkLength = 1024 * 1024;

/** Makes the nodes of one page. Elements that would be too deep are added to an ancestor instead. */
function limitedAdapter(): TreeAdapter<DefaultTreeAdapterMap> {
  const depths = new WeakMap<Tree.Node, number>();
  const depthOf = (node: Tree.Node): number => depths.get(node) ?? 0;
  return {
    ...defaultTreeAdapter,
    appendChild(parent, node) {
      let place = parent;
      while (depthOf(place) >= deepest && 'parentNode' in place && place.parentNode) place = place.parentNode;
      depths.set(node, depthOf(place) + 1);
      defaultTreeAdapter.appendChild(place, node);
    },
    insertBefore(parent, node, next) {
      depths.set(node, depthOf(parent) + 1);
      defaultTreeAdapter.insertBefore(parent, node, next);
    },
  };
}

const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Parses a page (HTML Standard, section 13.2) with scripting on, as browsers do: `noscript` is not shown. */
export async function parsePage(
  markup: string,
  onProgress?: (progress: ReadingProgress) => void,
  signal?: AbortSignal,
): Promise<Page> {
  const parser = new Parser<DefaultTreeAdapterMap>({ treeAdapter: limitedAdapter() });
  for (let at = 0; at < markup.length || at === 0; at += chunkLength) {
    if (at > 0) {
      onProgress?.({ label: 'Reading the page', fraction: at / markup.length });
      await nextTask();
      signal?.throwIfAborted();
    }
    parser.tokenizer.write(markup.slice(at, at + chunkLength), at + chunkLength >= markup.length);
  }
  showShadowTrees(parser.document);
  return parser.document;
}
