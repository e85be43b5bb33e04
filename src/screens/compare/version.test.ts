import { expect, it } from 'vitest';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { contentOf } from './version.ts';

const [draft, other] = [workspaceOf({ title: 'Draft' }), workspaceOf({ title: 'Other' })];
const version = { key: '1', name: 'theirs', workspace: other, isEarlier: false };

it('compares an assessment file with the title and the casefile of the draft, and a desk file as a whole', () => {
  expect(contentOf({ ...version, holds: 'desk' }, draft)).toBe(other);
  expect(contentOf({ ...version, holds: 'assessment' }, draft)).toEqual({ ...draft, assessment: other.assessment });
});
