/** The addresses of the JSON view and of a file under repair. */
import type { Pointer } from '../core/json/pointer.ts';

/** Returns the address of a draft’s JSON view, at a value if given. */
export function jsonViewAddress(
  draftId: string,
  document: 'assessment' | 'casefile' = 'assessment',
  path: Pointer = '',
): string {
  const query = new URLSearchParams({
    ...(document === 'casefile' ? { in: document } : {}),
    ...(path === '' ? {} : { at: path }),
  }).toString();
  return `/draft/${encodeURIComponent(draftId)}/source${query === '' ? '' : `?${query}`}`;
}

/** Returns the address of a file under repair. */
export function repairAddress(id: string): string {
  return `/repair/${encodeURIComponent(id)}`;
}
