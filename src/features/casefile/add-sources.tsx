/** On the casefile screen: chooses files to import as observations. */
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useChooseSources } from '../../shared/choose-sources.ts';
import { useCanWrite, useStores } from '../../shared/context.tsx';

export function AddSources({ variant = 'default' }: { readonly variant?: 'default' | 'filled' }) {
  const { preloadFileReading } = useStores().files;
  const chooseSources = useChooseSources();
  const canWrite = useCanWrite();
  return (
    <Button
      size="xs"
      variant={variant}
      disabled={!canWrite}
      leftSection={<IconFileImport size={16} aria-hidden />}
      onPointerEnter={preloadFileReading}
      onClick={chooseSources}
    >
      Add sources…
    </Button>
  );
}
