import type { CodePointSpan } from './span.ts';

/** Where a quote stands in a text (architecture, invariant 5). */
export type AnchorState =
  | { readonly state: 'exact'; readonly span: CodePointSpan }
  | { readonly state: 'moved'; readonly span: CodePointSpan }
  | { readonly state: 'ambiguous'; readonly spans: readonly CodePointSpan[] }
  | { readonly state: 'changed'; readonly span: CodePointSpan; readonly text: string; readonly errors: number }
  | { readonly state: 'missing' };

export function findQuote(text: string, quote: string, limit = 1000): readonly CodePointSpan[] {
  void text;
  void quote;
  void limit;
  return [];
}

export function locateQuote(text: string, quote: string, near?: CodePointSpan): AnchorState {
  void text;
  void quote;
  void near;
  return { state: 'missing' };
}

export function anchorState(passageText: string, span: CodePointSpan | undefined, actual: string): AnchorState {
  return locateQuote(passageText, actual, span);
}
