/** The button “Open sample” in the library. It is rendered before the code of its menu has loaded. */
import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';

export function SampleButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  return (
    <Button variant="default" rightSection={<IconChevronDown size={16} />} {...props}>
      Open sample
    </Button>
  );
}
