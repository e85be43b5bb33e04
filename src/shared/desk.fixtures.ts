/** A desk with a small draft for tests. It records messages and announcements. */
import { sha256 } from '@noble/hashes/sha2.js';
import { applyEdit } from '../core/workspace/apply-edit.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import { createChecker } from '../core/check/checker.ts';
import { workspaceOf } from '../core/rules/example-workspace.ts';
import { createDeskStore } from '../desk/desk-store.ts';
import { changeOf } from '../desk/history.ts';
import { createViewStore } from '../desk/view-store.ts';
import type { Toast } from '../ui/toast.tsx';

export const small: Workspace = workspaceOf({ title: 'The north channel' });

/** Each call of the clock returns a time one second later. */
export function deskForTests(workspace: Workspace = small) {
  let now = 0;
  const desk = createDeskStore({
    applyEdit,
    changeOf,
    createChecker: () => createChecker({ digest: sha256 }),
    clock: () => (now += 1000),
  });
  const toasts: Toast[] = [];
  const announcements: string[] = [];
  desk.actions.open('draft-1', workspace);
  const target = {
    desk,
    draftId: 'draft-1',
    toast: (toast: Toast): void => void toasts.push(toast),
    view: createViewStore(),
    say: (text: string): void => void announcements.push(text),
  };
  return { ...target, target, toasts, announcements, title: () => desk.getState().draft?.workspace.title };
}
