import { createHash } from 'node:crypto';
import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../.config/any-character.ts';
import { runs } from '../../../.config/property-runs.ts';
import type { Claim, EvidenceLink } from '../assessment/types.generated.ts';
import { originWith, pagePlace } from '../casefile/origins.fixtures.ts';
import type { JsonObject } from '../json/json.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { setVerdict } from '../review/edits.ts';
import { allTargets, moment, withAllVerdicts, withReview, withVerdict } from '../review/reviews.fixtures.ts';
import { blindTargetsOf, targetsOf } from '../review/targets.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import { exportFile } from './export-draft.ts';
import { finished, broken, findingsOf } from './written-files.fixtures.ts';
import { opinionsOf, type Opinions } from './stix/opinions.ts';
import { bundleTime } from './stix/objects.ts';
import { uuidV5 } from './uuid.ts';

interface Reference {
  readonly source_name: string;
  readonly description?: string;
  readonly url?: string;
  readonly external_id?: string;
  readonly hashes?: Readonly<Record<string, string>>;
}

interface Item {
  readonly type: string;
  readonly id: string;
  readonly created_by_ref?: string;
  readonly created: string;
  readonly modified: string;
  readonly name?: string;
  readonly labels?: readonly string[];
  readonly content?: string;
  readonly object_refs?: readonly string[];
  readonly opinion?: string;
  readonly explanation?: string;
  readonly external_references?: readonly Reference[];
}

interface Bundle {
  readonly type: string;
  readonly id: string;
  readonly objects: readonly Item[];
}

function bundleOf(workspace: Workspace, opinions?: Opinions): Bundle {
  return JSON.parse(
    exportFile(workspace, 'stix', { digest: sha256, findings: findingsOf(workspace), ...(opinions && { opinions }) })
      .text,
  ) as Bundle;
}

const notes = ({ objects }: Bundle, label: string) => objects.filter(({ labels }) => labels?.[0] === label);

/** The properties that STIX 2.1 defines for the types of objects that we write (3.1, 4.5, 4.12, 4.13, 4.16). */
const common = ['type', 'spec_version', 'id', 'created_by_ref', 'created', 'modified', 'labels', 'external_references'];
const properties: Readonly<Record<string, readonly [required: readonly string[], optional: readonly string[]]>> = {
  identity: [['name'], ['description', 'identity_class']],
  note: [['content', 'object_refs'], ['abstract']],
  opinion: [['opinion', 'object_refs'], ['explanation']],
  report: [['name', 'published', 'object_refs'], ['description']],
};

/** The violations of the specification in a bundle, in words. */
function problemsOf(bundle: Bundle): readonly string[] {
  const ids = bundle.objects.map(({ id }) => id);
  const problems = bundle.objects.flatMap((item) => objectProblems(item, new Set(ids)));
  if (new Set(ids).size !== ids.length) problems.push('an ID is used twice');
  if (bundle.type !== 'bundle' || !identifier('bundle').test(bundle.id)) problems.push('the bundle has no ID');
  return problems;
}

const identifier = (type: string) =>
  new RegExp(`^${type}--[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$`);

function objectProblems(item: Item, ids: ReadonlySet<string>): string[] {
  const [required, optional] = properties[item.type] ?? [[], []];
  const has = Object.keys(item);
  const references = [...(item.object_refs ?? []), ...(item.created_by_ref ? [item.created_by_ref] : [])];
  return [
    ...['spec_version', 'created', 'modified', ...required].filter((name) => !has.includes(name)).map((n) => `no ${n}`),
    ...has.filter((name) => ![...common, ...required, ...optional].includes(name)).map((n) => `unknown ${n}`),
    ...Object.entries(item).flatMap(([n, value]) => (Array.isArray(value) && value.length === 0 ? `empty ${n}` : [])),
    ...references.filter((id) => !ids.has(id)).map((id) => `${id} is not in the bundle`),
    ...(identifier(item.type).test(item.id) ? [] : [`ID ${item.id}`]),
    ...[item.created, item.modified].filter((time) => !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(time)),
    ...(item.external_references ?? []).flatMap(referenceProblems),
  ];
}

/** Section 2.5.2: a source name, and at least one of description, URL and ID. */
function referenceProblems({ source_name, description, url, external_id, hashes }: Reference): readonly string[] {
  const [sha = '0'.repeat(64)] = Object.values(hashes ?? {});
  return [
    ...(source_name === '' ? ['no source name'] : []),
    ...((description ?? url ?? external_id) ? [] : ['an empty reference']),
    ...(url === undefined || /^https?:\/\/\S+$/.test(url) ? [] : [`URL ${url}`]),
    ...(/^[0-9a-f]{64}$/.test(sha) ? [] : [`hash ${sha}`]),
  ];
}

describe('a STIX bundle', () => {
  const bundle = bundleOf(finished);

  it('has the properties that the specification requires, and no other', () => {
    for (const workspace of [finished, broken]) expect(problemsOf(bundleOf(workspace))).toEqual([]);
    for (const assessment of [{}, { claims: [1, null, {}, {}], power_bases: [{ evidence: [3] }], unknowns: [''] }])
      expect(problemsOf(bundleOf({ title: '', assessment, casefile: null } as unknown as Workspace))).toEqual([]);
  });

  it('keeps that for any text', () => {
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text, text, text, (title, words, url) => {
        const assessment = {
          '/claims/0/proposition': words,
          '/claims/1/subject_actor_ids': [words],
          '/unknowns': [words],
        };
        const casefile = { '/observations/0/canonical_url': url, '/observations/0/title': title };
        expect(problemsOf(bundleOf(workspaceOf({ title, assessment, casefile })))).toEqual([]);
      }),
      { numRuns: runs(50) },
    );
  });

  it('has a note for each claim with its statement, exact text, kind, attribution, passage and span', () => {
    const claims = finished.assessment['claims'] as unknown as readonly Claim[];
    const ofClaims = notes(bundle, 'claim');
    expect(ofClaims).toHaveLength(claims.length);
    ofClaims.forEach(({ content = '', external_references = [] }, at) => {
      const claim = claims[at];
      expect(content).toContain(`Claim ${claim?.claim_id ?? ''}: ${claim?.proposition ?? ''}\n`);
      expect(content).toContain(`\nExact text: “${claim?.actual ?? ''}”\n`);
      expect(content).toContain(`\nClaim kind: ${claim?.claim_kind.replaceAll('-', ' ') ?? ''}\n`);
      expect(content).toContain(`\nAttribution mode: ${claim?.attribution.mode.replaceAll('-', ' ') ?? ''}\n`);
      expect(content).toContain(`\nPassage: ${claim?.passage_id ?? ''}\n`);
      expect(content).toContain(`\nSpan: ${claim?.span.start ?? ''} to ${claim?.span.end ?? ''}, in code points`);
      expect(external_references.map(({ external_id }) => external_id)).toContain(claim?.passage_id);
    });
  });

  it('says of each evidence link whether it supports or contradicts', () => {
    const entries = ['power_bases', 'intent_hypotheses'].flatMap(
      (list) => finished.assessment[list] as unknown as readonly { readonly evidence: readonly EvidenceLink[] }[],
    );
    const ofEntries = [...notes(bundle, 'power-basis'), ...notes(bundle, 'intent-hypothesis')];
    expect(ofEntries).toHaveLength(entries.length);
    ofEntries.forEach(({ content = '' }, at) => {
      const sentences = Array.from(
        content.matchAll(/^- Claim (\S+) (supports|contradicts) this: “[^]*?”\n {2}Because: (.*)$/gm),
        ([, claim, effect, reason]) => [claim, effect, reason].join(' '),
      );
      const wanted = entries[at]?.evidence.map(({ claim_id, effect, reason }) => `${claim_id} ${effect} ${reason}`);
      expect(sentences.toSorted()).toEqual(wanted?.toSorted());
    });
  });

  it('refers to every object from the report', () => {
    const report = bundle.objects.find(({ type }) => type === 'report');
    const others = bundle.objects.filter((each) => each !== report).map(({ id }) => id);
    expect(report?.object_refs?.toSorted()).toEqual(others.toSorted());
  });

  it('changes only the IDs of what changed', () => {
    const claims = finished.assessment['claims'] as unknown as readonly Claim[];
    const changed = claims.map((claim, at) => (at === 0 ? { ...claim, proposition: 'Something else.' } : claim));
    const later = bundleOf({ ...finished, assessment: { ...finished.assessment, claims: changed as never } });
    const ids = notes(bundle, 'claim').map(({ id }) => id);
    const laterIds = notes(later, 'claim').map(({ id }) => id);
    expect(laterIds.slice(1)).toEqual(ids.slice(1));
    expect(laterIds[0]).not.toBe(ids[0]);
    expect(later.id).not.toBe(bundle.id);
  });

  it('names the URL of the source, and the SHA-256 of the original file', () => {
    const workspace = workspaceOf({
      title: 'Paged',
      casefile: { origins: [originWith([pagePlace(0, 124, 4, 'iv')])] },
    });
    const [claim] = notes(bundleOf(workspace), 'claim');
    const url = workspace.casefile?.observations[0]?.canonical_url;
    expect(claim?.external_references?.find((each) => each.url === url)).toBeDefined();
    expect(claim?.external_references?.find(({ hashes }) => hashes)?.hashes).toEqual({ 'SHA-256': '0'.repeat(64) });
    expect(claim?.content).toContain('\nPlace in the file: page iv\n');
  });
});

/** The bundle with the verdicts of the draft. */
const reviewedBundle = (workspace: Workspace) => bundleOf(workspace, opinionsOf(workspace, sha256));

describe('a STIX bundle with opinions', () => {
  const { title, assessment, casefile } = finished;
  const unreviewed: Workspace = { title, assessment, casefile };
  const draft = withAllVerdicts(unreviewed);
  const bundle = reviewedBundle(draft);
  const byId = new Map(bundle.objects.map((object) => [object.id, object]));
  const opinions = (of: Bundle) => of.objects.filter(({ type }) => type === 'opinion');
  const reportIn = (of: Bundle) => of.objects.find(({ type }) => type === 'report') as Item & { description: string };

  it('has the properties that the specification requires, and no other', () => {
    expect(problemsOf(bundle)).toEqual([]);
    const text = fc.string({ unit: anyCharacter });
    fc.assert(
      fc.property(text, text, text, (name, note, unknown) => {
        const given = workspaceOf({ title: '', assessment: { '/unknowns': [unknown, unknown] } });
        const both = withAllVerdicts(withAllVerdicts(given, 'R-1', `R ${name}`), 'R-2', `R ${name}`);
        const noted = allTargets(both.assessment).reduce(
          (one, target) => withVerdict(one, target, 'accept', note),
          both,
        );
        expect(problemsOf(reviewedBundle(noted))).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });

  it('contains verdicts only on request', () => {
    expect(bundleOf(draft)).toEqual(bundleOf(unreviewed));
    expect(JSON.stringify(bundleOf(draft))).not.toContain('Rosa');
  });

  it('has one opinion for each verdict, about the object of its target, with its words', () => {
    const verdicts = allTargets(draft.assessment);
    expect(opinions(bundle)).toHaveLength(verdicts.length);
    const labels = { link: 'evidence-link', claim: 'claim', contradiction: 'contradiction', unknown: 'unknown' };
    const value = { accept: 'agree', question: 'neutral', reject: 'disagree' } as const;
    const given = new Map(draft.reviews?.[0]?.verdicts.map((verdict) => [verdict.note, verdict]));
    for (const { opinion, explanation = '', object_refs, created, created_by_ref = '' } of opinions(bundle)) {
      const [about] = object_refs?.map((id) => byId.get(id)) ?? [];
      const verdict = given.get(/^Note: (.*)$/m.exec(explanation)?.[1] ?? '');
      expect(explanation).toMatch(new RegExp(`^Verdict: ${String(verdict?.verdict)} \\(standard review\\)\\.\n`));
      expect(opinion).toBe(value[verdict?.verdict as keyof typeof value]);
      const target = verdict?.target ?? { kind: 'document' };
      if (target.kind === 'document') expect(about).toBe(reportIn(bundle));
      else if (target.kind !== 'entry') expect(about?.labels).toEqual([labels[target.kind]]);
      else expect(about?.content).toContain(` ${target.entry_id}: `);
      expect([created, byId.get(created_by_ref)?.name]).toEqual(['2024-05-01T12:00:00.000Z', 'Rosa']);
    }
    expect(reportIn(bundle).description).toContain(`Opinions: ${String(verdicts.length)} verdicts of reviewers.`);
  });

  it('has a note for each link with an opinion, which refers to its entry and its claim', () => {
    const [link] = allTargets(draft.assessment);
    const one = reviewedBundle(withVerdict(withReview(unreviewed), link ?? { target: { kind: 'document' } }, 'reject'));
    const [note, ...others] = notes(one, 'evidence-link');
    expect(others).toEqual([]);
    const target = link?.target.kind === 'link' ? link.target : undefined;
    expect(note?.content).toMatch(
      `Claim ${String(target?.claim_id)} ${String(target?.effect)} ${String(target?.entry_id)}: “`,
    );
    const about = note?.object_refs?.map((id) => one.objects.find((object) => object.id === id)?.labels?.[0]);
    expect(about).toEqual(['power-basis', 'claim']);
    expect(opinions(one).map(({ object_refs }) => object_refs)).toEqual([[note?.id]]);
  });

  it('compares blind verdicts with the effect of the author', () => {
    const [first] = blindTargetsOf(finished.assessment);
    const effect = allTargets(finished.assessment)[0]?.target;
    const author = effect?.kind === 'link' ? effect.effect : null;
    const values = (['supports', 'contradicts', 'neither'] as const).map((verdict) => {
      const blind = withReview(unreviewed, 'R-1', 'Rosa', 'blind');
      const target = first?.target ?? { kind: 'document' };
      const edit = setVerdict(blind, 'R-1', { target, verdict, note: '', at: moment, digest: sha256 });
      return opinions(reviewedBundle(applyEdit(blind, edit))).map(({ opinion }) => opinion);
    });
    expect(author).toBe('supports');
    expect(values).toEqual([['agree'], ['disagree'], ['disagree']]);
  });

  it('never takes a verdict on one link for one on another link of the entry to the same claim', () => {
    const aboutLinks = (of: Workspace) => {
      const whole = reviewedBundle(of);
      const contents = new Map(whole.objects.map(({ id, content }) => [id, content?.split('Because: ')[1]]));
      return opinions(whole).map(({ opinion, object_refs }) => [opinion, contents.get(object_refs?.[0] ?? '')]);
    };
    const withLinks = (...links: readonly JsonObject[]): Workspace => {
      const [base] = assessment['power_bases'] as readonly JsonObject[];
      const evidence = links.map((link) => ({ claim_id: 'C-001', ...link }));
      return { title, casefile, assessment: { ...assessment, power_bases: [{ ...base, evidence }] } };
    };
    const blindly = (of: Workspace): Workspace => {
      const [place = { target: { kind: 'document' } as const }] = blindTargetsOf(of.assessment);
      return withVerdict(withReview(of, 'R-2', 'Bea', 'blind'), place, 'supports', '', 'R-2');
    };
    const openly = (of: Workspace): Workspace => {
      const [, place = { target: { kind: 'document' } as const }] = targetsOf(of.assessment);
      return withVerdict(withReview(of), place, 'reject');
    };
    const second = withLinks({ effect: 'supports', reason: 'First' }, { reason: 'Second' });
    for (const reviewed of [openly(blindly(second)), blindly(openly(second))]) {
      expect(aboutLinks(reviewed).toSorted()).toEqual([
        ['agree', 'First'],
        ['disagree', 'Second'],
      ]);
    }
    expect(aboutLinks(blindly(withLinks({ reason: 'First' }, { effect: 'supports', reason: 'Second' })))).toEqual([]);
  });

  it('leaves out verdicts on content that changed since, and says how many', () => {
    const changed = { ...draft, assessment: { ...draft.assessment, unknowns: [] } };
    const unknowns = allTargets(draft.assessment).filter(({ target }) => target.kind === 'unknown').length;
    const whole = 1;
    const later = reviewedBundle(changed);
    expect(opinions(later)).toHaveLength(allTargets(draft.assessment).length - unknowns - whole);
    expect(reportIn(later).description).toContain(`${String(unknowns + whole)} verdicts on content`);
  });
});

it('a STIX bundle says that its dates are made up if no source has one', () => {
  const observations = workspaceOf({ title: '' }).casefile?.observations ?? [];
  const dated = (at: string | null) =>
    bundleOf(
      workspaceOf({
        title: 'Dates',
        casefile: { observations: observations.map((each) => ({ ...each, published_at: at, retrieved_at: null })) },
      }),
    ).objects.find(({ type }) => type === 'report') as unknown as { readonly description: string };
  expect(dated(null).description).toContain('No source has a date.');
  expect(dated('2024-05-01T12:00:00Z').description).not.toContain('No source has a date.');
});

describe('the IDs and the time', () => {
  it('are version 5 UUIDs as RFC 9562 computes them', () => {
    // The example of RFC 9562, appendix A.4: www.example.com in the DNS namespace.
    expect(uuidV5('www.example.com', '6ba7b810-9dad-11d1-80b4-00c04fd430c8')).toBe(
      '2ed6657d-e927-568b-95e1-2665a8aea6a2',
    );
    const bytes = createHash('sha1')
      .update(Buffer.from('6ba7b8109dad11d180b400c04fd430c8', 'hex'))
      .update('ü')
      .digest();
    expect(uuidV5('ü', '6ba7b810-9dad-11d1-80b4-00c04fd430c8').slice(0, 8)).toBe(bytes.toString('hex').slice(0, 8));
  });

  it('is the latest time of the observations in UTC, or a fixed one', () => {
    const observation = (published_at: string | null, retrieved_at: string | null) =>
      ({ ...finished.casefile?.observations[0], published_at, retrieved_at }) as never;
    expect(
      bundleTime([observation('2024-05-01T12:00:00+02:00', null), observation(null, '2024-05-01T09:00:00Z')]),
    ).toBe('2024-05-01T10:00:00.000Z');
    expect(bundleTime([observation('2024-05-01T12:00:00.12345Z', 'yesterday')])).toBe('2024-05-01T12:00:00.123Z');
    expect(bundleTime([observation(null, null)])).toBe('1970-01-01T00:00:00.000Z');
    expect(bundleTime([observation('0000-01-01T00:00:00+01:00', null)])).toBe('1970-01-01T00:00:00.000Z');
  });
});
