import { createContext, lazy, Suspense, use, useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { messageOf } from '../../core/assessment/message-of.ts';
import type { OpenReport, Progress, SampleName } from '../../store/commands.ts';
import { useStores } from '../../store/context.tsx';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { DropArea } from './drop-area.tsx';
import { usePastedFiles } from './use-pasted-files.ts';
import { isTroubled, messageFor, type FileReport } from './reports.ts';

const OpenReports = lazy(async () => ({ default: (await import('./open-reports.tsx')).OpenReports }));
const ReadingProgress = lazy(async () => ({ default: (await import('./reading-progress.tsx')).ReadingProgress }));

/** The ways to open something that lies outside of the page. */
export interface Opening {
  openFiles(files: readonly File[]): void;
  openSample(name: SampleName): void;
  /** Lets the person choose files. */
  chooseFiles(): void;
}

interface AllOpening extends Opening {
  openText(text: string): void;
  openDropped(transfer: DataTransfer): void;
}

const OpeningContext = createContext<Opening | null>(null);

/** The ways to open files; the same object for as long as the page lives. */
export function useOpening(): Opening {
  const opening = use(OpeningContext);
  if (!opening) throw new Error('This component stands outside the OpeningProvider.');
  return opening;
}

type Work = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<readonly FileReport[]>;

/** Work that is short, or waits for an answer of the person's: no dialogue about it. */
type QuietWork = () => Promise<FileReport>;

/** What a piece of work that failed by itself is reported as. */
function reportOf(error: unknown): OpenReport {
  const why = messageOf(error);
  return { fileName: '', outcome: 'refused', summary: 'Nothing was opened.', problems: [{ message: why }] };
}

/** The file of a report, unless it is about another one: a zip has a report for each file that is in it. */
function sameNamed(file: File | undefined, { fileName }: OpenReport): File | undefined {
  return file?.name === fileName ? file : undefined;
}

/** Reports come in the order of the files. */
function withFile(report: OpenReport, file: File | undefined): FileReport {
  return file ? { ...report, file } : report;
}

interface Working {
  readonly progress: Progress;
  readonly cancel: () => void;
}

/**
 * Opens what is dropped, pasted or chosen, shows how far it is, and says what became of it. What is open is never
 * replaced: a casefile goes into the open draft, everything else becomes a draft of its own.
 */
export function OpeningProvider({ children }: { readonly children: ReactNode }) {
  const { desk, commands } = useStores();
  const announce = useAnnounce();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const [working, setWorking] = useState<Working | null>(null);
  const [reports, setReports] = useState<readonly FileReport[]>([]);

  const work = useCallback(
    async (run: Work): Promise<void> => {
      const controller = new AbortController();
      const show = (progress: Progress): void => setWorking({ progress, cancel: () => controller.abort() });
      try {
        const done = await run(controller.signal, show);
        const messages = done.map(messageFor).filter((message) => message !== undefined);
        if (messages.length > 0) toast({ text: messages.join(' ') });
        else announce(done.map(({ summary }) => summary).join(' '));
        setReports((before) => [...before, ...done.filter(isTroubled)]);
      } catch (error) {
        if (!controller.signal.aborted) setReports((before) => [...before, reportOf(error)]);
        else announce('Cancelled. Nothing was opened.');
      } finally {
        setWorking(null);
      }
    },
    [announce, toast],
  );
  const opening = useMemo<AllOpening>(() => {
    const quietly = (run: QuietWork): void => void work(async () => [await run()]);
    const into = (): 'draft' | 'library' => (desk.getState().draft ? 'draft' : 'library');
    const openFiles = (files: readonly File[]): void => {
      if (files.length === 0) return;
      void work(async (signal, onProgress) => {
        const done = await commands.openFiles(files, into(), signal, onProgress);
        return done.map((report, index) => withFile(report, sameNamed(files[index], report)));
      });
    };
    /** With the browser's own picker files can be written back to; where there is none, the field does. */
    const chooseFiles = async (): Promise<void> => {
      commands.expectFiles();
      const picked = await commands.pickFiles();
      if (picked === 'refused') picker.current?.click();
      else openFiles(picked);
    };
    return {
      openFiles,
      openDropped: (transfer) => void commands.droppedFiles(transfer).then(openFiles),
      openText: (text) =>
        quietly(async () => withFile(await commands.openText(text, into()), new File([text], 'pasted.json'))),
      openSample: (name) => quietly(() => commands.openSample(name)),
      chooseFiles: () => void chooseFiles(),
    };
  }, [desk, commands, work]);
  usePastedFiles(opening);

  return (
    <OpeningContext value={opening}>
      {children}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".json,application/json,.zip,application/zip"
        aria-label="Open file"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          opening.openFiles(files);
        }}
      />
      <DropArea onExpect={commands.expectFiles} onDrop={opening.openDropped} />
      <Suspense>
        {working && <ReadingProgress progress={working.progress} onCancel={working.cancel} />}
        {reports.length > 0 && <OpenReports reports={reports} onClose={() => setReports([])} />}
      </Suspense>
    </OpeningContext>
  );
}
