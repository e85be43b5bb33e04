import { describe, expect, it } from 'vitest';
import { findingsOf, onlyFinding } from '../rule.fixtures.ts';
import rule from './extraction-damage.ts';

const withText = (text: string) => ({ casefile: { '/observations/0/passages/0/text': text } });

describe('text/extraction-damage', () => {
  it('counts each kind, and points to the first character', () => {
    const finding = onlyFinding(rule, withText('😀 发⾔⼈ \uFFFD caf\uFFFE'));
    expect(finding.message).toBe(
      'This passage contains signs of a damaged text extraction (2 radicals in place of ideographs, 1 unreadable character, 1 lost hyphen). Compare it with its source, and replace it if words are wrong.',
    );
    expect(finding).toMatchObject({ level: 'notice', document: 'casefile', span: { start: 3, end: 4 }, fixes: [] });
  });

  it('reports each passage once', () => {
    const passages = ['ﺍﻟﻨﺎﻃﻖ', 'a plain text', '\uE001'].map((text) => ({ passage_id: text, text }));
    expect(findingsOf(rule, { casefile: { '/observations/0/passages': passages } }).map(({ path }) => path)).toEqual([
      '/observations/0/passages/0/text',
      '/observations/0/passages/2/text',
    ]);
  });

  it('reports no actual text, which the rule about hidden characters checks, and nothing but passages', () => {
    expect(findingsOf(rule, { assessment: { '/claims/0/actual': 'a\u0000\uFFFE' } })).toEqual([]);
    for (const passages of [undefined, null, 'x', [null], [{}], [{ text: 1 }]])
      expect(findingsOf(rule, { casefile: { '/observations/0/passages': passages } })).toEqual([]);
  });
});
