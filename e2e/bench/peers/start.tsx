/** A minimal page with the same libraries: React and Mantine with a heading and a button. */
import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/Button.css';
import { Button, MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { host } from './lab.ts';

/** Returns the function that shows the button. */
export function prepare(): Promise<() => void> {
  const root = createRoot(host());
  return Promise.resolve(() =>
    root.render(
      <MantineProvider>
        <h1>Library</h1>
        <Button>New assessment</Button>
      </MantineProvider>,
    ),
  );
}
