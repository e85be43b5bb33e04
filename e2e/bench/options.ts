/** The command-line options of the benchmark. */
import { parseArgs } from 'node:util';

export interface Options {
  /** Only the largest document, fewer peers, and one round: under three minutes on a quiet machine. */
  readonly quick: boolean;
  /** The groups of rows to measure. If empty, all of them. */
  readonly only: readonly string[];
  /** Text that the names of the blocks must contain. If empty, all blocks run. */
  readonly match: string;
  /** Whether to write the table into e2e/bench/README.md. */
  readonly readme: boolean;
  /** The folder for the results. */
  readonly out: string;
  readonly rounds: number;
  /** Keys typed in a round. */
  readonly keys: number;
}

export const usage = `npm run bench -- [--quick] [--only open,typing] [--match WORDS] [--readme] [--rounds N] [--out FOLDER]`;

/** Parses the arguments. Throws an error with a readable message if they are invalid. */
export function optionsFrom(args: readonly string[], groups: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      match: { type: 'string', default: '' },
      readme: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      out: { type: 'string', default: 'bench-results' },
    },
  });
  const only = values.only.split(',').filter((name) => name !== '');
  const unknown = only.find((name) => !groups.includes(name));
  if (unknown) throw new Error(`Unknown group “${unknown}”. Use ${groups.join(', ')}.\n${usage}`);
  const rounds = values.rounds === undefined ? (values.quick ? 1 : 3) : Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number, 1 or more.\n${usage}`);
  const { quick, match, readme, out } = values;
  return { quick, only, match, readme, out, rounds, keys: quick ? 12 : 25 };
}
