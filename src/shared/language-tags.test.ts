import { expect, it } from 'vitest';
import { languageName, languageProblem } from './language-tags.ts';

it.each(['en', 'ar', 'zh-Hant', 'gsw', 'EN-gb'])('has nothing against %s', (code) => {
  expect(languageProblem(code)).toBeUndefined();
});

it.each(['', 'e', 'en_GB', 'no such language', 'klartext'])('asks for a code instead of “%s”', (code) => {
  expect(languageProblem(code)).toBe('Enter a language code such as en, ar or zh-Hant.');
});

it('says the code of a language that is given by its name', () => {
  expect(languageProblem('Arabic')).toBe('Enter ar for Arabic.');
  expect(languageProblem('hebrew')).toBe('Enter he for Hebrew.');
  // Its former code was ji.
  expect(languageProblem('Yiddish')).toBe('Enter yi for Yiddish.');
});

it('names a language by its code only', () => {
  expect(languageName('ar')).toBe('Arabic');
  expect(languageName('Arabic')).toBeUndefined();
  expect(languageName('')).toBeUndefined();
  expect(languageName(null)).toBeUndefined();
});
