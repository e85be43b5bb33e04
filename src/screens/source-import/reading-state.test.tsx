import { expect, it } from 'vitest';
import { untilRendered, renderInDesk } from '../../shared/rendered.fixtures.tsx';
import type { Progress, SourceFile } from '../../desk/file-commands.ts';
import type { SourceImport } from '../../desk/requests.ts';
import { ReadingState, useReading } from './reading-state.tsx';

const request: SourceImport = { files: [new File([''], 'a.pdf')], draftId: null, title: '', skipped: 0 };

function Reading() {
  return <ReadingState reading={useReading(request, () => undefined)} />;
}

it('shows the beginning of a text while the rest is read', async () => {
  let tell: (progress: Progress) => void = () => undefined;
  const readSources = (_: unknown, __: unknown, onProgress: typeof tell): Promise<readonly SourceFile[]> => {
    tell = onProgress;
    return new Promise(() => undefined);
  };
  const { screen } = renderInDesk(<Reading />, undefined, { files: { readSources } });
  expect(screen.queryByLabelText('Beginning of the text')).toBeNull();
  await untilRendered(() => tell({ label: 'Page 1 of 9', fraction: 0.1, beginning: 'The north channel\u202e' }));
  const shown = () => screen.getByLabelText('Beginning of the text').textContent;
  expect(shown()).toBe('The north channel⟨U+202E⟩');
  await untilRendered(() => tell({ label: 'Page 2 of 9', fraction: 0.2 }));
  expect(shown()).toContain('The north channel');
  expect(screen.getByText('Page 2 of 9…')).toBeTruthy();
  await untilRendered(() => tell({ label: 'Page 1 of 2', fraction: 0.5, beginning: 'Another file' }));
  expect(shown()).toBe('Another file');
});
