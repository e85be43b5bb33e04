import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import { standingOf, supportersOf, type Standing } from '../../core/matrix/standing.ts';
import type { Consequence, Loss } from '../../core/matrix/thread.ts';
import { entryName } from './labels.ts';

/** A number with its noun. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${String(count)} ${count === 1 ? one : many}`;
}

/** What is said of an entry that loses something, in short: for headings. */
export const lossWords: Readonly<Record<Loss, string>> = {
  'last-support': 'loses its last support',
  'only-verbatim': 'loses its only verbatim support',
  'becomes-capability-alone': 'becomes capability alone',
  'last-contradiction': 'loses all that contradicts it',
};

/** What becomes of an entry, in a sentence or two. */
export function consequenceSentence({ entry, before, left, losses }: Consequence): string {
  const name = entryName(entry);
  if (losses.length === 0) return `${name} ${standsOn(before, left)}.`;
  const rest = losses.includes('last-support') ? '' : ` ${supportLeft(before, left)}`;
  const [first = '', ...more] = losses.map((loss) => `${lossWords[loss]}${detail(loss, before, left)}`);
  const also = more.length === 0 ? '' : ` and ${more.join(' and ')}`;
  return `${name} ${first}${also}.${rest}`;
}

function detail(loss: Loss, before: Standing, left: Standing): string {
  if (loss === 'last-support')
    return `: ${before.supports === 1 ? 'the one claim' : `all ${String(before.supports)} claims`} that ${before.supports === 1 ? 'supports' : 'support'} it ${before.supports === 1 ? 'is' : 'are'} switched off`;
  if (loss === 'becomes-capability-alone')
    return left.supports === 1
      ? ' (the claim that is left says what it can do, not what it means to do)'
      : ' (the claims that are left say what it can do, not what it means to do)';
  return '';
}

function supportLeft(before: Standing, left: Standing): string {
  if (before.supports === 0) return 'Nothing supported it before either.';
  if (left.supports === before.supports) return `Its support stays: ${counted(left.supports, 'claim')}.`;
  return `${counted(left.supports, 'supporting claim')} of ${String(before.supports)} ${left.supports === 1 ? 'is' : 'are'} left.`;
}

function standsOn(before: Standing, left: Standing): string {
  if (before.supports === 0) return 'had no support before either';
  if (left.supports === before.supports)
    return `keeps all its support, ${counted(left.supports, 'claim')}; fewer claims contradict it (${String(left.contradicts)} of ${String(before.contradicts)})`;
  const verbatim = left.verbatim === left.supports ? '' : `, ${String(left.verbatim)} of them verbatim`;
  return `stands on with ${String(left.supports)} of ${counted(before.supports, 'supporting claim')}${verbatim}`;
}

/** What an entry stands on, in counts that are never more than that. */
export function standingSentence(matrix: EvidenceMatrix, entry: MatrixEntry): string {
  const { supports, contradicts, verbatim } = standingOf(matrix, entry);
  const against =
    contradicts === 0
      ? 'Nothing contradicts it'
      : `${counted(contradicts, 'claim')} ${contradicts === 1 ? 'contradicts' : 'contradict'} it`;
  if (supports === 0) return `No claim supports it. ${against}.`;
  const sources = new Set(supportersOf(matrix, entry).map(({ claim }) => claim.observation_id)).size;
  const from = counted(sources, 'observation');
  return `${counted(supports, 'claim')} ${supports === 1 ? 'supports' : 'support'} it (${String(verbatim)} verbatim, out of ${from}). ${against}.`;
}

/** Which entries cite a claim, in counts. */
export function citingSentence({ entries }: EvidenceMatrix, { index, contradictions }: MatrixClaim): string {
  const effects = entries.map(({ cells }) => cells.get(index)).filter((effect) => effect !== undefined);
  const supports = effects.filter((effect) => effect === 'supports' || effect === 'both').length;
  const contradicts = effects.filter((effect) => effect === 'contradicts' || effect === 'both').length;
  const pairs = contradictions === 0 ? '' : ` It stands in ${counted(contradictions, 'contradiction')}.`;
  if (effects.length === 0) return `No entry cites it.${pairs}`;
  return `It supports ${counted(supports, 'entry', 'entries')} and contradicts ${counted(contradicts, 'entry', 'entries')}.${pairs}`;
}
