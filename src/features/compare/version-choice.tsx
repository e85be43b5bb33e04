/** The list of versions to compare or merge with. A chosen version is only read; nothing is opened or replaced. */
import { Button, FileButton, Loader } from '@mantine/core';
import { IconFile, IconHistory, IconNotebook } from '@tabler/icons-react';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import { titleInWords } from '../../core/assessment/draft-title.ts';
import { languageOfTitle } from '../../core/workspace/text-language.ts';
import { AboutFile } from '../../shared/about-file.tsx';
import { useDesk, useStores } from '../../shared/context.tsx';
import { countsInWords } from '../../store/counts-in-words.ts';
import type { DraftSummary } from '../../store/library-store.ts';
import { momentOf, useReadVersion } from './use-read-version.ts';
import { useWork } from '../../shared/use-work.ts';
import type { Version } from './version.ts';
import { Bdi } from '../../ui/bdi.tsx';
import classes from './compare.module.css';

interface VersionChoiceProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly onChoose: (version: Version) => void;
}

export function VersionChoice({ title, children, onChoose }: VersionChoiceProps) {
  const { comparing, listVersions } = useStores().versions;
  const linked = useDesk(({ file }) => file?.name);
  const offers = useWork(
    useCallback(
      () =>
        Promise.all([
          listVersions().catch(() => []),
          comparing()
            .then((work) => {
              work.preload();
              return work.otherDrafts();
            })
            .catch(() => []),
        ]),
      [comparing, listVersions],
    ),
  );
  const { read, reading, trouble } = useReadVersion(onChoose);
  const resetFile = useRef<() => void>(null);
  const [shownStates, setShownStates] = useState(8);
  const [states, drafts] = offers.kind === 'done' ? offers.value : [[], []];
  return (
    <section className={classes.choice} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      {children}
      {trouble.length > 0 && (
        <div role="alert" className={classes.trouble}>
          {trouble.map((sentence) => (
            <p key={sentence}>
              <AboutFile sentence={sentence} />
            </p>
          ))}
        </div>
      )}
      {reading && (
        <p role="status" className={classes.work}>
          <Loader size="xs" aria-hidden /> {reading.label}…
          <Button size="compact-sm" variant="default" onClick={reading.cancel}>
            Cancel
          </Button>
        </p>
      )}
      <div className={classes.offers}>
        <Offer icon={<IconFile size={18} aria-hidden />} title="A file">
          <FileButton
            resetRef={resetFile}
            inputProps={{ 'aria-label': 'File to compare' }}
            accept=".json,application/json"
            onChange={(file) => {
              if (file) read({ kind: 'file', file });
              resetFile.current?.();
            }}
          >
            {(props) => (
              <Button variant="default" {...props}>
                Choose a file…
              </Button>
            )}
          </FileButton>
          {linked !== undefined && (
            <Button variant="default" onClick={() => read({ kind: 'disk', name: linked })}>
              {`“${linked}” on disk`}
            </Button>
          )}
          <p className={classes.soft}>An assessment or desk file. The file is not changed.</p>
        </Offer>
        <Offer icon={<IconHistory size={18} aria-hidden />} title="An earlier version of this draft">
          {states.slice(0, shownStates).map((state) => (
            <Option
              key={state.id}
              name={`${momentOf(state.at)}, ${state.reason}`}
              counts={state.counts}
              onChoose={() => read({ kind: 'state', state })}
            />
          ))}
          {states.length > shownStates && (
            <Button size="compact-sm" variant="subtle" onClick={() => setShownStates(states.length)}>
              {`Show all ${states.length}`}
            </Button>
          )}
          {offers.kind === 'done' && states.length === 0 && (
            <p className={classes.soft}>
              No versions yet. A version is saved before large changes and about every ten minutes while you work.
            </p>
          )}
        </Offer>
        <Offer icon={<IconNotebook size={18} aria-hidden />} title="Another draft on this device">
          {drafts.map((draft) => (
            <Option
              key={draft.id}
              name={<Bdi lang={languageOfTitle(draft)}>{titleInWords(draft.title)}</Bdi>}
              counts={draft.counts}
              onChoose={() => read({ kind: 'draft', draft })}
            />
          ))}
          {offers.kind === 'done' && drafts.length === 0 && <p className={classes.soft}>No other drafts.</p>}
        </Offer>
      </div>
    </section>
  );
}

interface OfferProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

function Offer({ icon, title, children }: OfferProps) {
  return (
    <section className={classes.offer} aria-label={title}>
      <h3 className={classes.offerTitle}>
        {icon} {title}
      </h3>
      {children}
    </section>
  );
}

interface OptionProps {
  readonly name: ReactNode;
  readonly counts: DraftSummary['counts'];
  readonly onChoose: () => void;
}

function Option({ name, counts, onChoose }: OptionProps) {
  return (
    <button type="button" className={classes.option} onClick={onChoose}>
      <span dir="auto">{name}</span>
      <span className={classes.soft}>{countsInWords(counts)}</span>
    </button>
  );
}
