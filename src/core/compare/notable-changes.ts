/** The changes in a word difference that can reverse the meaning: numbers, negations and names, with sentences. */
import type { Notable } from './likeness.ts';
import type { SentencePart } from '../text/parts-of-sentence.ts';
import { listed } from '../json/words.ts';
import type { WordPart } from './words.ts';

/** A change that can reverse the meaning: the text before and after it; '' if there is none. */
export interface NotableChange {
  readonly kind: Notable;
  readonly before: string;
  readonly after: string;
}

type Side = 'removed' | 'added';

/** The changed stretches between unchanged ones. */
function stretches(parts: readonly WordPart[]): readonly (readonly WordPart[])[] {
  const changed: WordPart[][] = [];
  let open: WordPart[] | undefined;
  for (const part of parts) {
    if (part.kind === 'same') open = undefined;
    else if (open) open.push(part);
    else changed.push((open = [part]));
  }
  return changed;
}

function wordsOf(stretch: readonly WordPart[], side: Side, kind: Notable): readonly string[] {
  return stretch.filter((part) => part.kind === side && part.notable === kind).map(({ text }) => text.trim());
}

const kinds: readonly Notable[] = ['number', 'negation', 'name'];

/**
 * The changed numbers, negations and names of a word difference, in order. Within a changed stretch, the first removed
 * one of a kind is paired with the first added one, and so on. One that is on both sides does not count as changed.
 */
export function notableChanges(parts: readonly WordPart[]): readonly NotableChange[] {
  return stretches(parts).flatMap((stretch) =>
    kinds.flatMap((kind) => {
      const removed = [...wordsOf(stretch, 'removed', kind)];
      const added = wordsOf(stretch, 'added', kind).filter((word) => {
        const at = removed.indexOf(word);
        if (at >= 0) removed.splice(at, 1);
        return at < 0;
      });
      const count = Math.max(removed.length, added.length);
      return Array.from({ length: count }, (_, at) => ({ kind, before: removed[at] ?? '', after: added[at] ?? '' }));
    }),
  );
}

/**
 * A sentence for a notable change, in parts: “A number changed: 12 → 21.”, “A negation was added: not.” The language is
 * that of the compared texts.
 */
export function notableSentence({ kind, before, after }: NotableChange, language: string): readonly SentencePart[] {
  const [old, fresh] = [
    { text: before, language },
    { text: after, language },
  ] as const;
  if (before === '') return [`A ${kind} was added: `, fresh, '.'];
  if (after === '') return [`A ${kind} was removed: `, old, '.'];
  return [`A ${kind} changed: `, old, ' → ', fresh, '.'];
}

/** Describes notable changes briefly, for the name of a step: “a changed number and an added negation”. */
export function notableInShort(changes: readonly NotableChange[]): string {
  const words = changes.map(({ kind, before, after }) =>
    before === '' ? `an added ${kind}` : after === '' ? `a removed ${kind}` : `a changed ${kind}`,
  );
  return listed([...new Set(words)]);
}
