import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { DraftError } from '../storage/drafts.ts';
import { devicelikeDrafts, testDesk } from '../../app/desk.fixtures.ts';

describe('a tab whose draft another tab changed', () => {
  it('says if it cannot read the draft again, still opens other drafts, and writes again on request', async () => {
    const store = devicelikeDrafts();
    const device = { broken: false };
    const drafts = {
      ...store,
      async load(id: string) {
        if (device.broken) throw new DraftError('storage', 'The device did not answer.');
        return store.load(id);
      },
    };
    const { desk, repository, session, tabs } = testDesk(drafts);
    const [one, two] = [await repository.add(emptyWorkspace('One')), await repository.add(emptyWorkspace('Two'))];
    await session.open(one, undefined);
    device.broken = true;
    tabs.onConflict(one);
    await tabs.whenSettled();
    expect([desk.getState().access, desk.getState().elsewhere.note]).toEqual([
      'following',
      'The device did not answer.',
    ]);
    await tabs.takeOver();
    expect(desk.getState().elsewhere).toMatchObject({ asking: false, note: 'The device did not answer.' });
    device.broken = false;
    await tabs.takeOver();
    expect([desk.getState().access, desk.getState().elsewhere.note]).toEqual(['writing', null]);
    expect((await session.open(two, undefined)).kind).toBe('open');
    await session.close();
    expect(desk.getState().draft).toBeNull();
  });
});
