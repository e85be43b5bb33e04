import type { RepairKind } from './source-repair.ts';

interface RepairCase {
  readonly name: string;
  readonly text: string;
  readonly value: unknown;
  readonly kinds: readonly RepairKind[];
}

const repairCase = (name: string, text: string, value: unknown, ...kinds: RepairKind[]): RepairCase => ({
  name,
  text,
  value,
  kinds,
});

/** Texts that are almost JSON, with the value that was meant and the kinds of their repairs. */
export const repairCases: readonly RepairCase[] = [
  repairCase('a Markdown fence', '```json\n{"a": 1}\n```\n', { a: 1 }, 'fence'),
  repairCase('a fence without a language', '```\n[1]\n```', [1], 'fence'),
  repairCase('a fence of tildes', '~~~json\n{"a": 1}\n~~~', { a: 1 }, 'fence'),
  repairCase('a fence on one line', '```json {"a": 1} ```', { a: 1 }, 'fence'),
  repairCase('a fence that is not closed', '```json\n{"a": 1}', { a: 1 }, 'fence'),
  repairCase('text before', 'Here it is [1]:\n{"a": 1}', { a: 1 }, 'around'),
  repairCase('text after', '{"a": 1}\nI hope this helps {really}.', { a: 1 }, 'around'),
  repairCase('text and a fence around', 'Sure {x}!\n\n```json\n{"a": 1}\n```\nDone.', { a: 1 }, 'around'),
  repairCase(
    'two fenced blocks',
    'As in\n```json\n{"a": 1}\n```\nso\n```json\n{"a": 1, "b": 2}\n```',
    { a: 1, b: 2 },
    'around',
    'fence',
  ),
  repairCase('a number in brackets and a fence', '[1] As asked:\n```json\n{"a": 1}\n```', { a: 1 }, 'around', 'fence'),
  repairCase(
    'a note in brackets and a fence',
    '[Draft 2]\n\n```json\n{"a": [1, 2]}\n```',
    { a: [1, 2] },
    'around',
    'fence',
  ),
  repairCase(
    'a name in braces and a fence',
    '{name}:\n```json\n{"a": [1, 2, 3, 4]}\n```',
    { a: [1, 2, 3, 4] },
    'around',
    'fence',
  ),
  repairCase('a number in brackets before', '[1] As asked: {"a": 1}', { a: 1 }, 'around'),
  repairCase('a list before a sentence with braces', '[1, 2]\nI hope this helps {really, truly}.', [1, 2], 'around'),
  repairCase('a sentence with braces before', 'For {x} the answer is {"a": [1, 2]} here.', { a: [1, 2] }, 'around'),
  repairCase('trailing commas', '{"a": [1, 2,], "b": {"c": 1,},}', { a: [1, 2], b: { c: 1 } }, 'trailing-comma'),
  repairCase('extra commas', '{,"a": [,1,,2]}', { a: [1, 2] }, 'extra-comma'),
  repairCase('a missing comma between lines', '{"a": "x"\n "b": [1\n{}]}', { a: 'x', b: [1, {}] }, 'missing-comma'),
  repairCase('a missing comma between texts', '["a" "b"\n"c"]', ['a', 'b', 'c'], 'missing-comma'),
  repairCase('comments', '{ // one\n"a": /* two */ 1, # three\n "b": 2 }', { a: 1, b: 2 }, 'comment'),
  repairCase('comments at the end of a list', '["a", // more, "b"\n]', ['a'], 'comment', 'trailing-comma'),
  repairCase('single quotation marks', "{'a': 'it\\'s \"so\"'}", { a: 'it\'s "so"' }, 'quotes'),
  repairCase(
    'an apostrophe in single quotation marks',
    "{'a': 'The ship's crew', 'b': 1}",
    { a: "The ship's crew", b: 1 },
    'quotes',
  ),
  repairCase('curly quotation marks', '{“a”: “He said ‘no’.”, ‘b’: „x“}', { a: 'He said ‘no’.', b: 'x' }, 'quotes'),
  repairCase(
    'curly quotation marks inside curly ones',
    '{“a”: “He said “no” twice.”}',
    { a: 'He said “no” twice.' },
    'quotes',
  ),
  repairCase('angle and corner quotation marks', '{«a»: 「b」}', { a: 'b' }, 'quotes'),
  repairCase('backticks with lines', '{"a": `one\n"two"`}', { a: 'one\n"two"' }, 'quotes'),
  repairCase(
    'names without quotation marks',
    '{a: 1, claim_id: 2, été: 3, 4: 5}',
    { a: 1, claim_id: 2, été: 3, 4: 5 },
    'bare-name',
  ),
  repairCase(
    'texts without quotation marks',
    '{"a": public-position, "b": [verbatim, 1]}',
    { a: 'public-position', b: ['verbatim', 1] },
    'bare-text',
  ),
  repairCase(
    'a date without quotation marks',
    '{"a": 2026-07-14T00:00:00Z}',
    { a: '2026-07-14T00:00:00Z' },
    'bare-text',
  ),
  repairCase(
    'the constants of Python',
    '{"a": True, "b": False, "c": None}',
    { a: true, b: false, c: null },
    'constant',
  ),
  repairCase('the constants of JavaScript', '[undefined, NaN, -Infinity, NULL]', [null, null, null, null], 'constant'),
  repairCase('numbers of other languages', '[+1, .5, 2., 007, 1_000, -0.50]', [1, 0.5, 2, 7, 1000, -0.5], 'number'),
  repairCase('invalid escapes', String.raw`["isn\'t", "\d \x41 \u12"]`, ["isn't", '\\d A \\u12'], 'escape'),
  repairCase(
    'quotation marks inside a text',
    '{"a": "He said "no" to it.", "b": 1}',
    { a: 'He said "no" to it.', b: 1 },
    'inner-quote',
  ),
  repairCase(
    'quotation marks and a comma inside a text',
    '{"a": "He said "no", then "yes".", "b": 1}',
    { a: 'He said "no", then "yes".', b: 1 },
    'inner-quote',
  ),
  repairCase(
    'line breaks and tabs inside a text',
    '{"a": "one\ntwo\tthree", "b": 1}',
    { a: 'one\ntwo\tthree', b: 1 },
    'control',
  ),
  repairCase(
    'a missing quotation mark at the end of a line',
    '{"a": "one,\n "b": "two\n}',
    { a: 'one', b: 'two' },
    'missing-quote',
  ),
  repairCase('unusual white space', '{\u00a0"a":\u3000\u200b1}', { a: 1 }, 'space'),
  repairCase('full-width punctuation', '{“甲”：1，“乙”：[1，2]}', { 甲: 1, 乙: [1, 2] }, 'quotes', 'punctuation'),
  repairCase('a full-width trailing comma', '[1，]', [1], 'trailing-comma'),
  repairCase('other separators', '{"a" = 1; "b" => 2}', { a: 1, b: 2 }, 'punctuation'),
  repairCase('a missing bracket inside', '{"a": [1, {"b": 2], "c": 3}', { a: [1, { b: 2 }], c: 3 }, 'bracket'),
  repairCase('an extra bracket inside', '{"a": [1], ], "b": 2}', { a: [1], b: 2 }, 'bracket', 'extra-comma'),
  repairCase('an object that is closed too early', '{"a": {"b": 1}}, "c": 2}', { a: { b: 1 }, c: 2 }, 'bracket'),
  repairCase('extra brackets at the end', '{"a": [1]}]}', { a: [1] }, 'bracket'),
  repairCase(
    'an ellipsis',
    '{"a": [1, 2, ...], "b": ["…"], ...}',
    { a: [1, 2], b: ['…'] },
    'ellipsis',
    'trailing-comma',
  ),
  repairCase('missing values', '{"a":, "b": }', { a: null, b: null }, 'missing-value'),
  repairCase('an answer that ends in a text', '{"a": [{"b": "The ship', { a: [{ b: 'The ship' }] }, 'cut-off'),
  repairCase('an answer that ends in an escape', '{"a": "x\\u00', { a: 'x' }, 'cut-off'),
  repairCase('an answer that ends in a name', '{"a": 1, "na', { a: 1 }, 'cut-off'),
  repairCase('an answer that ends before a value', '{"a": 1, "name": ', { a: 1 }, 'cut-off'),
  repairCase('an answer that ends in a word', '{"a": 1, "b": nul', { a: 1 }, 'cut-off'),
  repairCase('an answer that ends in a number', '{"a": [1, 2.', { a: [1] }, 'cut-off'),
  repairCase(
    'an answer that ends in single quotation marks',
    "{'a': ['The “ship” isn",
    { a: ['The “ship” isn'] },
    'cut-off',
    'quotes',
  ),
  repairCase(
    'a fenced answer that ends early',
    '```json\n{"a": [1, "b\n```\nShall I go on?',
    { a: [1, 'b'] },
    'fence',
    'cut-off',
    'around',
  ),
];

/** Texts in which more is wrong than can be repaired without guessing. */
export const unclearTexts: readonly string[] = [
  '',
  'no JSON here',
  '{"a": [1, 2 and so on]}',
  '{"a" "b"}',
  '{"a": datetime(2026, 1, 1)}',
  '{"a":"x" garbage,"b":"y","c":"z"}',
  '{a b}',
  '{\n  "a": "x",\n  "b" oops: "y",\n  "c": 1\n}',
  '{"a": 1}\n{"b": 2}',
  '{"a": 1,}, [2]',
  '[1], [2, 3]',
];
