import type { ClaimGap, EntryGap } from '../../core/matrix/gaps.ts';

interface GapWords {
  readonly title: string;
  /** What it means, and what can be done about it. */
  readonly text: string;
}

/** What stands out among entries, in the order shown. */
export const entryGapWords: Readonly<Record<EntryGap, GapWords>> = {
  unopposed: {
    title: 'Nobody tried to contradict',
    text: 'No link contradicts them. Look for what would cut against them, or say in their falsifiers what would.',
  },
  unsupported: {
    title: 'Nothing supports',
    text: 'They have no supporting link.',
  },
  'one-observation': {
    title: 'Stand on one observation only',
    text: 'Every claim that supports them comes out of one and the same observation.',
  },
  'one-publisher': {
    title: 'Stand on one publisher only',
    text: 'Everything that supports them was published by one and the same actor, as far as the casefile names it.',
  },
  'no-verbatim': {
    title: 'No verbatim support',
    text: 'They have support, and no claim of it is verbatim.',
  },
  'capability-alone': {
    title: 'Capability alone',
    text: 'Intent hypotheses that nothing but claims of kind capacity support.',
  },
};

/** What stands out among claims, in the order shown. */
export const claimGapWords: Readonly<Record<ClaimGap, GapWords>> = {
  'cited-by-all': {
    title: 'Everything cites',
    text: 'Every entry has a link to them: whatever is wrong with one of them touches the whole assessment.',
  },
  'cited-by-most': {
    title: 'More than half of the entries cite',
    text: 'Pull the thread of one of them to see what would stand without it.',
  },
  uncited: {
    title: 'Nothing cites',
    text: 'No link and no contradiction names them. Link them where they bear on something, or let them wait.',
  },
  'only-contradicted': {
    title: 'Only a contradiction names',
    text: 'No entry has a link to them.',
  },
};
