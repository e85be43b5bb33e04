import { Button } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useCallback, useMemo, useState } from 'react';
import type { ShownDifference } from '../../store/comparing.ts';
import { useCommands, useDraft } from '../../store/context.tsx';
import { DifferenceList, type TwoVersions } from './difference-list.tsx';
import { FilterBar } from './filter-bar.tsx';
import { inWords, rowsOf, type Filter } from './rows.ts';
import { useWork } from './use-work.ts';
import { against, type Version } from './version.ts';
import { WorkView } from './work-view.tsx';
import classes from './compare.module.css';

/** What differs between the draft as it is now and another version of it. */
export function DifferencesView({ version }: { readonly version: Version }) {
  const { comparing } = useCommands();
  const now = useDraft(({ workspace }) => workspace);
  const [forward, setForward] = useState(version.isEarlier);
  const versions = useMemo((): TwoVersions => {
    const other = against(version, now);
    return forward ? { before: other, after: now, open: 'after' } : { before: now, after: other, open: 'before' };
  }, [version, now, forward]);
  const compare = useCallback<Parameters<typeof useWork<readonly ShownDifference[]>>[0]>(
    async (signal, onProgress) => (await comparing()).compare(versions.before, versions.after, signal, onProgress),
    [comparing, versions],
  );
  const work = useWork(compare);
  return (
    <section className={classes.view} aria-label="Differences">
      <div className={classes.direction}>
        <p className={classes.lead} dir="auto">
          {forward
            ? `What became of ${version.name} in the draft as it is now.`
            : `What ${version.name} has otherwise than the draft as it is now.`}
          {version.holds === 'assessment' &&
            ' An assessment file has no title, no casefile and no reviews, so these are left out.'}
        </p>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowsExchange size={16} aria-hidden />}
          onClick={() => setForward(!forward)}
        >
          Look from the other side
        </Button>
      </div>
      <WorkView work={work} label="Comparing">
        {(differences) => <Found differences={differences} versions={versions} />}
      </WorkView>
    </section>
  );
}

interface FoundProps {
  readonly differences: readonly ShownDifference[];
  readonly versions: TwoVersions;
}

const everything: Filter = { kinds: new Set(), group: null };

function Found({ differences, versions }: FoundProps) {
  const [filter, setFilter] = useState(everything);
  const rows = useMemo(() => rowsOf(differences, filter), [differences, filter]);
  const shown = rows.filter(({ kind }) => kind === 'difference').length;
  return (
    <>
      <p role="status" className={classes.count}>
        {inWords(differences)}
        {shown < differences.length && ` ${shown} of them ${shown === 1 ? 'is' : 'are'} shown.`}
      </p>
      {differences.length > 0 && (
        <>
          <FilterBar differences={differences} filter={filter} onFilter={setFilter} />
          {rows.length === 0 ? (
            <p className={classes.lead}>Of these kinds, this part has none. Choose others above.</p>
          ) : (
            <DifferenceList label="What differs" rows={rows} versions={versions} />
          )}
        </>
      )}
    </>
  );
}
