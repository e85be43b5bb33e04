import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import { StoresProvider } from '../store/context.tsx';
import { AnnouncerProvider } from '../ui/announcer.tsx';
import { AskProvider } from '../ui/ask.tsx';
import type { Composition } from './compose.ts';
import { RouterProvider, type RouterProviderProps } from './router/router-provider.tsx';
import { theme } from './theme/theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'assessment-desk.color-scheme' });

export interface AppProps {
  readonly composition: Composition;
  readonly routes: RouterProviderProps;
}

/** The whole application over what was composed. Mantine injects no styles: the variables come from `theme/`. */
export function App({ composition, routes }: AppProps) {
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
            <RouterProvider {...routes} />
          </AskProvider>
        </AnnouncerProvider>
      </StoresProvider>
    </MantineProvider>
  );
}
