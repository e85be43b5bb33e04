/** Text that the author wrote, in its own direction and in the language that the draft states. */
import { createElement, type HTMLAttributes } from 'react';
import { useStore } from 'zustand';
import { textLanguageOf } from '../core/workspace/text-language.ts';
import { useStores } from './context.tsx';

/** Returns the language of the author’s texts for `lang`; '' if it is not stated, so that none is inherited. */
export function useTextLanguage(): string {
  return useStore(useStores().desk.draft, (draft) => (draft ? textLanguageOf(draft.workspace) : ''));
}

interface AuthorTextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'b' | 'bdi' | 'blockquote' | 'dd' | 'div' | 'li' | 'p' | 'q' | 'span' | 'strong';
  /** The language of a text that is a source’s. */
  readonly lang?: string | undefined;
}

/** An element with a text of the author. Names, labels and sentences of the interface stay outside, in English. */
export function AuthorText({ as = 'span', lang, ...props }: AuthorTextProps) {
  const language = useTextLanguage();
  return createElement(as, { dir: 'auto', ...props, lang: lang ?? language });
}
