import { Button, SegmentedControl } from '@mantine/core';
import { DifferencesView } from './differences-view.tsx';
import { MergeView } from './merge-view.tsx';
import { useKept } from './use-kept.ts';
import { VersionChoice } from './version-choice.tsx';
import type { Kept } from './version.ts';
import classes from './compare.module.css';

const tabs: { value: Kept['tab']; label: string }[] = [
  { value: 'differences', label: 'Differences' },
  { value: 'merge', label: 'Merge' },
];

/** The draft beside another version of it: what differs, and the two made into one. */
export function CompareScreen() {
  const [kept, change] = useKept();
  const { version, tab } = kept;
  return (
    <main aria-label="Compare" className={classes.screen}>
      <header className={classes.top}>
        <h1 className={classes.title}>Compare and merge</h1>
        {version && (
          <>
            <SegmentedControl
              size="sm"
              aria-label="What to do with the two versions"
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
          title="What should the draft be compared with?"
          onChoose={(chosen) => change({ version: chosen, base: null, choices: {} })}
        >
          <p className={classes.lead}>
            The draft as it is now is one side. Choose the other: what differs is said in sentences, entry by entry, and
            the two can be merged.
          </p>
        </VersionChoice>
      )}
      {version && tab === 'differences' && <DifferencesView key={version.key} version={version} />}
      {version && tab === 'merge' && <MergeView key={version.key} kept={{ ...kept, version }} onChange={change} />}
    </main>
  );
}
