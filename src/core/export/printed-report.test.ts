import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from '../check/checker.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import { printedReport } from './report-html.ts';

const file = join(import.meta.dirname, '../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(file, 'utf8')) as Workspace;

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
    const quotes = persian.match(/<(?:bdi|p) class="(?:quote|words)"[^>]*>/g) ?? [];
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes.filter((tag) => !tag.includes(' lang="fa"'))).toEqual([]);
    const own = persian.match(/<(?:p class="statement"|li) dir="auto"[^>]*>/g) ?? [];
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter((tag) => !tag.includes(' lang=""'))).toEqual([]);
    const titles = persian.match(/Observation \d+(?:<\/a>,|:)\s*<bdi[^>]*>/g) ?? [];
    expect(titles.length).toBeGreaterThan(20);
    expect(titles.filter((tag) => !tag.includes(' lang="fa"'))).toEqual([]);
    const reasons = persian.match(/<bdi[^>]* data-in="[^"]*\/reason">/g) ?? [];
    expect(reasons.filter((tag) => !tag.includes(' lang=""'))).toEqual([]);
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
