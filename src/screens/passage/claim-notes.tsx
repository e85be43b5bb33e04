/** For screen readers: a note on each claim of a passage, which its mark refers to. */
import { VisuallyHidden } from '@mantine/core';
import { memo, useCallback, useMemo } from 'react';
import { titleOf } from '../../core/assessment/choices.ts';
import type { Citation, ClaimMark } from '../../core/assessment/claim-marks.ts';
import { listOf, viewClaim, type ClaimView } from '../../core/assessment/view.ts';
import { blockAt, type TextBlock } from '../../core/text/segments.ts';
import type { Stores } from '../../shared/context.tsx';
import { useSettled, type Settling } from '../../shared/use-settled.ts';
import type { CitedMark } from '../../ui/marked-block.tsx';

/** Returns the DOM ID of the note on a claim. */
export function claimNoteId(prefix: string, key: number): string {
  return `${prefix}-${String(key)}`;
}

const verbs: Readonly<Record<Exclude<CitedMark, 'plain'>, string>> = {
  supports: 'supports',
  contradicts: 'contradicts',
  both: 'supports and contradicts',
};

/** Names a claim: its ID, its kind and its effect on the selected entry, if that cites it. */
export function claimInWords(
  { claim_id, claim_kind }: Pick<ClaimView, 'claim_id' | 'claim_kind'>,
  index: number,
  cited: CitedMark | undefined,
  entry: string,
): string {
  const effect = cited === undefined || cited === 'plain' ? undefined : `${verbs[cited]} ${entry}`;
  const kind = claim_kind ? titleOf(claim_kind) : undefined;
  return [claim_id || `Claim ${String(index + 1)}`, kind, effect].filter(Boolean).join(', ');
}

/** Returns how each mark is cited, by the claim's index. */
export function citedMarks(citations: readonly Citation[]): ReadonlyMap<number, CitedMark> {
  return new Map(citations.map(({ claim, as }) => [claim, as === 'side' || as === 'other' ? 'plain' : as]));
}

interface ClaimNotesProps {
  readonly prefix: string;
  /** In the order of the text. */
  readonly marks: readonly ClaimMark[];
  readonly blocks: readonly TextBlock[];
  /** The indices of the rendered blocks, separated by spaces. */
  readonly drawn: string;
  readonly cited: ReadonlyMap<number, CitedMark>;
  /** The name of the entry that cites them. */
  readonly entry: string;
}

/** The notes, in the order of the text, so that they can also be read one after the other. */
export const ClaimNotes = memo(function ClaimNotes(props: ClaimNotesProps) {
  const { prefix, marks, blocks, drawn, cited, entry } = props;
  const marksHere = useMemo(() => marksBegunIn(marks, blocks, drawn), [marks, blocks, drawn]);
  const names = useClaimNames(marksHere, cited, entry);
  if (marksHere.length === 0) return null;
  return (
    <VisuallyHidden component="div" role="group" aria-label="Claims in this passage">
      {marksHere.map(({ key }, at) => (
        // The rule does not know the roles of ARIA 1.3.
        // oxlint-disable-next-line jsx-a11y/aria-role
        <div key={key} id={claimNoteId(prefix, key)} role="comment">
          {names[at]}
        </div>
      ))}
    </VisuallyHidden>
  );
});

const settling: Settling<readonly string[]> = {
  isSame: (before, after) => before.length === after.length && before.every((name, at) => name === after[at]),
};

/** Returns the words about the claim of each mark. A key changes none or one of them, so none waits for all of them. */
function useClaimNames(
  marks: readonly ClaimMark[],
  cited: ReadonlyMap<number, CitedMark>,
  entry: string,
): readonly string[] {
  const read = useCallback(
    ({ desk }: Stores) => {
      const claims = listOf(desk.draft.getState()?.workspace.assessment ?? {}, 'claims');
      return marks.map(({ key }) => claimInWords(viewClaim(claims[key]), key, cited.get(key), entry));
    },
    [marks, cited, entry],
  );
  return useSettled(read, settling);
}

/** Returns the marks that begin in the rendered blocks. */
function marksBegunIn(marks: readonly ClaimMark[], blocks: readonly TextBlock[], drawn: string): readonly ClaimMark[] {
  const isDrawn = new Set(drawn === '' ? [] : drawn.split(' ').map(Number));
  return marks.filter(({ span }) => isDrawn.has(blockAt(blocks, span.start)));
}
