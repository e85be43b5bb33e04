/** The outlines on a page: of the selected text, the caret’s word, and the claims. */
import type { ClaimMark } from '../../../core/assessment/claim-marks.ts';
import type { Box } from '../../../core/extraction/extraction.ts';
import { boxesOfSpan, type PlacedPage } from '../../../core/extraction/placed-page.ts';
import type { CodePointSpan } from '../../../core/text/span.ts';
import type { CitedMark } from '../../../ui/marked-block.tsx';

/** What is outlined: a claim, the selected text, or the word at the caret. */
export interface Outline {
  /** Stable while the outline is the same. */
  readonly key: string;
  readonly kind: 'claim' | 'pending' | 'caret';
  readonly boxes: readonly Box[];
  /** For a claim: its name with its effect, whether it is the active one, and how the selected entry cites it. */
  readonly name?: string;
  readonly isActive?: boolean;
  readonly cited?: CitedMark | undefined;
  readonly fits?: boolean;
}

/** What can be outlined. */
export interface Outlined {
  readonly marks: readonly ClaimMark[];
  readonly active: number | null;
  readonly cited: ReadonlyMap<number, CitedMark>;
  readonly pending: CodePointSpan | null;
  readonly caret: CodePointSpan | null;
}

function nameOf({ claimId }: ClaimMark, cited: CitedMark | undefined): string {
  if (cited === undefined || cited === 'plain') return claimId;
  return `${claimId} (${cited === 'both' ? 'supports and contradicts' : cited})`;
}

/** Returns the outlines on a page, the strongest last, so that they are on top. */
export function outlinesOn(page: PlacedPage, { marks, active, cited, pending, caret }: Outlined): readonly Outline[] {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return [];
  const boxesOf = (span: CodePointSpan | null): readonly Box[] => (span ? boxesOfSpan(page, span).boxes : []);
  const claims = marks
    .filter(({ span }) => span.start < last.end && first.start < span.end)
    .map((mark): Outline => {
      const own = cited.get(mark.key);
      return {
        key: `claim ${String(mark.key)}`,
        kind: 'claim',
        boxes: boxesOf(mark.span),
        name: nameOf(mark, own),
        isActive: mark.key === active,
        cited: own,
        fits: mark.fits,
      };
    });
  const rank = ({ isActive, cited: own }: Outline): number => (isActive ? 2 : own === undefined ? 0 : 1);
  const outlines: readonly Outline[] = [
    ...claims.sort((one, other) => rank(one) - rank(other)),
    { key: 'caret', kind: 'caret', boxes: pending ? [] : boxesOf(caret) },
    { key: 'pending', kind: 'pending', boxes: boxesOf(pending) },
  ];
  return outlines.filter(({ boxes }) => boxes.length > 0);
}
