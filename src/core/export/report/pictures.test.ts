import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { EvidenceLink } from '../../assessment/types.generated.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { reportOf } from './report.ts';
import { hasTooManyLinks, mapBlocks, timelineBlocks } from './pictures.ts';
import { style } from '../prose/style.ts';
import type { Block } from '../prose/prose.ts';

const sample = join(import.meta.dirname, '../../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(sample, 'utf8')) as Workspace;
/** The markup of the pictures and the words of the sentences of some blocks in HTML. */
const sourceOf = (blocks: readonly Block[]): string =>
  blocks
    .map((block) => {
      if (block.kind === 'only') return block.format === 'html' ? sourceOf(block.blocks()) : '';
      if (block.kind === 'picture') return block.markup.source;
      return block.kind === 'paragraph' ? block.line.join('') : '';
    })
    .join('');

const picturesOf = (workspace: Workspace) => {
  const report = reportOf(workspace, { digest: sha256, findings: [] });
  const maps = [...report.intents, ...report.powerBases].map((entry) => sourceOf(mapBlocks(workspace, entry)));
  return { timeline: sourceOf(timelineBlocks(workspace, report)), maps, isTooLarge: hasTooManyLinks(report) };
};

describe('the pictures of a report', () => {
  it('have only colours that a dark page replaces', () => {
    const { timeline, maps } = picturesOf(finished);
    const used = [...`${timeline}${maps.join('')}`.matchAll(/ (?:fill|stroke)="(?!none)[^"]*"/g)];
    const dark = /prefers-color-scheme: dark\) \{\n {2}\.picture[^]*?\n\}/.exec(style)?.[0] ?? '';
    const rules = new Set(used.map(([attribute]) => `.picture [${attribute.trim().replaceAll('"', "'")}] {`));
    expect([...rules].filter((rule) => !dark.includes(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(8);
  });

  it('are two timelines over the same time, and a map of each entry that has evidence', () => {
    const { timeline, maps, isTooLarge } = picturesOf(finished);
    expect(timeline.match(/<svg /g)).toHaveLength(2);
    expect(timeline.match(/Publications without a date/g)).toHaveLength(1);
    expect(maps).toHaveLength(25);
    for (const map of maps) expect(map).toMatch(/^<figure class="picture"><svg [^]*<title>Map of [^]*<desc>/);
    expect(isTooLarge).toBe(false);
  });

  it('contain no element without an end tag, no ID, no reference and no hidden character', () => {
    const text = '\u202Egnp <b onclick="x">&\u2066';
    const { maps } = picturesOf(workspaceOf({ title: text, assessment: { '/claims/0/proposition': text } }));
    const all = maps.join('');
    expect(all).toContain('⟨U+202E⟩gnp &lt;b');
    expect(all).not.toMatch(/\/>| id="|href|url\(|[\u202A-\u202E\u2066-\u2069]|<b /);
  });

  it('are replaced by a sentence above 500 links', () => {
    const [base] = finished.assessment['power_bases'] as unknown as { evidence: EvidenceLink[] }[];
    const evidence = Array.from({ length: 501 }, () => base?.evidence[0]);
    const assessment = { ...finished.assessment, power_bases: [{ ...base, evidence }] } as unknown;
    const { timeline, isTooLarge } = picturesOf({ ...finished, assessment: assessment as Workspace['assessment'] });
    expect(isTooLarge).toBe(true);
    expect(timeline).toBe('This report has no pictures, because there are more than 500 evidence links.');
  });
});
