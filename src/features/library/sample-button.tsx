import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

/** The button of the sample menu. It is rendered before the menu's code has loaded. */
export function SampleButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button variant="default" rightSection={<IconChevronDown size={16} />} {...props}>
      Open sample
    </Button>
  );
}
