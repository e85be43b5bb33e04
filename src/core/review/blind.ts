/** Blind review packets: what a reviewer sees of a draft when the author's effects and reasons must stay hidden. */
import { asJson, withoutGrades } from '../casefile/create.ts';
import { idFieldOf } from '../assessment/ids.ts';
import { isJsonObject, type JsonObject } from '../json/json.ts';
import { ownText } from '../json/own.ts';
import { listOf } from '../assessment/view.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { Digest } from '../casefile/hash.ts';
import { claimContent, entryWords, jsonDigest } from './contents.ts';
import { linksIn, listOfEntry } from './targets.ts';
import { draftFormat } from '../review-shape/plan.ts';
import type { EntryKind } from '../review-shape/types.generated.ts';

/**
 * Makes a blind review packet from a draft: its language, the brief, its casefile, its claims, what its entries say,
 * which claims each entry cites, and nothing else. It contains neither effects,
 * reasons, rationales and workflow states nor anything that reveals them: several links to one claim become one, and
 * the order of links is not the author's. The casefile has no source grades, because their basis can say how the author
 * reads a source. Its fingerprint is the same without them.
 */
export function blindPacket(workspace: Workspace, digest: Digest): JsonObject {
  const { textLanguage, brief } = workspace;
  const stated = { ...(textLanguage !== undefined && { textLanguage }), ...(brief !== undefined && { brief }) };
  return {
    format: draftFormat('blind-review', stated),
    title: workspace.title,
    ...(textLanguage !== undefined && { text_language: textLanguage }),
    ...(brief !== undefined && { brief }),
    assessment: blindAssessment(workspace.assessment, digest),
    casefile: workspace.casefile && asJson(withoutGrades(workspace.casefile)),
  };
}

/** Returns the assessment of a blind review packet. */
export function blindAssessment(assessment: JsonObject, digest: Digest): JsonObject {
  const entries = (kind: EntryKind) =>
    listOf(assessment, listOfEntry[kind])
      .filter(isJsonObject)
      .map((entry) => ({
        ...idOnly(entry, idFieldOf[listOfEntry[kind]]),
        ...entryWords[kind](entry),
        evidence: citedBy(entry, digest),
      }));
  return {
    claims: listOf(assessment, 'claims')
      .filter(isJsonObject)
      .map((claim) => ({ ...idOnly(claim, 'claim_id'), ...claimContent(claim) })),
    power_bases: entries('power-basis'),
    intent_hypotheses: entries('intent'),
  };
}

function idOnly(value: JsonObject, field: string): JsonObject {
  const id = ownText(value, field);
  return id === undefined ? {} : { [field]: id };
}

function citedBy(entry: JsonObject, digest: Digest): readonly JsonObject[] {
  const ids = linksIn(entry).flatMap((link) =>
    isJsonObject(link) && typeof link['claim_id'] === 'string' ? [link['claim_id']] : [],
  );
  return [...new Set(ids)]
    .map((claim_id) => ({ claim_id, order: jsonDigest({ claim_id }, digest) }))
    .sort((one, other) => (one.order < other.order ? -1 : 1))
    .map(({ claim_id }) => ({ claim_id }));
}
