import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Bdi } from './bdi.tsx';

it('isolates foreign text and shows what would reorder the words around it', () => {
  const { container } = render(
    <p>
      Review by <Bdi className="name">Ma{'\u202era \u2066'}</Bdi>, 3 verdicts
    </p>,
  );
  expect(container.innerHTML).toBe('<p>Review by <bdi class="name">Ma⟨U+202E⟩ra ⟨U+2066⟩</bdi>, 3 verdicts</p>');
});
