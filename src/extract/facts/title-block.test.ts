import { describe, expect, it } from 'vitest';
import { titleBlockFacts } from './title-block.ts';

const body =
  'The River Authority has not granted a permit for dredging north of Cape Orr, and asks the court for an order.';

describe('the lines above a text', () => {
  it.each([
    [`STATEMENT BY THE RIVER AUTHORITY\n\n10 May 2026\n\n${body}`, 'River Authority', '2026-05-10'],
    [`SELM DAILY\n5 May 2026\n\nRiver Authority disputes closure\n\n${body}`, 'Selm Daily', '2026-05-05'],
    [
      `# What pictures show\n\nPublished by the Coastal Observatory, 9 May 2026\n\n${body}`,
      'Coastal Observatory',
      '2026-05-09',
    ],
    [`Transcript: Morning Programme, Radio Selm, 6 May 2026\n\nHOST: Yes.\n${body}`, undefined, '2026-05-06'],
    [`Press release of the Harbour Council\nPublished on 4 May 2026\n${body}`, 'Harbour Council', '2026-05-04'],
    [`Publié par le Conseil du port\nle 4 mai 2026\n${body}`, 'Conseil du port', '2026-05-04'],
    [`Herausgegeben von der Hafenbehörde | 4. Mai 2026\n${body}`, 'Hafenbehörde', '2026-05-04'],
    [`Publicado por el Consejo del Puerto\n4 de mayo de 2026\n${body}`, 'Consejo del Puerto', '2026-05-04'],
    [`Издатель: Совет порта\n4 мая 2026\n${body}`, 'Совет порта', '2026-05-04'],
    [`发布机构：港务委员会\n2026年5月4日\n${body}`, '港务委员会', '2026-05-04'],
    // Not about the text.
    [`River Authority disputes closure\n5 May 2026\n\n${body}`, undefined, '2026-05-05'],
    [`Minutes\nMeeting of 14 May 2026\n\n${body}`, undefined, undefined],
    [`The council met on Monday, and it was published by the ministry.\n${body}`, undefined, undefined],
    [`A statement by some of the pilots\n\n${body}`, undefined, undefined],
    ['Notice\n14 May 2026', undefined, undefined],
    [body, undefined, undefined],
  ])('of %j', (text, publisher, date) => {
    const facts = titleBlockFacts(text);
    expect([facts.publisher?.value, facts.published_at?.value.slice(0, 10)]).toEqual([publisher, date]);
  });

  it('are the words of each value, and have the headline below the name of a newspaper', () => {
    const facts = titleBlockFacts(`SELM DAILY\n5 May 2026\n\nRiver Authority disputes closure\n\n${body}`);
    expect(facts).toMatchObject({
      title: { value: 'River Authority disputes closure' },
      publisher: { words: 'SELM DAILY' },
      published_at: { words: '5 May 2026' },
    });
  });
});
