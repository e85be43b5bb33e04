/** The printed report of the differences, instead of the screen. */
import { useCallback } from 'react';
import { changesReport } from '../../core/report/changes-report.ts';
import { printedProse } from '../../core/report/prose/prose-html.ts';
import { useStores } from '../../shared/context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';
import { namedVersions, type ChangesProps } from './version.ts';

export function PrintedChanges({ versions, other }: ChangesProps) {
  const { digest } = useStores();
  const make = useCallback(
    () => printedProse(changesReport(...namedVersions(versions, other), digest)),
    [versions, other, digest],
  );
  return <PrintedReport name="changes" make={make} />;
}
