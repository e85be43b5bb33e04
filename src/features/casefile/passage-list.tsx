/** In an observation’s form: its passages, each with its hash, its length and its claims. */
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { lazy, memo, Suspense } from 'react';
import { removePassage } from '../../core/workspace/casefile-edits.ts';
import { shortenEnd, spacesForLineEnds } from '../../core/passage/shorten.ts';
import type { Observation, Passage } from '../../core/casefile/types.generated.ts';
import { PassageOrigin } from '../../shared/passage-origin.tsx';
import { useDispatchAndTell } from '../../shared/dispatch-and-tell.ts';
import { useCanWrite, useDraft, useStores, useView, useViewActions } from '../../shared/context.tsx';
import { Writable } from '../../ui/writable.tsx';
import { claimsOfPassage, nameSome } from './usage.ts';
import { describeLength, describeLineEndings, shortPassageId } from './passage-texts.ts';
import { PassageFindings } from './passage-findings.tsx';
import { PassageRevision } from './passage-revision.tsx';
import { RemovalButton } from './removal-button.tsx';
import { useTexts } from './use-casefile.ts';
import classes from './casefile.module.css';

/** A casefile without sources from files has no originals, and does not need this code. */
const OriginalOfPassage = lazy(async () => ({ default: (await import('./original-file.tsx')).OriginalOfPassage }));

interface RowProps {
  readonly observation: Observation;
  readonly passage: Passage;
  readonly index: number;
}

const PassageRow = memo(function PassageRow({ observation, passage, index }: RowProps) {
  const { copy } = useStores().exports;
  const { showPassage } = useViewActions();
  const run = useDispatchAndTell();
  const canWrite = useCanWrite();
  const shown = useView((view) => view.passageId === passage.passage_id);
  const hasOrigins = useDraft(({ workspace }) => (workspace.casefile?.origins ?? []).length > 0);
  const claims = useTexts(({ workspace }) => claimsOfPassage(workspace.assessment, passage.passage_id));
  const ends = describeLineEndings(passage.text);
  const remove = (): void => {
    const ref = { observationId: observation.observation_id, passageId: passage.passage_id };
    run((workspace) => removePassage(workspace, ref), { label: 'remove passage' });
  };
  return (
    <li className={classes.passage} data-shown={shown || undefined}>
      <p className={classes.passageStart} dir="auto" lang={observation.language ?? ''}>
        {spacesForLineEnds(shortenEnd(passage.text, 220))}
      </p>
      <Group gap="xs">
        <Text size="xs" className={classes.mono} title={passage.passage_id}>
          {shortPassageId(passage.passage_id)}
        </Text>
        <Text size="xs" c="dimmed">
          {describeLength(passage.text)}
          {ends && ` · ${ends}`}
          {` · ${claims.length === 0 ? 'no claims' : nameSome(claims)}`}
        </Text>
        <Group gap={4} className={classes.end}>
          <Button
            size="compact-xs"
            variant={shown ? 'filled' : 'light'}
            onClick={() => showPassage(passage.passage_id, observation.observation_id)}
          >
            {shown ? 'Shown' : 'Show'}
          </Button>
          <ActionIcon
            size="sm"
            variant="subtle"
            aria-label={`Copy passage ${index + 1}`}
            onClick={() => void copy(passage.text)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
          <Writable canWrite={canWrite}>
            <RemovalButton
              label={`Remove passage ${index + 1}`}
              references={claims}
              consequence="These claims stay, but can no longer be checked against their passage."
              onRemove={remove}
            />
          </Writable>
        </Group>
      </Group>
      <PassageFindings observation={observation} passage={passage} index={index} />
      <PassageOrigin passageId={passage.passage_id} />
      {hasOrigins && (
        <Suspense>
          <OriginalOfPassage passageId={passage.passage_id} />
        </Suspense>
      )}
      <Group gap={4} mt={4}>
        <PassageRevision observation={observation} passage={passage} index={index} claims={claims.length} />
      </Group>
    </li>
  );
});

export function PassageList({ observation }: { readonly observation: Observation }) {
  if (observation.passages.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No passages yet. Paste the text exactly as published, or load it from files.
      </Text>
    );
  }
  return (
    <ol className={classes.passages}>
      {observation.passages.map((passage, at) => (
        <PassageRow key={passage.passage_id} observation={observation} passage={passage} index={at} />
      ))}
    </ol>
  );
}
