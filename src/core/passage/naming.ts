import type { CodePointSpan } from './span.ts';

/** Where a text visibly has a name. */
export interface NameOccurrence {
  /** The name as the casefile has it. */
  readonly name: string;
  readonly span: CodePointSpan;
}

export function findNames(text: string, names: readonly string[]): readonly NameOccurrence[] {
  void text;
  void names;
  return [];
}

export function namesActor(text: string, names: readonly string[]): boolean {
  return findNames(text, names).length > 0;
}
