/** Above the queue of links: divides them, or shows the coverage of their division. */
import { Button, Popover } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useCanWrite } from '../../shared/context.tsx';
import { dialogCode, LoadedDialog } from '../../ui/loaded-dialog.tsx';
import { readOnlyMessage } from '../../ui/read-only-note.ts';
import { DivisionCoverageView } from './division-coverage.tsx';
import { useReviewDesk } from './use-review.ts';

const divideDialog = dialogCode(async () => (await import('./divide-dialog.tsx')).DivideDialog);

export function DivisionButton() {
  const { model, shares, name } = useReviewDesk();
  const canWrite = useCanWrite();
  const [isDividing, setDividing] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const divide = (): void => {
    setOpen(false);
    setDividing(true);
  };
  const looks = { size: 'compact-xs', variant: 'default', leftSection: <IconUsers size={13} aria-hidden /> } as const;
  return (
    <>
      {shares ? (
        <Popover opened={isOpen} onChange={setOpen} position="bottom-start" withinPortal trapFocus shadow="md">
          <Popover.Target>
            <Button {...looks} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {shares.division.shares.length === 0 ? 'Sample' : 'Shares'}
            </Button>
          </Popover.Target>
          <Popover.Dropdown>
            {isOpen ? (
              <DivisionCoverageView division={shares.division} onDivide={divide} onClose={() => setOpen(false)} />
            ) : null}
          </Popover.Dropdown>
        </Popover>
      ) : (
        <Button
          {...looks}
          disabled={!canWrite || model.links.length === 0}
          title={canWrite ? undefined : readOnlyMessage}
          onClick={divide}
        >
          Divide the links…
        </Button>
      )}
      {isDividing ? (
        <LoadedDialog code={divideDialog} title="Divide the links" onClose={() => setDividing(false)}>
          {(DivideDialog) => <DivideDialog name={name} onClose={() => setDividing(false)} />}
        </LoadedDialog>
      ) : null}
    </>
  );
}
