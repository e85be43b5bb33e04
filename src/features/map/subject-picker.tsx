/** The choice of what a map is about: an entry, a claim or a publisher. */
import { useId, useMemo } from 'react';
import { subjectKey, type MapSubject } from '../../core/pictures/map/subject.ts';
import { useDraft, useStores } from '../../shared/context.tsx';
import { PickBox } from '../../ui/pick-box.tsx';
import { subjectOptions } from './subjects.ts';
import classes from './map.module.css';

export function SubjectPicker({ subject }: { readonly subject: MapSubject | undefined }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { goTo } = useStores().navigation;
  const options = useMemo(() => subjectOptions(workspace), [workspace]);
  const chosen = subject && subjectKey(subject);
  return (
    <div className={classes.picker}>
      <PickBox
        id={useId()}
        aria-label="Map of"
        shown={options.find(({ value }) => value === chosen)?.label ?? ''}
        chosen={chosen}
        options={options}
        placeholder="Choose an entry, a claim or a publisher"
        onPick={(key) => goTo({ to: 'map', key })}
      />
    </div>
  );
}
