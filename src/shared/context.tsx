/** Gives every component the stores and commands that the application creates, and hooks to read their state. */
import { createContext, use, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Digest } from '../core/casefile/hash.ts';
import type { EvidenceList, SupportCheck } from '../core/check/support-check.ts';
import type { Rule } from '../core/rules/rule.ts';
import type { Workspace } from '../core/workspace/workspace.ts';
import type { AnnotationRequest, PassphraseRequest, RequestStore, SourceImport } from '../desk/requests.ts';
import type { InSlices, LoadForCheck } from '../desk/draft-check.ts';
import type { DraftCommands } from '../desk/draft-commands.ts';
import type { ExportCommands } from '../desk/export-commands.ts';
import type { FileCommands } from '../desk/file-commands.ts';
import type { NavigationCommands } from '../desk/place.ts';
import type { OriginalCommands } from '../desk/original-commands.ts';
import type { SignatureCommands } from '../desk/signature-commands.ts';
import type { VersionCommands } from '../desk/version-commands.ts';
import type { DeskActions, DeskState, DeskStore, OpenDraft } from '../desk/desk-store.ts';
import type { LibraryState, LibraryStore } from '../desk/library-store.ts';
import type { ViewActions, ViewState, ViewStore } from '../desk/view-store.ts';

/** What the application provides to every feature. */
export interface Stores {
  readonly desk: DeskStore;
  readonly view: ViewStore;
  readonly library: LibraryStore;
  /** The sources that the person is asked about. */
  readonly sources: RequestStore<SourceImport>;
  /** The annotations that the person is asked about. */
  readonly annotations: RequestStore<AnnotationRequest>;
  /** The encrypted file whose passphrase the person is asked for. */
  readonly passphrases: RequestStore<PassphraseRequest>;
  readonly navigation: NavigationCommands;
  readonly drafts: DraftCommands;
  readonly files: FileCommands;
  readonly exports: ExportCommands;
  readonly originals: OriginalCommands;
  /** Loads the commands for signatures, which most people never need. */
  readonly signatures: () => Promise<SignatureCommands>;
  readonly versions: VersionCommands;
  /** SHA-256, for passage IDs and fingerprints. */
  readonly digest: Digest;
  /** Returns the rule with an ID; undefined for a constraint of the schema, or while the rules are not loaded. */
  ruleOf(id: string): Rule | undefined;
  /** Creates the check of which claims could support an entry. It says “unchecked” while the rules are not loaded. */
  supportCheck(workspace: Workspace, list: EvidenceList, index: number): SupportCheck;
  /** Loads the rules and cues that the check and the texts of a workspace need. */
  readonly loadFor: LoadForCheck;
  /** Runs long work without delaying typing and painting. */
  readonly inSlices: InSlices;
}

const StoresContext = createContext<Stores | null>(null);

export function StoresProvider({ stores, children }: { readonly stores: Stores; readonly children: ReactNode }) {
  return <StoresContext value={stores}>{children}</StoresContext>;
}

/** The stores themselves, for event handlers that read state when they run. */
export function useStores(): Stores {
  const stores = use(StoresContext);
  if (!stores) throw new Error('This component is outside the StoresProvider.');
  return stores;
}

/** Returns a part of the desk’s state. The component renders again when that part changes. */
export function useDesk<Part>(selector: (state: DeskState) => Part): Part {
  return useStore(useStores().desk, selector);
}

/** Returns a part of the open draft. Only for components that are rendered while a draft is open. */
export function useDraft<Part>(selector: (draft: OpenDraft) => Part): Part {
  return useStore(useStores().desk.draft, (draft) => {
    if (!draft) throw new Error('No draft is open.');
    return selector(draft);
  });
}

/** Whether the open draft can be changed here: not while another tab is writing it. */
export function useCanWrite(): boolean {
  return useStore(useStores().desk.access) === 'writing';
}

export function useView<Part>(selector: (state: ViewState) => Part): Part {
  return useStore(useStores().view, selector);
}

export function useLibrary<Part>(selector: (state: LibraryState) => Part): Part {
  return useStore(useStores().library, selector);
}

/** Returns the sources that the person is asked about; null for none. */
export function useSourceImport(): SourceImport | null {
  return useStore(useStores().sources, ({ request }) => request);
}

/** Returns the annotations that the person is asked about; null for none. */
export function useAnnotationRequest(): AnnotationRequest | null {
  return useStore(useStores().annotations, ({ request }) => request);
}

/** Returns the encrypted file whose passphrase the person is asked for; null for none. */
export function usePassphraseRequest(): PassphraseRequest | null {
  return useStore(useStores().passphrases, ({ request }) => request);
}

export function useDeskActions(): DeskActions {
  return useStores().desk.actions;
}

export function useViewActions(): ViewActions {
  return useStores().view.actions;
}
