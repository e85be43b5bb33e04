import { expect, it } from 'vitest';
import { partsOfSentence } from './parts-of-sentence.ts';

const german = (text: string) => ({ text, language: 'de' });

it('finds the quoted texts in a sentence, whole and cut', () => {
  const [one, other] = [german('Der „Kanal“ ist “zu”'), german('Eine lange Begründung')];
  expect(partsOfSentence(`Title changed from “${one.text}” to “Eine lange…”.`, [one, other])).toEqual([
    'Title changed from “',
    one,
    '” to “',
    german('Eine lange…'),
    '”.',
  ]);
});

it('finds the start of a long text, also with other white space', () => {
  const long = german('Der Kanal\n\n  ist zu. '.repeat(1000));
  expect(partsOfSentence('Passage 1 was added: “Der Kanal ist zu. Der Kanal…”.', [long])).toEqual([
    'Passage 1 was added: “',
    german('Der Kanal ist zu. Der Kanal…'),
    '”.',
  ]);
});

it('finds a text whose line ends are spaces in the sentence, as in messages', () => {
  const found = german('Der Kanal\n\nist zu.');
  const shown = german('Der Kanal  ist zu.');
  expect(partsOfSentence(`The passage says “${shown.text}” here.`, [found])).toEqual([
    'The passage says “',
    shown,
    '” here.',
  ]);
});

it('leaves quoted words of the interface in the language of the sentence', () => {
  const sentence = 'Its likelihood changed from “Possible” to “Probable”.';
  expect(partsOfSentence(sentence, [german('Der Kanal')])).toEqual([sentence]);
});

it('finds the text in a label', () => {
  const title = { text: 'Бюллетень', language: 'ru' };
  expect(partsOfSentence('2, passage 1 · Бюллетень', [title])).toEqual(['2, passage 1 · ', title]);
  expect(partsOfSentence('Бюллетень — https://voda.example', [title])).toEqual([title, ' — https://voda.example']);
  expect(partsOfSentence('The Бюллетень', [title])).toEqual(['The Бюллетень']);
});
