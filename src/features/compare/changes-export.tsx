/** The menu beside the differences that exports them as a report of what changed. */
import { Button, Loader, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ProseFormat } from '../../core/export/prose/write-prose.ts';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { TwoVersions, Version } from './version.ts';

const formats: readonly { readonly format: ProseFormat; readonly title: string }[] = [
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

export function ChangesExport({ versions, other }: ChangesExportProps) {
  const { makeChanges, downloadExport } = useStores().exports;
  const toast = useToast();
  const [isWorking, setIsWorking] = useState(false);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function exportAs(format: ProseFormat): Promise<void> {
    const { before, after, open } = versions;
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setIsWorking(true);
    try {
      const nameOf = (side: TwoVersions['open']): string => (side === open ? 'the current draft' : nameInReport(other));
      const made = await makeChanges(
        { name: nameOf('before'), workspace: before },
        { name: nameOf('after'), workspace: after },
        format,
        current.signal,
      );
      downloadExport(made);
      toast({ text: `Downloaded ${made.fileName}.` });
    } catch (error) {
      if (!current.signal.aborted) toast({ text: `Could not create the report. ${messageOf(error)}`, trouble: true });
    } finally {
      if (!current.signal.aborted) setIsWorking(false);
    }
  }
  return (
    <Menu keepMounted={false} position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="default"
          // A disabled button would lose the focus.
          leftSection={isWorking ? <Loader size={16} aria-hidden /> : <IconDownload size={16} aria-hidden />}
          aria-busy={isWorking}
        >
          Export changes
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, title }) => (
          <Menu.Item key={format} onClick={() => void exportAs(format)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
