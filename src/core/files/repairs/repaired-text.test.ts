import { describe, expect, it } from 'vitest';
import { groupRepairs, repairedText } from './repaired-text.ts';

describe('a repaired text', () => {
  it('has the document if the repairs are enough', () => {
    expect(repairedText('```json\n{"a": [1,],}\n```')).toMatchObject({ document: { a: [1] } });
    expect(repairedText('{"a": 1, "a": 2,}').document).toBeUndefined();
    expect(repairedText('{"a": 1}')).toEqual({ repairs: [], text: '{"a": 1}', document: undefined });
    expect(repairedText("['a']").document).toBeUndefined();
  });

  it('lists its repairs by kind, with lines and columns in code points', () => {
    const text = "{'😀': True, // one\n 'b': [None, 1,], /* two */ }";
    const groups = groupRepairs(text, repairedText(text).repairs, 1);
    expect(groups.map(({ title, repairs, placed }) => [title, repairs.length, placed.length])).toEqual([
      ['Use straight double quotation marks', 2, 1],
      ['Write true, false and null as in JSON', 2, 1],
      ['Remove comments', 2, 1],
      ['Remove trailing commas', 2, 1],
    ]);
    expect(groups[1]?.placed[0]).toMatchObject({ line: 1, column: 7 });
    expect(groups[3]?.placed[0]).toMatchObject({ line: 2, column: 15 });
  });
});
