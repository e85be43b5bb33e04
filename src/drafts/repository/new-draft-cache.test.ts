import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { createNewDraftCache } from './new-draft-cache.ts';
import { ManualSchedule } from '../../platform/schedule.fixtures.ts';

/** A draft that was just added, and time that passes when it is told to. */
function added() {
  const time = new ManualSchedule();
  let now = 0;
  const just = createNewDraftCache(() => now, time);
  just.add('d1', emptyWorkspace('One'));
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    time.pass(milliseconds);
  };
  return { just, pass };
}

describe('a draft that was just added', () => {
  it('is given once, to whoever goes there at once', () => {
    const { just, pass } = added();
    pass(1999);
    expect(just.take('d1')?.workspace).toEqual(emptyWorkspace('One'));
    expect(just.take('d1')).toBeUndefined();
  });

  it('is given to nobody after a moment, after another one, or once something was done with the drafts', () => {
    const late = added();
    late.pass(2000);
    const other = added();
    other.just.add('d2', emptyWorkspace('Two'));
    const changed = added();
    changed.just.forget();
    expect([late, other, changed].map(({ just }) => just.take('d1'))).toEqual([undefined, undefined, undefined]);
  });

  it('counts from when it was added itself, and not from one before it', () => {
    const { just, pass } = added();
    pass(1500);
    just.add('d2', emptyWorkspace('Two'));
    pass(1500);
    expect(just.take('d2')?.workspace.title).toBe('Two');
  });

  it('is held by nothing once that moment is over, though nobody asks for it', () => {
    const time = new ManualSchedule();
    const just = createNewDraftCache(() => 0, time);
    just.add('d1', emptyWorkspace('One'));
    // The clock stands still: only who has let go of it has nothing to give.
    time.pass(2000);
    expect(just.take('d1')).toBeUndefined();
  });
});
