import { fireEvent, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { layOutElements, renderInDesk, typeInto, untilRendered } from '../../../shared/rendered.fixtures.tsx';
import { PlaceProvider } from '../place/place.tsx';
import { EvidenceTable } from './evidence-table.tsx';
import { useLinkEdits } from './use-link-edits.ts';

layOutElements();

function Table() {
  const edits = useLinkEdits();
  return <EvidenceTable limit={100} findings={[]} quiet names={[]} edits={edits} />;
}

it('counts the other links without a reason, and leads to the next one when it is done', async () => {
  const links = ['It says so.', '', ''].map((reason) => ({ claim_id: 'C-001', effect: 'supports', reason }));
  const { screen, entries, click } = renderInDesk(
    <main>
      <PlaceProvider kind="power_bases" index={0}>
        <Table />
      </PlaceProvider>
    </main>,
    workspaceOf({ title: '', assessment: { '/power_bases/0/evidence': links } }),
  );
  const reason = () => screen.getByRole('textbox', { name: 'Reason' });
  await untilRendered(() => click('Edit link 1'));
  expect(screen.getByText('2 other links have no reason yet.')).toBeTruthy();
  await untilRendered(() => click('Done'));
  expect(screen.getByText('1 other link has no reason yet.')).toBeTruthy();
  await untilRendered(() => typeInto(reason(), 'First.'));
  await untilRendered(() => click('Done'));
  expect(screen.queryByText(/ha(s|ve) no reason yet/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(reason()));
  expect(reason()).toHaveProperty('value', '');
  await untilRendered(() => typeInto(reason(), 'Second.'));
  await untilRendered(() => void fireEvent.keyDown(reason(), { key: 'Enter', ctrlKey: true }));
  expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull();
  expect(entries('power_bases')[0]).toMatchObject({
    evidence: [{ reason: 'It says so.' }, { reason: 'First.' }, { reason: 'Second.' }],
  });
});
