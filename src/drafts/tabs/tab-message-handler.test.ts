import { describe, expect, it } from 'vitest';
import { emptyWorkspace } from '../../core/workspace/create.ts';
import { devicelikeDrafts } from '../../app/desk.fixtures.ts';
import { openWindow, settle, testBrowser } from './tabs.fixtures.ts';

/** A tab with one draft “One” on its device, and the messages of another tab. */
async function windowAndVoice() {
  const drafts = devicelikeDrafts();
  const browser = testBrowser(async () => drafts);
  const window = await openWindow(browser, 1);
  const id = await window.repository.add(emptyWorkspace('One'));
  const voice = browser.channels.of(2, 'voice');
  const heard: unknown[] = [];
  voice.listen((message) => heard.push(message));
  await settle();
  return { window, drafts, id, voice, heard };
}

const elsewhere = ({ desk }: Awaited<ReturnType<typeof openWindow>>) => desk.getState().elsewhere;

describe('messages from other tabs', () => {
  it('reload the library once, however many there are', async () => {
    const { window, drafts, id, voice } = await windowAndVoice();
    await drafts.rename(id, 'Renamed over there', 2000);
    for (let times = 0; times < 5; times += 1) voice.post(id, { kind: 'changed' });
    await settle();
    const titles = () => window.library.getState().drafts.map(({ title }) => title);
    expect(titles()).toEqual(['One']);
    let lists = 0;
    window.library.subscribe(() => (lists += 1));
    window.time.pass(300);
    await settle();
    expect(titles()).toEqual(['Renamed over there']);
    expect(lists).toBe(1);
  });

  it('report that the open draft was deleted, removed and restored, and nothing about other drafts', async () => {
    const { window, id, voice } = await windowAndVoice();
    await window.session.open(id, undefined);
    voice.post('another', { kind: 'deleted' });
    await settle();
    expect(elsewhere(window).deleted).toBe('no');
    voice.post(id, { kind: 'deleted' });
    await settle();
    expect(elsewhere(window).deleted).toBe('aside');
    voice.post(id, { kind: 'removed' });
    await settle();
    expect(elsewhere(window).deleted).toBe('gone');
    voice.post(id, { kind: 'changed' });
    await settle();
    expect(elsewhere(window).deleted).toBe('no');
  });

  it('rename the open draft for another tab, which is answered when the title is stored', async () => {
    const { window, drafts, id, voice, heard } = await windowAndVoice();
    await window.session.open(id, undefined);
    voice.post(id, { kind: 'rename', title: 'Two' });
    await settle();
    expect(window.desk.getState().draft?.workspace.title).toBe('Two');
    expect((await drafts.load(id))?.workspace.title).toBe('Two');
    expect(heard).toContainEqual({ kind: 'renamed', to: 'voice', draft: id, from: '1.0' });
  });
});
