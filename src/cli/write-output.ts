/** The option `--output` of commands: writes a file, but never over one of the inputs. */
import type { Host } from './host.ts';

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
