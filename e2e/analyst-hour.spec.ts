/** An analyst's hour, counted: an assessment from scratch, a machine-written file, and a review, each within a number of actions. */
import { sources } from './support/analyst-sources.ts';
import { AnalystSteps } from './support/analyst-steps.ts';
import { Desk } from './support/desk.ts';
import { CountedActions } from './support/counted-actions.ts';
import { expect, test } from './support/guarded-test.ts';
import { machineWritten } from './support/machine-written.ts';
import { deskOfSize } from './support/limits-document.ts';
import { problemsAgainstPublished } from './support/validate.ts';

/** The most actions of each task (issue 14), and of each claim in the first. */
const bounds = { fromScratch: 300, claim: 8, machineWritten: 20, review: 52 };

test('from six sources to a valid file in at most 300 actions', async ({ page, request }) => {
  test.setTimeout(240_000);
  const person = new CountedActions(page);
  const steps = new AnalystSteps(person);
  await person.start();
  await person.step('6 sources', () => steps.addSources(sources));
  await person.step('the producer', () => steps.fillInProducer('Ada Marsh', '1'));
  await person.step('3 actors with their names', () =>
    steps.addActors([
      ['Harbour Council', '港务委员会', 'مجلس الميناء'],
      ['River Authority', 'the Authority'],
      ['Pilots’ Guild', 'Гильдия лоцманов'],
    ]),
  );
  for (const [index, source] of sources.entries()) {
    for (const [number, words] of source.words.entries()) {
      await person.step(`claim ${String(index * 3 + number + 1)}`, () =>
        steps.addClaim(words, { observation: index + 1, isFirst: number === 0 }),
      );
      expect(person.ofLastStep).toBeLessThanOrEqual(bounds.claim);
    }
  }
  await expect(steps.desk.section('Claims')).toContainText('18 of 200');
  await person.step('power basis 1', () =>
    steps.addPowerBasis({
      actor: 'Harbour Council',
      domain: 'Institutional',
      relationship: 'Institutional role',
      description: 'The council can close the channel.',
      geographies: 'The north channel',
      operations: 'Closing it to traffic',
      limitations: 'A court can suspend the order.',
      falsifiers: 'Ships use the channel against the order.',
      start: '9 March 2026',
      links: [
        { words: 'closes the north channel', effect: 'supports', reason: 'It orders the closure itself.' },
        { words: 'nobody asked', effect: 'contradicts', reason: 'Another body should have been asked.' },
      ],
    }),
  );
  await person.step('power basis 2', () =>
    steps.addPowerBasis({
      actor: 'River Authority',
      domain: 'Technological',
      relationship: 'Self-capacity',
      description: 'The authority alone can dredge the coast.',
      geographies: 'The coast',
      operations: 'Dredging',
      limitations: 'The dredger needs a crew.',
      falsifiers: 'Another dredger arrives.',
      start: '1 March 2026',
      links: [
        { words: 'only dredger', effect: 'supports', reason: 'Nobody else has one.' },
        { words: 'will not work', effect: 'contradicts', reason: 'It is not used there.' },
      ],
    }),
  );
  await person.step('power basis 3', () =>
    steps.addPowerBasis({
      actor: 'Pilots’ Guild',
      domain: 'Logistics',
      relationship: 'Network position',
      description: 'The guild trains all pilots.',
      geographies: 'The coast',
      operations: 'Pilotage',
      limitations: 'Pilots can leave the guild.',
      falsifiers: 'A pilot is trained elsewhere.',
      start: '1 March 2026',
      links: [
        { words: 'trains every pilot', effect: 'supports', reason: 'There is no other school.' },
        { words: 'нет огней', effect: 'contradicts', reason: 'Lights matter more than pilots.' },
      ],
    }),
  );
  await person.step('hypothesis 1', () =>
    steps.addHypothesis({
      actor: 'Harbour Council',
      topic: 'The reopening',
      hypothesis: 'The council means to reopen the channel in May.',
      rationale: 'The harbour master says so.',
      alternatives: 'It waits for the survey.',
      falsifiers: 'The channel is closed in June.',
      start: '9 March 2026',
      links: [
        { words: 'reopen the channel in May', effect: 'supports', reason: 'It names the month.' },
        { words: 'until the survey', effect: 'contradicts', reason: 'The survey has no date.' },
      ],
    }),
  );
  await person.step('hypothesis 2', () =>
    steps.addHypothesis({
      actor: 'Pilots’ Guild',
      topic: 'Boarding at night',
      hypothesis: 'The guild means to end work at night.',
      rationale: 'It announces it, and denies that it refuses to board.',
      alternatives: 'It wants a higher fee.',
      falsifiers: 'Pilots board at night again.',
      start: '3 March 2026',
      links: [
        { words: 'не будет работать ночью', effect: 'supports', reason: 'It announces the end.' },
        { words: 'denies that its members', effect: 'contradicts', reason: 'It denies a refusal.' },
      ],
    }),
  );
  const text = await person.step('export', () => steps.exportAssessment());
  console.log(person.report('From scratch', bounds.fromScratch));
  expect(person.total).toBeLessThanOrEqual(bounds.fromScratch);
  const document: unknown = JSON.parse(text);
  expect(await problemsAgainstPublished(request, 'assessment.schema.json', document)).toEqual([]);
  expect(document).toMatchObject({
    claims: { length: 18 },
    power_bases: { length: 3 },
    intent_hypotheses: { length: 2 },
  });
});

test('a machine-written file of 25 claims is exported without errors and violations in at most 20 actions', async ({
  page,
}) => {
  const person = new CountedActions(page);
  const steps = new AnalystSteps(person);
  await person.start();
  await person.step('open the answer, with text and a fence around it', () =>
    steps.openAnswer(
      `Here is the assessment:\n\n\`\`\`json\n${machineWritten.desk}\n\`\`\`\n\nTell me if I should go on.`,
    ),
  );
  await person.step('repair what needs no judgement', () => steps.repairTogether());
  await person.step('decide on each text that differs', () =>
    steps.reviewClaimTexts(['a', 'a', 'a', 'a', 'm', 'd', 'd']),
  );
  const text = await person.step('export', () => steps.exportAssessment());
  console.log(person.report('Machine-written file', bounds.machineWritten));
  expect(person.total).toBeLessThanOrEqual(bounds.machineWritten);
  expect(JSON.parse(text)).toMatchObject({ claims: { length: 23 } });
});

test('twenty links are reviewed, with notes on the doubtful ones', async ({ page }) => {
  const person = new CountedActions(page);
  const steps = new AnalystSteps(person);
  await person.start();
  await new Desk(page).openFile('review.desk.json', deskOfSize({ claims: 20, powerBases: 1, intents: 1, links: 10 }));
  await expect(steps.desk.section('Claims')).toBeVisible();
  await person.step('begin the review', () => steps.beginReview('Mara Quinn'));
  await person.step('19 more links, 2 of them with a note', async () => {
    for (let link = 2; link <= 20; link += 1) {
      if (link % 7 === 0) await steps.reviewNextLink('question', 'Is there a second source?');
      else await steps.reviewNextLink('accept');
    }
  });
  await person.step('hand the review over', () => steps.exportReview());
  console.log(person.report('Review of 20 links', bounds.review));
  expect(person.total).toBeLessThanOrEqual(bounds.review);
});
