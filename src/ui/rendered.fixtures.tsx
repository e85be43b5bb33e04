/** Renders components in tests with the application’s theme. */
import { MantineProvider } from '@mantine/core';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { theme } from '../app/theme/theme.ts';

/** Mantine’s provider for tests, without transitions. */
export function Themed({ children }: { readonly children: ReactNode }) {
  return (
    <MantineProvider env="test" theme={theme}>
      {children}
    </MantineProvider>
  );
}

/** Renders a component as the application does, without its stores. */
export const renderThemed = (component: ReactNode) => render(component, { wrapper: Themed });
