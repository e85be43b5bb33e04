import type { ClaimSource } from './types.ts';

/** Grain, ships, pilots and the southern line: what buyers and carriers publish (observations 4, 5, 6, 11, 13, 15). */
export const trade: readonly ClaimSource[] = [
  {
    claim_id: 'C-033',
    observation: 4,
    quote:
      'Зерновая палата устанавливает квоту вывоза пшеницы на второй квартал в объёме 1,4 млн тонн против 2,1 млн тонн в первом квартале.',
    kind: 'reported-action',
    about: ['torvenia-grain-chamber'],
    by: 'torvenia-grain-chamber',
    mode: 'publisher',
  },
  {
    claim_id: 'C-034',
    observation: 4,
    quote: 'через порт Колдер — не более 0,8 млн тонн, через Южный коридор — не менее 0,6 млн тонн',
    restated:
      'At most 0.8 million tonnes of the second-quarter quota may go through Port Calder, and at least 0.6 million must go by the southern line.',
    kind: 'reported-action',
    about: ['torvenia-grain-chamber', 'southern-corridor-company'],
    by: 'torvenia-grain-chamber',
    mode: 'publisher',
  },
  {
    claim_id: 'C-035',
    observation: 4,
    quote:
      'Покупателям из Мадхьягири, имеющим действующие договоры, Зерновая палата подтверждает поставку двух третей законтрактованного объёма и сама определяет очерёдность отгрузки.',
    kind: 'public-position',
    about: ['torvenia-grain-chamber', 'madhyagiri'],
    by: 'torvenia-grain-chamber',
    mode: 'publisher',
  },
  {
    claim_id: 'C-036',
    observation: 4,
    quote:
      'Зерновая палата исходит из того, что внутренние цены на хлеб не должны расти быстрее трёх процентов в месяц, и вернётся к размеру квоты не ранее 15 июля.',
    kind: 'public-position',
    about: ['torvenia-grain-chamber'],
    by: 'torvenia-grain-chamber',
    mode: 'publisher',
  },
  {
    claim_id: 'C-037',
    observation: 5,
    quote:
      'मध्यगिरि हर वर्ष तोर्वेनिया से लगभग छत्तीस लाख टन गेहूँ मँगाता है, जो हमारे कुल आयात के आधे से अधिक है। तोर्वेनिया का कोई दूसरा ग्राहक इसका आधा भी नहीं ख़रीदता।',
    kind: 'measurement',
    about: ['madhyagiri', 'torvenia'],
    by: 'madhyagiri-food-ministry',
    mode: 'publisher',
  },
  {
    claim_id: 'C-038',
    observation: 5,
    quote: 'खाद्य मंत्रालय का अनुमान है कि यदि कोटा जुलाई तक नहीं बढ़ा, तो आटे का दाम बारह प्रतिशत तक चढ़ सकता है।',
    restated:
      'Madhyagiri’s Food Ministry expects the price of flour to rise by up to twelve per cent if the quota is not raised by July.',
    kind: 'forecast',
    about: ['madhyagiri'],
    by: 'madhyagiri-food-ministry',
    mode: 'publisher',
  },
  {
    claim_id: 'C-039',
    observation: 5,
    quote:
      'मध्यगिरि ने तोर्वेनिया के अनाज मंडल के सामने पाँच वर्ष के अनुबंध का प्रस्ताव रखा है, जिसके अंतर्गत आपूर्ति दक्षिणी गलियारे और रास दौहान बंदरगाह से होगी।',
    kind: 'reported-action',
    about: ['madhyagiri', 'torvenia-grain-chamber'],
    by: 'madhyagiri-food-ministry',
    mode: 'publisher',
  },
  {
    claim_id: 'C-040',
    observation: 5,
    quote:
      'मध्यगिरि ने बारह आयातक देशों को २ मई को अपनी राजधानी में बैठक के लिए बुलाया है, और उनमें से नौ ने निमंत्रण स्वीकार कर लिया है।',
    kind: 'reported-action',
    about: ['madhyagiri'],
    by: 'madhyagiri-food-ministry',
    mode: 'publisher',
  },
  {
    claim_id: 'C-041',
    observation: 5,
    quote: 'मध्यगिरि जलडमरूमध्य के विवाद में किसी तटीय देश का पक्ष नहीं लेता।',
    kind: 'denial',
    about: ['madhyagiri'],
    by: 'madhyagiri-food-ministry',
    mode: 'publisher',
  },
  {
    claim_id: 'C-042',
    observation: 6,
    quote: '本公司散裝船「𠮷安」輪於三月十四日抵達卡爾德錨地，候領航六十一小時，始獲編入船隊。',
    restated:
      'A bulk carrier of Yunlan Ocean that arrived on 14 March waited sixty-one hours at Calder Roads before it was put in a convoy.',
    kind: 'measurement',
    about: ['yunlan-ocean', 'calder-port-control'],
    by: 'yunlan-ocean',
    mode: 'publisher',
  },
  {
    claim_id: 'C-043',
    observation: 6,
    quote:
      '自四月一日起，雲瀾遠洋暫停接受以卡爾德港為裝貨港的新穀物訂艙；已訂艙位改由拉斯道罕港裝運，運費差額由本公司負擔至六月底。',
    kind: 'reported-action',
    about: ['yunlan-ocean'],
    by: 'yunlan-ocean',
    mode: 'publisher',
  },
  {
    claim_id: 'C-044',
    observation: 6,
    quote:
      '雲瀾遠洋持有南方走廊公司百分之三十四的股份，並自有耙吸挖泥船兩艘，可於六週內將拉斯道罕港進港航道浚深至十三點五米。',
    kind: 'capacity',
    about: ['yunlan-ocean', 'southern-corridor-company'],
    by: 'yunlan-ocean',
    mode: 'publisher',
  },
  {
    claim_id: 'C-045',
    observation: 6,
    quote: '雲瀾遠洋對海峽兩岸的爭議不持任何立場。本次航線調整純屬商業考量，與任何政府的要求無關。',
    kind: 'denial',
    about: ['yunlan-ocean'],
    by: 'yunlan-ocean',
    mode: 'publisher',
  },
  {
    claim_id: 'C-046',
    observation: 11,
    quote:
      'The Guild of Hesper Pilots will board wherever it is safe to board. From 1 April our members will work to rule: ten hours, then rest, no doubles.',
    kind: 'public-position',
    about: ['hesper-pilots-guild'],
    by: 'hesper-pilots-guild',
    mode: 'publisher',
  },
  {
    claim_id: 'C-047',
    observation: 11,
    quote:
      'Nobody but the Guild of Hesper Pilots can take a laden bulk carrier round the west turn at night, and both ministries know it. 🌊🛳️🌙',
    kind: 'capacity',
    about: ['hesper-pilots-guild'],
    by: 'hesper-pilots-guild',
    mode: 'publisher',
  },
  {
    claim_id: 'C-048',
    observation: 11,
    quote: 'Four of our forty-six have been asked. One went: good luck to him, he has a baby coming. 👶🏻',
    restated:
      'Qamrayn’s pilot station has approached four of the forty-six pilots of the Guild, and one has joined it.',
    kind: 'reported-action',
    about: ['hesper-pilots-guild', 'qamrayn'],
    by: 'hesper-pilots-guild',
    mode: 'publisher',
  },
  {
    claim_id: 'C-049',
    observation: 13,
    quote:
      'A draft of the order that now governs the Strait of Hesper was circulating inside the Ministry of Maritime Affairs three weeks before the grounding that is said to have caused it',
    kind: 'allegation',
    about: ['velmara-maritime-ministry'],
    by: 'calder-courier',
    mode: 'publisher',
  },
  {
    claim_id: 'C-050',
    observation: 13,
    quote:
      'The Ministry of Maritime Affairs had wanted one boarding ground for years, and the ship gave it a morning on which nobody could say no',
    kind: 'allegation',
    about: ['velmara-maritime-ministry'],
    by: null,
    mode: 'unresolved',
  },
  {
    claim_id: 'C-051',
    observation: 13,
    quote:
      "The ministry's spokeswoman, Éloïse Ñandú-Strand, said that offices prepare texts of every kind and that “a draft is not a decision”. She did not dispute the date.",
    restated: 'The ministry’s spokeswoman did not dispute that a draft of the order dates from 22 January.',
    kind: 'reported-action',
    about: ['velmara-maritime-ministry'],
    by: 'eloise-nandu-strand',
    mode: 'reported-speaker',
  },
  {
    claim_id: 'C-052',
    observation: 13,
    quote:
      "Velmara collected 2.9 million crowns in channel fees in the first twelve days of the order, the ministry's own daily returns show. The survey and the marking of the Needle, for which the money is held, cost 1.1 million in the whole of last year.",
    kind: 'measurement',
    about: ['velmara'],
    by: 'velmara-maritime-ministry',
    mode: 'reported-speaker',
  },
  {
    claim_id: 'C-053',
    observation: 15,
    quote: 'افتتحت هيئة موانئ قمرين اليوم محطة الإرشاد في رأس دوحان، وبدأت العمل بزورقين وأربعة مرشدين في كل نوبة.',
    kind: 'reported-action',
    about: ['qamrayn', 'qamrayn-ports'],
    by: 'qamrayn-ports',
    mode: 'publisher',
  },
  {
    claim_id: 'C-054',
    observation: 15,
    quote: 'ولم تتقدّم حتى الآن أي سفينة عميقة الغاطس بطلب الإرشاد من رأس دوحان.',
    restated: 'On its first day no deep-draught ship had asked for a pilot from Ras Dawhan.',
    kind: 'reported-action',
    about: ['qamrayn-ports'],
    by: 'qamrayn-ports',
    mode: 'publisher',
  },
  {
    claim_id: 'C-055',
    observation: 15,
    quote:
      'وتنقل شركة الممر الجنوبي الحبوب من الحدود إلى رصيف رأس دوحان على الخط الحديدي الوحيد الذي لا يمر بأراضي فلمارا، وطاقته اليوم تسعة أزواج من القطارات في اليوم.',
    kind: 'capacity',
    about: ['southern-corridor-company'],
    by: 'qamrayn-ports',
    mode: 'publisher',
  },
  {
    claim_id: 'C-056',
    observation: 15,
    quote:
      'قمرين لا تطلب من أي سفينة أن تخالف شروط تأمينها، وأنها قدّمت إلى اللجنة المشتركة في ٩ أبريل طلبًا للاعتراف برخص مرشديها.',
    kind: 'reported-action',
    about: ['qamrayn', 'hesper-commission'],
    by: 'qamrayn-ports',
    mode: 'publisher',
  },
];
