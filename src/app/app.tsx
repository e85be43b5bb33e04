/** The application’s root component: the theme, the stores, announcements and questions around the router. */
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { StoresProvider } from '../shared/context.tsx';
import { AnnouncerProvider } from '../ui/announcer.tsx';
import { AskProvider } from '../ui/ask.tsx';
import type { Composition } from './compose.ts';
import type { AppRouter } from './routes.tsx';
import { theme } from './theme/theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'assessment-desk.color-scheme' });

/** The application’s root component. Mantine injects no styles: the variables come from `theme/`. */
export function App({ composition, router }: { readonly composition: Composition; readonly router: AppRouter }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <StoresProvider stores={composition.stores}>
        <AnnouncerProvider announcer={composition.announcer}>
          <AskProvider asker={composition.asker}>
            <RouterProvider router={router} />
          </AskProvider>
        </AnnouncerProvider>
      </StoresProvider>
    </MantineProvider>
  );
}
