/** A piece of a text of an entry. */
export type InlinePart =
  | { readonly kind: 'text' | 'code' | 'strong'; readonly text: string }
  /** A link to another entry, by its ID. */
  | { readonly kind: 'link'; readonly text: string; readonly id: string };

/** Matches `code`, **strong words** and [words](entry:ID). Marks cannot be nested. */
const mark = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^[\]]+)\]\(entry:([a-zA-Z0-9/-]+)\)/gu;

function partOf([, code, strong, words, id]: RegExpExecArray | RegExpMatchArray): InlinePart {
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return { kind: 'link', text: words ?? '', id: id ?? '' };
}

/**
 * Splits a text of an entry into its pieces, in order. Incomplete marks stay text, so that nothing is lost. Never
 * throws.
 */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = [];
  let at = 0;
  for (const match of text.matchAll(mark)) {
    if (match.index > at) parts.push({ kind: 'text', text: text.slice(at, match.index) });
    parts.push(partOf(match));
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ kind: 'text', text: text.slice(at) });
  return parts;
}

/** Joins pieces into a text: the inverse of `inlineParts`. */
export function inlineText(parts: readonly InlinePart[]): string {
  return parts
    .map((part) => {
      if (part.kind === 'code') return `\`${part.text}\``;
      if (part.kind === 'strong') return `**${part.text}**`;
      return part.kind === 'link' ? `[${part.text}](entry:${part.id})` : part.text;
    })
    .join('');
}

/** Returns a text without its marks. */
export function plainText(text: string): string {
  return text.replace(mark, (_, code?: string, strong?: string, words?: string) => code ?? strong ?? words ?? '');
}
