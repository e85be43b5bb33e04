import type { Notable } from './tokens.ts';
import type { WordPart } from './words.ts';

/** A change that can turn the meaning: what stood there, and what stands there now; '' where there is nothing. */
export interface NotableChange {
  readonly kind: Notable;
  readonly before: string;
  readonly after: string;
}

type Side = 'removed' | 'added';

/** Changed stretches: what stands between two stretches that are the same. */
function stretches(parts: readonly WordPart[]): readonly (readonly WordPart[])[] {
  const found: WordPart[][] = [];
  let open: WordPart[] | undefined;
  for (const part of parts) {
    if (part.kind === 'same') open = undefined;
    else if (open) open.push(part);
    else found.push((open = [part]));
  }
  return found;
}

function wordsOf(stretch: readonly WordPart[], side: Side, kind: Notable): readonly string[] {
  return stretch.filter((part) => part.kind === side && part.notable === kind).map(({ text }) => text.trim());
}

const kinds: readonly Notable[] = ['number', 'negation', 'name'];

/**
 * The changed numbers, negations and names of a word difference, in order. Within one changed stretch the first of a
 * kind that went is set against the first that came, and so on. One that stands on both sides alike is no change of it.
 */
export function notableChanges(parts: readonly WordPart[]): readonly NotableChange[] {
  return stretches(parts).flatMap((stretch) =>
    kinds.flatMap((kind) => {
      const gone = [...wordsOf(stretch, 'removed', kind)];
      const come = wordsOf(stretch, 'added', kind).filter((word) => {
        const at = gone.indexOf(word);
        if (at >= 0) gone.splice(at, 1);
        return at < 0;
      });
      const count = Math.max(gone.length, come.length);
      return Array.from({ length: count }, (_, at) => ({ kind, before: gone[at] ?? '', after: come[at] ?? '' }));
    }),
  );
}

/** One sentence for a notable change: “A number changed: 12 → 21.”, “A negation was added: not.” */
export function notableSentence({ kind, before, after }: NotableChange): string {
  if (before === '') return `A ${kind} was added: ${after}.`;
  if (after === '') return `A ${kind} was removed: ${before}.`;
  return `A ${kind} changed: ${before} → ${after}.`;
}

/** What a step that accepts these changes accepts, in few words: “a changed number and an added negation”. */
export function notableInShort(changes: readonly NotableChange[]): string {
  const words = changes.map(({ kind, before, after }) =>
    before === '' ? `an added ${kind}` : after === '' ? `a removed ${kind}` : `a changed ${kind}`,
  );
  const different = [...new Set(words)];
  return different.length < 2
    ? different.join('')
    : `${different.slice(0, -1).join(', ')} and ${different.at(-1) ?? ''}`;
}
