/** Opening files and samples, for every part of the screen: drop, paste, choose, progress and reports. */
import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { messageOf } from '../../core/json/words.ts';
import type { OpenReport, SampleName, Progress } from '../../desk/file-commands.ts';
import { useSourceImport, useStores } from '../../shared/context.tsx';
import { OpenFilesProvider } from '../../shared/open-files.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { isTroubled, messageFor, type FileReport } from './reports.ts';

const OpenReports = lazy(async () => ({ default: (await import('./open-reports.tsx')).OpenReports }));
const ReadingProgress = lazy(async () => ({ default: (await import('./reading-progress.tsx')).ReadingProgress }));

/** The ways to open files and samples. */
export interface Opening {
  openFiles(chosen: readonly File[]): void;
  openSample(name: SampleName): void;
  /** Lets the person choose files. */
  chooseFiles(): void;
}

interface AllOpening extends Opening {
  openText(text: string): void;
  /** Opens files with a progress dialog, and reports the result. */
  readonly work: (run: Work) => Promise<void>;
  openDropped(transfer: DataTransfer): void;
}

const OpeningContext = createContext<AllOpening | null>(null);

/** The ways to open files and samples; the same object until the page is closed. */
export function useOpening(): Opening {
  return useAllOpening();
}

/** Returns the function that opens files with a progress dialog. */
export function useOpeningWork(): (run: Work) => Promise<void> {
  return useAllOpening().work;
}

function useAllOpening(): AllOpening {
  const opening = use(OpeningContext);
  if (!opening) throw new Error('This component is outside the OpeningProvider.');
  return opening;
}

type Work = (signal: AbortSignal, onProgress: (progress: Progress) => void) => Promise<readonly FileReport[]>;

/** Work without a progress dialog, because it is short or waits for the person. */
type QuietWork = () => Promise<FileReport>;

/** The report of work that failed unexpectedly. */
function reportOf(error: unknown): OpenReport {
  const why = messageOf(error);
  return { fileName: '', outcome: 'refused', summary: 'Could not open the files.', problems: [{ message: why }] };
}

/** The file that the report is about, if it was given itself: a zip archive gives a report for each file inside it. */
function sameNamed(files: readonly File[], { fileName }: OpenReport): File | undefined {
  return files.find(({ name }) => name === fileName);
}

/** Adds the file to its report, so that a repair can be offered. */
function withFile(report: OpenReport, file: File | undefined): FileReport {
  return file ? { ...report, file } : report;
}

interface Working {
  readonly progress: Progress;
  readonly cancel: () => void;
}

/**
 * Opens files that are dropped, pasted or chosen, shows the progress, and reports the result. It never replaces the
 * open draft: a casefile is attached to it, reviews are added to it, and other documents become new drafts. The person
 * is asked about files in other formats, which are sources.
 */
export function OpeningProvider({ children }: { readonly children: ReactNode }) {
  const { desk, files } = useStores();
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
        else announce('Opening cancelled.');
      } finally {
        setWorking(null);
      }
    },
    [announce, toast],
  );
  const opening = useMemo<AllOpening>(() => {
    const quietly = (run: QuietWork): void => void work(async () => [await run()]);
    const into = (): 'draft' | 'library' => (desk.getState().draft ? 'draft' : 'library');
    const openFiles = (chosen: readonly File[]): void => {
      if (chosen.length === 0) return;
      void work(async (signal, onProgress) => {
        const done = await files.openFiles(chosen, into(), signal, onProgress);
        return done.map((report) => withFile(report, sameNamed(chosen, report)));
      });
    };
    /** Uses the browser's file picker, because its files can be saved in place, or else a file input. */
    const chooseFiles = async (): Promise<void> => {
      files.preloadFileReading();
      const picked = await files.pickFiles();
      if (picked === 'refused') picker.current?.click();
      else openFiles(picked);
    };
    return {
      openFiles,
      work,
      openDropped: (transfer) => void files.droppedFiles(transfer).then(openFiles),
      openText: (text) =>
        quietly(async () => withFile(await files.openText(text, into()), new File([text], 'pasted.json'))),
      openSample: (name) => quietly(() => files.openSample(name)),
      chooseFiles: () => void chooseFiles(),
    };
  }, [desk, files, work]);
  usePastedFiles(opening);
  const isAskedAboutSources = useSourceImport() !== null;

  return (
    <OpeningContext value={opening}>
      <OpenFilesProvider value={opening.openFiles}>{children}</OpenFilesProvider>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept=".json,.assessmentdesk,.age,application/json,.zip,application/zip,.md,.xhtml,.mht,.mhtml,.wacz,.warc,.gz,.pdf,.docx,.odt,.epub,.eml,.mbox,.vtt,.srt,.ris,.bib,.jsonld,text/*"
        aria-label="Open file"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          opening.openFiles(files);
        }}
      />
      <DropArea onExpect={files.preloadFileReading} onDrop={opening.openDropped} />
      <Suspense>
        {working && <ReadingProgress progress={working.progress} onCancel={working.cancel} />}
        {/* First the sources: a file that opens after repairs uses their casefile. */}
        {reports.length > 0 && !isAskedAboutSources && <OpenReports reports={reports} onClose={() => setReports([])} />}
      </Suspense>
    </OpeningContext>
  );
}

/** Dropping files works without the hint, too. */
const DropHint = lazy(async () => {
  const hint = await import('./drop-hint.tsx').catch(() => undefined);
  return { default: hint?.DropHint ?? (() => null) };
});

function containsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false;
}

interface DropAreaProps {
  /** Called when files are dragged over the page. */
  readonly onExpect: () => void;
  readonly onDrop: (transfer: DataTransfer) => void;
}

/**
 * Lets the person drop files anywhere on the page. An element that accepts files itself calls `preventDefault` on its
 * drop event, and the page then ignores them.
 */
function DropArea({ onExpect, onDrop }: DropAreaProps) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (over) onExpect();
  }, [over, onExpect]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const onOver = (event: DragEvent): void => {
      if (!containsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const onDropped = (event: DragEvent): void => {
      setOver(false);
      if (event.defaultPrevented || !containsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) onDrop(event.dataTransfer);
    };
    window.addEventListener('dragover', onOver, { signal });
    window.addEventListener('dragleave', onLeave, { signal });
    window.addEventListener('drop', onDropped, { signal });
    return () => listening.abort();
  }, [onDrop]);
  return <Suspense>{over && <DropHint />}</Suspense>;
}

interface PasteTargets {
  openFiles(files: readonly File[]): void;
  openText(text: string): void;
}

/** Whether a pasted text may be one of our files, such as JSON or the answer of a model. Other texts are ignored. */
async function isFileText(text: string): Promise<boolean> {
  const { mayBeDocument } = await import('../../core/files/may-be-document.ts');
  return /^\uFEFF?\s*\{/.test(text) || mayBeDocument('', text);
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
  );
}

/** Opens files, or the text of a file, pasted outside any field. */
function usePastedFiles({ openFiles, openText }: PasteTargets): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      if (event.defaultPrevented || isField(event.target)) return;
      const files = [...(event.clipboardData?.files ?? [])];
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (files.length > 0) openFiles(files);
      else if (text !== '') void isFileText(text).then((isFile) => isFile && openText(text));
      else return;
      event.preventDefault();
    };
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, [openFiles, openText]);
}
