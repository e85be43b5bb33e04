/** Adds the sources of the import sheet to the draft, or to a new one, and shows the first passage. */
import { useState } from 'react';
import { addSources, type NewSource } from '../../core/workspace/add-sources.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { passageId } from '../../core/casefile/hash.ts';
import { addPassages } from '../../core/workspace/casefile-edits.ts';
import type { Edit } from '../../core/workspace/edit.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { messageOf } from '../../core/json/message-of.ts';
import { useStores } from '../../shared/context.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import type { SourceImport } from '../../store/source-import.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { useToast } from '../../ui/toast.tsx';
import { counted } from '../../ui/counted.ts';
import { firstProblem, originalsOf, passagesOf, registryOf, sourcesOf, type ImportRow } from './import-rows.ts';
import { detailsFieldId } from './details-field-id.ts';

/** Counts the sources: “3 sources”, “3 sources as 2 observations”. */
function sourcesInWords(sources: readonly NewSource[]): string {
  const files = sources.reduce((sum, { passages }) => sum + passages.length, 0);
  const words = counted(files, 'source');
  return files === sources.length ? words : `${words} as ${counted(sources.length, 'observation')}`;
}

/** Why the rows could not be added. It is not shown any more once they have changed. */
interface Trouble {
  readonly text: string;
  readonly rows: readonly ImportRow[];
}

/** Stores the original files of the included rows, and says how that went. */
function useStoreOriginals(rows: readonly ImportRow[], isWanted: boolean): () => Promise<void> {
  const { originals } = useStores();
  const toast = useToast();
  return async () => {
    const files = originalsOf(rows);
    if (!isWanted || files.length === 0) return;
    const problems = await originals.store(files);
    const [first, ...others] = problems;
    if (first === undefined) toast({ text: `Stored ${counted(files.length, 'original file')} on this device.` });
    else toast({ text: others.length === 0 ? first : `${first} ${counted(others.length, 'other file')} failed too.` });
  };
}

/**
 * `goTo` shows the field of a row that has to be corrected first. With `storesOriginals`, the files themselves are stored
 * on this device.
 */
export function useSubmit(
  request: SourceImport,
  rows: readonly ImportRow[],
  casefile: Casefile | null,
  storesOriginals: boolean,
  goTo: (key: number, focusId: string) => void,
) {
  const storeOriginals = useStoreOriginals(rows, storesOriginals);
  const { desk, digest, files, sources: imports, view } = useStores();
  const run = useDispatchAndTell();
  const announce = useAnnounce();
  const [trouble, setTrouble] = useState<Trouble>({ text: '', rows });
  const [isBusy, setBusy] = useState(false);
  const fail = (text: string): void => setTrouble({ text, rows });
  const isOpen = (): boolean => desk.getState().draft?.id === request.draftId;
  const closed = 'The draft that these sources are for was closed. Open it again, then add the sources.';

  const addToObservation = (observationId: number): void => {
    const passages = passagesOf(rows);
    const [first] = passages;
    if (!first) return;
    if (!isOpen()) {
      fail(closed);
      return;
    }
    const what = counted(passages.length, 'passage');
    const edit = (now: Workspace): Edit => addPassages(now, observationId, passages, digest);
    if (!run(edit, { label: `add ${what}` }, { text: `Added ${what}.` })) return;
    imports.setState({ request: null });
    void storeOriginals();
    view.actions.showPassage(passageId(first.text, digest), observationId);
  };

  const submit = async (): Promise<void> => {
    const problem = firstProblem(rows);
    if (problem) {
      fail('Correct the field that is marked, or leave out its file.');
      goTo(problem.key, detailsFieldId(problem.field));
      return;
    }
    if (request.observationId !== undefined) {
      addToObservation(request.observationId);
      return;
    }
    const sources = sourcesOf(rows, registryOf(rows, casefile));
    const [first] = sources;
    if (!first || isBusy) return;
    const what = sourcesInWords(sources);
    if (request.draftId === null) {
      setBusy(true);
      try {
        await files.openSources(sources, request.title || (sources.length === 1 ? first.title : ''));
        announce(`Added ${what} to a new draft.`);
        imports.setState({ request: null });
        void storeOriginals();
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
    void storeOriginals();
    if (observation && passage) {
      view.actions.showPassage(passage.passage_id, observation.observation_id);
      view.actions.leadToPassage();
    }
  };
  return { trouble: trouble.rows === rows ? trouble.text : '', submit, isBusy };
}
