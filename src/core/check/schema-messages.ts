/**
 * What is said of a value that breaks its schema, by message id. Templates as in a rule's `messages`; the finding's
 * rule id is `schema/` and the keyword that is named behind each.
 */
export const schemaMessages = {
  /* required */
  missing: '{{field}} is missing.',
  missingList: '{{field}} are missing.',
  /* additionalProperties */
  unknown: 'Unknown property “{{name}}”. Remove it.',
  /* type */
  wrongType: '{{field}} must be {{expected}}, not {{found}}.',
  /* const */
  fixed: '{{field}} must be “{{expected}}”.',
  /* enum */
  choice: '{{field}} must be one of these: {{choices}}.',
  /* pattern */
  identifier: '{{field}} must begin with a letter or digit (A to Z, 0 to 9) and go on with these and . _ : - only.',
  fingerprint: '{{field}} must be 64 lower-case hexadecimal digits; take it from the casefile.',
  passageId: '{{field}} must be “sha256:” and 64 lower-case hexadecimal digits; choose a passage of the casefile.',
  pattern: '{{field}} does not have the required format. Correct it.',
  /* minLength */
  emptyText: '{{field}} is empty; write it.',
  /* maxLength */
  tooLong: '{{field}} has {{count}} characters; shorten it to {{limit}}.',
  /* minItems */
  emptyList: '{{field}} are empty; add at least one.',
  emptyOne: '{{field}} is empty; add at least one.',
  /* maxItems */
  tooMany: '{{field}} have {{count}} items; keep {{limit}} at most.',
  tooMuch: '{{field}} has {{count}} items; keep {{limit}} at most.',
  /* uniqueItems */
  repeated: '{{field}} repeats {{first}}; remove or change one of them.',
  more: 'The same entry fails in {{count}} more places. Fix the listed ones first.',
  /* minimum */
  tooSmall: '{{field}} is {{value}}; it must be {{limit}} or more.',
  /* format */
  dateTime: '{{field}}: {{problem}}',
  /* anyOf */
  bothOpen: 'Give a start, an end, or both.',
  noneFits: '{{field}} must be an actor’s id, or nobody.',
  /* if */
  bilateral: 'Bilateral leverage is held over exactly one actor; {{field}} name {{count}}, so leave one.',
  bilateralNone: 'Bilateral leverage is held over exactly one actor; choose it under {{field}}.',
} as const;

export type SchemaMessageId = keyof typeof schemaMessages;
