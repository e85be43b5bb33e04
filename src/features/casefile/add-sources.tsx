/** On the casefile screen: chooses files to import as observations. */
import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { sourceFiles } from '../../shared/choose-sources.ts';
import { useCanWrite, useStores } from '../../shared/context.tsx';

export function AddSources({ variant = 'default' }: { readonly variant?: 'default' | 'filled' }) {
  const { openFiles, preloadFileReading } = useStores().files;
  const canWrite = useCanWrite();
  return (
    <FileButton multiple accept={sourceFiles} onChange={(files) => void openFiles(files, 'draft')}>
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
