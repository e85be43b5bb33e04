/** The panel “What if” beside the matrix: excludes publishers, observations or claims, and shows the effect. */
import { Button, Group, SegmentedControl } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { memo, useMemo, useRef, useState } from 'react';
import type { EvidenceMatrix } from '../../core/matrix/matrix.ts';
import {
  countExclusions,
  noExclusions,
  type Consequence,
  type ExclusionEffects,
  type Exclusions,
  type Loss,
} from '../../core/matrix/exclusions.ts';
import { useDraft } from '../../shared/context.tsx';
import { ClaimText } from '../../shared/claim-sentence.tsx';
import { ObservationText } from '../../shared/observation-text.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { useWindow, WindowRows } from '../../ui/window-rows.tsx';
import { matchesWords } from '../../ui/matches-words.ts';
import { ToneIcon } from './grid-cells.tsx';
import { consequenceSentence, claimWords, observationName, publisherName } from './sentences.ts';
import classes from './panel.module.css';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import type { ClaimView } from '../../core/assessment/view.ts';
import { grouped } from '../../core/json/grouped.ts';
import { counted } from '../../core/json/words.ts';

interface WhatIfPanelProps {
  readonly matrix: EvidenceMatrix;
  readonly off: Exclusions;
  readonly effects: ExclusionEffects;
  readonly onOff: (off: Exclusions) => void;
  /** Moves to an entry in the matrix. */
  readonly onEntry: (at: number) => void;
}

const kinds = [
  { value: 'publishers', label: 'Publishers' },
  { value: 'observations', label: 'Observations' },
  { value: 'claims', label: 'Claims' },
] as const satisfies readonly { value: ExclusionKind; label: string }[];

export function WhatIfPanel({ matrix, off, effects, onOff, onEntry }: WhatIfPanelProps) {
  const casefile = useDraft(({ workspace }) => workspace.casefile);
  const [kind, setKind] = useState<ExclusionKind>('claims');
  const options = useMemo(() => exclusionOptions(kind, matrix, casefile, off), [kind, matrix, casefile, off]);
  const count = countExclusions(off);
  return (
    <>
      <p className={classes.note}>
        Exclude publishers, observations or claims to see which entries depend on them. This does not change your draft.
      </p>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="What to exclude"
        data={[...kinds]}
        value={kind}
        onChange={(value) => setKind(kinds.find((each) => each.value === value)?.value ?? kind)}
      />
      <ExclusionList key={kind} label={kind} options={options} off={off} onOff={onOff} />
      <Group justify="space-between" gap="var(--space-3)">
        <span className={classes.soft} role="status">
          {count === 0
            ? 'Nothing excluded.'
            : `${String(count)} excluded (${String(effects.off.size)} of ${String(matrix.claims.length)} claims).`}
        </span>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconArrowBackUp size={15} aria-hidden />}
          disabled={count === 0}
          onClick={() => onOff(noExclusions)}
        >
          Include all
        </Button>
      </Group>
      {count > 0 ? <Consequences effects={effects} onEntry={onEntry} /> : null}
    </>
  );
}

interface ConsequencesProps {
  readonly effects: ExclusionEffects;
  readonly onEntry: (at: number) => void;
}

const groups: readonly (readonly [Loss, string])[] = [
  ['last-support', 'Lose all support'],
  ['only-verbatim', 'Lose all verbatim support'],
  ['becomes-capability-alone', 'Rest on capability alone'],
  ['last-contradiction', 'Lose all contradicting evidence'],
];

/**
 * In the panel “What if”: the effect of the exclusions on each entry, in sentences. An entry with several losses is
 * listed under the first.
 */
const Consequences = memo(function Consequences({ effects, onEntry }: ConsequencesProps) {
  const { touched, untouched } = effects;
  const withoutLosses = touched.filter(({ losses }) => losses.length === 0);
  return (
    <section aria-label="Effect of exclusion" className={classes.consequences}>
      <h3>Effect of exclusion</h3>
      <p role="status" className={classes.soft}>
        {summary(effects)}
      </p>
      {groups.map(([loss, title]) => {
        const members = touched.filter(({ losses }) => losses[0] === loss);
        return members.length === 0 ? null : (
          <div key={loss}>
            <h4>
              {title} ({members.length})
            </h4>
            <Sentences consequences={members} onEntry={onEntry} />
          </div>
        );
      })}
      {withoutLosses.length > 0 ? (
        <details open={withoutLosses.length <= 12}>
          <summary>Fewer claims, no losses ({withoutLosses.length})</summary>
          <Sentences consequences={withoutLosses} onEntry={onEntry} />
        </details>
      ) : null}
      {untouched > 0 ? (
        <p className={classes.soft}>
          {untouched === 1 ? '1 entry cites' : `${String(untouched)} entries cite`} no excluded claim.
        </p>
      ) : null}
    </section>
  );
});

function summary({ touched }: ExclusionEffects): string {
  const losing = touched.filter(({ losses }) => losses.length > 0).length;
  if (touched.length === 0) return 'No entry cites an excluded claim.';
  if (losing === 0) return 'No losses. Affected entries have fewer claims.';
  return losing === 1 ? 'Losses in 1 entry.' : `Losses in ${String(losing)} entries.`;
}

interface SentencesProps {
  readonly consequences: readonly Consequence[];
  readonly onEntry: (at: number) => void;
}

function Sentences({ consequences, onEntry }: SentencesProps) {
  return (
    <ul className={classes.sentences}>
      {consequences.map((consequence) => (
        <li key={consequence.entry.at}>
          <button type="button" className={classes.sentence} onClick={() => onEntry(consequence.entry.at)}>
            <ToneIcon tone={consequence.losses.length > 0 ? 'losses' : 'fewer'} losses={consequence.losses} />
            <span>{consequenceSentence(consequence)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ExclusionListProps {
  readonly label: string;
  readonly options: readonly ExclusionOption[];
  readonly off: Exclusions;
  readonly onOff: (off: Exclusions) => void;
}

const estimate = (): number => 46;

/**
 * In the panel “What if”: a list with one checkbox for each thing that can be excluded. Only rows near the viewport
 * are rendered.
 */
function ExclusionList({ label, options, off, onOff }: ExclusionListProps) {
  const [text, setText] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const has = matchesWords(text);
  const shown = options.filter(({ name, detail }) => has(() => `${name}\n${detail}`));
  const rows = useWindow({ count: shown.length, scroller, estimate, keyOf: (index) => shown[index]?.key ?? index });
  return (
    <>
      {options.length > 6 ? (
        <SearchBox label={`Search ${label}`} placeholder={`Search ${label}`} value={text} onSearch={setText} />
      ) : null}
      <div ref={scroller} className={classes.switches}>
        {shown.length === 0 ? <p className={classes.note}>{emptyText(label, options.length)}</p> : null}
        <WindowRows rows={rows} role="group" aria-label={`Exclude ${label}`}>
          {(index) => {
            const item = shown[index];
            return item ? <ExclusionCheckbox item={item} onToggle={() => onOff(item.toggle(off))} /> : null;
          }}
        </WindowRows>
      </div>
    </>
  );
}

function ExclusionCheckbox({ item, onToggle }: { readonly item: ExclusionOption; readonly onToggle: () => void }) {
  return (
    <label className={classes.switch} data-off={item.off || undefined}>
      <input type="checkbox" checked={item.off} onChange={onToggle} />
      <span className={classes.switchName} dir="auto">
        {item.observation === undefined ? item.name : <ObservationText number={item.observation} text={item.name} />}
      </span>
      <span className={classes.detail} dir="auto">
        {item.claim ? <ClaimText claim={item.claim} text={item.detail} /> : item.detail}
      </span>
    </label>
  );
}

function emptyText(label: string, all: number): string {
  return all === 0 ? `No ${label}. Attach a casefile to see them.` : `No ${label} match your search.`;
}

export type ExclusionKind = 'publishers' | 'observations' | 'claims';

/** A claim, observation or publisher that can be excluded. */
interface ExclusionOption {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  /** The claim of which `detail` is the text. */
  readonly claim?: ClaimView;
  /** The number of the observation that `name` names. */
  readonly observation?: number;
  readonly off: boolean;
  toggle(off: Exclusions): Exclusions;
}

type Excluded = string | number | null;

/** Excludes a claim, an observation or a publisher, or includes it again. */
export function toggleExclusion(off: Exclusions, kind: ExclusionKind, value: Excluded): Exclusions {
  const next = new Set<Excluded>(off[kind]);
  if (!next.delete(value)) next.add(value);
  return { ...off, [kind]: next };
}

/** Returns everything of one kind that can be excluded, in the order of first mention; claims by ID. */
export function exclusionOptions(
  kind: ExclusionKind,
  { claims }: EvidenceMatrix,
  casefile: Casefile | null,
  off: Exclusions,
): readonly ExclusionOption[] {
  const excluded = new Set<Excluded>(off[kind]);
  const option = (
    value: Excluded,
    name: string,
    detail: string,
    of: Pick<ExclusionOption, 'claim' | 'observation'> = {},
  ): ExclusionOption => ({
    ...of,
    key: String(value ?? '-'),
    name,
    detail,
    off: excluded.has(value),
    toggle: (before) => toggleExclusion(before, kind, value),
  });
  if (kind === 'claims') {
    return claims
      .filter(({ answers }) => answers)
      .map((claim) => option(claim.id, claim.id, claimWords(claim), { claim: claim.claim }));
  }
  if (kind === 'observations') {
    return [...grouped(claims, ({ claim }) => claim.observation_id)].flatMap(([number, group]) =>
      number === undefined
        ? []
        : [option(number, observationName(casefile, number), counted(group.length, 'claim'), { observation: number })],
    );
  }
  return [...grouped(claims, ({ publisher }) => publisher)].flatMap(([publisher, group]) => {
    if (publisher === undefined) return [];
    const observations = new Set(group.map(({ claim }) => claim.observation_id)).size;
    const detail = `${counted(group.length, 'claim')} from ${counted(observations, 'observation')}`;
    return [option(publisher, publisherName(casefile, publisher), detail)];
  });
}
