/** Gives the evidence table the edits of an entry’s evidence links. Each call is one step of the history. */
import { useMemo } from 'react';
import { linkEvidence, removeLinks, setLinkEffects } from '../../../core/workspace/edits.ts';
import { isJsonArray, type JsonValue } from '../../../core/json/json.ts';
import { valueAt } from '../../../core/json/pointer.ts';
import { useStores } from '../../../shared/context.tsx';
import { useEdits } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';

export type Effect = 'supports' | 'contradicts';

/** Returns the links' name for history labels: “evidence link 3”, “3 evidence links”. */
function nameOf(indices: readonly number[]): string {
  return indices.length === 1
    ? `evidence link ${String((indices[0] ?? 0) + 1)}`
    : `${String(indices.length)} evidence links`;
}

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
      links,
      /** Returns the index of the first new link; undefined if nothing was added. */
      link(claimIds: readonly string[], effect: Effect): number | undefined {
        const before = links().length;
        const label = claimIds.length === 1 ? `link ${claimIds[0] ?? ''}` : `link ${String(claimIds.length)} claims`;
        edits.run((workspace) => linkEvidence(workspace, base, claimIds, effect), { label });
        return links().length > before ? before : undefined;
      },
      setEffect: (indices: readonly number[], effect: Effect) =>
        edits.run((workspace) => setLinkEffects(workspace, base, indices, effect), {
          label: `set the effect of ${nameOf(indices)}`,
        }),
      remove: (indices: readonly number[]) =>
        edits.run(removeLinks(base, indices), { label: `remove ${nameOf(indices)}` }),
      move: (indices: readonly number[], to: number) =>
        edits.run({ type: 'move', path, from: indices, to }, { label: `move ${nameOf(indices)}` }),
      replaceAll: (value: JsonValue) => edits.set('/evidence', value, { label: 'replace the evidence' }),
    };
  }, [base, desk, edits]);
}

export type LinkEdits = ReturnType<typeof useLinkEdits>;
