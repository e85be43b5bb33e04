/** Draws the visible pages and reads their lines, one after the other, and releases the others. */
import type { LinePlaces } from '../../../core/extraction/extraction.ts';
import { messageOf } from '../../../core/json/words.ts';
import type { OpenPages, PagePicture } from '../../../desk/original-commands.ts';

/** A page to draw. Its size is in points, before it is turned. */
export interface WantedPage {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  /** Pixels for each point. */
  readonly scale: number;
}

/** A drawn picture whose memory can be released. */
export interface Drawn {
  close(): void;
}

interface Held<Picture> {
  readonly picture: Picture;
  /** The requested scale, which may be more than the picture has. */
  readonly scale: number;
}

export interface PageWorkParts<Picture> {
  readonly source: Pick<OpenPages, 'draw' | 'lines'>;
  /** Makes a picture from a bitmap, which the picture then owns. */
  readonly paint: (bitmap: PagePicture['bitmap']) => Picture;
  /** Called after a picture, the lines or a problem of a page have changed. */
  readonly onChange: () => void;
}

/** The maximum number of pictures at a time. While one replaces another, there is one more. */
export const maxPictures = 24;

/** The maximum number of pixels of all pictures together: 128 MB. */
export const maxPixels = 32_000_000;

/** The maximum number of pages whose lines are remembered. */
const maxLines = 100;

/** The number of pixels that a page may have. The more pages are visible, the smaller is each. */
const pixelsOf = (wanted: number): number => maxPixels / Math.max(3, wanted);

/** The scale at which a page does not have too many pixels. */
function limitedScale({ width, height, scale }: WantedPage, wanted: number): number {
  return Math.min(scale, Math.sqrt(pixelsOf(wanted) / (width * height)));
}

export class PageWork<Picture extends Drawn> {
  readonly #parts: PageWorkParts<Picture>;
  readonly #pictures = new Map<number, Held<Picture>>();
  readonly #lines = new Map<number, readonly LinePlaces[]>();
  readonly #problems = new Map<number, string>();
  readonly #withoutLines = new Set<number>();
  #wantedPages: readonly WantedPage[] = [];
  #isBusy = false;
  #version = 0;

  constructor(parts: PageWorkParts<Picture>) {
    this.#parts = parts;
  }

  /** Increases with each change. */
  get version(): number {
    return this.#version;
  }

  /** The picture of a page, perhaps at an earlier scale; undefined while there is none. */
  picture(page: number): Picture | undefined {
    return this.#pictures.get(page)?.picture;
  }

  /** The lines of a page; undefined while they are not known. */
  lines(page: number): readonly LinePlaces[] | undefined {
    return this.#lines.get(page);
  }

  /** Whether the lines of a page cannot be found. */
  hasNoLines(page: number): boolean {
    return this.#withoutLines.has(page);
  }

  /** Why a page cannot be drawn, as a sentence; undefined if nothing is wrong. */
  problem(page: number): string | undefined {
    return this.#problems.get(page);
  }

  /** Sets the visible pages, the most important one first. Releases all other pages and stops drawing them. */
  show(wanted: readonly WantedPage[]): void {
    const some = wanted.slice(0, maxPictures);
    this.#wantedPages = some.map((page) => ({ ...page, scale: limitedScale(page, some.length) }));
    const pages = new Set(this.#wantedPages.map(({ page }) => page));
    for (const [page, { picture }] of this.#pictures) {
      if (pages.has(page)) continue;
      picture.close();
      this.#pictures.delete(page);
    }
    void this.#run();
  }

  /** Tries again to draw a page that could not be drawn. */
  retry(page: number): void {
    this.#problems.delete(page);
    this.#withoutLines.delete(page);
    this.#changed();
    void this.#run();
  }

  /** Releases everything. */
  end(): void {
    this.show([]);
  }

  #changed(): void {
    this.#version += 1;
    this.#parts.onChange();
  }

  /**
   * Does one task after the other. The worker cannot be interrupted, so the next task is chosen only when it is free.
   * At most one picture is then drawn for a page that is no longer visible.
   */
  async #run(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let next = this.#next(); next; next = this.#next()) {
      await next();
      this.#changed();
    }
    this.#isBusy = false;
  }

  #isWanted(page: number): boolean {
    return this.#wantedPages.some((wanted) => wanted.page === page);
  }

  /** The next task: for each page in its turn its picture, then its lines. */
  #next(): (() => Promise<void>) | undefined {
    for (const wanted of this.#wantedPages) {
      const { page, scale } = wanted;
      if (!this.#problems.has(page) && this.#pictures.get(page)?.scale !== scale) return () => this.#draw(wanted);
      if (!this.#lines.has(page) && !this.#withoutLines.has(page)) return () => this.#read(page);
    }
    return undefined;
  }

  async #draw({ page, scale }: WantedPage): Promise<void> {
    try {
      const { bitmap } = await this.#parts.source.draw(page, scale);
      if (!this.#isWanted(page)) {
        bitmap.close();
        return;
      }
      this.#pictures.get(page)?.picture.close();
      this.#pictures.set(page, { picture: this.#parts.paint(bitmap), scale });
    } catch (error) {
      this.#problems.set(page, messageOf(error));
    }
  }

  async #read(page: number): Promise<void> {
    try {
      this.#lines.set(page, await this.#parts.source.lines(page));
      for (const [oldest] of this.#lines) {
        if (this.#lines.size <= maxLines) break;
        this.#lines.delete(oldest);
      }
    } catch {
      this.#withoutLines.add(page);
    }
  }
}
