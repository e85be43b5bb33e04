/** Words that people look for a part, a field, a choice or a limit by, and that the schema does not have, by entry id. */
export const extraKeywords: Readonly<Record<string, readonly string[]>> = {};
