/** Where the JSON-LD context is published. Apart from its text, because the worker cannot read the schema. */

/** The path of the published context. */
export const contextPath = 'schemas/assessment.context.jsonld';

/** Its title where the schemas are listed. */
export const contextTitle = 'JSON-LD context of the assessment';
