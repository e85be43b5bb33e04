import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

/** A question that is answered with yes or no. */
export interface Question {
  readonly title: string;
  /** Paragraphs: what would happen, and whether it can be taken back. */
  readonly body: readonly string[];
  /** What “yes” is called, as a verb: 'Delete', 'Replace'. */
  readonly yes: string;
  readonly no?: string;
  /** Whether “yes” loses something. */
  readonly danger?: boolean;
}

interface Asked extends Question {
  readonly answer: (yes: boolean) => void;
}

/** Puts questions to the person, one after the other. Works outside of React too. */
export interface Asker {
  /** Resolves to false when the dialogue is closed without an answer. */
  ask(question: Question): Promise<boolean>;
  current(): Asked | undefined;
  subscribe(listener: () => void): () => void;
}

/** Makes an asker; one `AskDialog` shows its questions. */
export function createAsker(): Asker {
  let queue: readonly Asked[] = [];
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    ask: (question) =>
      new Promise((resolve) => {
        const asked: Asked = {
          ...question,
          answer(yes) {
            queue = queue.filter((other) => other !== asked);
            tell();
            resolve(yes);
          },
        };
        queue = [...queue, asked];
        tell();
      }),
    current: () => queue[0],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const AskContext = createContext<Asker | null>(null);

/** Gives the asker to what is below it, and shows its questions. */
export function AskProvider({ asker, children }: { readonly asker: Asker; readonly children: ReactNode }) {
  return (
    <AskContext value={asker}>
      {children}
      <AskDialog asker={asker} />
    </AskContext>
  );
}

/** Asks a question and waits for the answer. */
export function useAsk(): Asker['ask'] {
  const asker = use(AskContext);
  if (!asker) throw new Error('This component stands outside the AskProvider.');
  return asker.ask;
}

function AskDialog({ asker }: { readonly asker: Asker }) {
  const asked = useSyncExternalStore(asker.subscribe, asker.current);
  return (
    <Modal opened={asked !== undefined} onClose={() => asked?.answer(false)} title={asked?.title} centered zIndex={400}>
      <Stack gap="sm">
        {asked?.body.map((paragraph) => (
          <Text key={paragraph} size="sm">
            {paragraph}
          </Text>
        ))}
        <Group justify="flex-end" mt="xs">
          <Button variant="default" onClick={() => asked?.answer(false)} data-autofocus>
            {asked?.no ?? 'Cancel'}
          </Button>
          <Button color={asked?.danger ? 'red' : undefined} onClick={() => asked?.answer(true)}>
            {asked?.yes}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
