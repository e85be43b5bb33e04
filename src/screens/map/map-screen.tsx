/** The screen “Map” and the choice of its subject: from publishers over passages and claims to entries around it. */
import { Button } from '@mantine/core';
import { IconSitemap } from '@tabler/icons-react';
import { useMemo, useId } from 'react';
import { evidenceMap, sharingOn, type EvidenceMap } from '../../core/pictures/map/map-model.ts';
import { mapInWords, sharingInWords, claimName, claimWords, entryName } from '../../core/pictures/map/map-names.ts';
import { subjectKey, subjectOf, type MapSubject } from '../../core/pictures/map/subject.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { useDraft, useStores, useView } from '../../shared/context.tsx';
import { useSharedRuns } from '../../shared/use-shared-runs.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BelowHead, ScreenHead } from '../../ui/screen-head.tsx';
import { MapPicture } from './map-picture.tsx';
import classes from './map.module.css';
import { PickBox, type PickOption } from '../../ui/pick-box.tsx';
import { nameOfActor } from '../../core/casefile/lookup.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import { shortenEnd } from '../../core/text/shorten.ts';
import type { TextInLanguage } from '../../core/text/parts-of-sentence.ts';
import { languageOfClaimWords } from '../../core/workspace/texts-at.ts';
import { textLanguageOf } from '../../core/workspace/text-language.ts';
import type { Selection } from '../../desk/view-store.ts';

/** `part` is the key of the subject in the address; without one, the map is about the selected entry. */
export function MapScreen({ part }: { readonly part: string | undefined }) {
  const workspace = useDraft((draft) => draft.workspace);
  const selection = useView((view) => view.selection);
  const first = useMemo(() => firstSubject(workspace, selection), [workspace, selection]);
  const key = part ?? (first && subjectKey(first)) ?? '';
  const map = useMemo(() => mapOfKey(workspace, key), [workspace, key]);
  const runs = useSharedRuns();
  const sharing = useMemo(() => (map ? sharingOn(map, runs) : []), [map, runs]);
  const words = useMemo(
    () => (map ? [...mapInWords(workspace, map), ...sharingInWords(sharing)].join(' ') : ''),
    [workspace, map, sharing],
  );
  if (workspace.blind === true) return <NoMap title="A blind review packet has no map" why={blind} />;
  return (
    <main aria-label="Map" className={classes.screen}>
      {map ? (
        <MapPicture map={map} words={words} sharing={sharing} tools={<SubjectPicker subject={map.subject} />} />
      ) : (
        <>
          <ScreenHead title="Map">
            <SubjectPicker subject={undefined} />
          </ScreenHead>
          <BelowHead>
            <NoMap {...(part === undefined ? nothingYet : notFound)} />
          </BelowHead>
        </>
      )}
    </main>
  );
}

function mapOfKey(workspace: Workspace, key: string): EvidenceMap | undefined {
  const subject = subjectOf(key);
  return subject && evidenceMap(workspace, subject);
}

const blind = 'A map shows effects, and the packet contains none.';
const nothingYet = {
  title: 'No entries yet',
  why: 'Add a power basis or an intent hypothesis, and link claims to it.',
};
const notFound = {
  title: 'Nothing to draw',
  why: 'The draft does not contain this entry, claim or publisher. Choose another one in “Map of”.',
};

function NoMap({ title, why }: { readonly title: string; readonly why: string }) {
  const { goTo } = useStores().navigation;
  return (
    <EmptyState
      icon={<IconSitemap size={40} stroke={1.2} />}
      title={title}
      actions={
        <Button variant="default" onClick={() => goTo({ to: 'desk' })}>
          Back to writing
        </Button>
      }
    >
      {why}
    </EmptyState>
  );
}

/** The choice of what a map is about: an entry, a claim or a publisher. */
function SubjectPicker({ subject }: { readonly subject: MapSubject | undefined }) {
  const workspace = useDraft((draft) => draft.workspace);
  const { goTo } = useStores().navigation;
  const options = useMemo(() => subjectOptions(workspace), [workspace]);
  const chosen = subject && subjectKey(subject);
  return (
    <div className={classes.picker}>
      <PickBox
        id={useId()}
        aria-label="Map of"
        shown={options.find(({ value }) => value === chosen)?.label ?? ''}
        chosen={chosen}
        options={options}
        placeholder="Choose an entry, a claim or a publisher"
        onPick={(key) => goTo({ to: 'map', key })}
      />
    </div>
  );
}

/** The maximum number of code points of a text in the list of subjects. */
const maxLetters = 120;

/** Returns all subjects as options: intent hypotheses, power bases, claims, and the publishers of observations. */
export function subjectOptions(workspace: Workspace): readonly PickOption[] {
  const { claims, entries } = matrixOf(workspace);
  const named = entries.map((entry) => {
    const subject = { kind: 'entry', list: entry.list, index: entry.index } as const;
    return option(subject, entryName(entry), { text: entry.words, language: textLanguageOf(workspace) });
  });
  const ofClaims = claims.map((claim) => {
    const words = { text: claimWords(claim), language: languageOfClaimWords(workspace, claim.claim) };
    return option({ kind: 'claim', index: claim.index }, `Claim ${claimName(claim)}`, words);
  });
  return [...named, ...ofClaims, ...publisherOptions(workspace)];
}

function option(subject: MapSubject, label: string, { text, language }: TextInLanguage): PickOption {
  const description = shortenEnd(text, maxLetters);
  return { value: subjectKey(subject), label, description, descriptionLang: language, names: [text] };
}

function publisherOptions({ casefile }: Workspace): readonly PickOption[] {
  const ids = new Set((casefile?.observations ?? []).map(({ publisher_actor_id: id }) => id));
  const actors = new Map((casefile?.actors ?? []).map((actor) => [actor.actor_id, actor]));
  return [...ids].map((actorId) => {
    const actor = actorId === null ? undefined : actors.get(actorId);
    const name = actorId === null ? 'No publisher given' : actor ? nameOfActor(actor) : actorId;
    return {
      value: subjectKey({ kind: 'publisher', actorId }),
      label: `Publisher: ${name}`,
      names: actor?.names ?? [],
    };
  });
}

/** Returns the subject of the selected entry, otherwise of the first entry; undefined if the draft has no entries. */
export function firstSubject(workspace: Workspace, { section, index }: Selection): MapSubject | undefined {
  if (index !== undefined) {
    if (section === 'claims') return { kind: 'claim', index };
    if (section === 'power_bases' || section === 'intent_hypotheses') return { kind: 'entry', list: section, index };
  }
  const [entry] = matrixOf(workspace).entries;
  return entry && { kind: 'entry', list: entry.list, index: entry.index };
}
