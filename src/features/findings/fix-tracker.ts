/** Remembers until the next rendering that a fix was applied, because the focused row may then disappear. */
export interface FixTracker {
  /** Runs a fix. `fix` returns whether it succeeded. */
  run(fix: () => boolean): void;
  /** Returns true if a fix was applied since the last call. */
  takeApplied(): boolean;
}

/** Creates a tracker that has seen no fix. */
export function createFixTracker(): FixTracker {
  let applied = false;
  return {
    run(fix) {
      applied = false;
      applied = fix();
    },
    takeApplied() {
      const wasApplied = applied;
      applied = false;
      return wasApplied;
    },
  };
}
