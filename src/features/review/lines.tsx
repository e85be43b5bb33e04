/**
 * The lines from span to claim to entry, behind the review's columns. They are decoration: the cards contain the same
 * information as text. The end of a line whose card is out of sight is at the edge of its column.
 */
import { memo, type RefObject } from 'react';
import type { LineId } from './board-wires.ts';
import type { Chain } from './chain.ts';
import type { DrawnLine } from './line-paths.ts';
import { useHighlightedChain } from './highlight.ts';
import { useLines } from './use-lines.ts';
import { useReviewDesk } from './use-review.ts';
import classes from './lines.module.css';

export function Lines({ board }: { readonly board: RefObject<HTMLElement | null> }) {
  const { model, own, chain, columns, rootTies, filter } = useReviewDesk();
  const lines = useLines(board, { model, columns, chain: rootTies, effect: filter.effect });
  const highlightedChain = useHighlightedChain();
  return (
    <svg className={classes.lines} aria-hidden focusable="false">
      {lines.map((line) => {
        const { id } = line;
        const [link, ...more] = id.links;
        const verdict = link && more.length === 0 ? own.get(link.key)?.verdict.verdict : undefined;
        const way = link ? (link.effect ?? verdict ?? 'open') : 'span';
        return (
          <Line
            key={id.key}
            line={line}
            way={way}
            light={highlightStateOf(id, highlightedChain)}
            inChain={highlightStateOf(id, chain) === 'lit'}
          />
        );
      })}
    </svg>
  );
}

function highlightStateOf(id: LineId, chain: Chain | null): 'lit' | 'dim' | undefined {
  if (chain === null) return undefined;
  const belongs = id.span === undefined ? id.links.some(({ key }) => chain.links.has(key)) : chain.claims.has(id.span);
  return belongs ? 'lit' : 'dim';
}

interface LineProps {
  readonly line: DrawnLine<LineId>;
  readonly way: string;
  readonly light: 'lit' | 'dim' | undefined;
  readonly inChain: boolean;
}

/** One line with its sign: a plus in a solid circle supports, a cross in a dashed circle contradicts. */
const Line = memo(function Line({ line: { id, path, sign }, way, light, inChain }: LineProps) {
  const { x, y } = sign;
  return (
    <g
      className={classes.line}
      data-way={way}
      data-links={id.links.length}
      data-light={light}
      data-chain={inChain || undefined}
    >
      <path d={path} />
      {way === 'supports' || way === 'contradicts' ? (
        <g className={classes.sign} transform={`translate(${String(x)} ${String(y)})`}>
          <circle r="5.5" />
          <path d={way === 'supports' ? 'M-3 0H3M0 -3V3' : 'M-2.3 -2.3L2.3 2.3M2.3 -2.3L-2.3 2.3'} />
        </g>
      ) : null}
    </g>
  );
});
