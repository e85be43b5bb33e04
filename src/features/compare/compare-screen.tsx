/** The screen “Compare and merge”: the choice of another version, then its differences from the draft or the merge. */
import { Button, SegmentedControl } from '@mantine/core';
import { DifferencesView } from './differences-view.tsx';
import { MergeView } from './merge-view.tsx';
import { VersionChoice } from './version-choice.tsx';
import { useCompareChoices, type CompareChoices } from './version.ts';
import classes from './compare.module.css';

const tabs: { value: CompareChoices['tab']; label: string }[] = [
  { value: 'differences', label: 'Differences' },
  { value: 'merge', label: 'Merge' },
];

/** Compares the draft with another version of it, and merges the two. */
export function CompareScreen() {
  const [selection, change] = useCompareChoices();
  const { version, tab } = selection;
  return (
    <main aria-label="Compare" className={classes.screen}>
      <header className={classes.top}>
        <h1 className={classes.title}>Compare and merge</h1>
        {version && (
          <>
            <SegmentedControl
              size="sm"
              aria-label="View"
              data={tabs}
              value={tab}
              onChange={(value) => change({ tab: value === 'merge' ? 'merge' : 'differences' })}
            />
            <Button
              variant="default"
              size="compact-md"
              onClick={() => change({ version: null, base: null, choices: {}, tab: 'differences' })}
            >
              Choose another version
            </Button>
          </>
        )}
      </header>
      {!version && (
        <VersionChoice
          title="Choose a version to compare with"
          onChoose={(chosen) => change({ version: chosen, base: null, choices: {} })}
        >
          <p className={classes.lead}>
            Compare the current draft with another version, entry by entry, and merge the two if you like.
          </p>
        </VersionChoice>
      )}
      {version && tab === 'differences' && <DifferencesView key={version.key} version={version} />}
      {version && tab === 'merge' && (
        <MergeView key={version.key} selection={{ ...selection, version }} onChange={change} />
      )}
    </main>
  );
}
