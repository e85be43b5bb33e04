/** The printed report of the differences, instead of the screen. */
import { useCallback } from 'react';
import { changesReport } from '../../core/export/changes-report.ts';
import { printedProse } from '../../core/export/prose/prose-html.ts';
import { useStores } from '../../shared/context.tsx';
import { PrintedReport } from '../../ui/printed-report.tsx';
import { namedVersions } from './changes-export.tsx';
import type { TwoVersions, Version } from './version.ts';

export interface PrintedChangesProps {
  readonly versions: TwoVersions;
  /** The version that is not the open draft. */
  readonly other: Version;
}

export function PrintedChanges({ versions, other }: PrintedChangesProps) {
  const { digest } = useStores();
  const make = useCallback(
    () => printedProse(changesReport(...namedVersions(versions, other), digest)),
    [versions, other, digest],
  );
  return <PrintedReport name="changes" make={make} />;
}
