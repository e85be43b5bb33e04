/** A button that scrolls to the publications. It says where they are if none of them is visible. */
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconArrowsHorizontal } from '@tabler/icons-react';

interface ShowPublicationsProps {
  readonly where: 'earlier' | 'later' | undefined;
  readonly onClick: () => void;
}

export function ShowPublications({ where, onClick }: ShowPublicationsProps) {
  const Icon = where === 'earlier' ? IconArrowLeft : where === 'later' ? IconArrowRight : IconArrowsHorizontal;
  return (
    <Button
      size="compact-sm"
      variant={where === undefined ? 'default' : 'filled'}
      leftSection={<Icon size={15} aria-hidden />}
      onClick={onClick}
    >
      {where === undefined ? 'Show publications' : where === 'earlier' ? 'Earlier publications' : 'Later publications'}
    </Button>
  );
}
