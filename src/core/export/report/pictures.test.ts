import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import type { EvidenceLink } from '../../assessment/types.generated.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { reportOf } from '../report/report.ts';
import { shortShape } from '../report/shape.ts';
import { reportPictures } from './pictures.ts';
import { style } from './style.ts';

const sample = join(import.meta.dirname, '../../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(sample, 'utf8')) as Workspace;
const picturesOf = (workspace: Workspace, shape?: typeof shortShape) => {
  const report = reportOf(workspace, { digest: sha256, findings: [], shape });
  const pictures = reportPictures(workspace, report);
  return { ...pictures, maps: [...report.intents, ...report.powerBases].map((entry) => pictures.mapOf(entry)?.source) };
};

describe('the pictures of a report', () => {
  it('have only colours that a dark page replaces', () => {
    const { timeline, maps } = picturesOf(finished);
    const used = [...`${timeline?.source ?? ''}${maps.join('')}`.matchAll(/ (?:fill|stroke)="(?!none)[^"]*"/g)];
    const dark = /prefers-color-scheme: dark\) \{\n {2}\.picture[^]*?\n\}/.exec(style)?.[0] ?? '';
    const rules = new Set(used.map(([attribute]) => `.picture [${attribute.trim().replaceAll('"', "'")}] {`));
    expect([...rules].filter((rule) => !dark.includes(rule))).toEqual([]);
    expect(rules.size).toBeGreaterThan(8);
  });

  it('are two timelines over the same time, and a map of each entry that has evidence', () => {
    const { timeline, maps, none } = picturesOf(finished);
    expect(timeline?.source.match(/<svg /g)).toHaveLength(2);
    expect(timeline?.source.match(/Publications without a date/g)).toHaveLength(1);
    expect(maps).toHaveLength(25);
    for (const map of maps) expect(map).toMatch(/^<figure class="picture"><svg [^]*<title>Map of [^]*<desc>/);
    expect(none).toBe('');
  });

  it('contain no element without an end tag, no ID, no reference and no hidden character', () => {
    const text = '\u202Egnp <b onclick="x">&\u2066';
    const { maps } = picturesOf(workspaceOf({ title: text, assessment: { '/claims/0/proposition': text } }));
    const all = maps.join('');
    expect(all).toContain('⟨U+202E⟩gnp &lt;b');
    expect(all).not.toMatch(/\/>| id="|href|url\(|[\u202A-\u202E\u2066-\u2069]|<b /);
  });

  it('are left out of the short form, and above 500 links with a sentence', () => {
    expect(picturesOf(finished, shortShape)).toMatchObject({ timeline: undefined, none: '' });
    const [base] = finished.assessment['power_bases'] as unknown as { evidence: EvidenceLink[] }[];
    const evidence = Array.from({ length: 501 }, () => base?.evidence[0]);
    const assessment = { ...finished.assessment, power_bases: [{ ...base, evidence }] } as unknown;
    const { timeline, maps, none } = picturesOf({ ...finished, assessment: assessment as Workspace['assessment'] });
    expect([timeline, ...new Set(maps)]).toEqual([undefined, undefined]);
    expect(none).toContain('more than 500 evidence links');
  });
});
