import { act, fireEvent, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { keepSelectedEntry } from '../../../shared/dispatch-and-tell.ts';
import { layOutElements, untilRendered, renderInDesk, typeInto } from '../../../shared/rendered.fixtures.tsx';
import { EntriesInPlace } from './entries-in-place.tsx';

layOutElements(2000, 800);

function renderUnknowns(unknowns: readonly string[]) {
  const workspace = workspaceOf({ title: 'Unknowns', assessment: { '/unknowns': [...unknowns] } });
  const made = renderInDesk(
    <main>
      <EntriesInPlace list="unknowns" count={6} />
    </main>,
    workspace,
  );
  const texts = () => made.workspace().assessment['unknowns'];
  const box = (number: number) => made.screen.getByRole('textbox', { name: `Unknown ${String(number)}` });
  return { ...made, texts, box };
}

describe('unknowns in their list', () => {
  it('are added, written and removed with keys', () => {
    const { texts, box, view } = renderUnknowns(['One?', 'Two?']);
    act(() => box(1).focus());
    fireEvent.keyDown(box(1), { key: 'Enter' });
    expect(texts()).toEqual(['One?', '', 'Two?']);
    expect(document.activeElement).toBe(box(2));
    expect(view.getState().selection).toEqual({ section: 'unknowns', index: 1 });
    fireEvent.keyDown(box(2), { key: 'Enter' });
    expect(texts()).toHaveLength(3);
    fireEvent.keyDown(box(2), { key: 'Backspace' });
    expect(texts()).toEqual(['One?', 'Two?']);
    expect(document.activeElement).toBe(box(1));
    typeInto(box(1), 'One, or more?');
    expect(texts()).toEqual(['One, or more?', 'Two?']);
  });

  it('become several when lines are pasted in place of the whole text, and the lines stay in a text otherwise', async () => {
    const { texts, box, undo, screen } = renderUnknowns(['One?', '']);
    const paste = (number: number, text: string): boolean =>
      fireEvent.paste(box(number), { clipboardData: { getData: () => text } });
    expect(paste(2, '- Two?\n- Three?')).toBe(false);
    expect(texts()).toEqual(['One?', 'Two?', 'Three?']);
    expect(await screen.findByText('The lines are now 2 unknowns.')).toBeTruthy();
    await undo();
    expect(texts()).toEqual(['One?', '']);
    expect(paste(1, 'Two?\nThree?')).toBe(true);
  });

  it('move with Alt and an arrow key, and keep the focus', () => {
    const { texts, box } = renderUnknowns(['One?', 'Two?', 'Three?']);
    act(() => box(2).focus());
    fireEvent.keyDown(box(2), { key: 'ArrowDown', altKey: true });
    expect(texts()).toEqual(['One?', 'Three?', 'Two?']);
    expect(document.activeElement).toBe(box(3));
    fireEvent.keyDown(box(3), { key: 'ArrowDown', altKey: true });
    expect(texts()).toEqual(['One?', 'Three?', 'Two?']);
  });

  it('keep the focus when undo moves them, and return it when undo removes a new one', async () => {
    const { texts, box, desk, view } = renderUnknowns(['One?', 'Two?', 'Three?']);
    const undo = () => untilRendered(() => keepSelectedEntry({ desk, view }, () => desk.actions.undo()));
    act(() => box(2).focus());
    fireEvent.keyDown(box(2), { key: 'ArrowUp', altKey: true });
    await undo();
    expect(texts()).toEqual(['One?', 'Two?', 'Three?']);
    expect(document.activeElement).toBe(box(2));
    fireEvent.keyDown(box(2), { key: 'Enter' });
    expect(document.activeElement).toBe(box(3));
    await undo();
    expect(texts()).toHaveLength(3);
    expect(document.activeElement).toBe(box(2));
    expect(view.getState().selection).toEqual({ section: 'unknowns', index: 1 });
  });

  it('are not added beyond the limit without a word, and pasted lines are all kept', async () => {
    const full = Array.from({ length: 100 }, (_, index) => `Unknown number ${String(index)}?`);
    const { texts, box, screen } = renderUnknowns(full);
    fireEvent.keyDown(box(1), { key: 'Enter' });
    expect(await screen.findByText('Limit reached: at most 100 unknowns.')).toBeTruthy();
    expect(texts()).toHaveLength(100);
    (box(1) as HTMLTextAreaElement).select();
    fireEvent.paste(box(1), { clipboardData: { getData: () => 'One?\nTwo?\nThree?' } });
    expect(texts()).toHaveLength(102);
    const note = 'The list now has 102 unknowns, but at most 100 are allowed. Delete 2.';
    expect(await screen.findByText(`The lines are now 3 unknowns. ${note}`)).toBeTruthy();
  });

  it('offer to split a text of several lines', async () => {
    const { texts, screen, click } = renderUnknowns(['1. One?\n2. Two?', 'Three?']);
    click('Split into 2 unknowns');
    expect(await screen.findByText('The lines are now 2 unknowns.')).toBeTruthy();
    expect(texts()).toEqual(['One?', 'Two?', 'Three?']);
  });
});

describe('contradictions in their list', () => {
  const renderPair = () => {
    const pair = { left_claim_id: 'C-001', right_claim_id: 'C-002' };
    const contradictions = ['First.', 'Second.', 'Third.'].map((explanation) => ({ ...pair, explanation }));
    const workspace = workspaceOf({ title: 'Pairs', assessment: { '/contradictions': contradictions } });
    const made = renderInDesk(
      <main>
        <EntriesInPlace list="contradictions" count={3} />
      </main>,
      workspace,
    );
    const card = (number: number) =>
      within(made.screen.getByRole('listitem', { name: `Contradiction ${String(number)}` }));
    const text = (number: number): HTMLTextAreaElement => card(number).getByRole('textbox', { name: 'Explanation' });
    return { ...made, card, text };
  };

  it('show the words of both claims in their passages, each with its own controls', () => {
    const { card, text } = renderPair();
    const marked = (id: string) =>
      card(2)
        .getByRole('group', { name: `Text of ${id} in its passage` })
        .querySelector('mark')?.textContent;
    expect(marked('C-001')).toBe('The Harbour Council will close the north channel on Monday.');
    expect(marked('C-002')).toContain('The River Authority');
    expect(new Set([text(1).id, text(2).id, text(3).id]).size).toBe(3);
  });

  it('are typed in and moved, and the focus goes with them', () => {
    const { text, view } = renderPair();
    act(() => text(3).focus());
    typeInto(text(3), 'Third, changed.');
    fireEvent.keyDown(text(3), { key: 'ArrowUp', altKey: true });
    expect([1, 2, 3].map((number) => text(number).value)).toEqual(['First.', 'Third, changed.', 'Second.']);
    expect(document.activeElement).toBe(text(2));
    expect(view.getState().selection).toEqual({ section: 'contradictions', index: 1 });
  });

  it('focus the field that another part of the screen requests, and only once', () => {
    const { text, view } = renderPair();
    act(() => view.actions.select({ section: 'contradictions', index: 1 }, '/explanation'));
    expect(document.activeElement).toBe(text(2));
    act(() => text(1).focus());
    expect(view.getState().selection.index).toBe(0);
    expect(document.activeElement).toBe(text(1));
  });
});
