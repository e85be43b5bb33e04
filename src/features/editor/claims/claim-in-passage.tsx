/** A claim with its words in the passage: the text around its span, with the span marked, and buttons that go to it. */
import { Button } from '@mantine/core';
import { IconArrowUpRight, IconTextScan2 } from '@tabler/icons-react';
import { AuthorText } from '../../../shared/author-text.tsx';
import { casefileIndex } from '../../../core/casefile/lookup.ts';
import { wordsAround } from '../../../core/passage/excerpt.ts';
import { showHiddenCharacters } from '../../../core/passage/hidden.ts';
import { spanOf, textAt } from '../../../core/passage/span.ts';
import { useDraft } from '../../../shared/context.tsx';
import classes from './claim-card.module.css';
import type { ClaimInfo } from './claim-info.ts';
import { ClaimMeta } from './claim-meta.tsx';
import { useShowClaim } from './use-show-claim.ts';

/**
 * How much of the passage is shown on either side of the claim's text, in code points. It is short, so that the text
 * begins in the first lines of its box, also in a narrow column.
 */
const reach = 80;

/** Returns the claim's text and the text around it; only its own text if the passage differs or is not loaded. */
function usePlaceOf({ claim }: ClaimInfo) {
  const loaded = useDraft(({ workspace }) => casefileIndex(workspace.casefile).passage(claim.passage_id ?? ''));
  const { actual = '', span } = claim;
  const at = spanOf(span);
  const text = loaded?.passage.text;
  const around = text !== undefined && at && textAt(text, at) === actual ? wordsAround(text, at, reach) : undefined;
  const language = loaded?.observations[0]?.language ?? '';
  return { actual, around, isLoaded: loaded !== undefined, language };
}

export function ClaimInPassage({ info }: { readonly info: ClaimInfo }) {
  const { show, open } = useShowClaim();
  const { actual, around, isLoaded, language } = usePlaceOf(info);
  const { proposition } = info.claim;
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
          {around ? `${around.cutBefore ? '…' : ''}${showHiddenCharacters(around.before)}` : null}
          {actual === '' ? 'No text yet' : <mark className={classes.own}>{showHiddenCharacters(actual)}</mark>}
          {around ? `${showHiddenCharacters(around.after)}${around.cutAfter ? '…' : ''}` : null}
        </blockquote>
      </div>
      {around ? null : (
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
