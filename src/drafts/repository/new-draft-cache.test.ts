import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { createNewDraftCache } from './new-draft-cache.ts';
import { ManualSchedule } from '../../platform/schedule.fixtures.ts';

/** A draft that was just added, and a clock that the test moves. */
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
  it('is returned once if it is opened immediately', () => {
    const { just, pass } = added();
    pass(1999);
    expect(just.take('d1')?.workspace).toEqual(emptyWorkspace('One'));
    expect(just.take('d1')).toBeUndefined();
  });

  it('is not returned after a moment, after another new draft, or after a change of the stored drafts', () => {
    const late = added();
    late.pass(2000);
    const other = added();
    other.just.add('d2', emptyWorkspace('Two'));
    const changed = added();
    changed.just.forget();
    expect([late, other, changed].map(({ just }) => just.take('d1'))).toEqual([undefined, undefined, undefined]);
  });

  it('expires by its own time, not by that of an earlier one', () => {
    const { just, pass } = added();
    pass(1500);
    just.add('d2', emptyWorkspace('Two'));
    pass(1500);
    expect(just.take('d2')?.workspace.title).toBe('Two');
  });

  it('is released after that moment even if it is never requested', () => {
    const time = new ManualSchedule();
    const just = createNewDraftCache(() => 0, time);
    just.add('d1', emptyWorkspace('One'));
    // The clock does not move, so only a released draft is missing from the cache.
    time.pass(2000);
    expect(just.take('d1')).toBeUndefined();
  });
});
