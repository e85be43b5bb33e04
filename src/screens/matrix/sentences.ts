/** The words of the matrix: names of its parts, and sentences on support, citations and the effect of exclusions. */
import type { EvidenceMatrix, MatrixClaim, MatrixEntry } from '../../core/matrix/matrix.ts';
import { evidenceCounts, supportersOf, type EvidenceCounts } from '../../core/matrix/gaps.ts';
import type { Consequence, Loss } from '../../core/matrix/exclusions.ts';
import { counted } from '../../core/json/words.ts';
import { supportInWords } from '../../core/check/in-words.ts';
import { showDirections } from '../../core/text/directions.ts';
import { spacesForLineEnds } from '../../core/text/shorten.ts';
import { casefileIndex } from '../../core/casefile/lookup.ts';
import type { Casefile } from '../../core/casefile/types.generated.ts';
import { actorName } from '../../shared/actor-name.ts';

/** The losses of an entry in short, for headings. */
export const lossWords: Readonly<Record<Loss, string>> = {
  'last-support': 'loses all support',
  'only-verbatim': 'loses all verbatim support',
  'becomes-capability-alone': 'rests on capability alone',
  'last-contradiction': 'loses all contradicting evidence',
};

/** The effect of the exclusions on an entry, in one or two sentences. */
export function consequenceSentence({ entry, before, left, losses }: Consequence): string {
  const name = entryName(entry);
  if (losses.length === 0) return `${name} ${remainingLinks(before, left)}.`;
  const rest = losses.includes('last-support') ? '' : ` ${remainingSupport(before, left)}`;
  const [first = '', ...more] = losses.map((loss) => `${lossWords[loss]}${detail(loss, before, left)}`);
  const also = more.length === 0 ? '' : ` and ${more.join(' and ')}`;
  return `${name} ${first}${also}.${rest}`;
}

function detail(loss: Loss, before: EvidenceCounts, left: EvidenceCounts): string {
  if (loss === 'last-support')
    return before.supports === 1
      ? ': its only supporting claim is excluded'
      : `: all ${String(before.supports)} supporting claims are excluded`;
  if (loss === 'becomes-capability-alone')
    return left.supports === 1
      ? ' (the remaining claim shows capability, not intent)'
      : ' (the remaining claims show capability, not intent)';
  return '';
}

function remainingSupport(before: EvidenceCounts, left: EvidenceCounts): string {
  if (before.supports === 0) return 'It had no support before.';
  if (left.supports === before.supports) return `It keeps its ${counted(left.supports, 'supporting claim')}.`;
  return `${String(left.supports)} of ${counted(before.supports, 'supporting claim')} ${left.supports === 1 ? 'remains' : 'remain'}.`;
}

function remainingLinks(before: EvidenceCounts, left: EvidenceCounts): string {
  if (before.supports === 0) return 'had no support before';
  if (left.supports === before.supports)
    return `keeps its ${counted(left.supports, 'supporting claim')}, and ${String(left.contradicts)} of ${counted(before.contradicts, 'contradicting claim')}`;
  const verbatim = left.verbatim === left.supports ? '' : `, ${String(left.verbatim)} of them verbatim`;
  return `keeps ${String(left.supports)} of ${counted(before.supports, 'supporting claim')}${verbatim}`;
}

/** The support of an entry in counts. Counts are not a measure of strength. */
export function supportSentence(matrix: EvidenceMatrix, entry: MatrixEntry): string {
  const { supports, contradicts, verbatim } = evidenceCounts(matrix, entry);
  const against =
    contradicts === 0
      ? 'Nothing contradicts it'
      : `${counted(contradicts, 'claim')} ${contradicts === 1 ? 'contradicts' : 'contradict'} it`;
  if (supports === 0) return `No claim supports it. ${against}.`;
  const from = supportInWords(supportersOf(matrix, entry).map(({ publisher }) => publisher ?? undefined));
  return `Support: ${from}. ${String(verbatim)} of ${String(supports)} ${verbatim === 1 ? 'is' : 'are'} verbatim. ${against}.`;
}

/** The publishers of the claims that an entry cites with this effect, once each. Null is an unknown publisher. */
export function publishersOf(
  { claims }: EvidenceMatrix,
  { cells }: MatrixEntry,
  effect: 'supports' | 'contradicts',
): readonly (string | null)[] {
  const cited = claims.filter(({ index }) => [effect, 'both'].includes(cells.get(index) ?? ''));
  return [...new Set(cited.map(({ publisher }) => publisher ?? null))];
}

/** How many entries a claim supports and contradicts. */
export function citingSentence({ entries }: EvidenceMatrix, { index, contradictions }: MatrixClaim): string {
  const effects = entries.map(({ cells }) => cells.get(index)).filter((effect) => effect !== undefined);
  const supports = effects.filter((effect) => effect === 'supports' || effect === 'both').length;
  const contradicts = effects.filter((effect) => effect === 'contradicts' || effect === 'both').length;
  const pairs = contradictions === 0 ? '' : ` It is part of ${counted(contradictions, 'contradiction')}.`;
  if (effects.length === 0) return `No entry cites it.${pairs}`;
  return `It supports ${counted(supports, 'entry', 'entries')} and contradicts ${counted(contradicts, 'entry', 'entries')}.${pairs}`;
}

/** The ID of a claim, or its number if it has none. */
export function claimName({ id, index }: MatrixClaim): string {
  return id === '' ? `claim ${String(index + 1)}` : id;
}

/** The ID of an entry, or its number if it has none. */
export function entryName({ id, index, list }: MatrixEntry): string {
  if (id !== '') return id;
  return `${list === 'power_bases' ? 'power basis' : 'intent hypothesis'} ${String(index + 1)}`;
}

/** The proposition of a claim, or its actual text if it has none. */
export function claimWords({ claim: { proposition, actual } }: MatrixClaim): string {
  return spacesForLineEnds(proposition || actual || 'No text yet');
}

/** The name of a publisher; null is an unknown publisher. */
export function publisherName(casefile: Casefile | null, publisher: string | null): string {
  return publisher === null ? 'Unknown publisher' : actorName(casefile, publisher);
}

/** The number and title of an observation. */
export function observationName(casefile: Casefile | null, number: number): string {
  const title = casefileIndex(casefile).observation(number)?.title;
  return title ? `${String(number)} · ${showDirections(title)}` : `Observation ${String(number)}`;
}
