/** The IDs of the inputs of the import sheet, so that a field can be focused. */
import type { SourceField } from '../../core/casefile/source-facts.ts';

export const detailsFieldId = (field: SourceField): string => `import-${field}`;
