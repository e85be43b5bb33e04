import { describe, expect, it } from 'vitest';
import { catalogueLinksOfHeader, catalogueLinksOfPage } from './catalogue-links.ts';

describe('catalogueLinksOfHeader', () => {
  it('reads each form of the header', () => {
    const read = [
      ['</c>; rel="api-catalog"', ['/c']],
      ['</c>;rel=api-catalog', ['/c']],
      ['</c>; REL="help API-Catalog"', ['/c']],
      ['</a>; rel=help, </c>; type="x/y"; rel=api-catalog , </d>; rel="api-catalog"', ['/c', '/d']],
      ['</a>; title="no, <this>; rel=api-catalog"; rel=help', []],
      ['</a>; title="a \\" b"; rel=api-catalog', ['/a']],
      ['</a>; rel=help; rel=api-catalog', []],
      ['</c>; rel=api-catalog; anchor="/other"', []],
      ['</c>; async; rel=api-catalog', ['/c']],
      ['</c>; rel=my-api-catalog', []],
      ['', []],
      [null, []],
    ] as const;
    expect(read.map(([header]) => [header, catalogueLinksOfHeader(header)])).toEqual(read);
  });
});

describe('catalogueLinksOfPage', () => {
  it('reads each form of the link', () => {
    const read = [
      ['<link rel="api-catalog" href="c">', ['c']],
      ["<LINK href='c?a=1&amp;b' REL='api-catalog'/>", ['c?a=1&b']],
      ['<link\n  href=c\n  rel=api-catalog>', ['c']],
      ['<link rel="icon" href="i"><link rel="help api-catalog" href="c">', ['c']],
      ['<!-- <link rel="api-catalog" href="c"> -->', []],
      ['<link rel="api-catalog">', []],
      ['<link rel="icon" data-href="c" href="i">', []],
      ['<a rel="api-catalog" href="c">', []],
    ] as const;
    expect(read.map(([html]) => [html, catalogueLinksOfPage(html)])).toEqual(read);
  });
});
