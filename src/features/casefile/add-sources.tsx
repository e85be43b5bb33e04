/** On the casefile screen: chooses files to import as observations. */
import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useCanWrite, useStores } from '../../shared/context.tsx';

/** The files that can be sources, and archives of them. */
const accepted =
  '.txt,.md,.markdown,.html,.htm,.xhtml,.mht,.mhtml,.wacz,.warc,.gz,.pdf,.docx,.odt,.epub,.eml,.mbox,.vtt,.srt,.zip,text/*';

export function AddSources({ variant = 'default' }: { readonly variant?: 'default' | 'filled' }) {
  const { openFiles, preloadFileReading } = useStores().files;
  const canWrite = useCanWrite();
  return (
    <FileButton multiple accept={accepted} onChange={(files) => void openFiles(files, 'draft')}>
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant={variant}
          disabled={!canWrite}
          leftSection={<IconFileImport size={16} aria-hidden />}
          onPointerEnter={preloadFileReading}
        >
          Add sources…
        </Button>
      )}
    </FileButton>
  );
}
