/** The part of SARIF 2.1.0 that reports use, as a JSON Schema. It follows the standard and is stricter. */

/** An object with these members and no others. */
const closed = (required: readonly string[], properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  required,
  additionalProperties: false,
  properties,
});
/** A list of one item. */
const single = (items: unknown) => ({ type: 'array', minItems: 1, maxItems: 1, items });

const someText = { type: 'string', minLength: 1 };
const message = closed(['text'], { text: someText, markdown: someText });
const level = { enum: ['error', 'warning', 'note', 'none'] };
/** Only results of kind `fail` have a level (3.27.9 and 3.27.10). */
const weights = [
  { type: 'object', properties: { kind: { const: 'fail' }, level: { enum: ['error', 'warning', 'note'] } } },
  { type: 'object', properties: { kind: { const: 'open' }, level: { const: 'none' } } },
];
const properties = {
  type: 'object',
  required: ['level', 'certainty'],
  properties: { level: { enum: ['error', 'violation', 'notice'] }, certainty: { enum: ['checked', 'unchecked'] } },
};
const from1 = { type: 'integer', minimum: 1 };
const from0 = { type: 'integer', minimum: 0 };
const file = closed(['uri'], { uri: { type: 'string', format: 'uri-reference' } });

const region = closed(['startLine', 'startColumn'], {
  ...{ startLine: from1, startColumn: from1, endLine: from1, endColumn: from1 },
  ...{ charOffset: from0, charLength: from0 },
});
const logicalLocation = closed(['fullyQualifiedName'], { name: someText, fullyQualifiedName: { type: 'string' } });
const location = closed(['physicalLocation'], {
  physicalLocation: closed(['artifactLocation'], { artifactLocation: file, region }),
  logicalLocations: { type: 'array', items: logicalLocation },
});

const rule = closed(['id', 'shortDescription', 'help', 'defaultConfiguration', 'properties'], {
  id: { type: 'string', pattern: '^[a-z-]+(/[a-zA-Z-]+)?$' },
  ...{ shortDescription: message, fullDescription: message, help: message, properties },
  defaultConfiguration: closed(['level'], { level }),
});

const notification = closed(['message'], { level, message, locations: { type: 'array', items: location } });
const invocation = closed(['executionSuccessful'], {
  executionSuccessful: { type: 'boolean' },
  exitCode: { type: 'integer' },
  toolExecutionNotifications: { type: 'array', minItems: 1, items: notification },
});

const result = {
  ...closed(['ruleId', 'ruleIndex', 'kind', 'level', 'message', 'locations', 'properties'], {
    ...{ ruleId: { type: 'string' }, ruleIndex: from0, level, message, properties },
    kind: { enum: ['fail', 'open'] },
    locations: single(location),
    relatedLocations: { type: 'array', minItems: 1, items: location },
  }),
  oneOf: weights,
};

const driver = closed(['name', 'version', 'semanticVersion', 'rules'], {
  ...{ name: someText, version: someText, fullDescription: message },
  semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
  informationUri: { type: 'string', format: 'uri' },
  rules: { type: 'array', items: rule },
});

const run = closed(['tool', 'results', 'columnKind', 'invocations'], {
  tool: closed(['driver'], { driver }),
  columnKind: { const: 'unicodeCodePoints' },
  invocations: single(invocation),
  artifacts: { type: 'array', uniqueItems: true, items: closed(['location'], { location: file }) },
  results: { type: 'array', items: result },
});

export const sarifSchema = closed(['version', 'runs'], {
  $schema: { type: 'string', format: 'uri' },
  version: { const: '2.1.0' },
  runs: single(run),
});
