/** Offers a draft that lacks its casefile the identical one of another draft on this device. */
import { useEffect, useState, type ReactNode } from 'react';
import { attachCasefile, fingerprintWithoutCasefile } from '../core/workspace/casefile-edits.ts';
import { titleInWords } from '../core/assessment/draft-title.ts';
import { shortenEnd } from '../core/text/shorten.ts';
import { messageOf } from '../core/json/words.ts';
import type { FoundCasefile } from '../desk/draft-commands.ts';
import { useToast } from '../ui/toast.tsx';
import { whileMounted } from '../ui/while-mounted.ts';
import { useDraft, useStores } from './context.tsx';
import { quoting } from './in-sentence.tsx';
import { useDispatchAndTell } from './dispatch-and-tell.ts';

export interface SourcesOffer {
  /** The label of its button. */
  readonly label: ReactNode;
  /** Attaches the casefile as one step, and says so. */
  readonly accept: () => void;
}

/** Returns the offer; undefined if the draft lacks no casefile, or before another draft with it is found. */
export function useSourcesOffer(): SourcesOffer | undefined {
  const { drafts, digest } = useStores();
  const run = useDispatchAndTell();
  const toast = useToast();
  const fingerprint = useDraft(({ workspace }) => fingerprintWithoutCasefile(workspace));
  const [found, setFound] = useState<FoundCasefile & { readonly fingerprint: string }>();
  useEffect(() => {
    if (fingerprint === undefined) return undefined;
    return whileMounted(drafts.findCasefile(fingerprint), (draft) => setFound(draft && { ...draft, fingerprint }));
  }, [drafts, fingerprint]);
  if (fingerprint === undefined || found?.fingerprint !== fingerprint) return undefined;
  const title = `“${shortenEnd(titleInWords(found.title), 32)}”`;
  const inLanguages = quoting([{ text: found.title, language: '' }]);
  const accept = async (): Promise<void> => {
    try {
      const casefile = await drafts.readCasefile(found.draftId, fingerprint);
      run(
        (workspace) => attachCasefile(workspace, casefile, digest),
        { label: 'attach casefile' },
        { text: `This draft now has the sources of ${title}. They match its fingerprint.`, quoting: inLanguages },
      );
    } catch (error) {
      const text = `Could not use the sources of ${title}. ${messageOf(error)}`;
      toast({ text, quoting: inLanguages, trouble: true });
    }
  };
  return { label: inLanguages(`Use the sources of ${title}`), accept: () => void accept() };
}
