/** Remembers, from a fix to the next rendering, that the row with the focus may be about to go. */
export interface Mending {
  /** Carries out a fix. `fix` says whether it could be done; where it could not, no row goes. */
  run(fix: () => boolean): void;
  /** Whether a fix was carried out since this was last asked. */
  wasDone(): boolean;
}

export function createMending(): Mending {
  let done = false;
  return {
    run(fix) {
      done = false;
      done = fix();
    },
    wasDone() {
      const was = done;
      done = false;
      return was;
    },
  };
}
