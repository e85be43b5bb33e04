/** The external references of STIX objects: the published source, its passage, and the file that it was read from. */
import type { JsonObject } from '../../json/json.ts';
import { parseAddress } from '../../casefile/platform.ts';
import type { ReportClaim } from '../report/claims.ts';
import { inWords } from '../report/names.ts';
import type { ReportObservation } from '../report/report.ts';

/** The contract, as the name of the system that defines the IDs of claims and entries. */
export const contractName = 'ww3.assessment/v1';

/** Refers to an entry of the assessment by its ID. */
export function entryReference(id: string): readonly JsonObject[] {
  return id === '' ? [] : [{ source_name: contractName, external_id: id }];
}

/**
 * Refers to what a claim is based on. The file has a reference without a URL: it may differ from what the URL returns
 * now.
 */
export function claimReferences(
  { id, passageId, passage }: ReportClaim,
  source: ReportObservation | undefined,
): readonly JsonObject[] {
  const file = passage?.origin?.file;
  return [
    ...entryReference(id),
    ...(source ? [sourceReference(source)] : []),
    ...(passageId === '' ? [] : [{ source_name: 'casefile passage', external_id: passageId }]),
    ...(file
      ? [
          {
            source_name: 'original file',
            description: `The passage was read from ${file.path ?? file.name} (${file.media_type}).`,
            hashes: { 'SHA-256': file.sha256.replace(/^sha256:/, '') },
          },
        ]
      : []),
  ];
}

/** Refers to a published item. Only web addresses are URLs; other text is in the description. */
export function sourceReference({ number, record, publisher }: ReportObservation): JsonObject {
  const url = record?.canonical_url ?? '';
  const address = parseAddress(url);
  const isWeb = address?.scheme === 'https' || address?.scheme === 'http';
  const facts = [
    record ? record.title : 'not in the casefile',
    url === '' || isWeb ? '' : url,
    record?.published_at ? `published at ${record.published_at}` : '',
    record?.retrieved_at ? `retrieved at ${record.retrieved_at}` : '',
  ].filter((fact) => fact !== '');
  return {
    source_name: publisher ? inWords(publisher) : 'publisher not stated',
    description: `Observation ${number}: ${facts.join(', ')}`,
    ...(isWeb && { url }),
  };
}
