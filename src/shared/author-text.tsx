/** Text that the author wrote, in its own direction and in the language that the draft states. */
import { createContext, createElement, use, type HTMLAttributes, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { untitled } from '../core/assessment/draft-title.ts';
import { textLanguageOf } from '../core/workspace/text-language.ts';
import { useStores } from './context.tsx';

const TextLanguageContext = createContext('');

/** Provides the language with one subscription: hundreds of texts need it, and it seldom changes. */
export function TextLanguageProvider({ children }: { readonly children: ReactNode }) {
  const language = useStore(useStores().desk.draft, (draft) => (draft ? textLanguageOf(draft.workspace) : ''));
  return <TextLanguageContext value={language}>{children}</TextLanguageContext>;
}

/** Returns the language of the author’s texts for `lang`; '' if it is not stated, so that none is inherited. */
export function useTextLanguage(): string {
  return use(TextLanguageContext);
}

/** What is shown in place of a missing text, in English. */
const placeholders: ReadonlySet<ReactNode> = new Set([
  'No text yet',
  'No passage text marked yet.',
  'No explanation yet',
  '(empty)',
  untitled,
]);

interface AuthorTextProps extends HTMLAttributes<HTMLElement> {
  readonly as?: 'b' | 'bdi' | 'blockquote' | 'dd' | 'div' | 'li' | 'p' | 'q' | 'span' | 'strong';
  /** The language of a text that is a source’s. */
  readonly lang?: string | undefined;
}

/** An element with a text of the author. Names, labels and sentences of the interface stay outside, in English. */
export function AuthorText({ as = 'span', lang, ...props }: AuthorTextProps) {
  const language = useTextLanguage();
  return createElement(as, {
    dir: 'auto',
    ...props,
    lang: placeholders.has(props.children) ? undefined : (lang ?? language),
  });
}
