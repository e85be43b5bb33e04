/** The passage panel if there is no text: why, and what to do about it. */
import { Button } from '@mantine/core';
import { IconBook2, IconFileUnknown } from '@tabler/icons-react';
import { AuthorText } from '../../shared/author-text.tsx';
import { useChooseSources } from '../../shared/choose-sources.ts';
import { useOpenFiles } from '../../shared/open-files.ts';
import { useCanWrite, useViewActions } from '../../shared/context.tsx';
import { useSourcesOffer } from '../../shared/sources-offer.ts';
import { useClaimLanguage } from '../../shared/use-span-words.ts';
import { chooseFiles } from '../../ui/choose-files.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useActiveClaim, type Shown } from './use-shown-passage.ts';
import classes from './passage-panel.module.css';

export function PassageEmpty({ shown }: { readonly shown: Exclude<Shown, { kind: 'passage' }> }) {
  if (shown.kind === 'not-loaded') return <NotLoaded passageId={shown.passageId} />;
  const without = shown.kind === 'no-casefile';
  return (
    <EmptyState
      icon={<IconBook2 size={30} stroke={1.4} />}
      title={without ? 'No casefile attached' : 'No passages yet'}
      actions={<SourceButtons adds />}
    >
      {without
        ? 'Add sources or open a casefile to read them here.'
        : 'Add sources from files, or add an observation and its passages. You can then read them here and mark text to create claims.'}
    </EmptyState>
  );
}

function NotLoaded({ passageId }: { readonly passageId: string }) {
  const active = useActiveClaim();
  const language = useClaimLanguage(active?.claim ?? {});
  const actual = active?.claim.passage_id === passageId ? active.claim.actual : undefined;
  return (
    <EmptyState
      icon={<IconFileUnknown size={30} stroke={1.4} />}
      title={`This passage is not in the casefile.`}
      actions={<SourceButtons />}
    >
      <p className={classes.hash}>{passageId}</p>
      {actual ? (
        <AuthorText as="blockquote" className={classes.quote} lang={language}>
          {actual.slice(0, 600)}
        </AuthorText>
      ) : null}
      <p>
        The span of {active?.name ?? 'the claim'} cannot be checked. Open the casefile that the assessment is based on.
      </p>
    </EmptyState>
  );
}

/** The buttons that lead to a text. `adds` shows the one for new sources, which do not help if a passage is missing. */
function SourceButtons({ adds = false }: { readonly adds?: boolean }) {
  const openFiles = useOpenFiles();
  const { select } = useViewActions();
  const chooseSources = useChooseSources();
  const canWrite = useCanWrite();
  const offer = useSourcesOffer();
  return (
    <>
      {offer ? (
        <Button size="compact-md" disabled={!canWrite} onClick={offer.accept}>
          {offer.label}
        </Button>
      ) : null}
      {adds ? (
        <Button size="compact-md" variant={offer ? 'default' : 'filled'} disabled={!canWrite} onClick={chooseSources}>
          Add sources…
        </Button>
      ) : null}
      <Button
        size="compact-md"
        variant={adds ? 'default' : 'filled'}
        disabled={!canWrite}
        onClick={() => chooseFiles({ accept: '.json,application/json' }, openFiles)}
      >
        Open casefile…
      </Button>
      <Button size="compact-md" variant="default" onClick={() => select({ section: 'casefile' })}>
        Go to casefile
      </Button>
    </>
  );
}
