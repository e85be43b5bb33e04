import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PlannedAnnotation } from '../../core/annotations/claims-of-annotations.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import type { AnnotationRequest } from '../../desk/requests.ts';
import { AnnotationDialog } from './annotation-dialog.tsx';

const planned = (quote: string, outcome: PlannedAnnotation['outcome'], comment = ''): PlannedAnnotation => ({
  annotation: { quote, prefix: '', suffix: '', position: undefined, sources: [], comment, tags: [] },
  outcome,
  observationId: outcome === 'unplaced' ? undefined : 1,
});

function show(given: Partial<AnnotationRequest>) {
  const answers: boolean[] = [];
  const request = {
    fileName: 'notes.jsonld',
    kind: 'annotation',
    rows: [],
    others: [],
    answer: (isWanted) => void answers.push(isWanted),
    ...given,
  } satisfies AnnotationRequest;
  const { screen } = renderInDesk(<AnnotationDialog request={request} />, workspaceOf({ title: '' }));
  const texts = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);
  const press = (name: string) => untilRendered(() => void fireEvent.click(screen.getByRole('button', { name })));
  return { screen, answers, texts, press };
}

describe('the question whether annotations become claims', () => {
  it('counts what is exact, what a person decides, and what is skipped and why', async () => {
    const { screen, texts, press, answers } = show({
      rows: [
        planned('is closed', 'exact', 'It closed'),
        planned('is open', 'exact'),
        planned('is', 'undecided'),
        planned('old', 'known'),
        planned('far', 'unplaced'),
        planned('much', 'over-limit'),
      ],
      others: [{ comment: 'On the page' }],
    });
    expect(screen.getByRole('dialog', { name: 'Add 3 claims from “notes.jsonld”?' })).toBeTruthy();
    expect(screen.getByText(/4 annotations will be skipped. See the end of the list\.$/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '2 claims with one exact match',
      '1 claim to review',
      '1 annotation skipped: the source is not in the casefile',
      '1 annotation skipped: an assessment can have at most 200 claims',
      '1 annotation skipped: added before',
      '1 annotation skipped: no quote',
    ]);
    expect(texts('listitem')[0]).toMatch(/^“is closed”It closedObservation 1, ./);
    expect(texts('listitem').at(-1)).toBe('On the page');
    await press('Add 3 claims');
    expect(answers).toEqual([true]);
  });

  it('adds nothing if it is cancelled, and lists only some of many that are skipped', async () => {
    const { screen, texts, press, answers } = show({
      kind: 'highlight',
      rows: [planned('one', 'exact'), ...Array.from({ length: 50 }, () => planned('far', 'unplaced'))],
    });
    expect(texts('listitem')).toHaveLength(21);
    expect(screen.getByText('30 more are not listed.')).toBeTruthy();
    expect(screen.getByText('50 highlights skipped: the highlighted text is not in the casefile')).toBeTruthy();
    await press('Cancel');
    expect(answers).toEqual([false]);
  });
});
