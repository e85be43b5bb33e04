import type { Checker } from '../core/check/checker.ts';
import type { Digest } from '../core/casefile/hash.ts';

/** A checker whose code comes only when a draft is opened: the library has no use for validators and rules. */
export interface LateChecker {
  load(): Promise<void>;
  /** A new checker. Before `load` has come to its end, it is one that refuses to check. */
  create(): Checker;
}

const notYet: Checker = {
  check: () => {
    throw new Error('The checker is not loaded yet.');
  },
};

export function createLateChecker(digest: Digest): LateChecker {
  let create = (): Checker => notYet;
  return {
    async load() {
      const { createChecker } = await import('../core/check/checker.ts');
      create = () => createChecker({ digest });
    },
    create: () => create(),
  };
}
