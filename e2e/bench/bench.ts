/** The environment of the benchmark's blocks, and the type of a block. */
import type { BrowserContext } from '@playwright/test';
import type { SizeName } from './documents/sizes.ts';
import type { Options } from './options.ts';
import type { Results, Row } from './results.ts';

export interface Bench {
  readonly options: Options;
  readonly results: Results;
  /** The addresses of the product and of the peers. Both end in `/`. */
  readonly app: string;
  readonly peers: string;
  /** The folders of their builds. */
  readonly build: string;
  readonly peersBuild: string;
  /** One profile for the product, with the drafts in it, and one for the peers. */
  readonly own: BrowserContext;
  readonly others: BrowserContext;
  /** Opens an empty profile. The caller closes it. */
  readonly newProfile: () => Promise<BrowserContext>;
  /** Returns the address of a document's draft. The document is imported on the first call. */
  readonly draft: (name: DraftName) => Promise<string>;
}

/**
 * The drafts for the blocks. `review` and `verdicts` are copies of MAX-COUNT for blocks that add verdicts, `other` one
 * of L. `sources` is MAX-COUNT with a hundred sources, `spans` has two thousand claims on one passage.
 */
export type DraftName = SizeName | 'passages' | 'spans' | 'sources' | 'review' | 'verdicts' | 'other';

/** A measurement of one contender. The order of the blocks changes from round to round. */
export interface Block {
  readonly name: string;
  /** The maximum number of rounds, for slow blocks. */
  readonly atMost?: number;
  /** Whether a quick run skips it. */
  readonly wholeOnly?: boolean;
  /** Its approximate duration in seconds, if it is long. The first estimate of the remaining time uses it. */
  readonly about?: number;
  /** Its time limit in seconds, if it differs from the usual one. */
  readonly limit?: number;
  /** The contender, and the rows that state a reason if it has no figure. */
  readonly fills?: { readonly who: string; readonly rows: readonly string[] };
  readonly run: (bench: Bench) => Promise<void>;
}

/** Rows of the table that are measured together, and their blocks. */
export interface Group {
  readonly name: string;
  readonly rows: (options: Options) => readonly Row[];
  readonly blocks: (options: Options) => readonly Block[];
}
