/** The coverage of a division: how many verdicts each reviewer has given, how the links were drawn, and its removal. */
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { divisionCoverage, removeDivision, type Division } from '../../core/review/division.ts';
import { divisionChangesInWords, divisionCoverageInWords, divisionInWords } from '../../core/review/division-words.ts';
import { useCanWrite, useDraft, useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { whenInWords } from '../../shared/when-in-words.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './division.module.css';

interface DivisionCoverageViewProps {
  readonly division: Division;
  readonly onDivide: () => void;
  readonly onClose: () => void;
}

export function DivisionCoverageView({ division, onDivide, onClose }: DivisionCoverageViewProps) {
  const { digest } = useStores();
  const workspace = useDraft((draft) => draft.workspace);
  const canWrite = useCanWrite();
  const run = useDispatchAndTell();
  const coverage = useMemo(() => divisionCoverage(workspace, division, digest), [workspace, division, digest]);
  const { plan } = division;
  const isShared = plan.reviewers.length > 0;
  const remove = (): void => {
    onClose();
    const label = isShared ? 'remove the division' : 'remove the sample';
    const text = `${isShared ? 'Division' : 'Sample'} removed. All verdicts are still there.`;
    run(removeDivision, { label }, { text });
  };
  return (
    <div className={classes.coverage}>
      {coverage.shares.length === 0 ? null : (
        <div className={classes.rows}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">Reviewer</th>
                <th scope="col">Current verdicts</th>
                <th scope="col">Entries</th>
              </tr>
            </thead>
            <tbody>
              {coverage.shares.map(({ name, given, links, entries }) => (
                <tr key={name}>
                  <th scope="row">
                    <Bdi>{name}</Bdi>
                  </th>
                  <td>{`${given.toLocaleString('en')} of ${links.toLocaleString('en')}`}</td>
                  <td>{entries.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>{divisionCoverageInWords(division, coverage)}</p>
      {divisionChangesInWords(division).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className={classes.soft}>
        {`${divisionInWords(plan)} ${isShared ? 'Divided' : 'Drawn'} on ${whenInWords(plan.made_at)}. Every reviewer can see and review every link.`}
      </p>
      <div className={classes.buttons}>
        <Button size="compact-sm" variant="default" disabled={!canWrite} onClick={onDivide}>
          Divide again…
        </Button>
        <Button size="compact-sm" variant="default" disabled={!canWrite} onClick={remove}>
          {isShared ? 'Remove the division' : 'Remove the sample'}
        </Button>
      </div>
    </div>
  );
}
