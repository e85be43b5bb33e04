import { describe, expect, it } from 'vitest';
import { groupRepairs, repairedText } from './repaired-text.ts';

describe('a repaired text', () => {
  it('has the document if the repairs are enough', () => {
    expect(repairedText('```json\n{"a": [1,],}\n```')).toMatchObject({ document: { a: [1] } });
    expect(repairedText('{"a": 1, "a": 2,}').document).toBeUndefined();
    expect(repairedText('{"a": 1}')).toEqual({ repairs: [], text: '{"a": 1}', document: undefined });
    expect(repairedText("['a']").document).toBeUndefined();
  });

  it('is the document inside another one, cut off or damaged', () => {
    const texts = [
      '{"assessment": {"claims": [1]}, "notes": "It was hard."}',
      '[{"claims": [1]}]',
      "Here:\n```json\n{'plan': ['read'], 'assessment': {'claims': [1,],},}\n```\nDone.",
      '{"steps": 2, "assessment": {"claims": [1',
      '{"casefile": {"format": "assessment-desk.casefile/v1"}, "a": {"claims": [1]}}',
    ];
    for (const text of texts) {
      const { document, repairs, text: repaired } = repairedText(text);
      expect(document).toEqual({ claims: [1] });
      expect(JSON.parse(repaired)).toEqual({ claims: [1] });
      expect(repairs[0]).toMatchObject({ kind: 'around', offset: 0 });
      expect(repairs[0]?.sentence).toMatch(/^Remove what is before the document: “.+”\.$/);
    }
  });

  it('is not chosen among several documents inside an object', () => {
    expect(repairedText('{"one": {"claims": []}, "two": {"claims": []}}').document).toBeUndefined();
    expect(repairedText('{"one": {"a": []}, "two": {"b": []}}')).toMatchObject({ repairs: [], document: undefined });
  });

  it('is the complete desk file or assessment, and not an object inside it', () => {
    const desk = '{"format": "assessment-desk.workspace/v1", "assessment": {"claims": []},}';
    expect(repairedText(desk).document).toHaveProperty('format');
    expect(repairedText('{"claims": [], "assessment": {"claims": []},}').document).toHaveProperty('assessment');
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
