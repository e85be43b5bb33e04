/** The menu beside the differences that exports them as a report of what changed. */
import type { ProseFormat } from '../../core/export/prose/write-prose.ts';
import { useStores } from '../../shared/context.tsx';
import { useReportDownload } from '../../shared/use-report-download.ts';
import { DownloadMenu } from '../../ui/download-menu.tsx';
import type { TwoVersions, Version } from './version.ts';

const choices: readonly { readonly format: ProseFormat; readonly title: string }[] = [
  { format: 'html', title: 'Web page (HTML)' },
  { format: 'word', title: 'Word' },
  { format: 'markdown', title: 'Markdown' },
];

interface ChangesExportProps {
  readonly versions: TwoVersions;
  /** The version that is not the open draft. */
  readonly other: Version;
}

/** The name says what an assessment file does not contain, because the report lists no changes of it. */
function nameInReport({ name, holds }: Version): string {
  return holds === 'assessment' ? `${name} (an assessment file, without title and casefile)` : name;
}

/** Returns the two versions with their names in a report, the earlier one first. */
export function namedVersions({ before, after, open }: TwoVersions, other: Version) {
  const nameOf = (side: TwoVersions['open']): string => (side === open ? 'the current draft' : nameInReport(other));
  return [
    { name: nameOf('before'), workspace: before },
    { name: nameOf('after'), workspace: after },
  ] as const;
}

export function ChangesExport({ versions, other }: ChangesExportProps) {
  const { makeChanges } = useStores().exports;
  const { isWorking, download } = useReportDownload();
  const exportAs = (format: ProseFormat): void => {
    const [from, to] = namedVersions(versions, other);
    void download((signal) => makeChanges(from, to, format, signal));
  };
  return (
    <DownloadMenu
      label="Export changes"
      size="compact-sm"
      choices={choices}
      isWorking={isWorking}
      onChoose={exportAs}
    />
  );
}
