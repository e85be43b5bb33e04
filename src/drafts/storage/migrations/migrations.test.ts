import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sealOf, sealWithin } from '../seal.ts';
import { currentFormat, migrateRecord, migrations } from './migrations.ts';

describe('migrations', () => {
  it('are one for each numbered file, each from the version of the one before it', () => {
    const files = readdirSync(join(import.meta.dirname)).filter((name) => /^\d{3}-.*(?<!\.test)\.ts$/.test(name));
    expect(files.toSorted().map((name) => Number(name.slice(0, 3)))).toEqual(migrations.map(({ from }) => from));
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map(({ from }) => from + 1));
    expect(currentFormat).toBe(migrations.length + 1);
  });

  it('all run, in order, for the oldest record, and none for a current one', () => {
    const ran: number[] = [];
    const watched = migrations.map((one) => ({
      ...one,
      migrate: (...given: Parameters<typeof one.migrate>) => {
        ran.push(one.from);
        return one.migrate(...given);
      },
    }));
    const record = migrateRecord('copy', { format: 1, draft: 'd', sequence: 1, workspace: { title: 'Old' } }, watched);
    expect(ran).toEqual(migrations.map(({ from }) => from));
    expect(record).toMatchObject({ format: currentFormat, seal: sealWithin(sealOf({ title: 'Old' }), 'd', 1) });
    expect(migrateRecord('copy', record, watched)).toBe(record);
    expect(ran).toHaveLength(migrations.length);
  });

  it('do not change a newer record', () => {
    const newer = { format: 99 };
    expect(migrateRecord('change', newer)).toBe(newer);
  });
});
