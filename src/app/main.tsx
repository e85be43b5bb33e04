/** The entry point in the browser: the root component, rendered into the page with what the application is made of. */
import './theme/mantine.css';
import './theme/fonts.css';
import './theme/tokens.css';
import './theme/page.css';
import './theme/touch.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { compose, type Composition } from './compose.ts';
import { watchPresses } from '../ui/pointer-press.ts';
import { createRoutes, type AppRouter } from './routes.tsx';
import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { RouterProvider } from 'react-router/dom';
import { StoresProvider } from '../shared/context.tsx';
import { AnnouncerProvider } from '../ui/announcer.tsx';
import { AskProvider } from '../ui/ask.tsx';
import { theme } from './theme/theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'assessment-desk.color-scheme' });

/** The application’s root component. Mantine injects no styles: the variables come from `theme/`. */
function App({ composition, router }: { readonly composition: Composition; readonly router: AppRouter }) {
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id “root”.');
watchPresses();
const composition = compose();
createRoot(root).render(
  <StrictMode>
    <App composition={composition} router={createRoutes(composition)} />
  </StrictMode>,
);
