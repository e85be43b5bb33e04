import { expect, it } from 'vitest';
import { addAllCues } from '../../core/proposals/cues/languages.ts';
import { onlyEnglish, setCues } from '../../core/proposals/known-cues.ts';
import { workspaceOf } from '../../core/rules/example-workspace.ts';
import { renderInDesk, untilRendered } from '../../shared/rendered.fixtures.tsx';
import { PrintedAssessment } from './printed-assessment.tsx';

it('prints no report without the cues of the casefile, and says to print again', async () => {
  setCues(onlyEnglish);
  const french = workspaceOf({ title: 'French', casefile: { '/observations/0/language': 'fr' } });
  renderInDesk(<PrintedAssessment />, french);
  const print = async () => {
    await untilRendered(() => void dispatchEvent(new Event('beforeprint')));
    const host = document.querySelector('[data-printed]');
    const printed = host?.shadowRoot ? 'report' : host?.textContent;
    await untilRendered(() => void dispatchEvent(new Event('afterprint')));
    return printed;
  };
  expect(await print()).toContain('Wait a moment and print again.');
  addAllCues();
  expect(await print()).toBe('report');
});
