/** Yes-or-no questions whose answer code can wait for: the queue, its provider and its hook. */
import { createContext, lazy, Suspense, use, useSyncExternalStore, type ReactNode } from 'react';

const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));

/** A question that is answered with yes or no. */
export interface Question {
  readonly title: string;
  /** Paragraphs: the consequence, and whether it can be undone. */
  readonly body: readonly string[];
  /** The label of the confirming button, a verb: 'Delete', 'Replace'. */
  readonly yes: string;
  /** Shows its title and each paragraph, if they quote texts in other languages. */
  readonly quoting?: (sentence: string) => ReactNode;
  /** Whether confirming deletes something. */
  readonly destructive?: boolean;
}

interface Asked {
  /** The question on the screen, or the last answered one. */
  readonly question: Question | null;
  readonly open: boolean;
}

/** Asks the user questions, one after the other. Also works outside React. */
export interface Asker {
  /** Resolves to false if the dialog is closed without an answer. */
  ask(question: Question): Promise<boolean>;
  answer(yes: boolean): void;
  current(): Asked;
  subscribe(listener: () => void): () => void;
}

/** Creates an asker; an `AskProvider` shows its questions. */
export function createAsker(): Asker {
  let queue: readonly { readonly question: Question; readonly resolve: (yes: boolean) => void }[] = [];
  let state: Asked = { question: null, open: false };
  const listeners = new Set<() => void>();
  const show = (): void => {
    const next = queue[0];
    state = next ? { question: next.question, open: true } : { ...state, open: false };
    listeners.forEach((listener) => listener());
  };
  return {
    ask: (question) =>
      new Promise((resolve) => {
        queue = [...queue, { question, resolve }];
        show();
      }),
    answer(yes) {
      const [first, ...rest] = queue;
      queue = rest;
      first?.resolve(yes);
      show();
    },
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const AskContext = createContext<Asker | null>(null);

/** Provides the asker to its children, and shows its questions. */
export function AskProvider({ asker, children }: { readonly asker: Asker; readonly children: ReactNode }) {
  const { question, open } = useSyncExternalStore(asker.subscribe, asker.current);
  return (
    <AskContext value={asker}>
      {children}
      <Suspense>
        {question && (
          <ConfirmDialog
            opened={open}
            title={question.quoting?.(question.title) ?? question.title}
            confirmLabel={question.yes}
            destructive={question.destructive ?? false}
            onConfirm={() => asker.answer(true)}
            onCancel={() => asker.answer(false)}
          >
            {question.body.map((paragraph) => (
              <p key={paragraph}>{question.quoting?.(paragraph) ?? paragraph}</p>
            ))}
          </ConfirmDialog>
        )}
      </Suspense>
    </AskContext>
  );
}

/** Returns a function that asks a question and resolves to the answer. */
export function useAsk(): Asker['ask'] {
  const asker = use(AskContext);
  if (!asker) throw new Error('This component is outside the AskProvider.');
  return asker.ask;
}
