import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageOf, titleBlockFacts } from './source-facts.ts';

const english =
  'The Harbour Council will close the north channel on Monday. The council has said that this is a measure of safety, and that it was decided for the protection of ships and their crews by the members of the commission.';
/** Texts by the tags of their languages. */
const texts = {
  en: english,
  de: 'Der Rat wird den nördlichen Kanal am Montag sperren. Die Sperrung ist nicht die erste, und der Rat hat sich mit den Reedern auf eine Frist geeinigt, die für alle Schiffe mit dem Ziel der Hafenstadt gilt.',
  fr: 'Le conseil fermera le chenal du nord lundi. La fermeture est une mesure de sécurité pour les navires et les équipages, qui sont dans la zone, et le conseil ne reviendra pas sur cette décision prise par la commission.',
  tr: 'Konsey kuzey kanalını pazartesi günü kapatacak ve bu karar gemiler için bir güvenlik önlemi olarak açıklandı. Daha sonra yapılan bir açıklama ile bu süre bir hafta daha uzatıldı ve çok sayıda gemi bekledi.',
  ru: 'Совет порта закроет северный канал в понедельник. Это мера безопасности, сообщили в совете.',
  uk: 'Рада порту закриє північний канал у понеділок. Її рішення набуде чинності негайно.',
  ar: 'أعلن مجلس الميناء إغلاق القناة الشمالية يوم الاثنين لأسباب تتعلق بالسلامة العامة.',
  fa: 'شورای بندر اعلام کرد که کانال شمالی روز دوشنبه به دلیل مسائل ایمنی بسته می‌شود.',
  he: 'מועצת הנמל הודיעה כי התעלה הצפונית תיסגר ביום שני מטעמי בטיחות של כלי השיט.',
  zh: '港务委员会宣布北部航道将于星期一关闭，以保障船舶安全。该决定由委员会作出，并将持续一个星期，请各船公司注意。',
  ja: '港湾評議会は、船舶の安全を確保するため、北航路を月曜日に閉鎖すると発表しました。この決定は委員会によるものです。',
  ko: '항만 위원회는 선박의 안전을 위해 월요일에 북쪽 수로를 폐쇄한다고 발표했습니다. 이 결정은 위원회가 내렸습니다.',
};

describe('the language of a text', () => {
  it.each(Object.entries(texts))('is proposed for %s', (tag, text) => {
    expect(languageOf(text)?.value).toBe(tag);
  });

  it.each(
    Object.entries({
      'a short text': 'The north channel is closed.',
      'a mixed text': `${english} ${texts.ar}`,
      'a language without a list of words':
        'A tanács hétfőn lezárja az északi csatornát, és a döntés minden hajóra vonatkozik, amely a kikötőbe tart, tehát a hajók nem mehetnek be, amíg a bizottság másként nem dönt, mondta a szóvivő ma este hosszan.',
      'a script of several languages':
        'बंदरगाह परिषद ने सोमवार को उत्तरी मार्ग बंद करने की घोषणा की है और यह निर्णय सुरक्षा के लिए है।',
      numbers: '1234567890 '.repeat(30),
      emoji: '😀🚢'.repeat(50),
      nothing: '',
    }),
  )('stays empty for %s', (_, text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  it('agrees with the languages of the sample, or proposes nothing', () => {
    const file = new URL('../../../public/samples/strait-of-hesper.casefile.json', import.meta.url);
    const { observations } = JSON.parse(readFileSync(file, 'utf8')) as {
      observations: { language: string; passages: { text: string }[] }[];
    };
    const proposed = observations.flatMap(({ language, passages }) =>
      passages.map(({ text }) => [language.split('-')[0], languageOf(text)?.value] as const),
    );
    expect(proposed.filter(([own, value]) => value !== undefined && value !== own)).toEqual([]);
    expect(proposed.filter(([, value]) => value !== undefined).length).toBeGreaterThan(proposed.length / 2);
  });
});

const body =
  'The River Authority has not granted a permit for dredging north of Cape Orr, and asks the court for an order.';

describe('the lines above a text', () => {
  it.each([
    [`STATEMENT BY THE RIVER AUTHORITY\n\n10 May 2026\n\n${body}`, 'River Authority', '2026-05-10'],
    [`SELM DAILY\n5 May 2026\n\nRiver Authority disputes closure\n\n${body}`, 'Selm Daily', '2026-05-05'],
    [`# Pictures\n\nPublished by the Coastal Observatory, 9 May 2026\n\n${body}`, 'Coastal Observatory', '2026-05-09'],
    [`Transcript: Morning Programme, Radio Selm, 6 May 2026\n\nHOST: Yes.\n${body}`, undefined, '2026-05-06'],
    [`Press release of the Harbour Council\nPublished on 4 May 2026\n${body}`, 'Harbour Council', '2026-05-04'],
    [`Publié par le Conseil du port\nle 4 mai 2026\n${body}`, 'Conseil du port', '2026-05-04'],
    [`Herausgegeben von der Hafenbehörde | 4. Mai 2026\n${body}`, 'Hafenbehörde', '2026-05-04'],
    [`Publicado por el Consejo del Puerto\n4 de mayo de 2026\n${body}`, 'Consejo del Puerto', '2026-05-04'],
    [`Издатель: Совет порта\n4 мая 2026\n${body}`, 'Совет порта', '2026-05-04'],
    [`发布机构：港务委员会\n2026年5月4日\n${body}`, '港务委员会', '2026-05-04'],
    [
      `MINISTRY OF WATER, NORTHERN PROVINCE\nPress release No. 14\n5 May 2026\n\n${body}`,
      'Ministry of Water',
      '2026-05-05',
    ],
    [
      `# Note 14\n\n**Publisher:** River Authority\n**Author:** Mira Tovan\n**Date:** 4 May 2026\n\n${body}`,
      'River Authority',
      '2026-05-04',
    ],
    [`__Publisher__: River Authority\n${body}`, 'River Authority', undefined],
    [`Statement by Premier Mira Tovan to the assembly\n${body}`, 'Premier Mira Tovan', undefined],
    [`Published by the Committee to Protect Pilots\n${body}`, 'Committee to Protect Pilots', undefined],
    // Not about the text.
    [`OFFICE HOURS\n5 May 2026\nBy Mira Tovan\n\n${body}`, undefined, '2026-05-05'],
    [`PRESS RELEASE\n5 May 2026\nCouncil closes the north channel\n\n${body}`, undefined, '2026-05-05'],
    [`Council closes channel\n5 May 2026\nBy Mira Tovan\n\n${body}`, undefined, '2026-05-05'],
    [`STATEMENT OF FACTS\n\n${body}`, undefined, undefined],
    [`Notice of Public Hearing\n\n${body}`, undefined, undefined],
    [`Editor: Anna Bell\nValid until | 30 June 2026\n${body}`, undefined, undefined],
    [`Report on the attack on Selm, 12 June 1998\n\n${body}`, undefined, undefined],
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
