/** The coverage of an observation in words, which say what its bar shows. */
import type { Observation } from '../casefile/types.generated.ts';
import type { Coverage, CoverageUse } from './coverage.ts';
import { counted } from '../json/words.ts';

const titlesOfUse: Readonly<Record<CoverageUse, string>> = {
  supports: 'supports',
  contradicts: 'contradicts',
  both: 'supports and contradicts',
  uncited: 'claim without a link',
};

/** Returns a share in whole per cent: “12 %”, or “under 1 %” for a share that would be 0. */
export function shareInWords(part: number, whole: number): string {
  if (part === 0 || whole === 0) return '0 %';
  const share = Math.round((100 * part) / whole);
  if (share === 0) return 'under 1 %';
  return share === 100 && part < whole ? 'over 99 %' : `${String(share)} %`;
}

/** Returns how much of an observation is marked: “Observation 2 · Notice: 4 claims, 12 % marked; …”. */
export function coverageInWords(
  { observation_id: number, title }: Pick<Observation, 'observation_id' | 'title'>,
  { claims, marked, length, stretches }: Coverage,
): string {
  const share = claims === 0 ? 'No claims' : `${counted(claims, 'claim')}, ${shareInWords(marked.all, length)} marked`;
  const name = `Observation ${String(number)} · ${title || 'Untitled observation'}: ${share}`;
  if (stretches.length === 0) return `${name}; ${counted(length, 'character')}`;
  const uses = (['supports', 'contradicts', 'both', 'uncited'] as const).filter((use) => marked[use] > 0);
  const parts = uses.map((use) => `${titlesOfUse[use]} ${shareInWords(marked[use], length)}`);
  return `${name}; ${counted(stretches.length, 'marked part')} in ${counted(length, 'character')}: ${parts.join(', ')}`;
}
