import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, it } from 'vitest';
import { idFieldOf } from '../../assessment/ids.ts';
import { listOf } from '../../assessment/view.ts';
import { isJsonObject } from '../../json/json.ts';
import { blindPacket } from '../../review/blind.ts';
import { partLists } from '../../review/contents.ts';
import { withReview, withVerdict } from '../../review/reviews.fixtures.ts';
import { blindTargetsOf, linksIn } from '../../review/targets.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { printedProse } from '../prose/prose-html.ts';
import { blindReport } from './blind-report.ts';

const file = join(import.meta.dirname, '../../../../public/samples/finished.desk.json');
const finished = JSON.parse(readFileSync(file, 'utf8')) as Workspace;
const { title, assessment, casefile } = blindPacket(finished, sha256) as unknown as Workspace;
const packet: Workspace = { title, assessment, casefile, blind: true };

const printed = (workspace: Workspace): string => printedProse(blindReport(workspace, sha256)).markup;

describe('the printed blind review packet', () => {
  const markup = printed(packet);

  it('has every claim and every entry, and the claims that an entry cites', () => {
    const ids = partLists.flatMap((list) =>
      listOf(finished.assessment, list)
        .filter(isJsonObject)
        .map((one) => String(one[idFieldOf[list]])),
    );
    expect(ids.length).toBeGreaterThan(10);
    expect(ids.filter((id) => !markup.includes(id))).toEqual([]);
    expect(markup.match(/Cited claims: [^.]*C-00\d/g)?.length).toBeGreaterThan(1);
  });

  it('contains no reason and no rationale of the author', () => {
    const entries = listOf(finished.assessment, 'intent_hypotheses').filter(isJsonObject);
    const hidden = entries.flatMap((entry) => [
      entry['rationale'],
      ...linksIn(entry)
        .filter(isJsonObject)
        .map(({ reason }) => reason),
    ]);
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter((text) => markup.includes(String(text)))).toEqual([]);
  });

  it('has the reviewer’s own verdicts', () => {
    const [target] = blindTargetsOf(packet.assessment);
    const reviewed = withVerdict(withReview(packet, 'R-1', 'Rosa', 'blind'), target!, 'supports', 'It names them.');
    expect(printed(reviewed)).toContain('It names them.');
    expect(markup).not.toContain('Verdicts');
  });
});
