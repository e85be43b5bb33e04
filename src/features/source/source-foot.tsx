import { Button } from '@mantine/core';
import type { Pointer } from '../../core/assessment/pointer.ts';
import { useDraft, useStores } from '../../store/context.tsx';
import { placeOf } from '../../store/place-of.ts';
import type { Selection } from '../../store/view-store.ts';
import classes from './source.module.css';

/** A value that the source is to show; `serial` grows with each wish, so that the same one can be wished for twice. */
export interface SourceTarget {
  readonly document: 'assessment' | 'casefile';
  readonly path: Pointer;
  readonly serial: string;
}

/** What the cursor stands in, the way to its field, and how to get out of the editor. */
export function SourceFoot({
  document,
  path,
  pathNow = () => path,
  onOpenForm,
}: {
  readonly document: 'assessment' | 'casefile';
  readonly path: Pointer;
  /** Where the cursor is at this moment, where `path` may come later. */
  readonly pathNow?: () => Pointer;
  readonly onOpenForm: (selection: Selection, field: Pointer) => void;
}) {
  const finding = useDraft(({ check }) =>
    check.findings.find((one) => one.document === document && one.path === path && path !== ''),
  );
  const { view } = useStores();
  const open = (): void => {
    // A text that cannot be read leads nowhere; what is selected on the desk does.
    const now = pathNow();
    if (now === '') return onOpenForm(view.getState().selection, '');
    const { selection, field } = placeOf(document, now);
    onOpenForm(selection, field);
  };
  return (
    <div className={classes.foot}>
      <bdi className={classes.path} aria-label="Value at the cursor">
        {path === '' ? 'The whole document' : path}
      </bdi>
      <Button size="compact-sm" variant="default" onClick={open}>
        Open in the form
      </Button>
      <p className={classes.keys} role="status">
        {finding
          ? `${finding.level}: ${finding.message}`
          : 'F8: next finding · Shift+F8: list of findings · Ctrl+F: search · Ctrl+G: line · Tab: leaves the text'}
      </p>
    </div>
  );
}
