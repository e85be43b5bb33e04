// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { chooseFiles } from './choose-files.ts';

afterEach(() => vi.restoreAllMocks());

/** Answers the file pickers that open, one after the other. */
function answerWith(answers: readonly (readonly File[])[]): readonly HTMLInputElement[] {
  const inputs: HTMLInputElement[] = [];
  vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
    const files = answers[inputs.length] ?? [];
    inputs.push(this);
    Object.defineProperty(this, 'files', { value: files });
    this.dispatchEvent(new Event('change'));
  });
  return inputs;
}

it('returns the same file each time it is chosen, and nothing if no file is chosen', () => {
  const file = new File(['text'], 'a.txt');
  const chosen: (readonly File[])[] = [];
  const inputs = answerWith([[file], [file], []]);
  for (const turn of [1, 2, 3]) chooseFiles({ accept: '.txt', isMultiple: turn > 1 }, (files) => chosen.push(files));
  expect(chosen).toEqual([[file], [file]]);
  // A browser reports no change if a field gets the file that it has.
  expect(new Set(inputs).size).toBe(3);
  expect(inputs.map(({ accept, multiple }) => [accept, multiple])).toEqual([
    ['.txt', false],
    ['.txt', true],
    ['.txt', true],
  ]);
});
