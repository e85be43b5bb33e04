/** Reads the version to compare with, from a file, the linked file on disk, a saved version or another draft. */
import { useEffect, useRef, useState } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { messageOf } from '../../core/json/words.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { VersionFromFile } from '../../store/comparing.ts';
import type { FileProblem } from '../../store/file-report.ts';
import { useStores } from '../../shared/context.tsx';
import type { SavedVersion } from '../../store/version-commands.ts';
import type { DraftSummary } from '../../store/library-store.ts';
import type { Version } from './version.ts';

/** The sources of a version: a file, the linked file on disk, a saved version, or another draft. */
export type VersionSource =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'disk'; readonly name: string }
  | { readonly kind: 'state'; readonly state: SavedVersion }
  | { readonly kind: 'draft'; readonly draft: DraftSummary };

interface Reading {
  readonly label: string;
  readonly cancel: () => void;
}

const withPosition = ({ message, line, column }: FileProblem): string =>
  line === undefined ? message : `Line ${line}${column === undefined ? '' : `, column ${column}`}: ${message}`;

/** A time in the format of the person's locale. `at` is in ms since 1970. */
export const momentOf = (at: number): string =>
  new Date(at).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** A saved version of the open draft as a version to compare with. */
export function stateAsVersion({ at, reason }: SavedVersion, workspace: Workspace): Omit<Version, 'key'> {
  return { name: `the version from ${momentOf(at)} (${reason})`, workspace, holds: 'desk', isEarlier: true };
}

/** Counts the versions read, so that each gets its own key. */
let serial = 0;

/** Reads versions, one at a time. `trouble` contains the sentences that say why a version could not be read. */
export function useReadVersion(onRead: (version: Version) => void) {
  const { desk, loadFor, versions } = useStores();
  const { comparing, readVersion } = versions;
  const [reading, setReading] = useState<Reading | null>(null);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function fromFile(file: File, name: string, isEarlier: boolean, signal: AbortSignal) {
    const result: VersionFromFile = await (
      await comparing()
    ).readFile(file, signal, ({ label }) => {
      if (!signal.aborted) setReading({ label, cancel: () => controller.current?.abort() });
    });
    if (result.kind === 'read') return { name, workspace: result.workspace, holds: result.holds, isEarlier };
    if (signal.aborted) return undefined;
    setTrouble([`Could not read “${file.name}”.`, ...result.problems.slice(0, 5).map(withPosition)]);
    return undefined;
  }

  async function versionOf(source: VersionSource, signal: AbortSignal): Promise<Omit<Version, 'key'> | undefined> {
    if (source.kind === 'file') return fromFile(source.file, `the file “${source.file.name}”`, false, signal);
    if (source.kind === 'state') {
      return stateAsVersion(source.state, await readVersion(source.state.id));
    }
    if (source.kind === 'draft') {
      const workspace = await (await comparing()).readDraft(source.draft.id);
      return {
        name: `the draft “${titleInWords(workspace.title)}”`,
        shortName: 'another draft',
        workspace,
        holds: 'desk',
        isEarlier: false,
      };
    }
    const file = await (await comparing()).fileOnDisk();
    if (file) return fromFile(file, `“${source.name}” on disk`, true, signal);
    setTrouble([
      `Could not read “${source.name}”. It was moved or deleted, or the browser has no permission. Choose it as a file.`,
    ]);
    return undefined;
  }

  /** Loads the cues that govern the claims of both versions. If that fails, the claims are shown without them. */
  async function loadCues(version: Workspace): Promise<void> {
    const draft = desk.getState().draft?.workspace;
    await Promise.allSettled([version, ...(draft ? [draft] : [])].map(async (each) => loadFor(each)));
  }

  function read(source: VersionSource): void {
    controller.current?.abort();
    const current = new AbortController();
    controller.current = current;
    setTrouble([]);
    setReading({ label: 'Reading', cancel: () => current.abort() });
    versionOf(source, current.signal)
      .then(async (version) => {
        if (version) await loadCues(version.workspace);
        serial += 1;
        if (version && !current.signal.aborted) onRead({ ...version, key: String(serial) });
      })
      .catch((error: unknown) => {
        if (!current.signal.aborted) setTrouble([messageOf(error)]);
      })
      .finally(() => {
        if (controller.current === current) setReading(null);
      });
  }
  return { read, reading, trouble };
}
