import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showDirections } from '../text/directions.ts';
import { runs } from '../../../.config/property-runs.ts';
import type { JsonValue } from '../json/json.ts';
import { compareWorkspaces } from '../compare/compare.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import { anyWorkspace } from '../workspace/workspaces.fixtures.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { paragraphsIn, partsOf, torn } from './written-files.fixtures.ts';
import type { ProseFormat } from './prose/write-prose.ts';
import { entriesOf, entryChanges, exportChanges } from './changes-report.ts';

const draft = workspaceOf({ title: 'The north channel' });

/** The draft with changes at JSON Pointers of its assessment. */
function changed(assessment: Readonly<Record<string, JsonValue>>): Workspace {
  return workspaceOf({ title: 'The north channel', assessment });
}

async function textOf(before: Workspace, after: Workspace, format: ProseFormat = 'html'): Promise<string> {
  const one = { name: 'the version from 14:02', workspace: before };
  const { content } = await exportChanges(one, { name: 'the current draft', workspace: after }, format, sha256);
  if (typeof content !== 'string') return paragraphsIn(partsOf(content)['word/document.xml'] ?? '').join('\n');
  if (format !== 'html') return content;
  return content
    .replace(/<style>.*?<\/style>/su, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ');
}

const formats: readonly ProseFormat[] = ['html', 'markdown', 'word'];
const intent = (draft.assessment['intent_hypotheses'] as { hypothesis: string; evidence: JsonValue[] }[])[0];
const evidence = intent?.evidence ?? [];

describe('the report of what changed', () => {
  it.each(formats)('is the same %s each time, with a name and a preview', async (format) => {
    const versions = [
      { name: 'A', workspace: draft },
      { name: 'B', workspace: changed({ '/unknowns': ['Who?'] }) },
    ] as const;
    const one = await exportChanges(...versions, format, sha256);
    const again = structuredClone(versions) as unknown as typeof versions;
    expect(await exportChanges(...again, format, sha256)).toEqual(one);
    expect(one.fileName).toMatch(/^The-north-channel\.changes\.(?:html|md|docx)$/);
    expect(one.preview).toContain('Changes from A to B.');
  });

  it('says that equal versions do not differ', async () => {
    expect(await textOf(draft, structuredClone(draft))).toContain('The two versions do not differ.');
  });

  it.each(formats)('shows evidence that changed although the statement did not, in %s', async (format) => {
    const [first, ...others] = evidence as { claim_id: string; effect: string; reason: string }[];
    const turned = { ...first, effect: first?.effect === 'supports' ? 'contradicts' : 'supports' };
    const after = changed({ '/intent_hypotheses/0/evidence': [turned, ...others] as unknown as JsonValue });
    const text = await textOf(draft, after, format);
    expect(text).toContain('The statement is unchanged, but its evidence changed: 1 effect changed.');
    expect(text).toContain('Evidence changed, statement unchanged: IH-001.');
    expect(text).toContain(`IH-001 now cites ${first?.claim_id ?? ''} as`);
  });

  it('shows a statement that changed although its evidence did not, with its removed and added words', async () => {
    const words = `${intent?.hypothesis ?? ''} Perhaps.`;
    const after = changed({ '/intent_hypotheses/0/hypothesis': words });
    const text = await textOf(draft, after, 'markdown');
    expect(text).toContain('The statement changed, but its evidence did not.');
    expect(text).toContain('Statement changed, evidence unchanged: IH-001.');
    expect(text).toContain('⟦+ Perhaps. +⟧');
  });

  it('lists links that were added and removed, with claim and reason', async () => {
    const [first] = evidence as { claim_id: string; reason: string }[];
    const fewer = changed({ '/intent_hypotheses/0/evidence': evidence.slice(1) });
    const removed = await textOf(draft, fewer);
    expect(removed).toContain('1 link removed');
    expect(removed).toMatch(new RegExp(`Removed: ${first?.claim_id ?? ''} . \\w+ this, because: `));
    const added = await textOf(fewer, draft);
    expect(added).toContain('1 link added');
    expect(added).toMatch(new RegExp(`Added: ${first?.claim_id ?? ''} . \\w+ this: “[^”]+”, because: `));
    expect(added).toContain(first?.reason.replaceAll(/\s+/g, ' '));
  });

  it('names the entries whose cited claim changed', async () => {
    const text = await textOf(draft, changed({ '/claims/0/proposition': 'Something else.' }));
    expect(text).toContain('1 cited claim changed');
    expect(text).toContain('Cited claim: C-001’s proposition changed:');
  });

  it('lists new and deleted entries with their evidence', async () => {
    const without = changed({ '/intent_hypotheses': [] });
    expect(await textOf(without, draft)).toMatch(/IH-001, new: .*Evidence: C-00\d . \w+ this: “/);
    expect(await textOf(draft, without)).toMatch(/IH-001, deleted: /);
  });

  it('shows the cues that govern the words of a claim', async () => {
    const without = { ...torn, assessment: { ...torn.assessment, intent_hypotheses: [] } };
    const words = 'C-001 + supports this: (denied …) “the Harbour Council will close the channel”';
    expect(await textOf(without, torn)).toContain(words);
  });

  it('does not count a new ID as a change of the evidence', async () => {
    const renamed = changed({ '/intent_hypotheses/0/hypothesis_id': 'IH-900' });
    const text = await textOf(draft, renamed);
    expect(text).toContain('IH-900, changed: ');
    expect(text).toContain('Its evidence is unchanged.');
    expect(text).toContain('Its ID was IH-001.');
  });

  it('puts every entry of the later version into one group, and finds the opposite changes the other way round', () => {
    fc.assert(
      fc.property(anyWorkspace, anyWorkspace, (one, other) => {
        const [before, after] = [entriesOf(one), entriesOf(other)];
        for (const list of ['intent_hypotheses', 'power_bases'] as const) {
          const forward = entryChanges(list, before, after, compareWorkspaces(one, other));
          const back = entryChanges(list, after, before, compareWorkspaces(other, one));
          const count = (changes: typeof forward, kind: string) => changes.filter((each) => each.kind === kind).length;
          expect(count(forward, 'new')).toBe(count(back, 'deleted'));
          expect(count(forward, 'deleted')).toBe(count(back, 'new'));
          expect(after[list].length - count(forward, 'new')).toBe(before[list].length - count(forward, 'deleted'));
          expect(new Set(forward.map(({ entry }) => entry)).size).toBe(forward.length);
        }
      }),
      { numRuns: runs(60) },
    );
  });

  it('shows a right-to-left statement in its own direction', async () => {
    const after = changed({ '/intent_hypotheses/0/hypothesis': 'تعتزم الوزارة إعادة فتح القناة.' });
    const version = { name: 'A', workspace: draft };
    const { content } = await exportChanges(version, { name: 'B', workspace: after }, 'html', sha256);
    // An element with dir="auto" ignores the text of a bdi element in it.
    expect(content).toContain('<p class="statement" dir="auto"><span lang="">تعتزم');
  });

  it.each(['</p><script>alert(1)</script>', '<img src=x onerror=alert(1)>', '\u202Egnp.exe', '![x](javascript:1)'])(
    'holds the statement %j as text',
    async (statement) => {
      const after = changed({ '/intent_hypotheses/0/hypothesis': statement });
      const version = { name: statement, workspace: draft };
      const { content } = await exportChanges(version, { name: statement, workspace: after }, 'html', sha256);
      expect(content).not.toMatch(/<script|<img|\u202E/);
      const word = await textOf(draft, after, 'word');
      expect(word).toContain(showDirections(statement));
    },
  );
});
