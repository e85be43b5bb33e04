/** Adds the sources of the import sheet to the draft, or to a new one, and shows the first passage. */
import { useState } from 'react';
import { addSources, type NewSource } from '../../core/workspace/add-sources.ts';
import { firstName } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { passageId } from '../../core/casefile/hash.ts';
import { addPassages } from '../../core/workspace/casefile-edits.ts';
import type { Edit, Workspace } from '../../core/workspace/workspace.ts';
import { messageOf, counted } from '../../core/json/words.ts';
import { useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useOfferNames } from '../../shared/use-offer-names.ts';
import type { OpenReport } from '../../desk/file-commands.ts';
import { whenOpen } from '../../desk/desk-store.ts';
import type { SourceImport } from '../../desk/requests.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import {
  annotationsOf,
  firstProblem,
  highlightCount,
  highlightedRows,
  originalsOf,
  passagesOf,
  registryOf,
  sourcesOf,
  type ImportRow,
} from './import-rows.ts';
import { detailsFieldId } from './row-details.tsx';

/** Counts the sources: “3 sources”, “3 sources as 2 observations”. */
function sourcesInWords(sources: readonly NewSource[]): string {
  const files = sources.reduce((sum, { passages }) => sum + passages.length, 0);
  const words = counted(files, 'source');
  return files === sources.length ? words : `${words} as ${counted(sources.length, 'observation')}`;
}

/** Why the rows could not be added. It is hidden when they change. */
interface Trouble {
  readonly text: string;
  readonly rows: readonly ImportRow[];
}

/** Stores the original files of the included rows. Resolves to a message that says how that went; '' without files. */
function useStoreOriginals(rows: readonly ImportRow[], isWanted: boolean): () => Promise<string> {
  const { originals } = useStores();
  return async () => {
    const files = originalsOf(rows);
    if (!isWanted || files.length === 0) return '';
    const problems = await originals.store(files);
    const [first, ...others] = problems;
    if (first === undefined) return `Stored ${counted(files.length, 'original file')} on this device.`;
    return others.length === 0 ? first : `${first} ${counted(others.length, 'other file')} also failed.`;
  };
}

/** Adds the highlights of the rows as claims to a draft. Resolves to the report; undefined if there are none to add. */
function useAddHighlights(rows: readonly ImportRow[]): (draftId: string) => Promise<OpenReport | undefined> {
  const { files } = useStores();
  return async (draftId) => {
    const [first, ...others] = highlightedRows(rows);
    if (!first) return undefined;
    const more = others.length === 0 ? '' : ` and ${counted(others.length, 'other file')}`;
    return files.addHighlights(annotationsOf(rows), first.file.name + more, draftId);
  };
}

/**
 * What follows when the sources are in a draft: adds the highlights and stores the original files. One message says how
 * both went, because a message replaces the one before it. If there is nothing to say, it offers further names of the
 * publishers that became actors with the sources. `done` says what was added before.
 */
function useFollowUp(rows: readonly ImportRow[], storesOriginals: boolean) {
  const storeOriginals = useStoreOriginals(rows, storesOriginals);
  const addHighlights = useAddHighlights(rows);
  const toast = useToast();
  const { desk } = useStores();
  const offerNames = useOfferNames();
  return async (draftId: string, done: string, sources: readonly NewSource[] = []): Promise<void> => {
    const [stored, report] = await Promise.all([storeOriginals(), addHighlights(draftId)]);
    const { summary = '', problems = [], notices = [] } = report ?? {};
    const messages = [summary, ...[...problems, ...notices].map(({ message }) => message)];
    const texts = [...(report ? [done, ...messages] : []), stored].filter((text) => text !== '');
    if (texts.length > 0) toast({ text: texts.join(' '), ...(problems.length > 0 && { trouble: true }) });
    else {
      const names = new Set(sources.flatMap(({ publisher }) => (publisher?.kind === 'new' ? [publisher.name] : [])));
      if (names.size === 0) return;
      await whenOpen(desk, draftId);
      const { draft } = desk.getState();
      // The draft can have changed meanwhile, so the new actors are those with the names.
      const added = draft?.workspace.casefile?.actors.filter((actor) => names.has(firstName(actor) ?? ''));
      if (draft?.id === draftId && added) offerNames(added.map(({ actor_id }) => actor_id));
    }
  };
}

/**
 * `goTo` shows the field of a row that has to be corrected first. With `storesOriginals`, the files themselves are
 * stored on this device.
 */
export function useSubmit(
  request: SourceImport,
  rows: readonly ImportRow[],
  casefile: Casefile | null,
  storesOriginals: boolean,
  goTo: (key: number, focusId: string) => void,
) {
  const followUp = useFollowUp(rows, storesOriginals);
  const { desk, digest, files, sources: imports, view } = useStores();
  const run = useDispatchAndTell();
  const announce = useAnnounce();
  const [trouble, setTrouble] = useState<Trouble>({ text: '', rows });
  const [isBusy, setBusy] = useState(false);
  const fail = (text: string): void => setTrouble({ text, rows });
  const isOpen = (): boolean => desk.getState().draft?.id === request.draftId;
  const closed = 'The draft was closed. Open it, then add the sources again.';

  /** Adds highlights of files whose text is in the casefile already. */
  const addOnlyHighlights = (): void => {
    if (highlightCount(rows) === 0 || request.draftId === null) return;
    if (!isOpen()) {
      fail(closed);
      return;
    }
    imports.setState({ request: null });
    void followUp(request.draftId, '');
  };

  const addToObservation = (observationId: number): void => {
    const passages = passagesOf(rows);
    const [first] = passages;
    if (!first) {
      addOnlyHighlights();
      return;
    }
    if (!isOpen()) {
      fail(closed);
      return;
    }
    const what = counted(passages.length, 'passage');
    const edit = (now: Workspace): Edit => addPassages(now, observationId, passages, digest);
    if (!run(edit, { label: `add ${what}` }, { text: `Added ${what}.` })) return;
    imports.setState({ request: null });
    if (request.draftId !== null) void followUp(request.draftId, `Added ${what}.`);
    view.actions.showPassage(passageId(first.text, digest), observationId);
  };

  const submit = async (): Promise<void> => {
    const problem = firstProblem(rows);
    if (problem) {
      fail('Correct the marked field, or leave out its file.');
      goTo(problem.key, detailsFieldId(problem.field));
      return;
    }
    if (request.observationId !== undefined) {
      addToObservation(request.observationId);
      return;
    }
    const sources = sourcesOf(rows, registryOf(rows, casefile));
    const [first] = sources;
    if (isBusy) return;
    if (!first) {
      addOnlyHighlights();
      return;
    }
    const what = sourcesInWords(sources);
    if (request.draftId === null) {
      setBusy(true);
      try {
        const draftId = await files.openSources(sources, request.title || (sources.length === 1 ? first.title : ''));
        announce(`Added ${what} to a new draft.`);
        imports.setState({ request: null });
        void followUp(draftId, `Added ${what} to a new draft.`, sources);
      } catch (error) {
        fail(`Could not create the draft. ${messageOf(error)}`);
      } finally {
        setBusy(false);
      }
      return;
    }
    if (!isOpen()) {
      fail(closed);
      return;
    }
    if (!run((now) => addSources(now, sources), { label: `add ${what}` }, { text: `Added ${what}.` })) return;
    const observation = desk.getState().draft?.workspace.casefile?.observations.at(-sources.length);
    const [passage] = observation?.passages ?? [];
    imports.setState({ request: null });
    void followUp(request.draftId, `Added ${what}.`, sources);
    if (observation && passage) {
      view.actions.showPassage(passage.passage_id, observation.observation_id);
      view.actions.leadToPassage();
    }
  };
  return { trouble: trouble.rows === rows ? trouble.text : '', submit, isBusy };
}
