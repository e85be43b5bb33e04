/** The type of the open pages of an original, which features show and `drafts` opens. */
import type { LinePlaces, PageSize } from '../core/extraction/extraction.ts';

/** The picture of a page. Whoever gets it calls `bitmap.close()`, or moves it to a canvas. */
export interface PagePicture {
  readonly bitmap: ImageBitmap;
  /** Pixels for each point, which may be less than requested. */
  readonly scale: number;
}

/**
 * The pages of an open file, counted from 1. A failure has a sentence for the user, and other pages can still be used.
 */
export interface OpenPages {
  /** In points, as the file says that they are shown. */
  readonly pages: readonly PageSize[];
  /** Draws a page with so many pixels for each point. A cancelled call rejects with the signal’s reason. */
  draw(page: number, scale: number, signal?: AbortSignal): Promise<PagePicture>;
  /** Returns the lines of a page with the place of each character, in the order of its text. */
  lines(page: number, signal?: AbortSignal): Promise<readonly LinePlaces[]>;
  /** Gives back what the file takes. Unanswered calls reject. */
  close(): void;
}
