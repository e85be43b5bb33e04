/**
 * Six small sources in several languages, as an analyst has them in a folder, with the claims that are made from them.
 */
import type { NamedText } from './drop-and-paste.ts';

/** A source: its file, what an analyst knows about it, and the words of three claims. */
export interface Source extends NamedText {
  readonly title: string;
  readonly words: readonly [string, string, string];
}

function plain(name: string, title: string, words: Source['words']): Source {
  return { name, title, words, text: `${title}\n\n${words.join('\n\n')}\n`, type: 'text/plain' };
}

function web(name: string, title: string, language: string, words: Source['words']): Source {
  const paragraphs = words.map((sentence) => `<p>${sentence}</p>`).join('\n');
  const text = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<link rel="canonical" href="https://${name.replace('.html', '')}.example/statement">
<meta property="article:published_time" content="2026-03-03T09:00:00Z"></head>
<body><h1>${title}</h1>
${paragraphs}
</body></html>`;
  return { name, title, words, text, type: 'text/html' };
}

export const sources: readonly Source[] = [
  plain('2026-03-02 order.txt', 'Order of the Harbour Council', [
    'The Harbour Council closes the north channel on 9 March.',
    'The Harbour Council orders every ferry to berth at the south quay.',
    'The closure lasts until the survey is finished.',
  ]),
  web('river-authority.html', 'Statement of the River Authority', 'en', [
    'The River Authority says that nobody asked the River Authority.',
    'The River Authority holds the only dredger on the coast.',
    'The dredger will not work in the north channel this spring.',
  ]),
  plain('2026-03-04 مجلس الميناء.txt', 'بيان مجلس الميناء', [
    'يقول مجلس الميناء إن القناة الشمالية مغلقة',
    'تدفع كل سفينة رسما قدره أربعون دينارا',
    'لا يوجد موعد لإعادة الفتح',
  ]),
  plain('2026-03-05 公告.txt', '航道公告', [
    '港务委员会说北航道关闭。',
    '港务委员会有三艘巡逻艇。',
    '渡轮将停靠南码头。',
  ]),
  web('pilots.html', 'Заявление гильдии лоцманов', 'ru', [
    'Гильдия лоцманов заявляет, что не будет работать ночью.',
    'Гильдия лоцманов имеет сорок шесть лоцманов.',
    'Ночью в канале нет огней. 🙂',
  ]),
  plain('2026-03-06 courier.txt', 'The Coast Courier', [
    'The Harbour Council will reopen the channel in May, the harbour master said.',
    'The Pilots’ Guild denies that its members refuse to board.',
    'The Pilots’ Guild trains every pilot of the coast.',
  ]),
];
