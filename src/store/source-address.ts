import type { Pointer } from '../core/assessment/pointer.ts';

/** The address of a draft's source view, at a value where one is named. */
export function sourceAddress(
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

/** The address of a file that is being repaired. */
export function repairAddress(id: string): string {
  return `/repair/${encodeURIComponent(id)}`;
}
