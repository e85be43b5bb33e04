/** The environment of the benchmark's blocks, and the type of a block. */
import type { BrowserContext } from '@playwright/test';
import type { SizeName } from './documents/documents.ts';
import type { Results, Row } from './results.ts';

export interface Options {
  /** One round with few keys and edits. */
  readonly quick: boolean;
  /** Text that the names of the blocks must contain. If empty, all blocks run. */
  readonly match: string;
  /** Whether to write the table into e2e/bench/README.md. */
  readonly readme: boolean;
}

export interface Bench {
  readonly options: Options;
  readonly results: Results;
  /** The addresses of the product and of the peers. Both end in `/`. */
  readonly app: string;
  readonly peers: string;
  /** One profile for the product, with the drafts in it, and one for the peers. */
  readonly own: BrowserContext;
  readonly others: BrowserContext;
  /** Opens an empty profile. The caller closes it. */
  readonly newProfile: () => Promise<BrowserContext>;
  /** Returns the address of a document's draft. The document is imported on the first call. */
  readonly draft: (name: DraftName) => Promise<string>;
}

/**
 * The drafts for the blocks. `verdicts` is a copy of MAX-COUNT that gets verdicts, `other` one of L. `sources` is
 * MAX-COUNT with a hundred sources, `spans` has two thousand claims on one passage.
 */
export type DraftName = SizeName | 'spans' | 'sources' | 'verdicts' | 'other';

/** A measurement of one contender. The order of the blocks changes from round to round. */
export interface Block {
  readonly name: string;
  /** The maximum number of rounds, for slow blocks. */
  readonly atMost?: number;
  /** Its time limit in seconds, if it differs from the usual one. */
  readonly limit?: number;
  readonly run: (bench: Bench) => Promise<void>;
}

/** Rows of the table that are measured together, and their blocks. */
export interface Group {
  readonly rows: readonly Row[];
  readonly blocks: readonly Block[];
}
