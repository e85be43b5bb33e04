/** The longest query and the longest id, in code points. */
export const maxArgumentLength = 200;

/** An argument that can be used, or what is wrong with it, in words for whoever sent it. */
export type CheckedArgument = { readonly value: string } | { readonly wrong: string };

/**
 * The one string argument of a tool, called `name`: 1 to 200 code points, at least one letter or number, and nothing
 * beside it. Says what is wrong without repeating what was sent.
 */
export function readArgument(name: string, given: Readonly<Record<string, unknown>> | undefined): CheckedArgument {
  const others = Object.keys(given ?? {}).filter((key) => key !== name).length;
  if (others > 0) {
    const count = others === 1 ? 'one other argument was' : `${others} other arguments were`;
    return { wrong: `Only the argument “${name}” is taken; ${count} given. Send {"${name}": "…"}.` };
  }
  const value = given && Object.hasOwn(given, name) ? given[name] : undefined;
  if (value === undefined) return { wrong: `The argument “${name}” is missing. Send {"${name}": "…"}.` };
  if (typeof value !== 'string') return { wrong: `The argument “${name}” must be a string.` };
  if (value === '') return { wrong: `The argument “${name}” is empty. It has 1 to ${maxArgumentLength} characters.` };
  const length = [...value].length;
  if (length > maxArgumentLength) {
    return {
      wrong: `The argument “${name}” has ${length} characters; at most ${maxArgumentLength} are taken (counted in Unicode code points).`,
    };
  }
  if (!/[\p{L}\p{N}]/u.test(value)) return { wrong: `The argument “${name}” holds no letter and no number.` };
  return { value };
}
