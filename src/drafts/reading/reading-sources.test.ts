// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { withPath } from '../../platform/file-path.ts';
import type { Progress } from '../../store/file-report.ts';
import { readPassageSource } from './passage-sources.ts';
import { readSources } from './reading-sources.ts';

const { signal } = new AbortController();
const quiet = (): void => undefined;
const page = '<html lang="de"><head><title>A &amp; B</title></head><body><p>Ein <b>Satz</b>.</p></body></html>';

describe('reading sources', () => {
  it('gives each file exactly the text that its passages have elsewhere', async () => {
    const files = [new File([page], 'a.html'), new File(['\ufeffa\r\n\ufeff b '], 'b.txt'), new File(['# x'], 'c.md')];
    const read = await readSources(files, signal, quiet);
    const texts = await Promise.all(files.map((file) => readPassageSource(file)));
    expect(read.map((source) => source.kind === 'text' && source.passage.text)).toEqual(
      texts.map((source) => source.ok && source.texts[0]),
    );
  });

  it('reads what a page says about itself, also with references', async () => {
    const [read] = await readSources([withPath(new File([page], 'a.html'), 'x/a.html')], signal, quiet);
    expect(read).toMatchObject({
      path: 'x/a.html',
      facts: { title: { value: 'A & B', origin: 'page-title' }, language: { value: 'de', origin: 'page-language' } },
    });
  });

  it('says why a file cannot be read, and reads the others', async () => {
    const files = [
      new File(['%PDF-1.7'], 'a.pdf'),
      new File([' \n'], 'b.txt'),
      new File([Uint8Array.of(0x61, 0xe4, 0x62)], 'c.txt'),
      new File(['text'], 'd'),
    ];
    const read = await readSources(files, signal, quiet);
    expect(read.map((source) => (source.kind === 'unreadable' ? source.problem : source.passage.text))).toEqual([
      expect.stringContaining('PDF document'),
      expect.stringContaining('contains no text'),
      expect.stringContaining('Save it as UTF-8'),
      'text',
    ]);
  });

  it('tells the progress, and stops when it is cancelled', async () => {
    const files = Array.from(
      { length: 200 },
      (_, index) => new File([`text ${String(index)}`], `${String(index)}.txt`),
    );
    const controller = new AbortController();
    const steps: Progress[] = [];
    const reading = readSources(files, controller.signal, (progress) => {
      steps.push(progress);
      if (steps.length === 20) controller.abort();
    });
    await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
    expect(steps).toHaveLength(20);
    expect(steps[19]).toEqual({ label: 'Reading file 20 of 200: 19.txt', fraction: 0.095 });
    expect(await readSources(files, signal, quiet)).toHaveLength(200);
  });
});
