import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText, proposedGroups } from '../../core/extraction/compose.ts';
import type { Extraction } from '../../core/extraction/extraction.ts';
import { extractionOf as extracted } from '../office/office.fixtures.ts';
import { readSrt, readVtt } from './read-subtitles.ts';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const file = (content: string | Uint8Array<ArrayBuffer>) => ({
  name: 'a',
  mediaType: 'text/vtt',
  bytes: typeof content === 'string' ? bytesOf(content) : content,
});

const extractionOf = async (reader: typeof readVtt, content: string): Promise<Extraction> =>
  extracted(await reader(file(content)));

async function proposed(reader: typeof readVtt, content: string) {
  const extraction = await extractionOf(reader, content);
  return composeText(extraction, proposedGroups(extraction));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const line = fc
  .string({ unit: 'grapheme' })
  .map((value) => `a${value.replaceAll(/[\r\n\0]/g, '_').replaceAll('-->', '_')}z`);

const srtTime = (at: number) => `00:00:0${String(at)},000 --> 00:00:0${String(at)},500\n`;

describe('reading WebVTT', () => {
  it('reads the cues in order, with their times and in lines', async () => {
    const text =
      'WEBVTT - Title\nLanguage: en-GB\n\nintro\n00:01.000 --> 00:02.500 align:start\nOne\ntwo\n\n\n01:00:00.000 --> 01:00:01.000\nThree\n';
    const { text: read, places } = await proposed(readVtt, `\ufeff${text.replaceAll('\n', '\r\n')}`);
    expect(read).toBe('One\ntwo\nThree');
    expect(places).toEqual([
      { kind: 'time', start: 0, end: 7, from: 1000, to: 2500 },
      { kind: 'time', start: 8, end: 13, from: 3_600_000, to: 3_601_000 },
    ]);
    expect((await extractionOf(readVtt, text)).facts.language?.value).toBe('en-GB');
  });

  it('has any text that a cue can contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
        const cues = lines.map((text, at) => `00:0${String(at)}.000 --> 00:0${String(at)}.900\n${escaped(text)}\n`);
        expect((await proposed(readVtt, `WEBVTT\n\n${cues.join('\n')}`)).text).toBe(lines.join('\n'));
      }),
    );
  });

  it('writes names of speakers on lines of their own, once for each turn', async () => {
    const cue = (text: string) => `00:01.000 --> 00:02.000\n${text}\n\n`;
    const given = `WEBVTT\n\n${cue('<v.loud Roger Bingham>One')}${cue('<v Roger Bingham>Two</v>')}${cue('<v A &amp; B>Three\n<v C>Four')}${cue('Five')}`;
    expect(await proposed(readVtt, given)).toMatchObject({
      text: 'Roger Bingham:\nOne\nTwo\nA & B:\nThree\nC:\nFour\nFive',
      losses: [{ code: 'speaker-line', count: 3, first: 0 }],
    });
    expect(composeText(await extractionOf(readVtt, given), new Set(['cues'])).text).toBe('One\nTwo\nThree\nFour\nFive');
  });

  it('leaves tags out and counts them, and decodes references', async () => {
    const given =
      'WEBVTT\n\n00:01.000 --> 00:02.000\n<i>One</i> <c.red>&lt;two&gt;</c> <00:00:01.500>three&nbsp;&lrm;4 <unknown>';
    expect(await proposed(readVtt, given)).toMatchObject({
      text: 'One <two> three\u00a0\u200e4 ',
      losses: [{ code: 'cue-style', count: 4, first: 0 }],
    });
  });

  it('offers reading aids, notes and damaged cues, and proposes none', async () => {
    const given =
      'WEBVTT\n\nSTYLE\n::cue {}\n\nNOTE A note\nof two lines\n\n00:01.000 --> 00:02.000\n<ruby>漢<rt>kan</rt></ruby>字\n\n' +
      'Lost text\n\n00:03.000 --> 00:02.000\nBackwards\n\n00:99.000 --> 00:99.500\nNo time\n';
    const extraction = await extractionOf(readVtt, given);
    expect(composeText(extraction, proposedGroups(extraction))).toMatchObject({
      text: '漢字',
      losses: [{ code: 'damaged-cue', count: 3, first: null }],
    });
    expect(composeText(extraction, new Set(['cues', 'ruby'])).text).toBe('漢kan字');
    expect(composeText(extraction, new Set(['notes'])).text).toBe('A note\nof two lines');
    expect(composeText(extraction, new Set(['damaged'])).text).toBe(
      'Lost text\n00:03.000 --> 00:02.000\nBackwards\n00:99.000 --> 00:99.500\nNo time',
    );
  });

  it('has words that look like tags, arrows and numbers of cues', async () => {
    for (const [reader, given, expected] of [
      [
        readVtt,
        'WEBVTT\n\n00:01.000 --> 00:02.000\nfewer than < 5, <3 & <00:01.500>time <-\n',
        'fewer than < 5, <3 & time <-',
      ],
      [readSrt, `1\n${srtTime(1)}Moscow --> Minsk\n\n2\n${srtTime(3)}Two`, 'Moscow --> Minsk\nTwo'],
      [readSrt, `1\n${srtTime(1)}42\n\n2\n\n${srtTime(2)}7\n${srtTime(3)}Last`, '42\n7\nLast'],
      [readSrt, `1\n${srtTime(1)}2\n${srtTime(2)}Two`, 'Two'],
    ] as const)
      expect((await proposed(reader, given)).text).toBe(expected);
  });

  it('has a cue after lines that are none, as players do, and at a time within the text of another one', async () => {
    const given = 'WEBVTT\n\nOne\ntwo\n00:01.000 --> 00:02.000\nThree\n00:03.000 --> 00:04.000\nFour';
    const { text, places } = await proposed(readVtt, given);
    expect([text, places]).toMatchObject(['Three\nFour', [{ from: 1000 }, { from: 3000 }]]);
    expect(composeText(await extractionOf(readVtt, given), new Set(['damaged'])).text).toBe('One\ntwo');
  });
});

describe('reading SubRip', () => {
  it('has any text, also with empty lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 5 }), async (lines) => {
        const plain = lines.map((text) => text.replaceAll(/[<>{}]/g, '_'));
        const cues = plain.map(
          (text, at) => `${String(at)}\n00:00:0${String(at)},000 --> 00:00:0${String(at)},900\n${text}\n\n${text}\n\n`,
        );
        const both = plain.map((text) => `${text}\n\n${text}`);
        expect((await proposed(readSrt, cues.join(''))).text).toBe(both.join('\n'));
      }),
    );
  });

  it('reads times as they are meant, and names them', async () => {
    const times = [
      '00:01,000 -> 00:02,000',
      '0:3.5 –> 0:4',
      '00: 00: 05, 000 --> 00: 00: 06, 000',
      '00:09:000 => 00:08:000',
    ];
    const given = times.map((time, at) => `${String(at + 1)}\n${time}\nText ${String(at + 1)}\n`).join('\n');
    const { text, places, losses } = await proposed(readSrt, given);
    expect(text).toBe('Text 1\nText 2\nText 3\nText 4');
    expect(places.map((place) => place.kind === 'time' && [place.from, place.to])).toEqual([
      [1000, 2000],
      [3500, 4000],
      [5000, 6000],
      [9000, 9000],
    ]);
    expect(losses).toEqual([{ code: 'irregular-time', count: 4, first: null }]);
  });

  it('offers text before the first cue and cues without times', async () => {
    const extraction = await extractionOf(readSrt, 'Title\n\n1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n0 --> x\nTwo');
    expect(composeText(extraction, new Set(['damaged'])).text).toBe('Title\n0 --> x\nTwo');
    expect(composeText(extraction, proposedGroups(extraction))).toMatchObject({
      text: 'One',
      losses: [{ code: 'damaged-cue', count: 2, first: null }],
    });
  });
});

describe('live captions', () => {
  const srt = (cues: readonly (readonly [from: number, to: number, text: string])[]): string =>
    cues
      .map(([from, to, text], at) => {
        const time = (value: number): string => `00:00:${String(value).padStart(2, '0')},000`;
        return `${String(at + 1)}\n${time(from)} --> ${time(to)}\n${text}\n`;
      })
      .join('\n');

  it('have lines that roll once, with the time at which they appear', async () => {
    const cues = ['One', 'One\nTwo', 'One\nTwo\nThree', 'Two\nThree', 'Two\nThree\nFour'];
    const given = srt(cues.map((text, at) => [at + 1, at + 2, text]));
    expect(await proposed(readSrt, given)).toMatchObject({
      text: 'One\nTwo\nThree\nFour',
      places: [{ from: 1000 }, { from: 2000 }, { from: 3000 }, { from: 5000 }],
      losses: [{ code: 'rolling-line', count: 7, first: null }],
    });
  });

  it('have lines that grow once', async () => {
    const cues = ['The', 'The port', 'The port is', 'The port is closed', 'The port is closed\nuntil'];
    const given = srt(cues.map((text, at) => [at + 1, at + 2, text]));
    expect(await proposed(readSrt, given)).toMatchObject({
      text: 'The port is closed\nuntil',
      losses: [{ code: 'rolling-line', count: 4 }],
    });
  });

  it('are not what people say twice', async () => {
    const given = [
      [1, 2, 'No.'],
      [2, 3, 'No.'],
      [3, 4, 'No. Never.'],
      [7, 8, 'One\nTwo'],
      [9, 10, 'Two\nThree'],
    ] as const;
    expect(await proposed(readSrt, srt(given))).toMatchObject({
      text: given.map(([, , text]) => text).join('\n'),
      losses: [],
    });
  });
});

describe('subtitles that cannot be read', () => {
  it.each([
    ['none', readVtt, bytesOf('WEBVTT\n\n'), 'contains no subtitles'],
    ['UTF-16 without a mark', readSrt, Uint8Array.of(0x31, 0, 0x0a, 0), 'is in UTF-16'],
    ['another encoding', readSrt, Uint8Array.of(0x31, 0xe4, 0x62), 'save it as UTF-8'],
    ['too much', readSrt, new Uint8Array(64 * 1024 * 1024 + 1), 'too large'],
  ])('get a sentence: %s', async (_, reader, bytes, problem) => {
    expect(await reader(file(bytes))).toEqual({
      kind: 'unreadable',
      problem: expect.stringContaining(problem) as unknown,
    });
  });

  it('take little time, whatever is in them', async () => {
    for (const text of ['<', '<v ', '-->\n', '0:00 --> 0:01\n', ' \n', '\n\n', '{\\', '&', '1\n']) {
      expect(['text', 'unreadable']).toContain((await readVtt(file(`WEBVTT\n\n${text.repeat(50_000)}`))).kind);
      expect(['text', 'unreadable']).toContain((await readSrt(file(text.repeat(50_000)))).kind);
    }
  });
});
