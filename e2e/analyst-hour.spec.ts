/** An analyst’s hour: an assessment from scratch, in a limited number of actions, with nothing that one must know. */
import { hypotheses, powerBases, sources, AnalystSteps } from './support/analyst-steps.ts';
import { CountedActions } from './support/counted-actions.ts';
import { expect, test } from './support/guarded-test.ts';
import { problemsAgainstPublished } from './support/validate.ts';

/** The maximum numbers of actions: for all, for the sources, for one claim, and for a claim on average. */
const bounds = { fromScratch: 200, sources: 3, claim: 8, meanClaim: 4 };

test('from six sources to a valid file in at most 200 actions', async ({ page, request }) => {
  const person = new CountedActions(page);
  const steps = new AnalystSteps(person);
  await person.start();
  await person.step('6 sources', () => steps.addSources(sources));
  expect(person.ofLastStep).toBeLessThanOrEqual(bounds.sources);
  await person.step('the producer', () => steps.fillInProducer('Ada Marsh', '1'));
  await person.step('3 actors with their names', () =>
    steps.addActors([
      ['Harbour Council', '港务委员会', 'مجلس الميناء'],
      ['River Authority', 'the Authority'],
      ['Pilots’ Guild', 'Гильдия лоцманов'],
    ]),
  );
  let forClaims = 0;
  let claims = 0;
  for (const [index, source] of sources.entries()) {
    if (index > 0) await person.step('the next source', () => steps.nextPassage());
    for (const words of source.words) {
      claims += 1;
      await person.step(`claim ${String(claims)}`, () => steps.addClaim(words));
      forClaims += person.ofLastStep;
      expect(person.ofLastStep).toBeLessThanOrEqual(bounds.claim);
    }
  }
  await expect(steps.desk.section('Claims')).toContainText(/\D15\b/);
  expect(forClaims / claims).toBeLessThanOrEqual(bounds.meanClaim);
  for (const [index, basis] of powerBases.entries())
    await person.step(`power basis ${String(index + 1)}`, () => steps.addPowerBasis(basis));
  for (const [index, hypothesis] of hypotheses.entries())
    await person.step(`hypothesis ${String(index + 1)}`, () => steps.addHypothesis(hypothesis));
  await person.step('a contradiction', () =>
    steps.addContradiction('closes the north channel', 'reopen the channel in May', 'One closes what the other opens.'),
  );
  await person.step('2 unknowns', () => steps.addUnknowns(['When is the survey finished?', 'Who pays the pilots?']));
  const text = await person.step('export', () => steps.exportAssessment());
  console.log(person.report('From scratch', bounds.fromScratch));
  expect(person.total).toBeLessThanOrEqual(bounds.fromScratch);
  const document: unknown = JSON.parse(text);
  expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
  expect(document).toMatchObject({
    claims: { length: 15 },
    power_bases: { length: 2 },
    intent_hypotheses: { length: 2 },
    contradictions: { length: 1 },
    unknowns: { length: 2 },
  });
});
