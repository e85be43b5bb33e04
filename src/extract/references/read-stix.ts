/**
 * Reads the reports of a STIX 2.1 bundle (OASIS STIX 2.1, sections 4.16 and 8) as references with their descriptions.
 */
import { decodeUtf8 } from '../../core/files/decode.ts';
import { readBareJson } from '../../core/files/json-reader.ts';
import { isJsonObject, type JsonObject } from '../../core/json/json.ts';
import { own, ownList, ownText } from '../../core/json/own.ts';
import type { ExtractionResult } from '../../core/extraction/extraction.ts';
import { stixIdentities } from '../../core/casefile/stix-identities.ts';
import type { Reader } from '../readers.ts';
import { referencesResult, type DamagedReference, type WrittenReference } from './reference-texts.ts';

function reportOf(
  report: JsonObject,
  index: number,
  names: ReadonlyMap<string, string>,
): WrittenReference | DamagedReference {
  const place = `Object ${String(index + 1)}`;
  const id = ownText(report, 'id');
  const title = ownText(report, 'name');
  if (id === undefined || title === undefined) {
    const missing = id === undefined ? 'id' : 'name';
    return {
      key: id ?? place,
      problem: `${place} is a report without “${missing}”, which STIX requires. It was left out.`,
    };
  }
  return {
    key: id,
    title,
    publishers: [names.get(ownText(report, 'created_by_ref') ?? '')],
    addresses: ownList(report, 'external_references').map((reference) => ownText(reference, 'url')),
    published: [ownText(report, 'published')],
    language: ownText(report, 'lang'),
    abstract: ownText(report, 'description'),
  };
}

function resultOf(json: string): ExtractionResult {
  const result = readBareJson(json);
  if (!result.ok) return { kind: 'unreadable', problem: result.problems.map(({ message }) => message).join(' ') };
  const objects = ownList(result.value, 'objects');
  const identities = stixIdentities(result.value);
  const names = new Map(identities.map(({ id, name }) => [id, name]));
  const reports = objects.flatMap((object, index) =>
    isJsonObject(object) && own(object, 'type') === 'report' ? [reportOf(object, index, names)] : [],
  );
  if (reports.length > 0) return referencesResult('stix', reports);
  const count = objects.length === 1 ? '1 object' : `${String(objects.length)} objects`;
  return {
    kind: 'unreadable',
    problem: `The STIX bundle contains no report among its ${count}. Only reports can be sources.${
      identities.length === 0 ? '' : ' To add its identities as actors, drop the bundle on an open draft.'
    }`,
  };
}

/** Reads a STIX bundle in UTF-8. */
export const readStix: Reader = ({ bytes }) => {
  const decoded = decodeUtf8(bytes, 'passage');
  return Promise.resolve(
    decoded.ok ? resultOf(decoded.text) : { kind: 'unreadable', problem: decoded.problem.message },
  );
};
