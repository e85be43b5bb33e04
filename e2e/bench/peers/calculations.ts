/** Findings, writing and offsets without an interface, in the browser. Each calculation returns its duration in ms. */
import { applyEdit } from '../../../src/core/workspace/apply-edit.ts';
import { setField } from '../../../src/core/workspace/edits.ts';
import type { JsonObject } from '../../../src/core/json/json.ts';
import { pointer } from '../../../src/core/json/pointer.ts';
import type { Workspace } from '../../../src/core/workspace/workspace.ts';
import { createChecker } from '../../../src/core/check/checker.ts';
import { writeAssessment } from '../../../src/core/files/write.ts';
import { codePointOffset, indexOffsets, utf16Offset, type OffsetIndex } from '../../../src/core/text/offsets.ts';
import { sha256 } from '../../../src/platform/digest.ts';
import type { MadeDocument } from '../documents/documents.ts';
import { passageOf, passageSizes, type AstralShare } from '../documents/passages.ts';
import { randomFrom } from '../statistics.ts';
import { asked, fetchDocument } from './lab.ts';

type Calculation = () => number;

/** Stores results, so that no compiler can remove the calculation. */
const kept: unknown[] = [];

function timed(act: () => unknown): number {
  const started = performance.now();
  kept[0] = act();
  return performance.now() - started;
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

async function checks(): Promise<Readonly<Record<string, Calculation>>> {
  const text = JSON.stringify(await fetchDocument());
  const document = fresh(text).assessment;
  return {
    scratch: () => {
      const workspace = fresh(text);
      return timed(() => createChecker({ digest: sha256 }).check(workspace));
    },
    edit: afterAnEdit(text),
    write: () => timed(() => writeAssessment(document)),
  };
}

/** Half of the conversions one way, half the other. */
function convertAll(places: readonly number[], index: OffsetIndex): number {
  return places.reduce((sum, place, n) => {
    return sum + (n % 2 === 0 ? index.toUtf16(codePointOffset(place)) : index.toCodePoint(utf16Offset(place)));
  }, 0);
}

function offsets(share: AstralShare): Readonly<Record<string, Calculation>> {
  const length = passageSizes['10 MB'];
  const text = passageOf(length, share);
  const random = randomFrom(5);
  const places = Array.from({ length: 10_000 }, () => Math.floor(random() * length));
  const index = indexOffsets(text);
  return {
    offsets: () => timed(() => indexOffsets(text)),
    conversions: () => timed(() => convertAll(places, index)),
  };
}

/** Prepares the calculations for the document of the address, or for a text with that share of astral characters. */
export async function prepare(): Promise<() => void> {
  const share = asked.get('astral');
  const calculations = share === null ? await checks() : offsets(Number(share) as AstralShare);
  window.calculate = (name) => calculations[name]?.() ?? NaN;
  return () => undefined;
}
