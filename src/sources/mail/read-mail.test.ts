import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { base64, bytesOf, message, multipart, part, quotedPrintable } from '../mime/messages.fixtures.ts';
import { extractionOf as extracted, textsOfGroups, textWith } from '../office/office.fixtures.ts';
import { readMail, readMbox } from './read-mail.ts';

const read = (given: string | Uint8Array<ArrayBuffer>) =>
  readMail({ name: 'a.eml', mediaType: 'message/rfc822', bytes: typeof given === 'string' ? bytesOf(given) : given });

const extractionOf = async (given: string | Uint8Array<ArrayBuffer>): Promise<Extraction> =>
  extracted(await read(given));

const groupsIn = async (given: string) => textsOfGroups(await extractionOf(given));

const plain = (...lines: readonly string[]): string =>
  message('From: a@x.example', part('text/plain; charset=utf-8', message(...lines)));
const html = (body: string): string => message('From: a@x.example', part('text/html; charset=utf-8', body));
const multi = (type: string, ...parts: readonly string[]): string =>
  message('From: a@x.example', `Content-Type: multipart/${type}; boundary="b c"`, '', multipart('b c', ...parts));
const textIn = async (given: string): Promise<string | undefined> => (await groupsIn(given))['message'];

describe('the headers of a message', () => {
  const given = message(
    'From: =?utf-8?B?0JzQmNCU?= <press@mid.example>',
    'To: "Lind, R." <r@x.example>,',
    ' b@x.example',
    'Date: Tue, 14 Jul 2026 10:00:00 +0300',
    'Subject: =?iso-8859-1?Q?Caf=E9?= =?utf-8?Q?_=F0=9F=98=80?=',
    'Content-Language: ru',
    'Archived-At: <https://lists.example/1>',
    '',
    'Text',
  );

  it('are text that a person can leave out', async () => {
    const extraction = await extractionOf(given);
    expect(composeText(extraction, proposedGroups(extraction)).text).toBe(
      'From: МИД <press@mid.example>\nTo: "Lind, R." <r@x.example>, b@x.example\n' +
        'Date: Tue, 14 Jul 2026 10:00:00 +0300\nSubject: Café 😀\n\nText',
    );
    expect(composeText(extraction, new Set(['message'])).text).toBe('Text');
  });

  it('say what the message is', async () => {
    expect((await extractionOf(given)).facts).toEqual({
      title: { value: 'Café 😀', origin: 'message' },
      published_at: { value: '2026-07-14T10:00:00+03:00', origin: 'message' },
      publisher: { value: 'МИД', origin: 'message' },
      language: { value: 'ru', origin: 'message' },
      canonical_url: { value: 'https://lists.example/1', origin: 'message' },
    });
  });

  it('are read in UTF-8 and in Windows-1252', async () => {
    expect((await extractionOf('Subject: Café 日本\n\nText')).facts.title?.value).toBe('Café 日本');
    const latin = Uint8Array.from('Subject: Caf\xe9\n\nText', (unit) => unit.charCodeAt(0));
    expect((await extractionOf(latin)).facts.title?.value).toBe('Café');
  });
});

describe('the text of a message', () => {
  it.each([
    ['base64', base64],
    ['quoted-printable', quotedPrintable],
    ['8bit', (text: string) => text],
  ])('survives in %s, whatever it is', async (encoding, encode) => {
    const text = fc.string({ unit: 'grapheme' }).map((value) => `a${value.replaceAll(/[\r\n\0]/g, ' ')}z`);
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (lines) => {
        const body = part(
          'text/plain; charset="UTF-8"',
          encode(lines.join('\r\n')),
          `Content-Transfer-Encoding: ${encoding}`,
        );
        expect(await textIn(multi('mixed', body))).toBe(lines.join('\n'));
      }),
    );
  });

  it('is the plain version if there is one, with the version in HTML beside it if that has other words', async () => {
    const alternatives = (first: string, second: string): string => {
      const related = multipart('y', part('text/html', second), part('image/png', ''));
      return multi('alternative', part('text/plain', first), part('multipart/related; boundary=y', related));
    };
    const stub = await extractionOf(alternatives('Your program shows no HTML.', '<p>The <b>ministry</b> said'));
    expect(composeText(stub, proposedGroups(stub)).text).toBe('From: a@x.example\n\nYour program shows no HTML.');
    expect(composeText(stub, new Set(['formatted'])).text).toBe('The ministry said');
    expect(await groupsIn(alternatives('The ministry said:\nno.', '<p>The ministry <i>said: no'))).not.toHaveProperty(
      'formatted',
    );
    expect(await textIn(alternatives(' \r\n', '<p>In <b>HTML</b>'))).toBe('In HTML');
  });

  it('is in all of several texts in base64', async () => {
    const body = `${base64('One and two')}\r\n${base64(' three')}`;
    const given = message('From: a@x.example', part('text/plain', body, 'Content-Transfer-Encoding: base64'));
    expect(await textIn(given)).toBe('One and two three');
  });

  it('is in all parts that a reader sees, such as the footer of a mailing list, with the pictures counted', async () => {
    const picture = part('image/jpeg', 'x', 'Content-Disposition: inline; filename="ship.jpg"');
    const given = multi('mixed', part('text/html', '<p>Body</p>'), picture, part('text/plain', 'Footer'));
    expect(await textIn(given)).toBe('Body\n\nFooter');
    expect((await extractionOf(given)).losses).toEqual([{ code: 'picture', count: 1, first: null }]);
  });

  it('joins flowed lines', async () => {
    const flowed = (more: string, ...lines: readonly string[]) =>
      groupsIn(message('From: a@x.example', part(`text/plain; format=flowed${more}`, message(...lines))));
    expect(await flowed('', 'One line ', 'goes on.', ' From here', '> a ', '> b', '', 'End', '-- ', 'A')).toEqual(
      expect.objectContaining({ message: 'One line goes on.\nFrom here\n\nEnd', quoted: '> a b', signature: '-- \nA' }),
    );
    expect((await flowed('; delsp=yes', '日本 ', '語'))['message']).toBe('日本語');
  });
});

describe('what a message quotes', () => {
  it.each([
    ['English', 'On Tue, 14 Jul 2026, A. Lind <a@x.example> wrote:'],
    ['Arabic', 'في 14 يوليو 2026، كتب أحمد <a@x.example>:'],
    ['Hebrew', 'בתאריך 14 ביולי 2026 מאת דנה <a@x.example>‏ כתב:'],
    ['Hindi', '14 जुलाई 2026 को A ने लिखा:'],
    ['Korean', '2026년 7월 14일 (화) 홍길동 <a@x.example>님이 작성:'],
    ['Russian', 'вт, 14 июл. 2026 г. в 10:00, А <a@x.example> пишет:'],
    ['Chinese', '張三 <a@x.example> 於 2026年7月14日 週二 上午10:00寫道：'],
    ['German', 'Am 14.07.26 um 10:00 schrieb A. Lind:'],
  ])('is recognised with its introduction in %s', async (_, introduction) => {
    const parts = await groupsIn(plain('New.', '', introduction, '> Old.', '>> Older.', '', 'More.'));
    expect(parts).toMatchObject({ message: 'New.\n\nMore.', quoted: `${introduction}\n> Old.\n>> Older.` });
  });

  it('is recognised with an introduction in two lines, or without one', async () => {
    const two = ['On Tue, 14 Jul 2026 at 10:00, A. Lind', '<a@x.example> wrote:'];
    expect(await groupsIn(plain('New.', '', ...two, '', '> Old.'))).toMatchObject({ message: 'New.' });
    expect(await groupsIn(plain('She wrote:', '> Old.'))).toMatchObject({ message: 'She wrote:', quoted: '> Old.' });
  });

  it.each([
    ['a divider', ['-----Original Message-----', 'From: B']],
    ['a copied header', ['From: B <b@x.example>', 'Sent: Tuesday', 'To: A', 'Subject: Old']],
    ['a copied header in German', ['Von: B', 'Gesendet: Dienstag', 'An: A']],
    ['a copied header in Chinese', ['寄件者： B', '寄件日期： 2026', '收件者： A']],
    ['a copied header in Russian', ['От: B', 'Отправлено: 14 июля', 'Кому: A']],
  ])('is everything from %s on', async (_, lines) => {
    expect(await groupsIn(plain('New.', '', ...lines, '', 'Old text.'))).toMatchObject({
      message: 'New.',
      quoted: [...lines, '', 'Old text.'].join('\n'),
    });
  });

  it('is not a sentence with such words', async () => {
    const lines = ['From: the strait to the port', 'I think he wrote:', 'nothing'];
    expect((await groupsIn(plain(...lines)))['message']).toBe(lines.join('\n'));
  });

  it('is not proposed, unless there is nothing else', async () => {
    const proposed = async (...lines: readonly string[]) =>
      [...proposedGroups(await extractionOf(plain(...lines)))].join(' ');
    expect(await proposed('New.', '> Old.')).toBe('headers message');
    expect(await proposed('---------- Forwarded message ---------', 'From: B', 'Old.')).toBe('headers quoted');
  });

  it.each([
    ['in blocks of mail programs', '<p>New</p><blockquote type=cite><p>Old</p></blockquote><p>More</p>', 'New\nMore'],
    ['in Gmail', '<div>New</div><div class="gmail_quote"><div class=gmail_attr>On 1, A wrote:</div>Old</div>', 'New'],
    ['in Outlook', '<p>New</p><div id=divRplyFwdMsg><b>From:</b> B</div><div>Old</div>', 'New'],
    [
      'in older Outlook',
      '<p>New</p><div style="border:none;border-top:solid #E1E1E1 1.0pt">From: B</div><p>Old</p>',
      'New',
    ],
  ])('is recognised %s', async (_, body, expected) => {
    const parts = await groupsIn(html(body));
    expect(parts['message']).toBe(expected);
    expect(parts['quoted']).toContain('Old');
  });

  it('is apart from signatures and hidden text in HTML', async () => {
    const body = '<div style="display:none">Preview</div><p>New</p><div class="gmail_signature">A. Lind</div>';
    expect(await groupsIn(html(body))).toEqual({
      headers: 'From: a@x.example',
      message: 'New',
      signature: 'A. Lind',
      hidden: 'Preview',
    });
  });
});

it('the files in a message are its attachments and the messages in it, with their names', async () => {
  const disposition = "Content-Disposition: attachment; filename*0*=utf-8''%D0%9E%D1%82; filename*1=.pdf";
  const given = multi(
    'mixed',
    part('text/plain', 'Text'),
    part('application/pdf', base64('%PDF'), 'Content-Transfer-Encoding: base64', disposition),
    ...['B', 'C'].map((text) => part('text/plain; name="../b.txt"', text, 'Content-Disposition: attachment')),
    part('message/rfc822', 'Subject: Inner\r\n\r\nInner text'),
    part('image/png', 'x', 'Content-ID: <p>'),
    part('application/pgp-signature', 'x'),
  );
  const { contained } = await extractionOf(given);
  expect(contained.map(({ path, mediaType, bytes }) => [path, mediaType, new TextDecoder().decode(bytes)])).toEqual([
    ['От.pdf', 'application/pdf', '%PDF'],
    ['.._b.txt', 'text/plain', 'B'],
    ['.._b (2).txt', 'text/plain', 'C'],
    ['Message 5.eml', 'message/rfc822', 'Subject: Inner\r\n\r\nInner text'],
  ]);
  expect(await textIn(given)).toBe('Text');
});

it('shortens the name of an attachment that no file system allows', async () => {
  const given = message(
    'From: a@x.example',
    part('application/pdf', 'x', `Content-Disposition: attachment; filename="${'-'.repeat(100_000)}.pdf"`),
  );
  const [file] = (await extractionOf(given)).contained;
  expect(file?.path).toHaveLength(200);
  expect(file?.path).toMatch(/-…-+\.pdf$/);
});

describe('a damaged message', () => {
  const [head, text] = ['From: a@x.example\nSubject: Notice', 'The port is closed.'];
  const damaged = (boundary: string, ...lines: readonly string[]): string =>
    `${head}\nContent-Type: multipart/mixed${boundary}\n\n${lines.join('\n')}`;
  const html = 'Content-Type: text/html';

  it.each([
    ['its boundary is missing', damaged('', '--b', html, '', `<p>${text}`, '--b--'), 'boundary-missing'],
    ['its boundary is wrong', damaged('; boundary=B', '--b', '', text, '--b--', ''), 'boundary-missing'],
    ['its last boundary is missing, too', damaged('; boundary=c', '--b', html, '', `<p>${text}`), 'boundary-missing'],
    ['nothing divides its parts', damaged('; boundary=b', text), 'boundary-missing'],
    ['a part has no empty line', damaged('; boundary=b', '--b', html, text, '--b--'), 'headers-damaged'],
    ['a part has no headers and no empty line', damaged('; boundary=b', '--b', text, '--b--'), 'headers-damaged'],
    ['no empty line is after its headers', `${head}\n${text}\n`, 'headers-damaged'],
    ['a header continues without a space', `From: a@x.example\nSubject:\nNotice\nTo: b\n\n${text}`, 'headers-damaged'],
    [
      'it is not in base64 as it says',
      `${head}\nContent-Transfer-Encoding: base64\n\n${text}`,
      'transfer-encoding-wrong',
    ],
    ['its line ends are CR CR LF', `${head}\n\n${text}\n`.replaceAll('\n', '\r\r\n'), undefined],
    ['its headers have CR and its text LF', `${head.replaceAll('\n', '\r')}\n\n${text}\n`, undefined],
  ])('keeps its text and says what is not certain if %s', async (_, given, loss) => {
    const extraction = await extractionOf(given);
    expect(composeText(extraction, new Set(['message'])).text).toBe(text);
    expect(extraction.facts.title?.value).toBe('Notice');
    expect(extraction.losses).toEqual(loss === undefined ? [] : [{ code: loss, count: 1, first: null }]);
  });

  it('keeps the lines that a list adds to a text in base64', async () => {
    const given = `${head}\nContent-Transfer-Encoding: base64\n\n${btoa(text)}\n_______\nThe list\n`;
    const extraction = await extractionOf(given);
    expect(composeText(extraction, new Set(['message'])).text).toBe(`${text}\n_______\nThe list`);
    expect(extraction.losses).toEqual([{ code: 'transfer-encoding-wrong', count: 1, first: null }]);
  });

  it('is read in UTF-16 as well', async () => {
    const units = Buffer.from(`\ufeff${head}\nContent-Type: text/plain; charset=utf-8\n\nFermé.`, 'utf16le');
    const extraction = await extractionOf(new Uint8Array(units));
    expect(composeText(extraction, proposedGroups(extraction)).text).toBe(
      'From: a@x.example\nSubject: Notice\n\nFermé.',
    );
  });

  it('has the text outside of its parts as a part of its own', async () => {
    const given = damaged(
      '; boundary=b',
      'This is a multi-part message in MIME format.',
      '--b',
      '',
      'In',
      '--b--',
      'Out',
    );
    expect(await groupsIn(given)).toMatchObject({ message: 'In', outside: 'Out' });
    expect([...proposedGroups(await extractionOf(given))]).not.toContain('outside');
  });

  it('shows each version of its text, or has it as a file', async () => {
    const others = [part('text/plain', 'Two'), part('text/html; name=a.html', '<p>Three')];
    const given = multi('alternative', part('text/plain', 'One'), ...others);
    expect(await groupsIn(given)).toMatchObject({ message: 'One', formatted: 'Three' });
    expect((await extractionOf(given)).contained.map(({ path }) => path)).toEqual(['Part 2.txt']);
  });
});

it.each([
  ['Sun, 14 Jul 85 10:00 UT', '1985-07-14T10:00:00Z'],
  ['Wed, 14 Jul 49 10:00:00 GMT', '2049-07-14T10:00:00Z'],
  ['14 Jul 126 10:00:00 EST (Eastern)', '2026-07-14T10:00:00-05:00'],
  ['Sun, 14 Jul 2024 23:59:60 +0000', '2024-07-14T23:59:60+00:00'],
  ['14 Jul 2024 (a day) 18:29:60 -0530', '2024-07-14T18:29:60-05:30'],
  ['Sun, 14 Jul 2024 23:59:60 -0500', '2024-07-15T00:00:00-05:00'],
])('reads the date %s as RFC 5322 does', async (date, value) => {
  expect((await extractionOf(`From: a@x.example\nDate: ${date}\n\nText`)).facts.published_at?.value).toBe(value);
});

describe('messages that cannot be read', () => {
  it.each([
    ['encrypted', 'From: a\nContent-Type: multipart/encrypted; boundary=x\n\n--x--', 'is encrypted'],
    ['no message', 'Just words', 'not an email message'],
    ['too large', new Uint8Array(128 * 1024 * 1024 + 1), 'too large'],
  ])('get a sentence: %s', async (_, given, problem) => {
    expect(await read(given)).toEqual({ kind: 'unreadable', problem: expect.stringContaining(problem) as unknown });
  });

  it('do not exhaust the stack or the time', async () => {
    const many = Array.from({ length: 2000 }, (_, at) => `b${String(at)}`);
    const nested = many.map((name) => `Content-Type: multipart/mixed; boundary=${name}\n\n--${name}\n`);
    for (const rest of [
      nested.join(''),
      `Content-Type: multipart/mixed; boundary=x\n\n${'--x\n\na\n'.repeat(20_000)}`,
      `Content-Transfer-Encoding: quoted-printable\n\na${' '.repeat(1_000_000)}b`,
    ]) {
      expect((await read(`From: a@x.example\n${rest}`)).kind).toBe('text');
    }
  });
});

const readMailbox = (text: string) => readMbox({ name: 'a.mbox', mediaType: 'application/mbox', bytes: bytesOf(text) });
const one =
  'From a@x.example Tue Jul 14 10:00:00 2026\r\nSubject: =?utf-8?Q?Caf=C3=A9?= 1/2\r\n\r\nOne\r\n>From here on\r\n>>From it\r\n\r\nFrom 2026 on, nothing.\r\n';
const two = '\r\nFrom b@x.example Tue Jul 14 11:00:00 2026\r\nFrom: b@x.example\r\n\r\nTwo 日本\r\n';

describe('reading a mailbox', () => {
  it('offers its messages as files, or reads the only one, with lines that look like the start of another', async () => {
    const result = await readMailbox(one + two);
    const contained = result.kind === 'text' ? result.extraction.contained : [];
    expect(contained.map(({ path, mediaType }) => `${path}: ${mediaType}`)).toEqual([
      '001 Café 1 2.eml: message/rfc822',
      '002 Message.eml: message/rfc822',
    ]);
    const second = await readMail({ name: 'b', mediaType: '', bytes: contained[1]?.bytes ?? bytesOf('') });
    expect(textWith(extracted(second), ['message'])).toBe('Two 日本');
    expect(textWith(extracted(await readMailbox(one)), ['message', 'quoted'])).toBe(
      'One\nFrom here on\n>From it\n\nFrom 2026 on, nothing.',
    );
  });

  it('reads a message without the line that begins it, also if it is the only one', async () => {
    const whole = `\n${one.replace(/^.*\r\n/, '')}`;
    const several = await readMailbox(whole + two);
    expect(several.kind === 'text' && several.extraction.contained).toHaveLength(2);
    const single = await readMailbox(whole);
    expect(single.kind === 'text' && single.extraction.facts.title?.value).toBe('Café 1/2');
  });

  it('takes no time for a line that could be the start of a message', async () => {
    const text = `${one}\nFrom ${'1:11 2026 '.repeat(20_000)}`;
    expect((await readMailbox(text)).kind).toBe('text');
  });

  it('says why if there is no message in it', async () => {
    expect(await readMailbox('Just words')).toMatchObject({ kind: 'unreadable' });
    const many = await readMailbox(one + two.repeat(1000));
    expect(many.kind === 'unreadable' && many.problem).toContain('more than 1,000 messages');
  });
});
