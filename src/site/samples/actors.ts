import type { Actor } from '../../core/casefile/types.generated.ts';

function actor(actor_id: string, names: readonly string[], publisher_hosts: readonly string[] = []): Actor {
  return { actor_id, names, publisher_hosts };
}

const states: readonly Actor[] = [
  actor('velmara', [
    'Velmara',
    'Republic of Velmara',
    'Велмара',
    'Велмары',
    'Велмаре',
    'Велмару',
    'Велмарой',
    'فلمارا',
    'جمهورية فلمارا',
    'वेलमारा',
    '韋爾馬拉',
    '벨마라',
    'ולמרה',
  ]),
  actor('qamrayn', [
    'Qamrayn',
    'State of Qamrayn',
    'قمرين',
    'دولة قمرين',
    'Камрайн',
    'Камрайна',
    'Камрайну',
    'Камрайном',
    'क़मरैन',
    '卡姆萊因',
    '캄라인',
    'קמריין',
  ]),
  actor('torvenia', [
    'Torvenia',
    'Republic of Torvenia',
    'Торвения',
    'Торвении',
    'Торвению',
    'Торвенией',
    'تورفينيا',
    'तोर्वेनिया',
    '托爾文尼亞',
    '토르베니아',
    'טורבניה',
  ]),
  actor('madhyagiri', [
    'Madhyagiri',
    'Union of Madhyagiri',
    'मध्यगिरि',
    'मध्यगिरि संघ',
    'Мадхьягири',
    'مادياجيري',
    '馬迪亞吉里',
    '마디아기리',
    'מדהיאגירי',
  ]),
];

const publishers: readonly Actor[] = [
  actor(
    'velmara-maritime-ministry',
    ['Ministry of Maritime Affairs', 'Velmaran Ministry of Maritime Affairs'],
    ['maritime.gov.velmara.example'],
  ),
  actor(
    'qamrayn-foreign-ministry',
    ['Foreign Ministry of Qamrayn', 'وزارة خارجية قمرين', 'وزارة الخارجية'],
    ['mofa.qamrayn.example'],
  ),
  actor('qamrayn-ports', ['Qamrayn Ports Authority', 'هيئة موانئ قمرين'], ['*.mawani.qamrayn.example']),
  actor(
    'torvenia-water-directorate',
    ['Water Directorate', 'Водная дирекция', 'Водной дирекции', 'Водную дирекцию', '토르베니아 수자원국'],
    ['voda.torvenia.example'],
  ),
  actor(
    'torvenia-grain-chamber',
    ['Grain Chamber', 'Зерновая палата', 'Зерновой палаты', 'Зерновой палате', 'Зерновую палату', 'अनाज मंडल'],
    ['*.zerno.torvenia.example'],
  ),
  actor('madhyagiri-food-ministry', ['Food Ministry of Madhyagiri', 'खाद्य मंत्रालय'], ['khadya.madhyagiri.example']),
  actor('yunlan-ocean', ['Yunlan Ocean', 'Yunlan Ocean Lines', '雲瀾遠洋'], ['*.yunlan-ocean.example']),
  actor('solmaru', ['Solmaru', 'Solmaru Earth Observation', '솔마루지구관측'], ['data.solmaru.example']),
  actor(
    'even-dror',
    ['Even-Dror Institute', 'Even-Dror Institute of Maritime Law', 'מכון אבן־דרור', 'מכון אבן־דרור למשפט ימי'],
    ['even-dror.example'],
  ),
  actor('castellan-mutual', ['Castellan Mutual'], ['circulars.castellan-mutual.example']),
  actor('calder-port-control', ['Calder Port Control'], ['vts.port-calder.example']),
  actor('hesper-pilots-guild', ['Guild of Hesper Pilots', 'Pilots’ Guild'], ['posts.hesper-pilots.example']),
  actor(
    'hesper-commission',
    [
      'Hesper Joint Commission',
      'Joint Commission',
      'اللجنة المشتركة لمضيق هسبر',
      'اللجنة المشتركة',
      'Совместная комиссия',
      'הוועדה המשותפת',
    ],
    ['records.hesper-commission.example'],
  ),
  actor('calder-courier', ['The Calder Courier', 'Calder Courier'], ['www.calder-courier.example']),
];

const others: readonly Actor[] = [
  actor('southern-corridor-company', [
    'Southern Corridor Company',
    'شركة الممر الجنوبي',
    'Компания «Южный коридор»',
    '南方走廊公司',
  ]),
  actor('sandrey-council', ['Sandrey Island Council', 'Council of Sandrey']),
];

const people: readonly Actor[] = [
  actor('ottilie-brandvold', ['Ottilie Brandvold', 'Minister Brandvold', 'Brandvold']),
  actor('suha-al-numani', ['Suha al-Numani', 'al-Numani', 'سهى النعماني']),
  actor('lev-darnovich', ['Lev Darnovich', 'Darnovich', 'Лев Дарнович', 'Дарнович']),
  actor('devendra-kasturi', ['Devendra Kasturi', 'Kasturi', 'देवेन्द्र कस्तूरी']),
  actor('teodora-vance', ['Teodora Vance', 'Vance']),
  actor('ines-valcourt', ['Ines Valcourt', 'Valcourt']),
  actor('tobiah-renn', ['Tobiah Renn', 'Renn']),
  actor('henrike-ado', ['Henrike Ado', 'Ado']),
  actor('zhuo-minghe', ['Zhuo Minghe', 'Captain Zhuo', '卓明河']),
  actor('corin-ashdale', ['Corin Ashdale', 'Ashdale']),
  actor('ragna-tollefse', ['Ragna Tollefse', 'Tollefse']),
  actor('eloise-nandu-strand', ['Éloïse Ñandú-Strand', 'Ñandú-Strand']),
];

/** The registry of the sample casefile, with every form of a name in every script that the passages use. */
export const actors: readonly Actor[] = [...states, ...publishers, ...others, ...people];
