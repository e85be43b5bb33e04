/** The findings below a field or group, each with icon, level, message and fixes. */
import { memo, useState } from 'react';
import { fixLabel, type Finding, type Fix } from '../../core/rules/finding.ts';
import { useDispatchAndTell } from '../dispatch-and-tell.ts';
import { useCanWrite } from '../context.tsx';
import { LevelIcon, type LevelName } from '../../ui/level-icon.tsx';
import { SmallButton } from '../../ui/small-button.tsx';
import { FindingText } from '../finding-text.tsx';
import { FixChange } from '../text-change.tsx';
import classes from './finding-lines.module.css';

const words: Readonly<Record<LevelName, string>> = {
  error: 'Error',
  violation: 'Violation',
  notice: 'Notice',
  unchecked: 'Cannot be checked',
};

/** Returns the level to display for a finding. A check that lacked data is never shown as a real finding. */
export function levelOf({ level, certainty }: Finding): LevelName {
  return certainty === 'unchecked' ? 'unchecked' : level;
}

function FixButton({ finding, fix }: { readonly finding: Finding; readonly fix: Fix }) {
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const [isPreviewing, setIsPreviewing] = useState(false);
  const title = <FindingText finding={finding} text={fix.title} />;
  const apply = (): void => {
    setIsPreviewing(false);
    run(fix.edit, { label: `“${fixLabel(fix)}”` });
  };
  if (!isPreviewing) {
    return (
      <SmallButton disabled={!canWrite} onClick={() => (fix.preview ? setIsPreviewing(true) : apply())}>
        {title}
        {fix.preview ? '…' : ''}
      </SmallButton>
    );
  }
  return (
    <div className={classes.preview}>
      {fix.preview ? <FixChange fix={fix} after={fix.preview.after} /> : null}
      <div className={classes.fixes}>
        <SmallButton look="main" disabled={!canWrite} onClick={apply}>
          {title}
        </SmallButton>
        <SmallButton onClick={() => setIsPreviewing(false)}>Cancel</SmallButton>
      </div>
    </div>
  );
}

interface FindingLineProps {
  readonly finding: Finding;
  readonly quiet: boolean;
}

const FindingLine = memo(function FindingLine({ finding, quiet }: FindingLineProps) {
  const level = levelOf(finding);
  if (quiet)
    return (
      <p className={classes.quiet}>
        <FindingText finding={finding} />
      </p>
    );
  return (
    <div className={classes.line} data-level={level}>
      <LevelIcon level={level} size={15} />
      <div className={classes.words}>
        <span className={classes.level}>{words[level]}</span>{' '}
        <span dir="ltr">
          <FindingText finding={finding} />
        </span>
        {finding.fixes.length > 0 ? (
          <div className={classes.fixes}>
            {finding.fixes.map((fix, index) => (
              <FixButton key={index} finding={finding} fix={fix} />
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
});

/** The number of findings shown at first. One more is shown as well; from two more, a button shows the rest. */
const shownAtOnce = 5;

/** A list of findings with icon, level, message and fixes. `isQuiet` selects those that are only a note for now. */
export function FindingLines(props: {
  readonly findings: readonly Finding[];
  readonly isQuiet?: (finding: Finding) => boolean;
}) {
  const { findings, isQuiet } = props;
  const [all, setAll] = useState(false);
  const isFolded = !all && findings.length > shownAtOnce + 1;
  const shown = isFolded ? findings.slice(0, shownAtOnce) : findings;
  return (
    <>
      {shown.map((finding, index) => (
        <FindingLine
          key={`${finding.ruleId} ${finding.path} ${String(index)}`}
          finding={finding}
          quiet={isQuiet?.(finding) ?? false}
        />
      ))}
      {isFolded ? (
        <SmallButton look="plain" onClick={() => setAll(true)}>
          {`Show ${String(findings.length - shownAtOnce)} more`}
        </SmallButton>
      ) : null}
    </>
  );
}
