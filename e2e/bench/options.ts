/** What the benchmark is asked for on the command line. */
import { parseArgs } from 'node:util';

export interface Options {
  /** The largest document only, fewer peers, and everything once: under three minutes on a quiet machine. */
  readonly quick: boolean;
  /** The groups of rows to measure; all of them where it is empty. */
  readonly only: readonly string[];
  /** Words that the names of the blocks to run have in them; all blocks where it is empty. */
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

/** Reads the arguments. Throws an Error, in words for a person, where they make no sense. */
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
  if (unknown) throw new Error(`There is no group “${unknown}”. There are: ${groups.join(', ')}.\n${usage}`);
  const rounds = values.rounds === undefined ? (values.quick ? 1 : 3) : Number(values.rounds);
  if (!Number.isSafeInteger(rounds) || rounds < 1)
    throw new Error(`--rounds must be a whole number from 1 on.\n${usage}`);
  const { quick, match, readme, out } = values;
  return { quick, only, match, readme, out, rounds, keys: quick ? 12 : 25 };
}
