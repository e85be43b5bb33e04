import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../workspace/workspace.ts';
import { createChecker } from '../../check/checker.ts';
import { authorsMark, withMarkedTexts } from '../../workspace/authors-texts.fixtures.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { printedReport } from '../report-html.ts';
import { fullShape, shortShape } from './shape.ts';

const file = join(import.meta.dirname, '../../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(file, 'utf8')) as Workspace;

/** The texts of a page, each with its language. Pictures are single images, whose name and description are ours. */
function textsWithLanguage(page: string): readonly (readonly [language: string, text: string])[] {
  const texts: (readonly [string, string])[] = [];
  const languages = ['en'];
  const parser = new SaxesParser({ fragment: true });
  const here = (): string => languages.at(-1) ?? '';
  parser.on('opentag', ({ name, attributes }) => {
    languages.push(name === 'svg' ? 'picture' : String(attributes['lang'] ?? here()));
  });
  parser.on('text', (text) => text.trim() !== '' && here() !== 'picture' && texts.push([here(), text]));
  parser.on('closetag', () => languages.pop());
  parser.write(page).close();
  return texts;
}

describe('the printed report', () => {
  const { findings } = createChecker({ digest: sha256 }).check(finished);
  const { markup, style } = printedReport(finished, { digest: sha256, findings });

  it('has every entry of the assessment', () => {
    for (const { claim_id } of finished.assessment['claims'] as unknown as { claim_id: string }[]) {
      expect(markup).toContain(claim_id);
    }
  });

  it('has nothing that the content security policy would block', () => {
    expect(markup).not.toMatch(/<(script|style|link|img|iframe)|\s(style|on\w+)=/);
  });

  it('has a style for a shadow root', () => {
    expect(style).not.toMatch(/(^|[\s{}])(:root|html|body)\b/);
    expect(style).toMatch(/@media print \{\s*:host \{ color-scheme: light/);
    expect(style).not.toMatch(/font-size: [\d.]+rem/);
  });

  it('gives quoted text the language of its source, and the author’s own text none', () => {
    const inPersian = structuredClone(finished) as { -readonly [name in keyof Workspace]: Workspace[name] };
    inPersian.casefile &&= {
      ...inPersian.casefile,
      observations: inPersian.casefile.observations.map((each) => ({ ...each, language: 'fa' })),
    };
    const { markup: persian } = printedReport(inPersian, { digest: sha256, findings });
    const quotes = persian.match(/<(?:bdi|span) class="quote"[^>]*>/g) ?? [];
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes.filter((tag) => !tag.includes(' lang="fa"'))).toEqual([]);
    const own = persian.match(/<(?:p class="statement"|li) dir="auto"><span[^>]*>/g) ?? [];
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((tag) => !tag.includes(' lang=""'))).toEqual([]);
    const titles = persian.match(/[Oo]bservation \d+(?:<\/a>, |: <\/bdi><\/b>)<bdi[^>]*>/g) ?? [];
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((tag) => !tag.includes(' lang="fa"'))).toEqual([]);
    const reasons = persian.match(/<bdi[^>]* data-in="[^"]*\/reason">/g) ?? [];
    expect(reasons.filter((tag) => !tag.includes(' lang=""'))).toEqual([]);
  });

  it.each([fullShape, shortShape])('gives all texts of the author their stated language, and no others', (shape) => {
    const workspace = { ...withMarkedTexts(finished), textLanguage: 'de' };
    const { markup: page } = printedReport(workspace, { digest: sha256, findings: [], shape });
    const texts = textsWithLanguage(page);
    const ofAuthor = texts.filter(([, text]) => text.includes(authorsMark));
    expect(ofAuthor.length).toBeGreaterThan(50);
    expect(ofAuthor.filter(([language]) => language !== 'de')).toEqual([]);
    expect(texts.filter(([language, text]) => language === 'de' && !text.includes(authorsMark))).toEqual([]);
  });

  it('gives a proposition the language of the source only if it is the text of the source', () => {
    const propositionIn = (proposition: string) => {
      const workspace = workspaceOf({
        title: '',
        assessment: { '/claims/0/proposition': proposition, '/claims/0/actual': 'بسته است' },
        casefile: { '/observations/0/language': 'fa' },
      });
      const { markup: page } = printedReport(workspace, { digest: sha256, findings: [] });
      return /<bdi( lang="[^"]*")? data-in="\/claims\/0\/proposition">/.exec(page)?.[1];
    };
    expect([propositionIn('بسته است'), propositionIn('It is closed.')]).toEqual([' lang="fa"', ' lang=""']);
  });
});
