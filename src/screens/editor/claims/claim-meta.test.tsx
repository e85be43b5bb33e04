import { expect, it } from 'vitest';
import { originWith, pagePlace } from '../../../core/casefile/origins.fixtures.ts';
import { workspaceOf } from '../../../core/rules/example-workspace.ts';
import { renderInDesk } from '../../../shared/rendered.fixtures.tsx';
import { modelOf } from '../../../core/assessment/model.ts';
import { ClaimMeta } from './claim-meta.tsx';
import { findClaims } from './claim-search.ts';

const casefile = { origins: [originWith([pagePlace(0, 59, 3), pagePlace(60, 124, 4)])] };
const workspace = workspaceOf({ title: '', casefile });
const { list } = modelOf(workspace.assessment).claims;

it('names the page of a claim’s text, and none if it is not known', () => {
  const [first] = list;
  const known = renderInDesk(first && <ClaimMeta info={first} />, workspace);
  expect(known.screen.getByText('page 3')).toBeTruthy();
  known.screen.unmount();
  const { screen } = renderInDesk(first && <ClaimMeta info={first} />, workspaceOf({ title: '' }));
  expect(screen.getByText('Public position')).toBeTruthy();
  expect(screen.queryByText(/page/)).toBeNull();
});

it('lets a person search for the claims of a page', () => {
  expect(findClaims(list, workspace.casefile, 'page 4').map(({ id }) => id)).toEqual(['C-002']);
});
