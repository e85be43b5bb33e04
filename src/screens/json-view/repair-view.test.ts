import type { Diagnostic } from '@codemirror/lint';
import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { startRepairSession } from './repair-view.tsx';
import type { SourceEditor } from './source-editor.ts';
import type { TextChange } from './text-changes.ts';

/** An editor that only stores its text and its marks. */
function fakeEditor(text: string) {
  const view = { state: { doc: Text.of(text.split('\n')) } };
  const marks: Diagnostic[] = [];
  const typed: TextChange[] = [];
  const editor = {
    view,
    text: () => view.state.doc.toString(),
    mark: (diagnostics: readonly Diagnostic[]) => void marks.splice(0, marks.length, ...diagnostics),
    type: (changes: readonly TextChange[]) => void typed.push(...changes),
    reveal: () => undefined,
  } as unknown as SourceEditor;
  return { editor, view, marks, typed };
}

it('applies a marked repair only to the text that was checked', async () => {
  const { editor, view, marks, typed } = fakeEditor('{"a": 1,}');
  const texts = { keepRepair: () => Promise.resolve(), onPageHidden: () => () => undefined };
  const session = startRepairSession('r1', editor, texts, () => undefined);
  await expect.poll(() => marks.some(({ actions }) => actions)).toBe(true);
  const apply = (): void => marks.find(({ actions }) => actions)?.actions?.[0]?.apply(editor.view, 0, 0);
  apply();
  expect(typed).toEqual([{ from: 7, to: 8, insert: '' }]);
  view.state.doc = Text.of(['{"other": 1, "a": 1,}']);
  apply();
  expect(typed).toHaveLength(1);
  session.end();
});
