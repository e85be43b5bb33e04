/** Writes the text of one PDF to the standard output, with the reader of Assessment Desk. */
import { readFileSync } from 'node:fs';
import { composeText, proposedGroups } from '../../../src/core/extraction/compose.ts';
import { loadPdfEngine } from '../../../src/extract/pdf/engine.ts';
import { readPdf } from '../../../src/extract/pdf/read-pdf.ts';
import { sourceOfBytes } from '../../../src/extract/pdf/source.ts';

const [wasm = '', path = ''] = process.argv.slice(2);
const result = await readPdf(sourceOfBytes(readFileSync(path)), await loadPdfEngine(readFileSync(wasm)));
if (result.kind !== 'text') throw new Error(result.problem);
process.stdout.write(composeText(result.extraction, proposedGroups(result.extraction)).text);
