import { expect, test } from 'vitest';
import { answerFor, commandFor, downloadNames } from './firefox-messages.ts';

const command = (id: number, method: string) => JSON.stringify({ id, method, params: {} });

test('a command that Firefox does not know is answered, and every other one goes to Firefox', () => {
  expect(answerFor(command(7, 'emulation.setMediaFeaturesOverride'))).toBe('{"type":"success","id":7,"result":{}}');
  expect(answerFor(command(8, 'browsingContext.navigate'))).toBeUndefined();
});

test('text is inserted by the browser’s own command', () => {
  const sent = JSON.stringify({ functionDeclaration: 'const inputElement = element;\n  inputElement.value = value;' });
  const { functionDeclaration } = JSON.parse(commandFor(sent)) as { readonly functionDeclaration: string };
  expect(functionDeclaration).toMatch(
    /^if \(document\.execCommand\('insertText', false, text\)\) return; const inputEl/,
  );
  expect(commandFor(command(1, 'session.new'))).toBe(command(1, 'session.new'));
});

const download = (event: string, params: object) =>
  JSON.stringify({ type: 'event', method: `browsingContext.${event}`, params });

const idOf = (event: string) =>
  (JSON.parse(event) as { readonly params: { readonly download?: string } }).params.download;

test('the events of one download get the same ID, and each download gets another', () => {
  const named = downloadNames();
  const begin = (url: string) => idOf(named(download('downloadWillBegin', { url, navigation: null })));
  const end = (url: string) => idOf(named(download('downloadEnd', { url, navigation: null, status: 'complete' })));
  expect([begin('blob:a'), end('blob:a')]).toEqual(['download-1', 'download-1']);
  expect([begin('blob:a'), begin('blob:b')]).toEqual(['download-2', 'download-3']);
  expect([end('blob:b'), end('blob:a')]).toEqual(['download-3', 'download-2']);
});

test('events with an ID, and all other messages, are unchanged', () => {
  const named = downloadNames();
  const known = download('downloadWillBegin', { url: 'https://example.org/file', navigation: 'n-1' });
  const console = JSON.stringify({ method: 'log.entryAdded', params: { text: '"browsingContext.download' } });
  expect([named(known), named(console)]).toEqual([known, console]);
});
