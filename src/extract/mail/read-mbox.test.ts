import { describe, expect, it } from 'vitest';
import { composeText } from '../../core/extraction/compose.ts';
import { bytesOf } from '../mime/messages.fixtures.ts';
import { readMail } from './read-mail.ts';
import { readMbox } from './read-mbox.ts';

const read = (text: string) => readMbox({ name: 'a.mbox', mediaType: 'application/mbox', bytes: bytesOf(text) });
const one =
  'From a@x.example Tue Jul 14 10:00:00 2026\r\nSubject: =?utf-8?Q?Caf=C3=A9?= 1/2\r\n\r\nOne\r\n>From here on\r\n>>From it\r\n\r\nFrom 2026 on, nothing.\r\n';
const two = '\r\nFrom b@x.example Tue Jul 14 11:00:00 2026\r\nFrom: b@x.example\r\n\r\nTwo 日本\r\n';

describe('reading a mailbox', () => {
  it('offers its messages as files', async () => {
    const result = await read(one + two);
    const contained = result.kind === 'text' ? result.extraction.contained : [];
    expect(contained.map(({ path, mediaType }) => [path, mediaType])).toEqual([
      ['001 Café 1 2.eml', 'message/rfc822'],
      ['002 Message.eml', 'message/rfc822'],
    ]);
    const second = await readMail({ name: 'b', mediaType: '', bytes: contained[1]?.bytes ?? bytesOf('') });
    expect(second.kind === 'text' && composeText(second.extraction, new Set(['message'])).text).toBe('Two 日本');
  });

  it('reads its only message, with lines that look like the start of another one', async () => {
    const result = await read(one);
    const parts = result.kind === 'text' ? composeText(result.extraction, new Set(['message', 'quoted'])).text : '';
    expect(parts).toBe('One\nFrom here on\n>From it\n\nFrom 2026 on, nothing.');
  });

  it('reads a message without the line that begins it, also if it is the only one', async () => {
    const whole = `\n${one.replace(/^.*\r\n/, '')}`;
    const several = await read(whole + two);
    expect(several.kind === 'text' && several.extraction.contained).toHaveLength(2);
    const single = await read(whole);
    expect(single.kind === 'text' && single.extraction.facts.title?.value).toBe('Café 1/2');
  });

  it('takes no time for a line that could be the start of a message', async () => {
    const text = `${one}\nFrom ${'1:11 2026 '.repeat(20_000)}`;
    expect((await read(text)).kind).toBe('text');
  });

  it('says why if there is no message in it', async () => {
    expect(await read('Just words')).toMatchObject({ kind: 'unreadable' });
    const many = await read(one + two.repeat(1000));
    expect(many.kind === 'unreadable' && many.problem).toContain('more than 1,000 messages');
  });
});
