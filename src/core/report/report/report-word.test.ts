import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../../../.config/any-character.ts';
import { runs } from '../../../../.config/property-runs.ts';
import type { Assessment } from '../../assessment/types.generated.ts';
import { authorsMark, withMarkedTexts } from '../../workspace/authors-texts.fixtures.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { finished, broken, findingsOf, paragraphsIn, partsOf } from '../written-files.fixtures.ts';
import { sectionTitles, fullShape, shortShape, type ReportShape } from './shape.ts';
import { exportWord } from '../export-draft.ts';

interface Word {
  readonly bytes: Uint8Array;
  readonly parts: Readonly<Record<string, string>>;
  /** The text of each paragraph of a part, with tabs and line breaks. */
  readonly paragraphs: (part: string) => readonly string[];
}

async function wordOf(workspace: Workspace, shape?: ReportShape): Promise<Word> {
  const { content } = await exportWord(workspace, { digest: sha256, findings: findingsOf(workspace), shape });
  const bytes = content as Uint8Array;
  const parts = partsOf(bytes);
  return { bytes, parts, paragraphs: (part) => paragraphsIn(parts[part] ?? '') };
}

const document = 'word/document.xml';
const word = await wordOf(finished);
const assessment = finished.assessment as unknown as Assessment;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** A draft whose only hypothesis has this statement. */
function withStatement(hypothesis: string): Workspace {
  const [first] = assessment.intent_hypotheses;
  return {
    title: hypothesis,
    assessment: { ...finished.assessment, claims: [], power_bases: [], intent_hypotheses: [{ ...first, hypothesis }] },
    casefile: null,
  } as unknown as Workspace;
}

describe('the Word report', () => {
  it('is the same file for the same draft, with the newest date of its sources', async () => {
    expect((await wordOf(finished)).bytes).toEqual(word.bytes);
    const dates = finished.casefile?.observations.flatMap((each) => [each.published_at ?? [], each.retrieved_at ?? []]);
    const newest = Math.max(...(dates ?? []).flat().map((date) => Date.parse(date)));
    const created = /<dcterms:created[^>]*>([^<]*)</.exec(word.parts['docProps/core.xml'] ?? '')?.[1] ?? '';
    expect(Date.parse(created)).toBe(newest);
    const undated = await wordOf({ ...finished, casefile: null });
    expect(undated.parts['docProps/core.xml']).not.toContain('<dcterms:');
  });

  it('leaves our own words in their order beside text from right to left, and shows controls', async () => {
    const { casefile, ...rest } = withStatement('הנמל 12');
    const actors = (finished.casefile?.actors ?? []).map((actor) => ({ ...actor, names: ['הנמל \u202e\u2066 7'] }));
    const { paragraphs } = await wordOf({ ...rest, casefile: finished.casefile && { ...finished.casefile, actors } });
    expect(casefile).toBeNull();
    const texts = paragraphs(document);
    expect(texts).toContain('הנמל 12');
    expect(texts.some((text) => / \u200eהנמל 12\u200e \w/.test(text))).toBe(true);
    expect(texts.some((text) => /: \u200eהנמל ⟨U\+202E⟩⟨U\+2066⟩ 7\u200e, /.test(text))).toBe(true);
    expect(texts.join('')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });

  it('is made of well-formed parts', async () => {
    for (const each of [word, await wordOf(broken)])
      for (const [path, source] of Object.entries(each.parts)) expect(() => paragraphsIn(source), path).not.toThrow();
  });

  it('has headings with their outline levels, which programs other than Word need', () => {
    const levelOf = (id: string) =>
      new RegExp(`w:styleId="${id}">(?:(?!</w:style>).)*<w:outlineLvl w:val="(\\d)"`).exec(
        word.parts['word/styles.xml'] ?? '',
      )?.[1];
    expect(['Heading1', 'Heading2', 'Heading3'].map(levelOf)).toEqual(['0', '1', '2']);
  });

  it('has the statement, reasons, alternatives and falsifiers of every entry', () => {
    const paragraphs = word.paragraphs(document);
    for (const { hypothesis, alternatives, falsifiers, evidence } of assessment.intent_hypotheses) {
      const reasons = evidence.map(({ reason }) => `Because: ${reason}`);
      expect(paragraphs).toEqual(expect.arrayContaining([hypothesis, ...alternatives, ...falsifiers, ...reasons]));
    }
    for (const { description, limitations, falsifiers, evidence } of assessment.power_bases) {
      const reasons = evidence.map(({ reason }) => `Because: ${reason}`);
      expect(paragraphs).toEqual(expect.arrayContaining([description, ...limitations, ...falsifiers, ...reasons]));
    }
  });

  it('gives each link the style of its effect, and each cited claim one endnote with its passage and span', () => {
    const links = [...assessment.power_bases, ...assessment.intent_hypotheses].flatMap(({ evidence }) => evidence);
    const styled = (style: string): number => (word.parts[document] ?? '').split(`w:val="${style}"`).length - 1;
    const count = (effect: string): number => links.filter((link) => link.effect === effect).length;
    const sides = 3 * assessment.contradictions.length;
    expect(styled('ReportSupportingEvidence')).toBe(count('supports'));
    expect(styled('ReportContradictingEvidence')).toBe(count('contradicts') + sides);
    const notes = word.paragraphs('word/endnotes.xml').join('\n');
    for (const { claim_id, span, passage_id } of assessment.claims) {
      expect(notes.split(`(${claim_id});`)).toHaveLength(2);
      expect(oneLine(notes)).toContain(
        `characters ${span.start} to ${span.end}: text matches the passage; ${passage_id}`,
      );
    }
    const marks = (word.parts[document] ?? '').match(/<w:endnoteReference w:id="\d+"/g) ?? [];
    expect(new Set(marks).size).toBe(assessment.claims.length);
    expect(marks).toHaveLength(assessment.claims.length);
  });

  it('has the chosen sections in the chosen order, and says what it leaves out', async () => {
    const shape: ReportShape = { short: false, sections: ['unknowns', 'claims', 'summary'] };
    const some = await wordOf(finished, shape);
    const source = some.parts[document] ?? '';
    const titles = Array.from(source.matchAll(/w:val="Heading1".*?<w:t[^>]*>([^<]*)</g), ([, title]) => title);
    expect(titles).toEqual([...shape.sections.map((name) => sectionTitles[name]), 'About this report', 'Notes']);
    expect(some.paragraphs(document)).toContain(
      'Sections that this report leaves out: Intent hypotheses, Power bases, Contradictions, Findings, Sources, Passages, Timeline.',
    );
  });

  it('has the statements, alternatives and first contradicting claims in the short form, without endnotes', async () => {
    const short = await wordOf(finished, shortShape);
    const text = short.paragraphs(document).join('\n');
    for (const { hypothesis, alternatives } of assessment.intent_hypotheses) {
      expect(text).toContain(hypothesis);
      expect(text).toContain(`Alternatives: ${alternatives.join(' · ')}`);
    }
    for (const { description } of assessment.power_bases) expect(text).toContain(description.slice(0, 60));
    expect(text).not.toMatch(/Falsifiers|Because|\nNotes$/);
    expect(short.parts[document]).not.toContain('w:endnoteReference');
    expect(text.length).toBeLessThan(word.paragraphs(document).join('\n').length / 5);
  });

  it('has tables that say the same as the pictures, but not in the short form or above 500 links', async () => {
    const { casefile } = finished;
    const titles = ['Publications', 'Time scopes', 'Sources of the evidence'];
    const paragraphs = word.paragraphs(document);
    const counts = titles.map((title) => paragraphs.filter((text) => text === title).length);
    const entries = assessment.power_bases.length + assessment.intent_hypotheses.length;
    expect(counts).toEqual([1, 1, entries]);
    for (const { observation_id, title } of casefile?.observations ?? [])
      expect(paragraphs).toContain(`${observation_id} · ${title}`);
    const tables = word.parts[document]?.match(/<w:tbl>/g) ?? [];
    const rows = word.parts[document]?.match(/<w:tr>/g) ?? [];
    const links = [...assessment.power_bases, ...assessment.intent_hypotheses].flatMap(({ evidence }) => evidence);
    // Two pairs of rivals stand side by side in tables of seven rows.
    expect(tables).toHaveLength(2 + entries + 2);
    expect(rows).toHaveLength(2 + entries + (casefile?.observations.length ?? 0) + entries + links.length + 2 * 7);
    expect((await wordOf(finished, shortShape)).parts[document]).not.toContain('<w:tbl>');
    const [base] = assessment.power_bases;
    const many = { ...base, evidence: Array.from({ length: 501 }, () => base?.evidence[0]) };
    const large = await wordOf({
      ...finished,
      assessment: {
        ...finished.assessment,
        power_bases: [many],
        intent_hypotheses: [],
      } as unknown as Workspace['assessment'],
    });
    expect(large.paragraphs(document).join('\n')).toContain('because there are more than 500 evidence links.');
    expect(large.parts[document]).not.toContain('<w:tbl>');
  });

  it('lays out right-to-left words from right to left and East Asian words in their fonts', () => {
    const source = word.parts[document] ?? '';
    expect(source).toMatch(/<w:rtl\/>.*?<w:lang w:bidi="ar"\/>.*?قمرين/);
    expect(source).toMatch(/<w:rFonts w:eastAsia="SimSun" w:hint="eastAsia"\/>/);
    expect(source).toMatch(/<w:rFonts w:eastAsia="Batang" w:hint="eastAsia"\/>/);
  });

  it.each([fullShape, shortShape])(
    'gives all texts of the author their stated language, and no others',
    async (shape) => {
      const ofAuthor = async (workspace: Workspace) => {
        const { parts } = await wordOf(withMarkedTexts(workspace), shape);
        return (parts[document] ?? '')
          .match(/<w:r>(?:(?!<\/w:r>).)*<\/w:r>/g)
          ?.filter((run) => run.includes(authorsMark));
      };
      const stated = await ofAuthor({ ...finished, textLanguage: 'de' });
      expect(stated?.length).toBeGreaterThan(50);
      expect(stated?.filter((run) => !run.includes('<w:lang w:val="de"/>'))).toEqual([]);
      expect((await ofAuthor(finished))?.filter((run) => run.includes('<w:lang'))).toEqual([]);
    },
  );

  it('lays out digits after right-to-left words with them', async () => {
    const { parts } = await wordOf(withStatement('أُغلقت القناة في آذار 2025. See page 12.'));
    const [run = ''] = (parts[document] ?? '').match(/<w:r>(?:(?!<\/w:r>).)*آذار(?:(?!<\/w:r>).)*<\/w:r>/) ?? [];
    expect(run).toMatch(/<w:rtl\/>.*آذار 2025<\/w:t>/);
  });

  it('has every text of a draft, whatever its characters are, except those that XML cannot contain', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 60 }), async (text) => {
        const paragraphs = (await wordOf(withStatement(text))).paragraphs(document);
        const expected = text
          .toWellFormed()
          .replaceAll(/[^\P{Cc}\t\n\r\f\v\u0085]|[\uFFFE\uFFFF]/gu, '\uFFFD')
          .replaceAll(/\r\n|[\n\r\f\v\u0085\u2028\u2029]/g, '\n');
        expect(paragraphs).toContain(expected);
      }),
      { numRuns: runs(40) },
    );
  });
});
