import { useMemo } from 'react';
import { batch, linkEvidence, setField } from '../../../core/assessment/edits.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../../core/assessment/json.ts';
import { valueAt } from '../../../core/assessment/pointer.ts';
import { useStores } from '../../../store/context.tsx';
import { useEdits } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';

export type Effect = 'supports' | 'contradicts';

/** “link 3”, “3 links”: for history labels. */
function named(indices: readonly number[]): string {
  return indices.length === 1
    ? `evidence link ${String((indices[0] ?? 0) + 1)}`
    : `${String(indices.length)} evidence links`;
}

/** What can be done to an entry's evidence links; every call is one step. */
export function useLinkEdits() {
  const { base } = usePlace();
  const { desk } = useStores();
  const edits = useEdits();
  return useMemo(() => {
    const path = `/assessment${base}/evidence`;
    const links = (): readonly JsonValue[] => {
      const value = valueAt(desk.getState().draft?.workspace.assessment, `${base}/evidence`);
      return isJsonArray(value) ? value : [];
    };
    return {
      /** Returns where the first new link stands; undefined where nothing was added. */
      link(claimIds: readonly string[], effect: Effect): number | undefined {
        const before = links().length;
        const label = claimIds.length === 1 ? `link ${claimIds[0] ?? ''}` : `link ${String(claimIds.length)} claims`;
        edits.run((workspace) => linkEvidence(workspace, base, claimIds, effect), { label });
        return links().length > before ? before : undefined;
      },
      setEffect(indices: readonly number[], effect: Effect) {
        const objects = indices.filter((index) => isJsonObject(links()[index]));
        const set = objects.map((index) => setField(`${path}/${String(index)}/effect`, effect));
        edits.run(batch(set), { label: `set the effect of ${named(objects)}` });
      },
      remove: (indices: readonly number[]) =>
        edits.run(
          batch(
            indices
              .toSorted((one, other) => other - one)
              .map((index) => ({ type: 'unset', path: `${path}/${String(index)}` })),
          ),
          {
            label: `remove ${named(indices)}`,
          },
        ),
      move: (indices: readonly number[], to: number) =>
        edits.run({ type: 'move', path, from: indices, to }, { label: `move ${named(indices)}` }),
      replaceAll: (value: JsonValue) => edits.set('/evidence', value, { label: 'replace the evidence' }),
    };
  }, [base, desk, edits]);
}

export type LinkEdits = ReturnType<typeof useLinkEdits>;
