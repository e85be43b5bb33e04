import type { CodePointOffset } from './offsets.ts';

/** A character that the eye cannot see and that can make a text read differently from what it is. */
export interface HiddenCharacter {
  /** Code points from the start of the text. */
  readonly offset: CodePointOffset;
  readonly codePoint: number;
  /** The character's Unicode name. */
  readonly name: string;
}

export function findHiddenCharacters(text: string): readonly HiddenCharacter[] {
  void text;
  return [];
}

export function withoutHiddenCharacters(text: string): string {
  return text;
}

export function showHiddenCharacters(text: string): string {
  return text;
}
