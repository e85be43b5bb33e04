import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../.config/property-runs.ts';
import { passageId } from '../casefile/hash.ts';
import { contentKey } from '../compare/same.ts';
import type { JsonValue } from '../json/json.ts';
import { workspaceOf } from '../rules/example-workspace.ts';
import type { Finding, Fix } from '../rules/finding.ts';
import { rules } from '../rules/index.generated.ts';
import { applyEdit } from '../workspace/apply-edit.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { createChecker } from './checker.ts';

const checker = createChecker({ digest: sha256 });
const keyOf = (workspace: Workspace): string => contentKey(workspace as unknown as JsonValue);

/** The entry that a finding is about: 'assessment /claims/3'. */
const entryOf = ({ document, path }: Finding): string => `${document} ${path.split('/').slice(0, 3).join('/')}`;

interface Offer {
  readonly entry: string;
  readonly fix: Fix;
  readonly name: string;
}

/** Every fix that is offered, with the entry that it is offered for. */
function offersFor(workspace: Workspace): readonly Offer[] {
  return checker
    .check(workspace)
    .findings.flatMap((finding) =>
      finding.fixes.map((fix) => ({ entry: entryOf(finding), fix, name: `${finding.ruleId}: ${fix.title}` })),
    );
}

it('no fix of a rule’s example gives back what another fix of the entry changed', () => {
  const undone = rules.flatMap(({ examples }) =>
    examples.invalid.map(workspaceOf).flatMap((workspace) =>
      offersFor(workspace).flatMap(({ entry, fix, name }) => {
        const fixed = applyEdit(workspace, fix.edit);
        const back = offersFor(fixed).filter(
          (other) => other.entry === entry && keyOf(applyEdit(fixed, other.fix.edit)) === keyOf(workspace),
        );
        return back.map((other) => `${name} / ${other.name}`);
      }),
    ),
  );
  expect([...new Set(undone)]).toEqual([]);
});

const words = 'The café o\u0308sterreich office co-operated “with us”, 1,500 ships’ -5 m. U.S. 5 %'.split(' ');

/** Changes of a text that keep its words or nearly so: forms of characters, marks, invisible characters and edges. */
const variants: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFC'),
  (text) => text.replace('ff', 'f\u00adf'),
  (text) => text.replace('ffi', '\ufb03'),
  (text) => text.replace('operated', 'oper-\nated'),
  (text) => text.replace('The', 'T\u200bhe'),
  (text) => text.replace(' ', '  '),
  (text) => text.replaceAll(/[“”]/g, '"'),
  (text) => text.replaceAll('’', "'"),
  (text) => `“${text}”`,
  (text) => `- ${text}…`,
  (text) => `\u202e${text}`,
  (text) => text.replace('ships', 'ship'),
  (text) => text.slice(1, -1),
];

const anyVariant = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...variants), { maxLength: 3 })
    .map((changes) => changes.reduce((now, change) => change(now), text));

/** Drafts with a claim whose text, proposition and span nearly match a part of a passage. */
const nearlyRight = fc
  .array(fc.constantFrom(...words), { minLength: 2, maxLength: 9 })
  .chain((chosen) => anyVariant(chosen.join(' ')))
  .chain((text) => fc.tuple(fc.constant(text), fc.nat(text.length), fc.nat(text.length)))
  .chain(([text, from, to]) => {
    const [start, end] = [Math.min(from, to), Math.max(from, to)];
    return fc.record({
      texts: fc.constantFrom([text], [text, `${text} ${text}`]),
      actual: anyVariant(text.slice(start, end)),
      proposition: anyVariant(text.slice(start, end)),
      start: fc.constantFrom(start, start + 1, 0),
      end: fc.constantFrom(end, end + 1, start),
    });
  })
  .map(({ texts, actual, proposition, start, end }) => {
    const passages = texts.map((text) => ({ passage_id: passageId(text, sha256), text }));
    return workspaceOf({
      title: '',
      assessment: {
        '/claims/0/actual': actual,
        '/claims/0/proposition': proposition,
        '/claims/0/span': { start, end, offset_encoding: 'unicode-code-point' },
        '/claims/0/passage_id': passages[0]?.passage_id,
      },
      casefile: { '/observations/0/passages': passages },
    });
  });

it('the fixes of a claim, one after the other in any order, never give back a former document', () => {
  fc.assert(
    fc.property(nearlyRight, fc.array(fc.nat(), { minLength: 6, maxLength: 6 }), (start, choices) => {
      let now = start;
      const seen = new Map([[keyOf(start), 'the start']]);
      const names: string[] = [];
      for (const choice of choices) {
        const offers = offersFor(now).filter(({ entry }) => entry === 'assessment /claims/0');
        const offer = offers[choice % offers.length];
        if (!offer) return;
        now = applyEdit(now, offer.fix.edit);
        names.push(offer.name);
        expect(seen.get(keyOf(now)), names.join(', then ')).toBeUndefined();
        seen.set(keyOf(now), offer.name);
      }
    }),
    { numRuns: runs(60) },
  );
});
