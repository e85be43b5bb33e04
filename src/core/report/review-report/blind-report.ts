/** The printed blind review packet: its entries and claims as the reviewer sees them, and the reviewer's verdicts. */
import { titleInWords } from '../../assessment/draft-title.ts';
import { listOf } from '../../assessment/view.ts';
import { nameOfActorId, casefileIndex, languageOfObservation } from '../../casefile/lookup.ts';
import type { Digest } from '../../casefile/hash.ts';
import { isJsonObject } from '../../json/json.ts';
import { coveredBy, type CoveredField, type CoveredPart } from '../../review/covered.ts';
import { entryKinds } from '../../review/target-words.ts';
import { documentTarget, linksIn, listOfEntry, textAt } from '../../review/targets.ts';
import { verdictPlaces } from '../../review/verdict-places.ts';
import type { EntryKind } from '../../review-shape/types.generated.ts';
import { textLanguageOf } from '../../workspace/text-language.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { list, quote, section, sentences, type Block, type Line, type Prose } from '../prose/prose.ts';
import { newestOfSources } from '../report/report.ts';
import { placeBlocks } from './review-report.ts';

/** Collects the packet. The same workspace always gives the same report. */
export function blindReport(workspace: Workspace, digest: Digest): Prose {
  const { assessment, casefile, reviews = [] } = workspace;
  const language = textLanguageOf(workspace);
  const actorName = (id: string): string => nameOfActorId(id, casefileIndex(casefile));
  const parts = coveredBy(assessment, documentTarget, 'blind', digest, actorName) ?? [];
  const partsOf = (kind: CoveredPart['kind']) => parts.filter((part) => part.kind === kind);
  const entries = (kind: EntryKind): readonly Block[] => {
    const cited = listOf(assessment, listOfEntry[kind]).filter(isJsonObject).map(citedBy);
    return partsOf(kind).flatMap((part, at) => [
      ...partBlocks(part, entryKinds[kind], language, workspace),
      sentences('Cited claims: ', ...namesLine(cited[at] ?? []), '.'),
    ]);
  };
  return {
    sort: 'Blind review packet',
    title: titleInWords(workspace.title),
    language,
    newest: newestOfSources(casefile),
    blocks: [
      sentences('This packet contains no effects, reasons or rationales of the author.'),
      ...section('Power bases', entries('power-basis')),
      ...section('Intent hypotheses', entries('intent')),
      ...section(
        'Claims',
        partsOf('claim').flatMap((part) => partBlocks(part, 'Claim', language, workspace)),
      ),
      ...(reviews.length === 0
        ? []
        : section(
            'Verdicts',
            verdictPlaces(workspace, digest).flatMap((place) => placeBlocks(workspace, place, language)),
          )),
    ],
  };
}

/** The IDs of the claims that an entry cites, without duplicates. */
function citedBy(entry: Parameters<typeof linksIn>[0]): readonly string[] {
  return [...new Set(linksIn(entry).map((link) => textAt(link, 'claim_id')))];
}

function namesLine(ids: readonly string[]): Line {
  return ids.length === 0 ? ['none'] : ids.flatMap((id, at) => (at === 0 ? [quote(id)] : [', ', quote(id)]));
}

function partBlocks(part: CoveredPart, noun: string, language: string, { casefile }: Workspace): readonly Block[] {
  const lineOf = ({ label, values, writer }: CoveredField): Line => {
    const ofSource = writer === 'source' ? languageOfObservation(casefile, part.observationId) : language;
    return values.flatMap((value, at) => [at === 0 ? `${label}: ` : '; ', quote(value, writer && ofSource)]);
  };
  return [
    { kind: 'heading', level: 3, line: [`${noun} `, quote(part.id === '' ? 'without an ID' : part.id)] },
    ...list(part.fields.filter(({ isTechnical }) => !isTechnical).map(lineOf)),
  ];
}
