/** Words that people look for a rule by and that its own docs do not have. */
export const ruleKeywords: Readonly<Record<string, readonly string[]>> = {};
