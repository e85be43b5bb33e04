/** Checks what a caller passes to a tool of the knowledge endpoint. */
import { own } from '../../core/json/own.ts';
/** The maximum length of a query or an ID, in code points. */
export const maxArgumentLength = 200;

/** A valid argument, or a message to the sender about what is wrong with it. */
export type CheckedArgument = { readonly value: string } | { readonly wrong: string };

/**
 * Reads the only argument of a tool, a string called `name` with 1 to 200 code points and at least one letter or
 * number. No other arguments are allowed. Messages do not repeat what was sent.
 */
export function readArgument(name: string, given: Readonly<Record<string, unknown>> | undefined): CheckedArgument {
  const others = Object.keys(given ?? {}).filter((key) => key !== name).length;
  if (others > 0) {
    const count = others === 1 ? '1 unexpected argument' : `${others} unexpected arguments`;
    return {
      wrong: `There ${others === 1 ? 'is' : 'are'} ${count}. Only “${name}” is allowed. Send {"${name}": "…"}.`,
    };
  }
  const value = given && own(given, name);
  if (value === undefined) return { wrong: `The argument “${name}” is missing. Send {"${name}": "…"}.` };
  if (typeof value !== 'string') return { wrong: `The argument “${name}” must be a string.` };
  if (value === '')
    return { wrong: `The argument “${name}” is empty. It must have 1 to ${maxArgumentLength} characters.` };
  const length = [...value].length;
  if (length > maxArgumentLength) {
    return {
      wrong: `The argument “${name}” is too long: ${length} characters, at most ${maxArgumentLength} (Unicode code points).`,
    };
  }
  if (!/[\p{L}\p{N}]/u.test(value))
    return { wrong: `The argument “${name}” must contain at least one letter or number.` };
  return { value };
}
