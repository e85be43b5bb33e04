/**
 * The types of what a reader finds in a published file: its text in segments, and the parts that a person can choose.
 */
import type { Loss } from '../casefile/types.generated.ts';
import type { SourceFacts } from '../casefile/source-facts.ts';
import { codePointLength } from '../text/offsets.ts';

/** A rectangle on a page as it is shown, in points (1/72 inch) from the page's top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A page as it is shown, after the file's own rotation. Lengths are in points. */
export interface PageSize {
  /** The number that the file gives to the page, such as iv; null if it gives none. */
  readonly label: string | null;
  readonly width: number;
  readonly height: number;
}

/** How far a page is turned clockwise, in degrees. */
export type Rotation = 0 | 90 | 180 | 270;

/** A line of a page with the place of each character. The texts are those of the segments that reading gives. */
export interface LinePlaces {
  readonly text: string;
  readonly box: Box;
  /** Left, top, right and bottom for each UTF-16 unit of the text, in the coordinates of the box. */
  readonly boxes: Float32Array;
}

/** Where a segment is in the file. */
export type SegmentPlace =
  /** `page` counts from 1. A segment with a box is one line or a piece of one. */
  | { readonly kind: 'page'; readonly page: number; readonly box?: Box }
  /** A cue of subtitles, in milliseconds. */
  | { readonly kind: 'time'; readonly from: number; readonly to: number }
  /** A part in the terms of the format (`path`) and in words (`label`), such as “Footnote 3”. */
  | { readonly kind: 'part'; readonly path: string; readonly label: string };

/** The separator between a segment and the text before it. It is left out before the first segment of a passage. */
export type Separator = '' | ' ' | '\t' | '\n' | '\n\n';

/**
 * A loss, change or guess in one segment. `at` is an offset in the segment, in code points; null if there is no place.
 */
export interface SegmentLoss {
  readonly code: Loss['code'];
  readonly count: number;
  readonly at: number | null;
}

/** Words that somebody marked in the file: highlighted, underlined or struck out. */
export interface Highlight {
  /** The marked words, as the text has them if they are one stretch of it; at most 16,384 code points. */
  readonly quote: string;
  /**
   * The offset of the quote in its segment, in code points. The quote may continue in the next segments. Null if the
   * marked words are several stretches of the text.
   */
  readonly at: number | null;
  /** The person's comment on the words; may be empty. */
  readonly comment: string;
  /** The name that the person’s program gave; may be empty. */
  readonly author: string;
  /** When it was changed last, as a date of RFC 3339; empty if the file does not say. */
  readonly changed: string;
}

/** A stretch of the text that belongs to one group and has one place. */
export interface Segment {
  readonly separator: Separator;
  /** The exact text. It can be empty only if it has losses, such as a picture without text. */
  readonly text: string;
  /** The ID of the group that the segment belongs to; null if it is always in the text. */
  readonly group: string | null;
  readonly place: SegmentPlace | null;
  readonly losses?: readonly SegmentLoss[];
  /** The highlights that begin in it, or that have no place and belong to its page. */
  readonly marks?: readonly Highlight[];
}

/** The kind of a group of segments. It decides how the interface shows its text. */
export type GroupKind =
  /** A stretch of a web page: the article, navigation, a sidebar. */
  | 'region'
  /** A chapter of a book. */
  | 'chapter'
  | 'inserted'
  | 'deleted'
  | 'comment'
  | 'footnote'
  | 'hidden'
  | 'header'
  | 'quoted'
  | 'other';

/** Segments that a person can include or leave out together. */
export interface Group {
  /** A stable ID, the same for the same file: it is recorded in the origin. */
  readonly id: string;
  readonly kind: GroupKind;
  /** What it is, in words: “Tracked insertions”, “Comments by R. Lind”, “Chapter 3: Straits”. */
  readonly label: string;
  /** Whether the reader proposes to include it. A person decides. */
  readonly isProposed: boolean;
}

/** A file inside the file, such as an attachment of a message, which can be a source of its own. */
export interface ContainedFile {
  /** Its path in the file. */
  readonly path: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A reference to a source, in a file that a reference manager exported. */
export interface SourceReference {
  /** Its title, or what else tells it from the others. */
  readonly label: string;
  /** The file's statements about the source. */
  readonly facts: SourceFacts;
  /** The paths or file: URLs of its files, as the reference manager writes them. */
  readonly files: readonly string[];
  /** The index of the segment with its abstract, if it has one. */
  readonly segment?: number;
  /** Why it could not be read, in sentences with the place. */
  readonly problem?: string;
}

/** The text of a file, before a person has chosen what to include. */
export interface Extraction {
  /** The name of the reader, its version (see `Reader.version` of the casefile), and its library with the version. */
  readonly reader: { readonly name: string; readonly version: number; readonly engine: string | null };
  /** In reading order. */
  readonly segments: readonly Segment[];
  readonly groups: readonly Group[];
  /** The pages, if the file has pages: the first one is page 1. */
  readonly pages: readonly PageSize[];
  /** Losses that belong to no segment. */
  readonly losses: readonly Loss[];
  /** The file's statements about itself. */
  readonly facts: SourceFacts;
  readonly contained: readonly ContainedFile[];
  /** The references in the file, if it is a file of references. Their abstracts are its segments. */
  readonly references?: readonly SourceReference[];
}

/** The result of reading a file: its text, or a sentence that says why it has none and what to do. */
export type ExtractionResult =
  | { readonly kind: 'text'; readonly extraction: Extraction }
  | { readonly kind: 'unreadable'; readonly problem: string };

function wellFormedSegment(segment: Segment): Segment {
  if (segment.text.isWellFormed()) return segment;
  const halves = /\p{Surrogate}/gu;
  const [first] = segment.text.matchAll(halves);
  const loss: SegmentLoss = {
    code: 'unmapped-character',
    count: segment.text.match(halves)?.length ?? 1,
    at: codePointLength(segment.text.slice(0, first?.index)),
  };
  return { ...segment, text: segment.text.toWellFormed(), losses: [...(segment.losses ?? []), loss] };
}

/**
 * Returns the extraction with U+FFFD in place of each lone surrogate, recorded as a loss. The same one if it has none.
 */
export function wellFormed(extraction: Extraction): Extraction {
  if (extraction.segments.every(({ text }) => text.isWellFormed())) return extraction;
  return { ...extraction, segments: extraction.segments.map(wellFormedSegment) };
}
