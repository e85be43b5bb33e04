/** Places a passage on the pages of its file, and finds the pages of a span. */
import type { Origin } from '../../../core/casefile/types.generated.ts';
import { placePage, type PlacedPage } from '../../../core/extraction/placed-page.ts';
import type { LinePlaces } from '../../../core/extraction/extraction.ts';
import type { CodePointSpan } from '../../../core/text/span.ts';

type Lines = readonly LinePlaces[] | undefined;

/** Where the text of a passage is in its file. Pages count from 1. */
export interface Placer {
  /** The passage on a page, by the lines that the file has there. The same object for the same lines. */
  readonly on: (page: number, lines: Lines) => PlacedPage;
  /** The pages that contain a part of the span, in the order of the text. */
  readonly pagesOf: (span: Pick<CodePointSpan, 'start' | 'end'>) => readonly number[];
}

/** Creates the placer of a passage. */
export function createPlacer(text: string, origin: Pick<Origin, 'places'>): Placer {
  // Lines that are no longer used take their places with them, so that a long file does not fill the memory.
  const byLines = new WeakMap<readonly LinePlaces[], PlacedPage>();
  const withoutLines = new Map<number, PlacedPage>();
  return {
    on(page, lines) {
      const known = lines ? byLines.get(lines) : withoutLines.get(page);
      if (known) return known;
      const placed = placePage(text, origin, page, lines);
      if (lines) byLines.set(lines, placed);
      else withoutLines.set(page, placed);
      return placed;
    },
    pagesOf({ start, end }) {
      const pages = origin.places.flatMap((place) =>
        place.kind === 'page' && place.start < Math.max(end, start + 1) && start < place.end ? [place.page] : [],
      );
      return [...new Set(pages)];
    },
  };
}
