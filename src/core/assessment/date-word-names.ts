/**
 * The words of dates in several languages: months, weekdays, time zones, days and words without a meaning of their own.
 */

// Each string lists the words for one month, January first, separated by spaces. Two words of one name are joined.
const months: readonly string[] = [
  'january jan يناير كانونالثاني ינואר जनवरी январь января янв januar jänner janvier janv enero ene',
  'february feb فبراير شباط פברואר फरवरी फ़रवरी февраль февраля фев февр februar février févr fevrier febrero',
  'march mar مارس آذار اذار מרץ मार्च март марта мар märz maerz mrz mär mars marzo',
  'april apr أبريل ابريل إبريل نيسان אפריל अप्रैल апрель апреля апр avril avr abril abr',
  'may مايو أيار ايار מאי मई май мая mai mayo',
  'june jun يونيو حزيران יוני जून июнь июня июн juni juin junio',
  'july jul يوليو تموز יולי जुलाई июль июля июл juli juillet juil julio',
  'august aug أغسطس اغسطس آب اب אוגוסט अगस्त август августа авг août aout agosto ago',
  'september sep sept سبتمبر أيلول ايلول ספטמבר सितंबर सितम्बर сентябрь сентября сен сент septembre septiembre',
  'october oct أكتوبر اكتوبر تشرينالأول تشرينالاول אוקטובר अक्टूबर अक्तूबर октябрь октября окт oktober okt octobre octubre',
  'november nov نوفمبر تشرينالثاني נובמבר नवंबर नवम्बर ноябрь ноября ноя нояб novembre noviembre',
  'december dec ديسمبر كانونالأول كانونالاول דצמבר दिसंबर दिसम्बर декабрь декабря дек dezember dez décembre déc decembre diciembre dic',
];

// The words for one weekday, Sunday first.
const weekdays: readonly string[] = [
  'sunday sun dimanche sonntag so domingo الأحد الاحد ראשון रविवार воскресенье вс 일요일 星期日 星期天 週日 周日',
  'monday mon lundi montag mo lunes الاثنين الإثنين שני सोमवार понедельник пн 월요일 星期一 週一 周一',
  'tuesday tue tues mardi dienstag di martes الثلاثاء שלישי मंगलवार вторник вт 화요일 星期二 週二 周二',
  'wednesday wed mercredi mittwoch mi miércoles miercoles الأربعاء الاربعاء רביעי बुधवार среда среду ср 수요일 星期三 週三 周三',
  'thursday thu thur thurs jeudi donnerstag do jueves الخميس חמישי गुरुवार बृहस्पतिवार четверг чт 목요일 星期四 週四 周四',
  'friday fri vendredi freitag fr viernes الجمعة שישי शुक्रवार пятница пятницу пт 금요일 星期五 週五 周五',
  'saturday sat samedi samstag sonnabend sa sábado sabado السبت שבת शनिवार суббота субботу сб 토요일 星期六 週六 周六',
];

// Only names that mean one offset everywhere they are used.
const zoneNames: Readonly<Record<string, string>> = {
  z: 'Z',
  utc: 'Z',
  ut: 'Z',
  gmt: 'Z',
  wet: 'Z',
  west: '+01:00',
  cet: '+01:00',
  mez: '+01:00',
  cest: '+02:00',
  mesz: '+02:00',
  eet: '+02:00',
  eest: '+03:00',
  msk: '+03:00',
  мск: '+03:00',
  hkt: '+08:00',
  sgt: '+08:00',
  jst: '+09:00',
  kst: '+09:00',
  est: '-05:00',
  edt: '-04:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
};

/** Names that several zones use, such as IST in India, Israel and Ireland. */
const severalZones = 'cst ist bst ast gst';

const words = (text: string): readonly string[] => text.split(' ');

/** What a word of a date means. */
export type DateWord =
  | { readonly kind: 'month'; readonly month: number }
  | { readonly kind: 'weekday'; readonly weekday: number }
  | { readonly kind: 'zone'; readonly zone: string }
  | { readonly kind: 'several-zones' }
  | { readonly kind: 'half'; readonly half: 'am' | 'pm' }
  | { readonly kind: 'clock'; readonly clock: string }
  | { readonly kind: 'day'; readonly days: number }
  | { readonly kind: 'now' }
  | { readonly kind: 'edge'; readonly edge: 'start' | 'end' }
  | { readonly kind: 'filler' };

const days: Readonly<Record<number, string>> = {
  [-1]: 'yesterday أمس אתמול вчера 어제 昨天 hier gestern ayer',
  0: 'today اليوم היום आज сегодня 오늘 今天 heute hoy',
  1: 'tomorrow غدا غدًا מחר завтра 내일 明天 demain morgen mañana',
};

const filler =
  'of the on at in de del le la el à a las um uhr h hrs الساعة st nd rd th er го е г год года году в во م في من को बजे 에 יום den t';

function dictionary(): ReadonlyMap<string, DateWord> {
  const entries: [string, DateWord][] = [
    ...words(filler).map((word): [string, DateWord] => [word, { kind: 'filler' }]),
    ...months.flatMap((row, at) =>
      words(row).map((word): [string, DateWord] => [word, { kind: 'month', month: at + 1 }]),
    ),
    ...weekdays.flatMap((row, at) =>
      words(row).map((word): [string, DateWord] => [word, { kind: 'weekday', weekday: at }]),
    ),
    ...Object.entries(days).flatMap(([day, row]) =>
      words(row).map((word): [string, DateWord] => [word, { kind: 'day', days: Number(day) }]),
    ),
    ...Object.entries(zoneNames).map(([word, zone]): [string, DateWord] => [word, { kind: 'zone', zone }]),
    ...words(severalZones).map((word): [string, DateWord] => [word, { kind: 'several-zones' }]),
    ...words('am 上午 오전 ص').map((word): [string, DateWord] => [word, { kind: 'half', half: 'am' }]),
    ...words('pm 下午 오후').map((word): [string, DateWord] => [word, { kind: 'half', half: 'pm' }]),
    ...words('start beginning').map((word): [string, DateWord] => [word, { kind: 'edge', edge: 'start' }]),
    ['end', { kind: 'edge', edge: 'end' }],
    ['noon', { kind: 'clock', clock: '12:00' }],
    ['midnight', { kind: 'clock', clock: '00:00' }],
    ['now', { kind: 'now' }],
  ];
  return new Map(entries.map(([word, meaning]) => [word.normalize('NFKC').toLowerCase(), meaning]));
}

// Made with the first date that is read, because most sessions read none.
let known: ReadonlyMap<string, DateWord> | undefined;

/**
 * Returns the meaning of a word in lower case and NFKC form; undefined for a word that does not belong to a date.
 * Hebrew months may have the preposition ב, as in ביולי.
 */
export function dateWord(word: string): DateWord | undefined {
  known ??= dictionary();
  const meaning = known.get(word);
  if (meaning || !/^[בה]/.test(word)) return meaning;
  return known.get(word.slice(1));
}
