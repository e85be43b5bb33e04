import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

/** The button of the samples' menu. It is painted before the menu's code is there. */
export function SampleButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button variant="default" rightSection={<IconChevronDown size={16} />} {...props}>
      Open sample
    </Button>
  );
}
