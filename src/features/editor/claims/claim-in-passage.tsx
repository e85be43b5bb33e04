/** A claim with its words in their sentence, and buttons that go to it. */
import { Button } from '@mantine/core';
import { IconArrowUpRight, IconTextScan2 } from '@tabler/icons-react';
import { AuthorText } from '../../../shared/author-text.tsx';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { showHiddenCharacters } from '../../../core/passage/hidden.ts';
import { CueNote, InOwnSentence, useClaimSentence } from '../../../shared/claim-sentence.tsx';
import { useClaimLanguage } from '../../../shared/use-claim-language.ts';
import { useDraft } from '../../../shared/context.tsx';
import classes from './claim-card.module.css';
import type { ModelClaim } from '../../../core/assessment/model.ts';
import { ClaimMeta } from './claim-meta.tsx';
import { useShowClaim } from './use-show-claim.ts';

export function ClaimInPassage({ info }: { readonly info: ModelClaim }) {
  const { show, open } = useShowClaim();
  const { actual = '', proposition, passage_id: passageId = '' } = info.claim;
  const isLoaded = useDraft(({ workspace }) => casefileIndex(workspace.casefile).passage(passageId) !== undefined);
  const language = useClaimLanguage(info.claim);
  const sentence = useClaimSentence(info.claim);
  const name = info.id || 'the claim';
  return (
    <article className={classes.card} aria-label={`Claim ${info.id ?? ''}`}>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <div
        role="group"
        aria-label={`Text of ${name} in its passage`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes.place}
        dir="auto"
        lang={language}
      >
        <blockquote>
          <InOwnSentence sentence={sentence}>
            {actual === '' ? 'No text yet' : <mark className={classes.own}>{showHiddenCharacters(actual)}</mark>}
          </InOwnSentence>
        </blockquote>
      </div>
      <CueNote sentence={sentence} />
      {sentence ? null : (
        <p className={classes.note}>
          {isLoaded
            ? 'This text does not match the passage at the claim’s span.'
            : 'The passage is not in the casefile.'}
        </p>
      )}
      {proposition && proposition !== actual ? (
        <p className={classes.note}>
          Proposition: <AuthorText as="q">{proposition}</AuthorText>
        </p>
      ) : null}
      <ClaimMeta info={info} />
      <div className={classes.buttons}>
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconTextScan2 size={14} />}
          disabled={!info.claim.passage_id}
          onClick={() => show(info)}
        >
          Show in passage
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          leftSection={<IconArrowUpRight size={14} />}
          onClick={() => open(info)}
        >
          Go to {name}
        </Button>
      </div>
    </article>
  );
}
