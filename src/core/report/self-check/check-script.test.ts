import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { sha256 } from '@noble/hashes/sha2.js';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../assessment/types.generated.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { hexDigest, utf8 } from '../../casefile/hash.ts';
import { workspaceOf } from '../../rules/example-workspace.ts';
import { exportFile } from '../export-draft.ts';
import { finished, broken, findingsOf } from '../written-files.fixtures.ts';
import { sectionNames, shortShape, type ReportShape } from '../report/shape.ts';
import { checkScript } from './check-script.ts';
import { Markup } from '../prose/markup.ts';
import { sealOf } from '../report-html.ts';

function pageOf(workspace: Workspace, shape?: ReportShape): string {
  return exportFile(workspace, 'report-html', { digest: sha256, findings: findingsOf(workspace), shape }).text;
}

/** What browsers offer for hashing. As it is finished at once, the check takes only microtasks. */
const hashing = {
  TextEncoder,
  crypto: {
    subtle: { digest: async (_: string, bytes: Uint8Array) => createHash('sha256').update(bytes).digest() },
  },
};

/** Opens a page without a browser and runs its check. Returns the results that are shown. */
async function check(page: string, offered: object = hashing) {
  const window = new Window();
  const { document } = window;
  document.write(page);
  runInNewContext(checkScript, { document, ...offered });
  await new Promise((resolve) => setImmediate(resolve));
  const shown = [...document.querySelectorAll('[data-result]')].map(
    (each) => [each.getAttribute('data-result') ?? '', each.getAttribute('data-state'), each.textContent] as const,
  );
  const failed = shown.filter(([, state]) => state === 'bad').map(([place]) => place);
  // A failure is said at the top, too, because the result is at the end.
  expect(failed.includes('top')).toBe(failed.includes('total'));
  const others = failed.filter((place) => place !== 'top' && place !== 'total');
  const bad = failed.includes('total') ? ['total', ...others] : others;
  const resultOf = (place: string) => shown.find(([name]) => name === place)?.[2] ?? '';
  return { state: shown.find(([place]) => place === 'total')?.[1], total: resultOf('total'), bad, resultOf };
}

/** Writes a new checksum of the whole page into a forged page, as a careful forger would. */
function reseal(page: string): string {
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
  const body = page.slice(page.indexOf('<body>') + 6, page.indexOf('<script type="application/json"'));
  return page.replace(/"page":"[0-9a-f]{64}"/, `"page":"${sealOf(style, new Markup(body), sha256)}"`);
}

const small = workspaceOf({ title: 'The north channel' });
const page = pageOf(small);
const article = (id: string): string =>
  new RegExp(`<article class="\\w+" id="${id}">[^]*?</article>`).exec(page)?.[0] ?? '';

/** Changes places within an element of the page, one after the other. Throws if a place does not exist. */
function forge(
  id: string,
  ...changes: readonly (readonly [from: RegExp | string, to: string, words?: string])[]
): string {
  const before = article(id);
  const after = changes.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`nothing to forge in ${id}: ${String(from)}`);
    return changed;
  }, before);
  return page.replace(before, () => after);
}

const place = 'ih-1';
const firstLink = /<li id="ih-\d+-\d+">[^]*?<\/li>/;

describe('the report’s own check', () => {
  it('finds nothing in a report as it was written', async () => {
    const { state, total, bad } = await check(pageOf(finished));
    expect(bad).toEqual([]);
    expect(total).toMatch(
      /^Checked in this browser: all 17 hashes and all 83 spans match\. The page shows what its assessment file says: 83 claims, \d+ entries and 91 evidence links\.$/,
    );
    expect(state).toBe('good');
  });

  it('has the same checksum of the page as the report for a hostile text, in a browser without hashing', async () => {
    for (const text of ['\r\n\ra\u0000 <b>"\' &lt;\u202E', '  \u00a0 \u2028', '👩‍👩‍👧 e\u0301 𝒳 \ud800']) {
      const overlay = { '/claims/0/proposition': text, '/power_bases/0/description': text, '/unknowns': [text] };
      const { total } = await check(pageOf(workspaceOf({ title: text, assessment: overlay })), {});
      expect(total).toMatch(/match\. The page shows what/);
    }
  });

  it('agrees with the report about drafts with errors', async () => {
    const { total } = await check(pageOf(broken));
    expect(total).toMatch(/0 passages of \d+, 5 claims of 3\d and 0 of \d+ entries fail: claim/);
    expect(total).not.toMatch(/the summary|the counts|the contradictions|something else/);
  });

  it('agrees with the report about malformed drafts', async () => {
    const assessment = {
      claims: [1, null, { claim_id: 'C' }, { claim_id: '', actual: 'words' }],
      power_bases: [
        {
          evidence: [
            3,
            { effect: 'odd' },
            { claim_id: '', effect: 'supports' },
            { claim_id: 'C' },
            ...['supports', 'constructor', 'a\u0000 <b>\u202E'].map((effect) => ({ claim_id: 'C', effect })),
          ],
        },
        'x',
      ],
      intent_hypotheses: [{ falsifiers: 'x', alternatives: [1, '', 'a'], time_scope: { end: '2026' } }],
      contradictions: [{}, 7, { left_claim_id: '', right_claim_id: 'C' }],
      unknowns: [{}, 'u', ''],
    };
    const malformed = pageOf({
      title: '',
      assessment: assessment as unknown as Workspace['assessment'],
      casefile: null,
    });
    const { total, bad } = await check(malformed);
    expect(bad).toEqual([]);
    expect(malformed).not.toContain('\u202E');
    expect(malformed).toContain('</bdi> (unknown effect)</a>');
    // A link or a side without a claim ID does not lead to a claim without one.
    const entries = malformed.replace(/<section id="findings">[^]*?<\/section>/, '');
    expect(entries.match(/href="#claim-\d+"/g)).toEqual(Array(5).fill('href="#claim-3"'));
    expect(total).toContain('there are no passages to check. The page shows what its assessment file says');
  });

  const entry = [
    ['an effect’s class', 'class="effect contradicts"', 'class="effect supports"', 'not shown as'],
    ['an effect’s word', '× contradicts<', '× supports<', 'not shown as'],
    ['an effect’s sign', '× contradicts<', '+ contradicts<', 'not shown as'],
    ['a group’s effect', 'data-effect="contradicts"', 'data-effect="supports"', 'not shown as'],
    ['a group’s title', '>Contradicting evidence<', '>Supporting evidence<', 'not shown as'],
    ['a deleted link', firstLink, '', 'is missing'],
    ['a repeated link', firstLink, '$&$&', 'evidence links'],
    ['a link to another claim', /href="#claim-\d+"/, 'href="#claim-1000"', 'shows another claim'],
    ['a hidden character’s code', /(hypothesis">)/, '$1<span data-c="20">not</span>', 'the hypothesis'],
  ] as const;
  it.each(entry)('finds %s', async (_, from, to, words) => {
    const { state, bad, resultOf } = await check(reseal(forge(place, [from, to])));
    expect(bad).toEqual(['total', place]);
    expect(resultOf(place)).toContain(words);
    expect(state).toBe('bad');
  });

  it('names each change of an entry’s reason, statement, falsifiers, state and time, and what is not in the file', async () => {
    const changes = [
      [/(evidence\/\d+\/reason">)/, '$1Not ', 'the reason of link'],
      [/(hypothesis">)/, '$1Not ', 'the hypothesis differs'],
      [/<li dir="auto"><span lang="" data-in="[^"]*falsifiers">[^]*?<\/li>/, '', 'the falsifiers'],
      [/(workflow_state">)/, '$1not ', 'the workflow state'],
      [/(time_scope">)/, '$1not ', 'the time scope'],
      ['</article>', '<b data-in="/x">x</b></article>', '“/x”'],
    ] as const;
    const { bad, resultOf } = await check(reseal(forge(place, ...changes)));
    expect(bad).toEqual(['total', place]);
    for (const [, , words] of changes) expect(resultOf(place)).toContain(words);
  });

  it('finds a link that was moved from one group to the other', async () => {
    const [link = ''] = firstLink.exec(article(place)) ?? [];
    const moved = article(place)
      .replace(link, '')
      .replace('data-effect="supports">', (list) => list + link);
    expect((await check(reseal(page.replace(article(place), () => moved)))).resultOf(place)).toContain('not shown as');
  });

  it.each([
    ['a deleted citation', forge('claim-2', [/<a href="#(ih|pb)[^]*?<\/a>/, '']), 'citations'],
    ['a quotation elsewhere', page.replace(/<b data-words="2">/, '$&Not '), 'claim text on the page'],
    ['the effect of a mark', page.replace(/(id="span-2" data-open="2" data-role=")\w+/, '$1both'), 'another effect'],
  ])('finds %s', async (_, forged, words) => {
    expect(forged).not.toBe(page);
    const { bad, resultOf } = await check(reseal(forged));
    expect(bad).toEqual(['total', 'claim-2']);
    expect(resultOf('claim-2')).toContain(words);
  });

  it('names each change of a claim’s proposition, text, citations and offsets', async () => {
    const changes = [
      [/(proposition">)/, '$1Not ', 'the proposition'],
      [/(data-words="2"[^>]*>)/, '$1Not ', 'claim text on the page'],
      [/<\/bdi> \((supports|contradicts)\)/, '</bdi> (turns)', 'citations'],
      [/(data-span="2">)/, '$11', 'the offsets on the page'],
    ] as const;
    const { bad, resultOf } = await check(reseal(forge('claim-2', ...changes)));
    expect(bad).toEqual(['total', 'claim-2']);
    for (const [, , words] of changes) expect(resultOf('claim-2')).toContain(words);
  });

  it.each([
    ['the embedded file', page.replace('\\"ww3.assessment/v1\\"', '\\"ww3.assessment/v2\\"'), 'the SHA-256 of the ass'],
    ['a repeated entry', page.replace(article(place), (one) => one + one), 'the number of intents'],
  ])('finds a change of %s', async (_, forged, words) => {
    expect(forged).not.toBe(page);
    expect((await check(reseal(forged))).total).toContain(words);
  });

  it('names each change of the head, the counts, the summary, the contradictions and the unknowns', async () => {
    const changes = [
      [/(fingerprint_sha256">)./, '$1x', 'the casefile fingerprint'],
      [/(data-hash="file">)./, '$1x', 'the SHA-256 of the assessment file'],
      [/(data-count="claims">)\d+/, '$199', 'the counts'],
      [/(\/evidence">)\d+ claim/, '$199 claim', 'the summary'],
      [/(explanation">)/, '$1Not ', 'the contradictions'],
      [/<li dir="auto"><span lang="" data-in="\/unknowns">[^]*?<\/li>/, '', 'the unknowns'],
    ] as const;
    const { total } = await check(reseal(changes.reduce((text, [from, to]) => text.replace(from, to), page)));
    for (const [, , words] of changes) expect(total).toContain(words);
  });

  it('finds a deleted entry', async () => {
    const { total } = await check(reseal(page.replace(article('pb-1'), '')));
    expect(total).toMatch(/1 of \d+ entries fail: [^,]+, the number of power bases\./);
  });

  it('finds the first letter of a passage changed in the data', async () => {
    const { total } = await check(page.replace('"text":"The Harbour', '"text":"She Harbour'));
    expect(total).toContain('1 passage of ');
  });

  const others = [
    ['a name', page.replace(/<h1 dir="auto" lang="">/, '$&Not ')],
    ['a finding', page.replace('<section id="findings">', '$&<p>No findings.</p>')],
    ['a class', page.replace('<span class="u contradicts', '<span class="u supports')],
    ['the style', page.replace('.effect.contradicts { border-style: dashed;', '.effect.contradicts {')],
    ['an element before the report', page.replace('<body>', '<body><p>Approved.</p>')],
  ] as const;
  it.each(others)('finds a change of %s, by the checksum of the whole page', async (_, forged) => {
    expect(forged).not.toBe(page);
    const { total, state } = await check(forged);
    expect(total).toContain('something else on this page was changed after it was written');
    expect(state).toBe('bad');
  });

  it('finds nothing in any choice of sections, in any order, and in the short form', async () => {
    const shapes = [
      ...sectionNames.map((name) => ({ short: false, sections: [name] })),
      { short: false, sections: ['passages', 'claims', 'intents'] as const },
      shortShape,
    ];
    for (const shape of shapes) {
      const shown = pageOf(small, shape);
      expect((await check(shown)).total).toMatch(/match\. The page shows what/);
      const ids = new Set(Array.from(shown.matchAll(/ id="([^"]*)"/g), ([, id]) => id));
      for (const [, id] of shown.matchAll(/ href="#([^"]*)"/g)) expect(ids).toContain(id);
    }
  });

  it('finds a flipped or missing effect in the short form', async () => {
    const short = pageOf(small, shortShape);
    const forged = [
      ['<h4 class="effect contradicts">× C', '<h4 class="effect supports">+ C'],
      ['× Contradicting evidence', '+ Supporting evidence'],
      ['data-effect="contradicts"', 'data-effect="supports"'],
      [/(\/evidence">)\d+ claim/, '$199 claim'],
      [/(\/evidence">)\d+ (claims? contradict)/, '$199 $2'],
      [/(\/description">[^<]{40})[^<]*/, '$1…'],
      [/(\/explanation">)/, '$1Not '],
      [/(\/time_scope">[^<]*)2026/, '$12024'],
      [/<li id="ih-1-\d+">[^]*?<\/li>/, ''],
      [/(data-(?:words|begins)="\d+">)/, '$1Not '],
    ] as const;
    for (const [from, to] of forged) {
      const changed = short.replace(from, to);
      expect(changed).not.toBe(short);
      expect((await check(reseal(changed))).state).toBe('bad');
    }
  });

  describe('in a report that folds evidence and citations away', () => {
    /** The first hypothesis has 501 links of both effects. 101 cite its first two claims, the others a missing one. */
    const many = (): Workspace => {
      const { assessment, ...other } = small;
      const { intent_hypotheses } = assessment as unknown as Assessment;
      const evidence = Array.from({ length: 501 }, (_, at) => {
        const effect = at % 2 === 0 ? 'supports' : 'contradicts';
        const link = { claim_id: 'none', effect, reason: `${at}` };
        if (at % 10 > 1) return link;
        const { claim_id } = intent_hypotheses[0]?.evidence[at % 10] ?? link;
        return { claim_id, effect, reason: `"Reason" ${at} isn’t 'plain' &quot; \r` };
      });
      const lists = { power_bases: [], intent_hypotheses: [{ ...intent_hypotheses[0], evidence }] };
      return { ...other, assessment: { ...assessment, ...(lists as unknown as Workspace['assessment']) } };
    };
    const large = pageOf(many());

    it('finds nothing in it as it was written', async () => {
      expect(large).toContain('<summary>Cited by 51 links</summary>');
      expect((await check(large)).total).toMatch(/match\. The page shows what .* 1 entry and 501 evidence links\.$/);
    });

    it('finds every change of an entry, a changed quotation and a changed number of citations', async () => {
      const changes = [
        ['× contradicts<', '× supports<', 'not shown as'],
        [/(evidence\/9\/reason">)/, '$1Not ', 'the reason of link'],
        [/<li id="ih-1-20">[^]*?<\/li>/, '', 'is missing'],
        [
          />\d+ claims?(<\/bdi>[^<]*<bdi[^>]*>\d+ claims? contradicts? it<\/bdi><\/summary>)/,
          '>9 claims$1',
          'the evidence',
        ],
      ] as const;
      const changed = large
        .replace(/<section id="intents">[^]*?<\/section>/, (section) =>
          changes.reduce((text, [from, to]) => text.replace(from, to), section),
        )
        .replace(/(<noscript>[^]*?data-words="\d+">)/, '$1Not ')
        .replace('Cited by 50 links', 'Cited by 3 links');
      const { bad, resultOf } = await check(reseal(changed));
      const [claim = '', ...others] = bad.filter((each) => each.startsWith('claim-'));
      expect([others, bad.length]).toEqual([[], 3]);
      for (const [, , words] of changes) expect(resultOf('ih-1')).toContain(words);
      expect(resultOf(claim)).toMatch(/claim text on the page differs .*; its citations differ/);
    });
  });

  it('states in its data the checksum of the page', () => {
    expect(reseal(page)).toBe(page);
    expect(page).toContain(
      hexDigest(
        utf8(
          JSON.parse(/<script type="application\/json" id="data">(.*)<\/script>/.exec(page)?.[1] ?? '').file as string,
        ),
        sha256,
      ),
    );
  });
});
