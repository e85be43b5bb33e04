/** Findings, writing and reading of a whole document: ours, a schema validator and the platform’s own JSON. */
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { applyEdit } from '../../../src/core/workspace/apply-edit.ts';
import { setField } from '../../../src/core/workspace/edits.ts';
import type { JsonObject } from '../../../src/core/json/json.ts';
import { pointer } from '../../../src/core/json/pointer.ts';
import type { Workspace } from '../../../src/core/workspace/workspace.ts';
import { createChecker } from '../../../src/core/check/checker.ts';
import { readText } from '../../../src/core/files/read-file.ts';
import { writeAssessment } from '../../../src/core/files/write.ts';
import schema from '../../../src/schema/assessment.schema.json';
import { sha256 } from '../../../src/platform/digest.ts';
import type { MadeDocument } from '../documents/documents.ts';
import { fetchJson } from './lab.ts';
import { timed, type Calculation } from './timed.ts';

function wholeDocumentAjv(): (document: unknown) => boolean {
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  return ajv.compile(schema);
}

/** A workspace without any cached results. */
function fresh(text: string): Workspace {
  const { assessment, casefile } = JSON.parse(text) as MadeDocument;
  return { title: 'Bench', assessment: assessment as unknown as JsonObject, casefile };
}

function afterAnEdit(text: string): Calculation {
  const checker = createChecker({ digest: sha256 });
  let workspace = fresh(text);
  let edits = 0;
  checker.check(workspace);
  const path = pointer('assessment', 'claims', 0, 'proposition');
  return () => {
    edits += 1;
    workspace = applyEdit(workspace, setField(path, `The pilots keep to the schedule, ${String(edits)}.`));
    return timed(() => checker.check(workspace));
  };
}

/** Prepares the calculations for a document of the requested size. */
export async function prepare(asked: URLSearchParams): Promise<Readonly<Record<string, Calculation>>> {
  const made = await fetchJson<MadeDocument>(`/data/both/${asked.get('size') ?? 'S'}.json`);
  const text = JSON.stringify(made);
  const document = made.assessment as unknown as JsonObject;
  const file = writeAssessment(document);
  const isValid = wholeDocumentAjv();
  return {
    'check from scratch': () => {
      const workspace = fresh(text);
      return timed(() => createChecker({ digest: sha256 }).check(workspace));
    },
    'check after an edit': afterAnEdit(text),
    'ajv on the whole': () => timed(() => isValid(document)),
    write: () => timed(() => writeAssessment(document)),
    stringify: () => timed(() => JSON.stringify(document, null, 2)),
    read: () => timed(() => readText(file, 'bench.json', sha256)),
    parse: () => timed(() => JSON.parse(file) as unknown),
  };
}
