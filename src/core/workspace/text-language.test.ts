import { expect, it } from 'vitest';
import { applyEdit } from './apply-edit.ts';
import { emptyWorkspace } from './create.ts';
import { textLanguageEdit, textLanguageOf, wellFormedTag } from './text-language.ts';

it('a tag is used if it is well-formed, and otherwise the language is unknown', () => {
  for (const tag of ['de', 'zh-Hant', 'sr-Latn-RS', 'yue', 'de-1996']) expect(wellFormedTag(tag)).toBe(tag);
  for (const tag of [undefined, null, '', 'd', 'German (Austria)', 'de_AT', 'de-', '"><b>', 'd\u00E9']) {
    expect(wellFormedTag(tag)).toBe('');
  }
});

it('the language is stated as typed, and removed again with an empty tag', () => {
  const draft = emptyWorkspace('One');
  const set = (tag: string, before = draft) => applyEdit(before, textLanguageEdit(before, tag));
  expect(set('')).toBe(draft);
  expect(set('d')).toEqual({ ...draft, textLanguage: 'd' });
  expect(textLanguageOf(set('d'))).toBe('');
  expect(textLanguageOf(set('de'))).toBe('de');
  expect(set('', set('de'))).toEqual(draft);
});
