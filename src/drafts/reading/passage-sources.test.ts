import { describe, expect, it } from 'vitest';
import { sampleCasefile, report, statement } from '../../core/files/sample.fixtures.ts';
import { writeCasefile } from '../../core/files/write.ts';
import { readPassageSource, textsFromJson } from './passage-sources.ts';

const hard = '\r\n  e\u0301 ﬁ \u00a0\u202e😀\t\u0000\n\n';

describe('passages out of files', () => {
  it.each(['a.txt', 'a.md', 'a.MARKDOWN', 'a.csv', 'a'])('takes the text of %s exactly', async (name) => {
    const source = await readPassageSource(new File([hard], name));
    expect(source).toEqual({ ok: true, texts: [hard], notices: [] });
  });

  it('drops a byte order mark with a notice, and no other one', async () => {
    const source = await readPassageSource(new File(['\ufeffa\ufeffb'], 'a.txt'));
    expect(source).toMatchObject({ ok: true, texts: ['a\ufeffb'], notices: [{ code: 'byte-order-mark' }] });
  });

  it.each([
    ['a text', '"one"', ['one']],
    ['an object with a text', '{"title": "t", "text": "one", "id": 7}', ['one']],
    ['a list of them', '[{"text": "one"}, {"text": "two"}]', ['one', 'two']],
    ['texts under other names', '{"a": "one", "b": ["two", {"c": "three"}], "d": 4}', ['one', 'two', 'three']],
    ['the same text twice', '["one", "one", ""]', ['one']],
    ['a casefile', writeCasefile(sampleCasefile), [statement, report]],
    ['no text', '[1, null]', []],
  ])('takes the texts of JSON that holds %s', (_, json, texts) => {
    expect(textsFromJson(json)).toEqual({ ok: true, texts, notices: [] });
  });

  it.each([
    ['JSON that is damaged', 'a.json', '{"text": "one"', 'truncated'],
    ['JSON with half a surrogate pair', 'a.json', '{"text": "\\ud800"}', 'lone-surrogate'],
    ['JSON without texts', 'a.json', '[1]', 'empty'],
    ['an empty file', 'a.txt', '', 'empty'],
    ['a PDF document', 'a.txt', '%PDF-1.7', 'wrong-format'],
    ['bytes that are no UTF-8', 'a.txt', Uint8Array.of(0x61, 0xe4, 0x62), 'encoding'],
  ])('refuses %s and says why', async (_, name, content, code) => {
    const source = await readPassageSource(new File([content], name));
    expect(source).toMatchObject({ ok: false, problems: [{ code }] });
    expect(source.ok ? '' : source.problems[0]?.message).not.toContain('.assessment.json');
  });

  it('can be cancelled', async () => {
    const reading = readPassageSource(new File(['a'], 'a.txt'), { signal: AbortSignal.abort() });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
  });
});
