import { describe, expect, it } from 'vitest';
import { readPdfDate } from './facts.ts';

describe('a date of a PDF', () => {
  it.each([
    ['D:20230204115901Z', '2023-02-04T11:59:01Z', undefined],
    ["D:20230204115901-00'00'", '2023-02-04T11:59:01Z', undefined],
    ["D:20150819144741-05'00'", '2015-08-19T14:47:41-05:00', undefined],
    ['D:20150819144741+0530', '2015-08-19T14:47:41+05:30', undefined],
    ['D:20150819144741+02', '2015-08-19T14:47:41+02:00', undefined],
    ['20150819144741', '2015-08-19T14:47:41Z', 'zone'],
    ['D:201508191447', '2015-08-19T14:47:00Z', 'zone'],
    ['D:20150819', '2015-08-19T00:00:00Z', 'time'],
  ])('is read: %s', (text, value, assumed) => {
    expect(readPdfDate(text)).toEqual({ value, origin: 'file-date', ...(assumed === undefined ? {} : { assumed }) });
  });

  it.each([
    '',
    'D:2015',
    'D:201508',
    'D:20150231',
    'D:20151319000000',
    'D:20150819246060',
    'yesterday',
    'D:19700101000000Z',
  ])('is not read if it is incomplete, impossible or older than the format: “%s”', (text) => {
    expect(readPdfDate(text)).toBeUndefined();
  });
});
