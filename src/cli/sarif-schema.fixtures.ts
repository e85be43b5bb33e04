/** The part of SARIF 2.1.0 that reports use, as a JSON Schema. It follows the standard and is stricter. */
const message = {
  type: 'object',
  required: ['text'],
  additionalProperties: false,
  properties: { text: { type: 'string', minLength: 1 }, markdown: { type: 'string', minLength: 1 } },
};
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

const location = {
  type: 'object',
  required: ['physicalLocation'],
  additionalProperties: false,
  properties: {
    physicalLocation: {
      type: 'object',
      required: ['artifactLocation'],
      additionalProperties: false,
      properties: {
        artifactLocation: {
          type: 'object',
          required: ['uri'],
          additionalProperties: false,
          properties: { uri: { type: 'string', format: 'uri-reference' } },
        },
        region: {
          type: 'object',
          required: ['startLine', 'startColumn'],
          additionalProperties: false,
          properties: {
            ...{ startLine: from1, startColumn: from1, endLine: from1, endColumn: from1 },
            ...{ charOffset: from0, charLength: from0 },
          },
        },
      },
    },
    logicalLocations: {
      type: 'array',
      items: {
        type: 'object',
        required: ['fullyQualifiedName'],
        additionalProperties: false,
        properties: { name: { type: 'string', minLength: 1 }, fullyQualifiedName: { type: 'string' } },
      },
    },
  },
};

const rule = {
  type: 'object',
  required: ['id', 'shortDescription', 'help', 'defaultConfiguration', 'properties'],
  additionalProperties: false,
  properties: {
    id: { type: 'string', pattern: '^[a-z-]+(/[a-zA-Z-]+)?$' },
    ...{ shortDescription: message, fullDescription: message, help: message, properties },
    defaultConfiguration: { type: 'object', required: ['level'], additionalProperties: false, properties: { level } },
  },
};

const invocation = {
  type: 'object',
  required: ['executionSuccessful'],
  additionalProperties: false,
  properties: {
    executionSuccessful: { type: 'boolean' },
    exitCode: { type: 'integer' },
    toolExecutionNotifications: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['message'],
        additionalProperties: false,
        properties: { level, message, locations: { type: 'array', items: location } },
      },
    },
  },
};

const result = {
  type: 'object',
  required: ['ruleId', 'ruleIndex', 'kind', 'level', 'message', 'locations', 'properties'],
  additionalProperties: false,
  properties: {
    ...{ ruleId: { type: 'string' }, ruleIndex: from0, level, message, properties },
    kind: { enum: ['fail', 'open'] },
    locations: { type: 'array', minItems: 1, maxItems: 1, items: location },
    relatedLocations: { type: 'array', minItems: 1, items: location },
  },
  oneOf: weights,
};

const driver = {
  type: 'object',
  required: ['name', 'version', 'semanticVersion', 'rules'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', minLength: 1 },
    version: { type: 'string', minLength: 1 },
    semanticVersion: { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+' },
    informationUri: { type: 'string', format: 'uri' },
    fullDescription: message,
    rules: { type: 'array', items: rule },
  },
};

export const sarifSchema = {
  type: 'object',
  required: ['version', 'runs'],
  additionalProperties: false,
  properties: {
    $schema: { type: 'string', format: 'uri' },
    version: { const: '2.1.0' },
    runs: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        type: 'object',
        required: ['tool', 'results', 'columnKind', 'invocations'],
        additionalProperties: false,
        properties: {
          tool: { type: 'object', required: ['driver'], additionalProperties: false, properties: { driver } },
          columnKind: { const: 'unicodeCodePoints' },
          invocations: { type: 'array', minItems: 1, maxItems: 1, items: invocation },
          artifacts: {
            type: 'array',
            uniqueItems: true,
            items: {
              type: 'object',
              required: ['location'],
              additionalProperties: false,
              properties: {
                location: {
                  type: 'object',
                  required: ['uri'],
                  additionalProperties: false,
                  properties: { uri: { type: 'string', format: 'uri-reference' } },
                },
              },
            },
          },
          results: { type: 'array', items: result },
        },
      },
    },
  },
};
