import { expect, it } from 'vitest';
import { mayBeDocument } from './may-be-document.ts';

it('a file is a document or a source, by its name and its start', () => {
  const files = [
    ['any JSON file', 'feed.json', '[]', true],
    ['JSON under another name', 'assessment.txt', '\ufeff\n { "contract": "x" }', true],
    ['an empty object', 'a', '{}', true],
    ['an assessment in the answer of a model', 'answer.md', 'Here:\n```json\n{"contract": "ww3.assessment/v1"', true],
    ['single quotes', 'a.txt', "x {'format': 'assessment-desk.casefile/v1'", true],
    ['names without quotation marks', 'a.txt', 'So: {contract: "ww3.assessment/v1"', true],
    ['curly quotation marks', 'a.txt', '好：{“contract”：“ww3.assessment/v1”', true],
    ['a text about the contract', 'a.txt', 'The contract ww3.assessment/v1 says: {this}', false],
    ['an assessment written as YAML', 'a.yaml', 'contract: ww3.assessment/v1\n', true],
    ['a text', 'statement.txt', 'The contract of 1 March says {this}.', false],
    ['a text in brackets', 'a.txt', '[Unofficial translation]', false],
    ['a template', 'a.txt', '{{Infobox}}', false],
    ['a page with a script', 'a.html', '{"contract": "ww3.assessment/v1"}', false],
    ['a table', 'a.csv', 'format,contract\n', false],
    ['an empty file', 'a.txt', '', false],
    ['references', 'library.json', '[\n  {"id": "a", "type": "article-journal", "title": "x"}]', false],
    ['a STIX bundle', 'feed.json', '{"type": "bundle", "id": "bundle--1", "objects": [', false],
    ['references by their name', 'library.csl.json', '[]', false],
    ['a list of other objects', 'points.json', '[{"type": "Point"}]', true],
  ] as const;
  const wrong = files.filter(([, name, start, expected]) => mayBeDocument(name, start) !== expected);
  expect(wrong.map(([what]) => what)).toEqual([]);
});
