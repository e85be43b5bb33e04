/** Records the figures of opening and typing for all contenders. */
import type { Bench } from '../bench.ts';
import type { SizeName } from '../documents/sizes.ts';
import type { Options } from '../options.ts';
import { footprint, typeKeys, type Tab } from '../tab.ts';

/** The documents that are opened and typed in. */
export const sizesOf = ({ quick }: Options): readonly SizeName[] =>
  quick ? ['MAX-COUNT'] : ['S', 'M', 'L', 'MAX-COUNT'];

/** Types in the focused field. A bare field has no separate reason field, so its keys count for that too. */
export async function recordTyping(
  { results }: Bench,
  tab: Tab,
  who: string,
  size: SizeName,
  keys: number,
): Promise<void> {
  const { costs, painted } = await typeKeys(tab, keys);
  const [first, ...others] = costs;
  const untilPaint = others.map((cost) => cost.untilPaint);
  if (first) results.record(`first ${size}`, who, first.untilPaint);
  results.record(`key ${size}`, who, ...untilPaint);
  results.record(`floor ${size}`, who, ...untilPaint);
  if (who === 'bare input') results.record(`reason ${size}`, who, ...untilPaint);
  results.record(`whole ${size}`, who, ...others.map(({ all }) => all));
  for (const row of ['painted', 'typical painted']) results.record(`${row} ${size}`, who, ...painted.slice(1));
}

export async function recordFootprint({ results }: Bench, tab: Tab, who: string, size: SizeName): Promise<void> {
  const { nodes, heap } = await footprint(tab);
  results.record(`nodes ${size}`, who, nodes);
  results.record(`heap ${size}`, who, heap);
}
