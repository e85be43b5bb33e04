import { MantineProvider, Textarea, TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { theme } from './theme.ts';

it('the direction of every field follows what is typed in it', () => {
  render(
    <MantineProvider theme={theme}>
      <TextInput aria-label="Title" defaultValue="مضيق هسبر (Hesper)" />
      <Textarea aria-label="Note" defaultValue="איננה" />
    </MantineProvider>,
  );
  for (const name of ['Title', 'Note']) expect(screen.getByRole('textbox', { name }).getAttribute('dir')).toBe('auto');
});
