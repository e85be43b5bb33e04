import { fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { addAllCues } from '../../core/proposals/cues/languages.ts';
import { onlyEnglish, setCues } from '../../core/proposals/known-cues.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { MapScreen } from './map-screen.tsx';

it('shows the cues around a claim as soon as those of its language are loaded', async () => {
  const quote = 'le chenal fermera';
  const text = `Le ministre a démenti que ${quote}.`;
  const start = text.indexOf(quote);
  const french = workspaceOf({
    title: 'French',
    assessment: {
      '/claims/0/span/start': start,
      '/claims/0/span/end': start + quote.length,
      '/claims/0/actual': quote,
      '/claims/0/proposition': quote,
    },
    casefile: { '/observations/0/passages/0/text': text, '/observations/0/language': 'fr' },
  });
  setCues(onlyEnglish);
  const { screen, desk } = renderInDesk(<MapScreen part="claims-1" />, french);
  await untilRendered(() => undefined);
  expect(screen.container.querySelector('svg [data-item]')).not.toBeNull();
  expect(screen.container.textContent).not.toContain('démenti');
  addAllCues();
  // The check stores its result.
  await untilRendered(() => desk.setState(({ draft }) => ({ draft: draft && { ...draft } })));
  expect(screen.container.textContent).toContain('démenti');
});

function TwoMaps() {
  const [part, setPart] = useState('claims-1');
  return (
    <>
      <button type="button" onClick={() => setPart('claims-2')}>
        Other
      </button>
      <MapScreen part={part} />
    </>
  );
}

it('keeps the focus in the box that chooses the map', () => {
  const { screen } = renderInDesk(<TwoMaps />, workspaceOf({ title: 'North' }));
  const box = screen.getByRole('combobox', { name: 'Map of' });
  box.focus();
  fireEvent.click(screen.getByText('Other'));
  expect(box.getAttribute('value')).toContain('C-002');
  expect(document.activeElement).toBe(box);
});
