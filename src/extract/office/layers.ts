/** The parts and marks of documents that a person can include or leave out. Their IDs are recorded in origins. */
import type { GroupKind } from '../../core/extraction/extraction.ts';
import type { MarkLayer, PartLayer } from './segment-writer.ts';

export const footnotes: PartLayer = { id: 'footnotes', kind: 'footnote', label: 'Footnotes', isProposed: true };
export const endnotes: PartLayer = { id: 'endnotes', kind: 'footnote', label: 'Endnotes', isProposed: true };
export const headers: PartLayer = { id: 'headers', kind: 'header', label: 'Headers', isProposed: false };
export const footers: PartLayer = { id: 'footers', kind: 'header', label: 'Footers', isProposed: false };
export const unusedHeaders: PartLayer = {
  id: 'unused-headers',
  kind: 'hidden',
  label: 'Headers that no page shows',
  isProposed: false,
};
export const unusedFooters: PartLayer = {
  id: 'unused-footers',
  kind: 'hidden',
  label: 'Footers that no page shows',
  isProposed: false,
};
export const hidden: MarkLayer = { id: 'hidden', kind: 'hidden', label: 'Hidden text', isProposed: false };
export const fieldCodes: MarkLayer = {
  id: 'field-codes',
  kind: 'hidden',
  label: 'Text in field codes',
  isProposed: false,
};
export const prompts: MarkLayer = {
  id: 'prompts',
  kind: 'hidden',
  label: 'Prompts of empty fields',
  isProposed: false,
};
export const readings: MarkLayer = {
  id: 'readings',
  kind: 'other',
  label: 'Reading aids beside the characters (ruby)',
  isProposed: false,
};

/** What several people can do to a text. Insertions are proposed, because the text is shown with them. */
const authored = {
  inserted: { kind: 'inserted', label: 'Tracked insertions', isProposed: true },
  deleted: { kind: 'deleted', label: 'Tracked deletions', isProposed: false },
  'moved-from': { kind: 'deleted', label: 'Moved text at its earlier position', isProposed: false },
  'moved-to': { kind: 'inserted', label: 'Moved text at its new position', isProposed: true },
  comments: { kind: 'comment', label: 'Comments', isProposed: false },
} as const satisfies Record<string, { kind: GroupKind; label: string; isProposed: boolean }>;

export type AuthoredKind = keyof typeof authored;

/** More people than this share one layer, so that the list of groups stays short. */
const maxAuthors = 20;

/** The layers of insertions, deletions and comments, one for each person. IDs count people in the order of the file. */
export class AuthoredLayers {
  readonly #authors = new Map<AuthoredKind, Map<string, MarkLayer>>();

  /** Returns the layer of a person; the name is '' if the file does not say it. */
  layerOf(kind: AuthoredKind, name: string): MarkLayer {
    const author = name.replaceAll(/\s+/g, ' ').trim();
    const byAuthor = this.#authors.get(kind) ?? new Map<string, MarkLayer>();
    this.#authors.set(kind, byAuthor);
    const isOther = !byAuthor.has(author) && byAuthor.size >= maxAuthors;
    const layer = byAuthor.get(author) ?? newLayer(kind, author, isOther ? 'other' : String(byAuthor.size + 1));
    if (!isOther) byAuthor.set(author, layer);
    return layer;
  }
}

function newLayer(kind: AuthoredKind, author: string, suffix: string): MarkLayer {
  const { label, ...rest } = authored[kind];
  const by = suffix === 'other' ? ' by other people' : author === '' ? '' : ` by ${author}`;
  return { id: `${kind}-${suffix}`, label: `${label}${by}`, ...rest };
}

/**
 * Returns the mark of text that has two marks. Deleted text counts as deleted, and hidden text as hidden, whoever
 * inserted it.
 */
export function combineMarks(outer: MarkLayer | undefined, inner: MarkLayer | undefined): MarkLayer | undefined {
  if (!outer || !inner) return outer ?? inner;
  const weight = ({ kind }: MarkLayer): number => (kind === 'deleted' ? 2 : kind === 'hidden' ? 1 : 0);
  return weight(outer) > weight(inner) ? outer : inner;
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Returns “1 March 2026” for an ISO 8601 date-time, as the file writes it and without time; '' for other texts. */
export function dayInWords(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  return year === undefined || name === undefined ? '' : `${Number(day)} ${name} ${year}`;
}

/** Returns “Comment 2 by R. Lind, 1 March 2026”. */
export function commentLabel(number: number, author: string, date: string): string {
  const name = author.replaceAll(/\s+/g, ' ').trim();
  const day = dayInWords(date);
  return `Comment ${number}${name === '' ? '' : ` by ${name}`}${day === '' ? '' : `, ${day}`}`;
}
