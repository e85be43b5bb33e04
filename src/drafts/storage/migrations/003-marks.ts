/** The migration of stored records from format 3 to 4, whose drafts can have marks. */
import type { Migration } from './migration.ts';

const marks: Migration = {
  from: 3,
  to: 4,
  what: 'Changes no record, but keeps an earlier version of Assessment Desk from leaving out marks that it cannot read.',
  migrate: (_kind, record) => ({ ...record, format: 4 }),
};

export default marks;
