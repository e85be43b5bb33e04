/** Names the field whose typed text is not in the draft yet. */
import type { Pointer } from '../../../core/json/pointer.ts';
import { viewIntent, viewPowerBasis } from '../../../core/assessment/view.ts';
import { useFieldValue } from '../place/hooks.ts';
import { usePlace } from '../place/place.tsx';

/**
 * Returns the path for `useUnfinished` of a field of a power basis or an intent hypothesis. It contains the ID of the
 * entry, because the text belongs to the entry and not to its place in the list.
 */
export function useTypedPath(field: Pointer): string {
  const { base, kind } = usePlace();
  const id = useFieldValue('', (entry) =>
    kind === 'power_bases' ? viewPowerBasis(entry).power_basis_id : viewIntent(entry).hypothesis_id,
  );
  return id ? `${kind} ${id} ${field}` : base + field;
}
