import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Choices } from '../../core/compare/merge/conflict.ts';
import type { Versions } from '../../core/compare/merge/workspaces.ts';
import { compareDrafts } from '../../core/review/compare-drafts.ts';
import { bare, Merger } from './merger.ts';

/** The requests to the worker. */
export type Request =
  | { readonly kind: 'compare'; readonly before: Workspace; readonly after: Workspace }
  | { readonly kind: 'hold'; readonly versions: Versions }
  | { readonly kind: 'ask' | 'outcome'; readonly choices: Choices };

/** The worker’s state between requests. */
export interface WorkerState {
  merger?: Merger;
}

/** Counts the entries that a comparison visits, for its progress. */
function entriesIn({ assessment, casefile }: Workspace): number {
  const lists = [...Object.values(assessment), ...Object.values(casefile ?? {})];
  return lists.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** Answers a request. `onProgress` gets a fraction from 0 to 1, about fifty times. */
export function answer(state: WorkerState, request: Request, onProgress: (fraction: number) => void): unknown {
  if (request.kind === 'compare') {
    const all = Math.max(1, entriesIn(request.after));
    const step = Math.max(1, Math.floor(all / 50));
    let done = 0;
    const onEntry = (): void => {
      done += 1;
      if (done % step === 0) onProgress(Math.min(1, done / all));
    };
    return bare(compareDrafts(request.before, request.after, { onEntry }));
  }
  if (request.kind === 'hold') {
    state.merger = new Merger(request.versions);
    return null;
  }
  if (!state.merger) throw new Error('There is nothing to merge yet.');
  return request.kind === 'ask' ? state.merger.ask(request.choices) : state.merger.outcome(request.choices);
}
