/**
 * The messages for values that break their schema, by message ID. They are templates like a rule's `messages`. The
 * finding's rule ID is `schema/` followed by the keyword in the comment above each message.
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
  identifier: '{{field}} must start with a letter or digit. Use only letters (A to Z), digits and . _ : - in it.',
  fingerprint: '{{field}} must be 64 lower-case hexadecimal digits. Update it from the casefile.',
  passageId: '{{field}} must be “sha256:” and 64 lower-case hexadecimal digits. Choose a passage in the casefile.',
  pattern: '{{field}} does not have the required format. Correct it.',
  /* minLength */
  emptyText: '{{field}} is empty. Fill it in.',
  /* maxLength */
  tooLong: '{{field}} has {{count}} characters. Shorten it to {{limit}}.',
  /* minItems */
  emptyList: '{{field}} are empty. Add at least one.',
  emptyOne: '{{field}} is empty. Add at least one.',
  /* maxItems */
  tooMany: '{{field}} have {{count}} items. Keep at most {{limit}}.',
  tooMuch: '{{field}} has {{count}} items. Keep at most {{limit}}.',
  /* uniqueItems */
  repeated: '{{field}} repeats {{first}}. Remove or change one of them.',
  more: 'The same entry fails in {{count}} more places. Fix the listed ones first.',
  /* minimum */
  tooSmall: '{{field}} is {{value}}. It must be {{limit}} or more.',
  /* format */
  dateTime: '{{field}}: {{problem}}',
  /* anyOf */
  bothOpen: 'Enter a start, an end, or both.',
  noneFits: '{{field}} must be an actor ID or empty.',
  /* if */
  bilateral: 'Bilateral leverage requires exactly one related actor, not {{count}}. Remove the others.',
  bilateralNone: 'Bilateral leverage requires exactly one related actor. Choose it under {{field}}.',
} as const;

/** The ID of a message about a violated schema constraint. */
export type SchemaMessageId = keyof typeof schemaMessages;
