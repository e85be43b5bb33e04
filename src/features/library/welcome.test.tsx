import { expect, it } from 'vitest';
import { specification } from '../../core/authority/specification.ts';
import { renderThemed } from '../../ui/rendered.fixtures.tsx';
import { Welcome } from './welcome.tsx';

it('quotes the principles of the contract word for word', () => {
  const { container } = renderThemed(<Welcome onOpenFile={() => undefined} />);
  const quoted = [...container.querySelectorAll('dl > div')].map((item) =>
    [...item.children].map(({ textContent }) => textContent.trim().replaceAll(/\s+/g, ' ')).join(' '),
  );
  expect(quoted).toEqual([
    specification['1.8 claims'],
    specification['1.8 power'],
    specification['1.8 intent'],
    specification['1.8 validation'],
  ]);
});
