/**
 * Returns the Latin letter of a key: the letter that it types, or, on a layout without Latin letters, the letter at its
 * position. Position alone would read A as Q on a French keyboard.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const typed = key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  // A vowel sign or a ligature that one key types may be several characters.
  return /^[^\p{ASCII}]+$/u.test(typed) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
