/**
 * The Latin letter of a key: the one that it types, and on a layout that types no Latin letters the one in its position
 * on the keyboard. Position alone would read the key that says A as Q on a French keyboard.
 */
export function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | undefined {
  const typed = key.toLowerCase();
  if (/^[a-z]$/.test(typed)) return typed;
  // A vowel sign or a ligature that one key types may be several characters.
  return /^[^\p{ASCII}]+$/u.test(typed) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}
