import { expect, it } from 'vitest';
import { LongSelect } from './long-select.tsx';
import { renderThemed } from './rendered.fixtures.tsx';

it('shows every item in its own direction, also after an item in the other one', () => {
  const items = ['1 · گفتار بندر', '2 · Port authority halts grain convoys'];
  const screen = renderThemed(
    <LongSelect label="Passage" items={items} noun="passages" chosen={0} none="None" onChoose={() => undefined} />,
  );
  const options = screen.getAllByRole('option');
  expect(options.map((option) => [option.textContent, option.getAttribute('dir')])).toEqual(
    items.map((item) => [item, 'auto']),
  );
});
