/** The subjects that a draft has maps of, and the one to show first. */
import { nameOfActor } from '../../core/casefile/lookup.ts';
import { matrixOf } from '../../core/matrix/matrix.ts';
import type { TextInLanguage } from '../../core/passage/parts-of-sentence.ts';
import { languageOfClaimWords } from '../../core/workspace/texts-at.ts';
import { textLanguageOf } from '../../core/workspace/text-language.ts';
import { claimName, claimWords, entryName } from '../../core/pictures/map/map-names.ts';
import { subjectKey, type MapSubject } from '../../core/pictures/map/subject.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import type { Selection } from '../../store/view-store.ts';
import type { PickOption } from '../../ui/pick-box.tsx';

/** The maximum number of letters of a text in the list of subjects, in UTF-16 units. */
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
  const description = text.slice(0, maxLetters);
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
