/** Writes foreign text so that a terminal shows it as it is: no text of a file can control it or imitate our lines. */
import type { Host } from './host.ts';
import { showHiddenCharacters } from '../core/passage/hidden.ts';

// The option `--output` of commands: writes a file, but never over one of the inputs.

/** Whether the output would overwrite one of its inputs, which is reported. `inputs` may have “-” and missing names. */
export async function overwritesInput(
  output: string | undefined,
  inputs: readonly (string | undefined)[],
  host: Host,
): Promise<boolean> {
  if (output === undefined) return false;
  for (const input of inputs) {
    if (input === undefined || input === '-' || !(await host.isSameFile(output, input))) continue;
    host.err(`assessment-desk: “${output}” is also an input. Choose another file for --output.\n`);
    return true;
  }
  return false;
}

/**
 * Writes to the file, or to standard output (as `print` does) without one. Returns whether it was written; a failure is
 * reported.
 */
export async function writeOutput(
  output: string | undefined,
  content: string | Uint8Array,
  host: Host,
  print: (content: string) => void = host.out,
): Promise<boolean> {
  if (output === undefined) {
    if (typeof content === 'string') print(content);
    else host.out(content);
    return true;
  }
  try {
    await host.write(output, content);
    return true;
  } catch (error) {
    host.err(`assessment-desk: Could not write “${output}”: ${(error as Error).message}.\n`);
    return false;
  }
}

/** Returns a text on one line, with control and other hidden characters as visible codes, such as ⟨U+001B⟩. */
export function onOneLine(text: string): string {
  return showHiddenCharacters(text).replaceAll(/[\t-\r\u0085\u2028\u2029]+/g, ' ');
}

/** Returns texts as lines, each on one line. */
export function asLines(texts: readonly string[]): string {
  return texts.map((text) => `${onOneLine(text)}\n`).join('');
}

/** Returns a text with its lines, and with all other control and hidden characters as visible codes. */
export function inLines(text: string): string {
  const lines = showHiddenCharacters(text.replaceAll('\r\n', '\n'));
  // They move the cursor, although they are white space.
  return lines.replaceAll(/[\v\f\r\u0085]/g, (character) => `⟨U+${hex(character)}⟩`);
}

function hex(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
}

/**
 * Returns the host with safe output: a message is always one line, and data that is shown in a terminal has visible
 * control characters. Data for a file or another program stays exact.
 */
export function withSafeOutput(host: Host): Host {
  return {
    ...host,
    out: (content) => host.out(typeof content === 'string' && host.outIsTerminal ? inLines(content) : content),
    err: (text) => host.err(asLines([text.replace(/\n$/, '')])),
  };
}
