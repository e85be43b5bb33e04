/** The line below the JSON editor, where a person sees the path at the cursor and opens its field in the form. */
import { Button } from '@mantine/core';
import type { Pointer } from '../../core/json/pointer.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { FindingText } from '../../shared/finding-text.tsx';
import { placeOf } from '../../store/place-of.ts';
import type { Selection } from '../../store/view-store.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './source.module.css';

/**
 * A value for the JSON view to show; `serial` changes with each request, so that the same value can be requested twice.
 */
export interface SourceTarget {
  readonly document: 'assessment' | 'casefile';
  readonly path: Pointer;
  readonly serial: string;
}

/** The path of the value at the cursor, a button that opens its field, and the keys of the editor. */
export function SourceFoot({
  document,
  path,
  pathNow = () => path,
  onOpenForm,
}: {
  readonly document: 'assessment' | 'casefile';
  readonly path: Pointer;
  /** The path at the cursor right now; `path` may lag behind. */
  readonly pathNow?: () => Pointer;
  readonly onOpenForm: (selection: Selection, field: Pointer) => void;
}) {
  const finding = useDraft(({ check }) =>
    check.findings.find((one) => one.document === document && one.path === path && path !== ''),
  );
  const { view } = useStores();
  const open = (): void => {
    // An unreadable text has no path, so the button opens the entry selected on the desk.
    const now = pathNow();
    if (now === '') return onOpenForm(view.getState().selection, '');
    const { selection, field } = placeOf(document, now);
    onOpenForm(selection, field);
  };
  return (
    <div className={classes.foot}>
      <span role="group" className={classes.path} aria-label="Value at the cursor">
        <Bdi>{path === '' ? 'Whole document' : path}</Bdi>
      </span>
      <Button size="compact-sm" variant="default" onClick={open}>
        Open in form
      </Button>
      <p className={classes.keys} role="status">
        {finding ? (
          <>
            {`${finding.level}: `}
            <FindingText finding={finding} />
          </>
        ) : (
          'F8 next finding · Shift F8 list findings · Tab leave editor'
        )}
      </p>
    </div>
  );
}
