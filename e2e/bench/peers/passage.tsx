/** Our own passage component without the rest of the desk. */
import { HeadlessMantineProvider } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { codePointOffset } from '../../../src/core/text/offsets.ts';
import { applyEdit } from '../../../src/core/workspace/apply-edit.ts';
import { emptyWorkspace } from '../../../src/core/workspace/create.ts';
import { createChecker } from '../../../src/core/check/checker.ts';
import { sha256 } from '../../../src/platform/digest.ts';
import { StoresProvider, type Stores } from '../../../src/shared/context.tsx';
import { createDeskStore } from '../../../src/desk/desk-store.ts';
import { changeOf } from '../../../src/desk/history.ts';
import { createLibraryStore } from '../../../src/desk/library-store.ts';
import { createViewStore } from '../../../src/desk/view-store.ts';
import { PassageText } from '../../../src/screens/passage/passage-text.tsx';
import { fetchJson, host } from './lab.ts';

type Marks = ComponentProps<typeof PassageText>['marks'];

/** A passage and its spans in code points. */
interface PassageTask {
  readonly text: string;
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

const nothing = (): void => undefined;
const noHits: readonly [] = [];
const noSpans: readonly never[] = [];

interface PassageProps extends PassageTask {
  readonly take: (activate: (key: number) => void) => void;
}

function Passage({ text, spans, take }: PassageProps) {
  const [active, setActive] = useState<number | null>(null);
  const [marks] = useState(() => marksOf(spans));
  const [passage] = useState(() => ({ passage_id: 'bench', text }));
  take(setActive);
  return (
    <PassageText
      ref={null}
      passage={passage}
      language="en"
      marks={marks}
      kept={noSpans}
      active={active}
      pending={null}
      hits={noHits}
      currentHit={null}
      showHidden={false}
      onClaims={nothing}
      onPending={nothing}
    />
  );
}

function marksOf(spans: PassageTask['spans']): Marks {
  return spans.map(({ start, end }, key) => ({
    key,
    span: { start: codePointOffset(start), end: codePointOffset(end) },
    claimId: `C-${String(key)}`,
    fits: true,
  }));
}

/** Stores with an empty draft, because the component reads the selection and the names of its claims from them. */
const stores = openStores();

function openStores(): Stores {
  const desk = createDeskStore({
    applyEdit,
    changeOf,
    createChecker: () => createChecker({ digest: sha256 }),
    clock: Date.now,
  });
  desk.actions.open('bench', emptyWorkspace(''));
  return { desk, view: createViewStore(), library: createLibraryStore() } as unknown as Stores;
}

/** Loads the data. Returns the function that shows it. */
export async function prepare(): Promise<() => void> {
  const task = await fetchJson<PassageTask>('/data/passage.json');
  const room = host();
  room.className = 'window';
  const take = (activate: (key: number) => void): void => {
    window.activate = (key) => flushSync(() => activate(key));
  };
  return () =>
    createRoot(room).render(
      <HeadlessMantineProvider>
        <StoresProvider stores={stores}>
          <Passage {...task} take={take} />
        </StoresProvider>
      </HeadlessMantineProvider>,
    );
}
