import { describe, expect, it } from 'vitest';
import type { SourceFacts } from '../../core/casefile/source-facts.ts';
import { nameFacts, sourceFacts } from '../facts/source-facts.ts';
import { textFacts } from './read-text.ts';

const found = (facts: SourceFacts): object =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined));

describe('what a text says about itself', () => {
  it.each([
    [
      'front matter',
      '---\r\ntitle: "The \\"first\\" day"\r\nurl: https://x.example/a\r\ndate: 2026-07-14\r\nlang: en\r\npublisher: MFA\r\n---\r\n# Heading',
      {
        title: { value: 'The "first" day', origin: 'front-matter' },
        canonical_url: { value: 'https://x.example/a', origin: 'front-matter' },
        published_at: { value: '2026-07-14T00:00:00Z', origin: 'front-matter', assumed: 'time' },
        language: { value: 'en', origin: 'front-matter' },
        publisher: { value: 'MFA', origin: 'front-matter' },
      },
    ],
    [
      'what a clipping tool writes',
      '---\nsource: https://x.example/a\npublished: 2026-07-13\ncreated: 2026-07-14T08:00Z\ntags:\n  - clip\n---\n',
      {
        canonical_url: { value: 'https://x.example/a', origin: 'front-matter' },
        published_at: { value: '2026-07-13T00:00:00Z', origin: 'front-matter', assumed: 'time' },
        retrieved_at: { value: '2026-07-14T08:00:00Z', origin: 'front-matter' },
      },
    ],
    [
      'a first heading',
      'Intro\n\n## On *the* [channel](https://x.example) ##\n',
      { title: { value: 'On the channel', origin: 'heading' } },
    ],
    ['an underlined heading', 'نص العنوان\n===\nText', { title: { value: 'نص العنوان', origin: 'heading' } }],
    ['no front matter that does not end', '---\ntitle: x\n', {}],
    ['no rule between texts', '---\nJust a text: with a colon, in a sentence\n', {}],
    ['nothing', 'A text.', {}],
  ])('reads %s', (_, text, expected) => {
    expect(found(textFacts(text, true))).toEqual(expected);
  });

  it('takes no time for long lines that could be headings or values', () => {
    const spaces = ' '.repeat(16_000);
    expect(found(textFacts(`# a${spaces}b\n# Title`, true))).toEqual({ title: { value: 'Title', origin: 'heading' } });
    expect(found(textFacts(`---\n${'a'.repeat(30_000)}${spaces}\nlang: en\n---\n`, true))).toEqual({
      language: { value: 'en', origin: 'front-matter' },
    });
  });

  it.each([
    ['Communiqué du syndicat\n\nLe syndicat affirme …', 'Communiqué du syndicat'],
    ['\ufeff\r\n  بيان وزارة الموانئ \r\n\r\nقالت', 'بيان وزارة الموانئ'],
    ['港口部公告\n \n港口部表示', '港口部公告'],
    ['The strait is closed.\n\nIt stays closed.', undefined],
    ['Dear colleagues,\n\nThe strait', undefined],
    ['海峡已关闭。\n\n直到', undefined],
    ['A first line\nof a paragraph\n\nAnother', undefined],
    ['Only a line\n\n', undefined],
    [`${'Long '.repeat(30)}\n\nText`, undefined],
  ])('reads the title above a plain text: %j', (text, title) => {
    expect(textFacts(text, false).title?.value).toBe(title);
  });
});

describe('the lines above a plain text', () => {
  it.each([
    [
      'Council orders cuts\nBy Mara Lindqvist, Ridge Courier\nPublished 14 May 2026\nhttps://www.courier.example/cuts\n\nThe council voted.',
      'Council orders cuts',
      'https://www.courier.example/cuts',
      '2026-05-14T00:00:00Z',
    ],
    ['\ufeff港口部公告\r\n2026-07-14\r\n\r\n港口部表示', '港口部公告', undefined, '2026-07-14T00:00:00Z'],
    ['Notice\nhttps://mfa.example/1\n\nText', 'Notice', 'https://mfa.example/1', undefined],
    // A paragraph that contains a date or an address is not about the text.
    ['The council met\non 14 May 2026 and voted\n\nMore', undefined, undefined, undefined],
    ['See the notice\nat https://mfa.example/1 today\n\nMore', undefined, undefined, undefined],
    ['A sentence.\n14 May 2026\n\nMore', undefined, undefined, undefined],
    [`${'Line\n'.repeat(7)}14 May 2026\n\nMore`, undefined, undefined, undefined],
    ['Notice\n14 May 2026', undefined, undefined, undefined],
  ])('are read from %j', (text, title, url, date) => {
    const facts = textFacts(text, false);
    expect([facts.title?.value, facts.canonical_url?.value, facts.published_at?.value]).toEqual([title, url, date]);
  });

  it('take no time, however long they are', () => {
    expect(found(textFacts(`${' '.repeat(100_000)}a\n${'9 '.repeat(100_000)}`, false))).toEqual({});
  });
});

describe('what a file name says', () => {
  it.each([
    ['2026-07-14 mfa statement.txt', 'mfa statement', '2026-07-14T00:00:00Z'],
    ['2026-07-14_mfa-statement.html', 'mfa statement', '2026-07-14T00:00:00Z'],
    ['statement (20260714).md', 'statement', '2026-07-14T00:00:00Z'],
    ['Notice 14.7.2026.txt', 'Notice', '2026-07-14T00:00:00Z'],
    ['Report 14 July 2026 - draft.txt', 'Report - draft', '2026-07-14T00:00:00Z'],
    ['外交部声明 2026-07-14.txt', '外交部声明', '2026-07-14T00:00:00Z'],
    ['公告2026年7月14日.txt', '公告', '2026-07-14T00:00:00Z'],
    ['nota 14 de julio de 2026.txt', 'nota', '2026-07-14T00:00:00Z'],
    ['Notiz vom 14. Juli 2026.txt', 'Notiz vom', '2026-07-14T00:00:00Z'],
    ['avis-1er-août-2026.txt', 'avis', '2026-08-01T00:00:00Z'],
    ['заявление 14 июля 2026.txt', 'заявление', '2026-07-14T00:00:00Z'],
    ['14 points 2026.txt', '14 points 2026', undefined],
    ['2026-07-14T0930Z log.txt', 'log', '2026-07-14T00:00:00Z'],
    ['2026-07-14.txt', '2026-07-14', '2026-07-14T00:00:00Z'],
    ['2026-02-30 never.txt', '2026-02-30 never', undefined],
    ['03-04-2026 which.txt', '03-04-2026 which', undefined],
    ['call 4915112345678.txt', 'call 4915112345678', undefined],
    ['no-date.v2.txt', 'no date.v2', undefined],
    ['.txt', undefined, undefined],
  ])('reads %s', (name, title, date) => {
    const facts = nameFacts(name);
    expect(facts.title?.value).toBe(title);
    expect(facts.published_at?.value).toBe(date);
  });

  it('completes what the content says', () => {
    const own = { title: { value: 'Own', origin: 'heading' } } as const;
    expect(sourceFacts(own, '2026-07-14 name.md', '')).toEqual({
      title: { value: 'Own', origin: 'heading' },
      published_at: { value: '2026-07-14T00:00:00Z', origin: 'file-name', assumed: 'time' },
    });
  });
});
