import { describe, expect, it } from 'vitest';
import { authoritySource } from '../../core/authority/authority.ts';
import { referenceEntries } from '../../core/reference/reference.ts';
import questions from '../../core/reference/search-questions.json' with { type: 'json' };
import { referenceKnowledge, maxArgumentLength } from './server.ts';
import { createKnowledge, maxBodyBytes } from './knowledge.ts';
import { ask, modernMessage } from './knowledge.cases.ts';

/** Long on purpose, because every link of every record contains it. */
const siteUrl = 'https://situation-assessment-desk.department.organisation.example.org/tools/assessment-desk/';

const answer = createKnowledge({ place: { siteUrl, knowledgeEndpoint: true } });

async function call(name: string, given: Record<string, string>): Promise<Record<string, unknown>> {
  const { result } = await ask(modernMessage('tools/call', { name, arguments: given }), answer);
  expect(result?.isError ?? false).toBe(false);
  expect(JSON.parse(result?.content?.[0]?.text ?? '')).toEqual(result?.structuredContent);
  return result?.structuredContent ?? {};
}

describe('the reference at the endpoint', () => {
  it('returns every complete entry, with absolute links, in under 32,000 bytes', async () => {
    expect(referenceEntries().length).toBeGreaterThan(200);
    for (const { id, title, kind, authority } of referenceEntries()) {
      const record = await call('fetch', { id });
      expect(record).toMatchObject({
        id,
        title,
        url: `${siteUrl}#/help/${id}`,
        metadata: { kind, source: authoritySource(authority), authority: authority.kind },
      });
      expect(Object.values(record.metadata as object).every((value) => typeof value === 'string')).toBe(true);
      expect(new TextEncoder().encode(JSON.stringify(record)).length, id).toBeLessThan(32_000);
      expect(String(record.text), id).not.toMatch(/\]\((?!https:\/\/)|\(entry:/);
    }
  });

  it('states its own limits in the entry about what the contract does not show', async () => {
    const { text, metadata } = await call('fetch', { id: 'unshown/rate-and-size-limits' });
    expect(text).toContain(`at most ${String(maxBodyBytes)} bytes`);
    expect(text).toContain(`at most ${String(maxArgumentLength)} characters`);
    expect(metadata).toMatchObject({ authority: 'contract', source: 'Specification 8.3' });
  });

  it('returns at most ten results, all of which can be fetched, the same every time', () => {
    const known = new Set(referenceEntries().map(({ id }) => id));
    for (const query of Object.values(questions).flatMap(Object.keys)) {
      const hits = referenceKnowledge.search(query, 10);
      const ids = new Set(hits.map(({ id }) => id).filter((id) => known.has(id)));
      expect([hits.length <= 10, ids.size], query).toEqual([true, hits.length]);
      expect(referenceKnowledge.search(query, 10), query).toEqual(hits);
    }
  });
});
