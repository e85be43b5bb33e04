import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullWorkspace } from '../../core/workspace/workspaces.fixtures.ts';
import { sealInSlices, sealOf, unitsInASlice } from './seal.ts';

const never = (): Promise<void> => expect.unreachable();

describe('a seal that is made in turns', () => {
  it('is the seal of the value', async () => {
    expect(await sealInSlices(fullWorkspace, never)).toBe(sealOf(fullWorkspace));
  });

  it('is the seal of any value, also with names such as __proto__ and members that JSON leaves out', async () => {
    const sparse = { a: undefined, b: [undefined, -0, '\ud800'], c: { d: undefined } };
    expect(await sealInSlices(sparse, never)).toBe(sealOf(sparse));
    const values = fc.jsonValue({ maxDepth: 8 }).map((value) => [value, { ['__proto__']: value }]);
    await fc.assert(
      fc.asyncProperty(values, async (value) => {
        expect(await sealInSlices(value, never)).toBe(sealOf(value));
      }),
    );
  });

  it.each([
    ['of many entries', { claims: Array.from({ length: 5000 }, (_, n) => ({ id: n, text: 'x'.repeat(1000) })) }],
    ['with one long text', { text: `${'x'.repeat(5_000_000)}\n` }],
  ])('takes at most a slice of a value at a time: %s', async (_, value) => {
    let rests = 0;
    const seal = await sealInSlices(value, async () => {
      rests += 1;
    });
    expect(seal).toBe(sealOf(value));
    expect(rests).toBe(Math.ceil(JSON.stringify(value).length / unitsInASlice) - 1);
  });
});
