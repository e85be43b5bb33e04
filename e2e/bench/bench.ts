/** What every block of the benchmark works with, and what a block is. */
import type { BrowserContext } from '@playwright/test';
import type { SizeName } from './documents/sizes.ts';
import type { Options } from './options.ts';
import type { Results, Row } from './results.ts';

export interface Bench {
  readonly options: Options;
  readonly results: Results;
  /** Where the product is served, and where the peers are; both end in `/`. */
  readonly app: string;
  readonly peers: string;
  /** The folders of their builds. */
  readonly build: string;
  readonly peersBuild: string;
  /** One profile for the product, with the drafts in it, and one for the peers. */
  readonly own: BrowserContext;
  readonly others: BrowserContext;
  /** A profile that knows nothing yet; the caller closes it. */
  readonly newProfile: () => Promise<BrowserContext>;
  /** The address of the draft of a document; it is imported when it is first asked for. */
  readonly draft: (name: DraftName) => Promise<string>;
}

/** The drafts that blocks ask for. `review` is MAX-COUNT once more, for what leaves verdicts in it; `other` is L once more. */
export type DraftName = SizeName | 'passages' | 'review' | 'other';

/** A piece of work for one contender, done in each round in an order that changes from round to round. */
export interface Block {
  readonly name: string;
  /** In how many rounds at most, where once through takes long. */
  readonly atMost?: number;
  /** Whether a quick run leaves it out. */
  readonly wholeOnly?: boolean;
  /** About how many seconds it takes, where that is more than a few: what is left is estimated by it at first. */
  readonly about?: number;
  /** The seconds after which it is broken off as a whole, where that is not the usual limit. */
  readonly limit?: number;
  /** Who is measured, and the rows that say why where no figure of theirs came. */
  readonly fills?: { readonly who: string; readonly rows: readonly string[] };
  readonly run: (bench: Bench) => Promise<void>;
}

/** Rows of the table that are measured together, and what measures them. */
export interface Group {
  readonly name: string;
  readonly rows: (options: Options) => readonly Row[];
  readonly blocks: (options: Options) => readonly Block[];
}
