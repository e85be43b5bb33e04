/**
 * The words that show who speaks and what kind of statement a sentence is, by language, as data. Only clear markers are
 * listed: a word with another common meaning is missing on purpose, because a wrong proposal costs more than none.
 *
 * Each entry is the source of a regular expression. Spaces match any white space, and Arabic letters match with or
 * without vowel marks.
 */
import type { Claim } from '../assessment/types.generated.ts';

/** The kind of statement (specification 2.4). */
export type ClaimKind = Claim['claim_kind'];

/** The place of the speaker's name relative to the words that introduce speech. */
export type SpeakerSide = 'before' | 'after' | 'either';

/** Words that introduce speech. */
export interface SpeechWords {
  readonly words: readonly string[];
  readonly speaker: SpeakerSide;
  /** The maximum number of UTF-16 units between the words and the speaker's name. */
  readonly reach: number;
  /** Whether the words have another meaning unless a name is beside them. */
  readonly onlyBesideName?: boolean;
}

/** The words of one language. */
export interface LanguageWords {
  /** Whether words are separated, so that a marker must not touch other letters. */
  readonly separated: boolean;
  /** Whether every noun has a capital, so that capitals do not show a name. */
  readonly hasCapitalNouns?: true;
  readonly speech: readonly SpeechWords[];
  /** Words for hearsay: somebody else is said to have said it, without a name. */
  readonly hearsay: readonly string[];
  /** Words that say that something is still to happen, so that it is not a reported action. */
  readonly future: readonly string[];
  readonly kinds: Partial<Readonly<Record<ClaimKind, readonly string[]>>>;
}

const number = String.raw`[\d\u0660-\u0669\u0966-\u096F][\d\u0660-\u0669\u0966-\u096F.,٫’' ±\u00A0]*`;

const english: LanguageWords = {
  separated: true,
  speech: [
    {
      words: [
        // Not “which was announced”: whoever is named beside it did not say it.
        '(?<!(?:is|are|was|were|be|been) )(?:said|told|stated|declared|announced|explained)',
        'says',
        'states',
        'declares',
        'announces',
        'replied',
        'insisted',
        'insists',
        'warned',
        'warns',
        'testified',
        'maintains',
        String.raw`(?:wrote|writes|noted|notes|added|adds|reported|reports|confirmed|confirms|claimed|claims|argued|argues|asked|asks|stressed|stresses|denied|denies|expects|expected)(?= that|,? ?["“:])`,
      ],
      speaker: 'either',
      reach: 70,
    },
    { words: ['according to', 'in the words of', 'in the view of', 'as reported by'], speaker: 'after', reach: 40 },
  ],
  hearsay: ['reportedly', 'allegedly', 'is said to', 'are said to', 'was said to', 'were said to'],
  future: ['will', 'shall', 'plans? to', 'intends? to', '(?:is|are) (?:going|due|scheduled) to'],
  kinds: {
    denial: [
      'deny',
      'denies',
      'denied',
      'denying',
      'refutes',
      'refuted',
      '(?:reject|dismiss)(?:s|es|ed) (?:the |any |all |every )?(?:claim|allegation|accusation|charge|report|suggestion|rumour)s?',
      'no such',
      'is not true',
      'is untrue',
    ],
    forecast: [
      'expect',
      'expects',
      'forecasts?',
      'predicts?',
      'predicted',
      '(?:is|are) (?:expected|likely|forecast|projected) to',
    ],
    allegation: ['alleges?', 'alleged', 'allegedly', 'accuses?', 'accused', 'reportedly'],
    capacity: [
      'is able to',
      'are able to',
      'can',
      'is capable of',
      'are capable of',
      '(?:has|have) (?:the|full|sole) (?:capacity|right|power|authority|means) to',
      '(?:is|are) entitled to',
      'may (?:fine|order|refuse|grant|withhold|suspend|impose|seize|revoke|close)',
      'grants? or withholds?',
      'operates',
      String.raw`represents (?:\d|all|most|half)`,
      'owns',
      'controls (?:the|all|most|both)',
    ],
    'public-position': [
      'calls (?:for|on)',
      'called (?:for|on)',
      'demands?',
      'demanded',
      'insists (?:that|on)',
      'opposes?',
      'opposed to',
      'condemns?',
      'condemned',
      'urges?',
      'urged',
      'asks that',
      'states that',
      'rejects',
      '(?:has|have) no (?:right|plans?|intention)',
      'refuses? to',
    ],
    'reported-action': [
      String.raw`(?:has|have) (?:already |now |since )?(?!been|denied|expected|alleged)(?:\p{Ll}{3,}ed|begun|built|bought|sent|sold|taken)`,
      String.raw`(?:was|were) \p{Ll}{3,}ed by`,
    ],
    measurement: [
      `${number}(?:%|per ?cent|percentage points|(?:square |cubic |nautical )?(?:metres?|meters?|kilometres?|kilometers?|miles?|feet)|km|m|tonnes?|tons?|kg|knots|barrels|litres|megawatts?|MW|degrees|hours|hectares|(?:million |billion )?(?:crowns|dollars|euros|pounds))`,
      '(?:[a-z]+-)?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety) (?:per cent|percent)',
      '(?:[a-z]+-)?(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)? hours',
      'hundred and [a-z-]+ (?:vessels|ships|people|metres|tonnes)',
    ],
  },
};

const russian: LanguageWords = {
  separated: true,
  speech: [
    {
      words: [
        'сказал[аи]?',
        'говорит',
        'заявил[аои]?',
        'заявляет',
        'сообщил[аои]?',
        'сообщает',
        'отметил[аои]?',
        'отмечает',
        'подчеркнул[аои]?',
        'подтвердил[аои]?',
        'подтверждает',
        'предупредил[аои]?',
        'предупреждает',
        'утверждает',
        'объявил[аои]?',
        'объявляет',
      ],
      speaker: 'either',
      reach: 60,
    },
    {
      words: ['по словам', 'по данным', 'по сообщению', 'по мнению', 'как сообщает', 'как заявляет', 'как утверждает'],
      speaker: 'after',
      reach: 40,
    },
  ],
  hearsay: ['якобы', 'как сообщается', 'по слухам'],
  future: ['буд(?:ет|ут|ем)', 'намерен[аоы]?', 'планиру(?:ет|ют)'],
  kinds: {
    denial: ['отрица(?:ет|ют|ла|л|ли)', 'опроверг(?:ает|ла|ли)?', 'опровергают', 'не связывает'],
    forecast: [
      'ожида(?:ет|ют)',
      'ожидается',
      'прогнозиру(?:ет|ют)',
      'могут? (?:уменьшиться|вырасти|снизиться|увеличиться)',
    ],
    allegation: ['обвиня(?:ет|ют|ла|л|ли)', 'якобы'],
    capacity: ['вправе', 'способн[аоы]', 'способен', 'в состоянии'],
    'public-position': ['требу(?:ет|ют)', 'призыва(?:ет|ют)', 'осужда(?:ет|ют)', 'исходит из того'],
    measurement: [
      `${number}(?:%|м|км|млн тонн|тысяч тонн|тонн[аы]?|кубических метр(?:ов|а)|процент(?:ов|а)|часов|узлов|кг)`,
    ],
  },
};

const arabic: LanguageWords = {
  separated: true,
  speech: [
    {
      words: [
        '[وف]?قالت?',
        '[وف]?[تي]قول',
        '[وف]?أعلنت?',
        '[وف]?[تي]علن',
        '[وف]?أكدت?',
        '[وف]?[تي]ؤكد',
        '[وف]?صرحت?',
        '[وف]?ذكرت?',
        '[وف]?أفادت?',
        '[وف]?أضافت?',
        '[وف]?أوضحت?',
      ],
      speaker: 'after',
      reach: 30,
    },
    // The preposition “ل” is one word with the name that follows it.
    { words: ['[وف]?وفقا(?= ل)', '[وف]?بحسب', 'على لسان', '[وف]?نقلا عن'], speaker: 'after', reach: 20 },
  ],
  hearsay: ['يقال إن', 'يزعم أن', 'يُزعم'],
  future: ['[وف]?سوف', '[وف]?س[تي]كون'],
  kinds: {
    denial: ['[وف]?[تي]نفي', '[وف]?نف[تى]', '[وف]?لا [تي]سعى'],
    forecast: ['[وف]?[تي]توقع', '[وف]?من المتوقع', 'المرجح'],
    allegation: ['[وف]?[تي]تهم', '[وف]?اتهمت?'],
    capacity: ['[وف]?طاقته', 'قادر[ةا]? على', 'بإمكان'],
    'public-position': ['[وف]?[تي]رفض', '[وف]?[تي]طالب', '[وف]?[تي]دعو', '[وف]?[تي]دين'],
    measurement: [`${number}(?:٪|%|في المئة|متر|مترًا|أمتار|كيلومتر|طن|ساعة)`],
  },
};

const hebrew: LanguageWords = {
  separated: true,
  speech: [
    {
      words: ['אמר[הו]?', 'הודיע[הו]?', 'מסר[הו]?', 'הצהיר[הו]?', 'ציינ[הו]', 'ציין', 'טוענת?', 'טען', 'טענ[הו]'],
      speaker: 'either',
      reach: 40,
    },
    { words: ['לדברי', 'להערכת', 'לטענת', 'לדעת'], speaker: 'after', reach: 3 },
    { words: ['על פי', 'לפי'], speaker: 'after', reach: 3, onlyBesideName: true },
  ],
  hearsay: ['לכאורה', 'לפי הדיווחים'],
  future: ['עתיד(?:ה|ים|ות)?', 'בכוונת'],
  kinds: {
    denial: ['מכחיש(?:ה|ים|ות)?', 'הכחיש[הו]?'],
    forecast: ['צפוי(?:ה|ים|ות)?', 'חוזה'],
    allegation: ['מאשים(?:ה|ים|ות)?', 'האשימ[הו]', 'לכאורה'],
    capacity: ['רשאי(?:ת|ם|ות)?', 'מסוגל(?:ת|ים|ות)?'],
    'public-position': ['דורש(?:ת|ים|ות)?', 'קורא(?:ת|ים|ות)? ל', 'תובע(?:ת|ים|ות)?', 'עומדת בתנאי'],
    measurement: [`${number}(?:%|אחוזים|מטר(?:ים)?|קילומטר(?:ים)?|טון|שעות)`],
  },
};

const hindi: LanguageWords = {
  separated: true,
  speech: [
    {
      words: [
        'ने कहा',
        'ने बताया',
        'ने घोषणा की',
        'ने दावा किया',
        'का कहना है',
        'का अनुमान है',
        'का दावा है',
        'के अनुसार',
        'के मुताबिक',
      ],
      speaker: 'before',
      reach: 3,
    },
  ],
  hearsay: ['कथित तौर पर', 'कथित रूप से'],
  future: [String.raw`[\p{L}\p{M}]+(?:ेगा|ेगी|ेंगे|ेंगी)`],
  kinds: {
    denial: ['खंडन', 'इनकार', 'इन्कार', 'पक्ष नहीं लेता'],
    forecast: ['अनुमान है', 'आशंका है', 'उम्मीद है'],
    allegation: ['आरोप'],
    capacity: ['सक्षम', 'क्षमता'],
    'public-position': ['मांग', 'माँग', 'निंदा', 'विरोध'],
    measurement: [`(?:${number}|लाख |करोड़ |हज़ार )(?:%|प्रतिशत|टन|मीटर|किलोमीटर|घंटे)`],
  },
};

const chinese: LanguageWords = {
  separated: false,
  speech: [
    {
      words: ['表示', '宣布', '宣佈', '指出', '強調', '强调', '聲明', '声明', '聲稱', '声称', '說', '说'],
      speaker: 'before',
      reach: 8,
    },
    { words: ['據', '据', '根據', '根据'], speaker: 'after', reach: 2, onlyBesideName: true },
  ],
  hearsay: ['據稱', '据称', '據報', '据报'],
  future: ['將會', '将会', '將於', '将于', '將在', '将在', '即將', '即将'],
  kinds: {
    denial: ['否認', '否认', '駁斥', '驳斥', '無關', '无关'],
    forecast: ['預計', '预计', '預測', '预测', '料將', '料将'],
    allegation: ['指控', '指責', '指责'],
    capacity: ['能夠', '能够', '有能力', '可於', '可于'],
    'public-position': ['要求', '呼籲', '呼吁', '譴責', '谴责', '反對', '反对', '立場', '立场'],
    measurement: [
      `(?:${number}|[一二三四五六七八九十百千萬万兩两點点]+)(?:%|公尺|公里|噸|吨|小時|小时|公斤|海里)`,
      '百分之[一二三四五六七八九十百點点]+',
    ],
  },
};

const korean: LanguageWords = {
  separated: false,
  speech: [
    {
      words: ['밝혔다', '말했다', '전했다', '발표했다', '주장했다', '강조했다', '덧붙였다'],
      speaker: 'before',
      reach: 300,
    },
    { words: ['에 따르면'], speaker: 'before', reach: 3 },
  ],
  hearsay: ['전해졌다', '알려졌다'],
  future: ['예정', '것이다', '것입니다'],
  kinds: {
    denial: ['부인했다', '부인한다', '사실이 아니'],
    forecast: ['예상', '전망', '예측'],
    allegation: ['의혹'],
    capacity: ['할 수 있', '능력'],
    'public-position': ['촉구', '요구', '규탄', '반대'],
    measurement: [`${number}(?:%|퍼센트|m|km|미터|킬로미터|톤|시간)`],
  },
};

const french: LanguageWords = {
  separated: true,
  speech: [
    {
      words: [
        'dit',
        'affirme(?:nt)?',
        'déclare(?:nt)?',
        'indique(?:nt)?',
        '(?:annonce|assure|précise|estime|confirme|ajoute|souligne)(?:nt)?(?= qu| :|,? ?«)',
        'soutien(?:t|nent)(?= qu)',
        '(?:a|ont|avait|avaient) (?:dit|affirmé|déclaré|annoncé|assuré|indiqué|précisé|expliqué|ajouté|estimé|souligné|répondu|averti|confirmé|prévenu|fait savoir)',
      ],
      speaker: 'either',
      reach: 70,
    },
    {
      words: ['selon', "d[’']après", "de l[’']avis d(?:e|u|es)", 'aux dires d(?:e|u|es)'],
      speaker: 'after',
      reach: 40,
    },
  ],
  hearsay: ['prétendument', 'dit-on', 'à en croire des rumeurs'],
  future: [String.raw`(?:va|vont) \p{L}+(?:er|ir|re)`, 'ser(?:a|ont)', 'aur(?:a|ont)'],
  kinds: {
    denial: ['démen(?:t|tent|ti)', '(?:a|ont) nié', 'nie(?:nt)?(?= avoir| être| qu| tout)', 'réfute(?:nt)?'],
    forecast: ['prévoi(?:t|ent)', "s[’']attend(?:ent)? à", 'table(?:nt)? sur'],
    allegation: ['accuse(?:nt)?', '(?:a|ont) accusé', 'soupçonne(?:nt)?', 'prétendument'],
    capacity: ['peu(?:t|vent)', "(?:est|sont) capables? d(?:e|[’'])", "(?:est|sont) en mesure d(?:e|[’'])"],
    'public-position': [
      'exig(?:e|ent|eons)',
      'réclam(?:e|ent|ons)',
      'demandons',
      'appel(?:le|lent|ons) (?:à|au|aux)',
      'condamn(?:e|ent|ons)',
      "s[’']oppose(?:nt)? (?:à|au|aux)",
      'rejet(?:te|tent|ons)',
      '(?:a|ont) (?:exigé|réclamé|condamné|appelé (?:à|au|aux))',
    ],
    measurement: [
      `${number}(?:%|pour cent|mètres?|kilomètres?|km|m|milles|tonnes?|kg|nœuds|barils|litres|degrés|heures|hectares|(?:(?:million|milliard)s? d[’'])?(?:euros|dollars))`,
    ],
  },
};

const german: LanguageWords = {
  separated: true,
  hasCapitalNouns: true,
  speech: [
    {
      words: [
        'sag(?:t|te|ten)',
        'erklär(?:te|ten)',
        'beton(?:t|te|ten)',
        'behaupte(?:t|te|ten)',
        'warn(?:t|te|ten)',
        'bestätig(?:te|ten)',
        'versicher(?:te|ten)',
        'antworte(?:t|te|ten)',
        'mein(?:te|ten)',
        String.raw`teil(?:t|te|ten)(?=[^.]{1,80} mit(?!\p{L}))`,
        String.raw`kündig(?:t|te|ten)(?=[^.]{1,80} an(?!\p{L}))`,
      ],
      speaker: 'either',
      reach: 70,
    },
    {
      words: ['nach (?:Angaben|Darstellung|Ansicht|Auskunft|Aussage|Einschätzung)', 'nach den Worten'],
      speaker: 'after',
      reach: 40,
    },
    { words: ['laut(?!,)'], speaker: 'after', reach: 12, onlyBesideName: true },
    { words: ['zufolge'], speaker: 'before', reach: 3 },
  ],
  hearsay: ['angeblich(?:e[nmrs]?)?', 'dem Vernehmen nach', 'mutmaßlich(?:e[nmrs]?)?'],
  future: ['künftig', 'wird (?:ab|am|bis|bald)', 'werden (?:ab|am|bis|bald)', 'plan(?:t|en)', 'beabsichtig(?:t|en)'],
  kinds: {
    denial: [
      'bestreite[nt]',
      'bestritt(?:en)?',
      'dementier(?:t|te|ten|en)',
      'leugne(?:n|t|te|ten)',
      '(?:weist|weisen|wies|wiesen) [^.]{0,80}zurück',
    ],
    forecast: ['erwarte(?:n|t|te|ten)', 'rechne[nt] mit', 'prognostizier(?:t|te|en)', 'voraussichtlich'],
    allegation: ['beschuldig(?:t|te|ten|en)', '(?:wirft|werfen) [^.]{0,80}vor', 'angeblich(?:e[nmrs]?)?'],
    capacity: ['kann', 'können', '(?:ist|sind) in der Lage', String.raw`verfüg(?:t|te|en)(?= [^.]{0,80}über(?!\p{L}))`],
    'public-position': [
      'forder(?:t|te|ten|n)',
      'verlang(?:t|te|ten|en)',
      'verurteil(?:t|te|ten|en)',
      'besteh(?:t|en) (?:auf|darauf)',
      'appellier(?:t|te|en) an',
      '(?:lehnt|lehnen|lehnte|lehnten) [^.]{0,80} ab',
    ],
    measurement: [
      `${number}(?:%|Prozent|Metern?|Kilometern?|km|m|Tonnen|Seemeilen|kg|Knoten|Barrel|Liter|Grad|Stunden|Hektar|(?:Millionen |Milliarden )?(?:Euro|Dollar))`,
    ],
  },
};

const spanish: LanguageWords = {
  separated: true,
  speech: [
    {
      words: [
        'dij(?:o|eron)',
        'dicen?',
        'afirm(?:an?|ó|aron)',
        'asegur(?:an?|ó|aron)',
        'sostuv(?:o|ieron)',
        'añad(?:ió|ieron)',
        'advirt(?:ió|ieron)',
        'advierten?',
        'respond(?:ió|ieron)',
        '(?:declar|anunci|señal|explic|inform|indic|agreg|manifest|confirm)(?:ó|aron)',
        '(?:declaran?|anuncian?|señalan?|informan?|indican?|sostienen?|confirman?)(?= que| de que|:)',
        'han? (?:dicho|afirmado|declarado|anunciado|asegurado|señalado|explicado|informado|indicado|advertido|añadido|confirmado)',
      ],
      speaker: 'either',
      reach: 70,
    },
    { words: ['según', 'de acuerdo con', 'en palabras de', 'a juicio de'], speaker: 'after', reach: 40 },
  ],
  hearsay: ['supuestamente', 'presuntamente', 'al parecer'],
  future: ['van? a', String.raw`\p{L}+(?:rá|rán)`],
  kinds: {
    denial: ['niegan?', 'neg(?:ó|aron)', 'desmienten?', 'desmint(?:ió|ieron)'],
    forecast: ['prev(?:é|én|ieron)', 'esperan? que', 'se espera', 'pronostic(?:an?|ó)'],
    allegation: ['acus(?:an?|ó|aron)', 'supuestamente', 'presuntamente'],
    capacity: ['pueden?', '(?:es capaz|son capaces) de', 'tienen? (?:la )?capacidad (?:para|de)'],
    'public-position': [
      'exig(?:en?|ió|ieron)',
      'reclam(?:an?|ó|aron)',
      'conden(?:an|ó|aron)',
      'se oponen? a',
      'rechaz(?:an?|ó|aron)',
      'pid(?:en?|ió|ieron)',
    ],
    measurement: [
      `${number}(?:%|por ciento|metros?|kilómetros?|km|m|millas|toneladas?|kg|nudos|barriles|litros|grados|horas|hectáreas|(?:millones de )?(?:euros|dólares))`,
    ],
  },
};

/** The words of each language, by the primary subtag of its BCP 47 tag. */
export const languageWords: Readonly<Record<string, LanguageWords>> = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
  ru: russian,
  ar: arabic,
  he: hebrew,
  hi: hindi,
  zh: chinese,
  ko: korean,
};
