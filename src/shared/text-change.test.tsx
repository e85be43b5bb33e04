import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextChange } from './text-change.tsx';

it('shows neighbouring changed words as one deletion and one insertion, with the notable ones marked', () => {
  const { container } = render(
    <TextChange before="It counted 12 trucks here." after="It counted 72 red cars here." lang="en" />,
  );
  const texts = (tag: string): readonly (string | null)[] =>
    [...container.querySelectorAll(tag)].map(({ textContent }) => textContent);
  expect(texts('del')).toEqual(['12 trucks']);
  expect(texts('ins')).toEqual(['72 red cars']);
  expect(texts('[data-notable]')).toEqual(['12', '72']);
});
