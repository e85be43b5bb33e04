/** Texts with a span in brackets, and the proposals for a claim on it. */
import type { Actor } from '../casefile/types.generated.ts';

/** The actors of the cases. */
export const caseActors: readonly Actor[] = [
  actor('velmara', 'Velmara', 'Велмара', 'فلمارا', 'ולמרה', 'वेलमारा', '韋爾馬拉', '벨마라'),
  actor('ministry', 'Ministry of Velmara', 'وزارة خارجية فلمارا'),
  actor('brandvold', 'Ottilie Brandvold', 'Brandvold', 'Брандвольд'),
  actor('renn', 'Tobiah Renn', 'Renn'),
  actor('courier', 'The Calder Courier'),
];

function actor(actor_id: string, ...names: string[]): Actor {
  return { actor_id, names, publisher_hosts: [] };
}

interface ProposalCase {
  readonly name: string;
  readonly text: string;
  /** By default 'en'. */
  readonly language?: string | null;
  /** By default the newspaper. */
  readonly publisherId?: string | null;
  /** The mode and the actor; 'unknown' if somebody else speaks, 'none' if nobody is proposed. */
  readonly attribution?: string;
  /** Why the attribution is proposed. */
  readonly why?: string;
  /** Whether it is accepted with the other proposals. */
  readonly isClear?: boolean;
  readonly kind?: string;
  readonly subjects?: readonly string[];
}

export const proposalCases: readonly ProposalCase[] = [
  {
    name: 'nothing but the publisher',
    text: '[The harbour is closed to ships.]',
    attribution: 'publisher courier',
    why: 'the text names no other speaker',
    subjects: [],
  },
  { name: 'no publisher', text: '[The harbour is closed.]', publisherId: null, attribution: 'none' },
  {
    name: 'a publisher that is not in the casefile',
    text: '[The harbour is closed.]',
    publisherId: 'x',
    attribution: 'none',
  },
  {
    name: '“said” after a quotation',
    text: '“[The harbour is closed],” said Ottilie Brandvold on Monday.',
    attribution: 'explicit-speaker brandvold',
    why: '“said” after the quotation',
  },
  {
    name: 'a speaker before “said”, after a quotation',
    text: '“[The harbour is closed],” Brandvold said.',
    attribution: 'explicit-speaker brandvold',
  },
  {
    name: 'a speaker who introduces the quotation',
    text: 'Brandvold said: “[The harbour is closed.]” Renn said: “It is open.”',
    attribution: 'explicit-speaker brandvold',
    why: '“said” before the quotation',
  },
  {
    name: 'the second of two quotations',
    text: 'Brandvold said: “The harbour is closed.” Renn said: “[It is open.]”',
    attribution: 'explicit-speaker renn',
  },
  {
    name: 'a quotation that continues',
    text: '“The harbour is closed,” said Brandvold. “[It will not open.]”',
    attribution: 'explicit-speaker brandvold',
    why: '“said” before the quotation',
  },
  {
    name: 'a quotation of somebody who is not in the casefile',
    text: '“[The harbour is closed],” said one of the pilots.',
    attribution: 'unknown',
    why: '“said” after the quotation',
  },
  {
    name: 'straight quotation marks',
    text: '"[The harbour is closed]," said Brandvold.',
    attribution: 'explicit-speaker brandvold',
  },
  {
    name: 'indirect speech before the span',
    text: 'Brandvold said that [Velmara closed the harbour].',
    attribution: 'reported-speaker brandvold',
    why: '“said” before the span',
    subjects: ['velmara'],
  },
  {
    name: 'indirect speech in the span, whose speaker is not a clear subject',
    text: '[Brandvold, the minister, said that Velmara closed the harbour.]',
    attribution: 'reported-speaker brandvold',
    why: '“said” in the span',
    subjects: ['velmara'],
  },
  {
    name: 'somebody who is not in the casefile, after a comma and before “said”',
    text: '[Velmara will open the harbour in May, the harbour master said.]',
    attribution: 'unknown',
    subjects: ['velmara'],
  },
  {
    name: '“according to” after the span',
    text: '[The harbour is closed], according to Tobiah Renn.',
    attribution: 'reported-speaker renn',
    why: '“according to” after the span',
  },
  {
    name: 'a report about what somebody reported',
    text: 'The pilots wrote that Renn reported that [the harbour is closed].',
    attribution: 'reported-speaker renn',
  },
  { name: 'hearsay', text: '[The harbour is reportedly closed.]', attribution: 'unknown', kind: 'allegation' },
  {
    name: '“according to” somebody who is not in the casefile',
    text: '[The harbour is closed], according to two people.',
    attribution: 'unknown',
  },
  {
    name: 'not the passive “is said to”, but hearsay',
    text: '[Brandvold is said to have closed the harbour.]',
    attribution: 'unknown',
    subjects: ['brandvold'],
  },
  {
    name: 'the publisher as the speaker of indirect speech',
    text: 'Ministry of Velmara announced that [the harbour is closed].',
    publisherId: 'ministry',
    attribution: 'publisher ministry',
  },
  {
    name: 'a name in a quotation beside the span as no speaker',
    text: 'The sign “Renn said” hung there. [The harbour is closed.]',
    attribution: 'publisher courier',
  },
  {
    name: 'a turn of a transcript',
    text: 'THE CHAIR: Order.\n\nMINISTER BRANDVOLD (Velmara): I close it.\n\n[It stays closed.]\n\nMR RENN: No.',
    attribution: 'explicit-speaker brandvold',
    why: '“MINISTER BRANDVOLD:” starts the turn',
  },
  {
    name: 'a turn of somebody who is not in the casefile',
    text: 'MR RENN: No.\n\nTHE CHAIR: [Order.]',
    attribution: 'unknown',
  },
  {
    name: 'a turn of a person who is not in the casefile',
    text: 'MR RENN: No.\n\nMS LUNDE: [Order.]',
    attribution: 'explicit-speaker “MS LUNDE”',
    why: '“MS LUNDE:” starts the turn',
  },
  {
    name: 'a transcript none of whose speakers is in the casefile',
    text: 'LUNDE: Yes.\n\nSORBY: [No.]\n\nLUNDE: Why?',
    attribution: 'explicit-speaker “SORBY”',
  },
  {
    name: 'a name after “said” that is not in the casefile',
    text: '“[The harbour is closed],” said Edda Lunde on Monday.',
    attribution: 'explicit-speaker “Edda Lunde”',
    why: '“said” after the quotation',
  },
  {
    name: 'a name after “said” and before a full stop as the speaker',
    text: '“[The harbour is closed],” said Orla Tane.',
    attribution: 'explicit-speaker “Orla Tane”',
    isClear: true,
  },
  {
    name: 'a name at the end, after a statement without quotation marks',
    text: '[The harbour is closed], said Orla Tane, the pilot.',
    attribution: 'reported-speaker “Orla Tane”',
  },
  {
    name: 'not the person of whom something is said without “that”',
    text: 'The ministry said [Prime Minister Orla Tane had resigned].',
    attribution: 'unknown',
  },
  {
    name: 'not the country of which something is said without “that”',
    text: '[The pilots said North Korea had fired on the ships.]',
    attribution: 'unknown',
  },
  {
    name: 'not the person of whom something is said, with an insertion',
    text: 'The ministry said [Orla Tane, the prime minister, had resigned].',
    attribution: 'unknown',
  },
  {
    name: 'not a person at the end of a span in the middle of a sentence',
    text: 'On Monday, said [Orla Tane] of the pilots, the ministry resigned.',
    attribution: 'unknown',
  },
  {
    name: 'not the person to whom it is said',
    text: '[The harbour is closed], the pilots told Orla Tane.',
    attribution: 'unknown',
  },
  {
    name: 'a name with small words and an insertion before “said”',
    text: 'Yesterday the Guild of Harbour Pilots, the only one, said that [the harbour is closed].',
    attribution: 'reported-speaker “Guild of Harbour Pilots”',
  },
  {
    name: 'one word with a capital as no name',
    text: '“[The harbour is closed],” Officials said.',
    attribution: 'unknown',
  },
  {
    name: 'a title that says whose statement it is',
    text: 'Statement by the Harbour Council\n5 March 2025\n\n[The harbour is closed.]',
    attribution: 'explicit-speaker “Harbour Council”',
    why: '“Statement” in the title',
  },
  {
    name: 'a title with an actor of the casefile',
    text: 'Remarks by Ottilie Brandvold\n\n[The harbour is closed.]',
    attribution: 'explicit-speaker brandvold',
  },
  {
    name: 'a heading without a name as no title',
    text: 'Evidence of closing\n\n[The harbour is closed.]',
    attribution: 'publisher courier',
  },
  {
    name: 'one line with a colon as no transcript',
    text: 'Renn: a portrait\n\n[The harbour is closed.]',
    attribution: 'publisher courier',
  },
  {
    name: 'a list of measurements as no transcript',
    text: 'CALDER BAR: 10.9 METRES\n\nHALVEN BRIDGE: [371 CUBIC METRES]',
    attribution: 'publisher courier',
    kind: 'measurement',
  },
  { name: 'a name inside a longer one', text: '[The Ministry of Velmara meets.]', subjects: ['ministry'] },
  {
    name: 'names in the order of the text, and the unclear ones after them',
    text: 'Tobiah Renn waits. Brandvold knows. [Velmara and the Ministry of Velmara agree.]',
    subjects: ['velmara', 'ministry'],
  },
  { name: 'a denial', text: '[Velmara denies the report.]', kind: 'denial' },
  { name: 'a forecast', text: '[Velmara expects claims to rise.]', kind: 'forecast' },
  { name: 'no forecast in a promise', text: '[Velmara will open the harbour.]' },
  { name: 'a capacity', text: '[Velmara can close the harbour in 2 hours.]', kind: 'capacity' },
  { name: 'a measurement', text: '[The harbour is 12.5 metres deep.]', kind: 'measurement' },
  { name: 'a position', text: '[Velmara calls for talks.]', kind: 'public-position' },
  { name: 'a measurement in “percent”, as one word', text: '[Velmara lost 40 percent of it.]', kind: 'measurement' },
  { name: 'a measurement in “per cent”', text: '[Velmara lost 40 per\ncent of it.]', kind: 'measurement' },
  {
    name: 'no speaker beside what was announced',
    text: '[Velmara rejects the closing], which was announced without notice.',
    attribution: 'publisher courier',
    kind: 'public-position',
  },
  {
    name: 'a speaker who “noted:”',
    text: 'Velmara noted: [the harbour is closed].',
    attribution: 'reported-speaker velmara',
  },
  { name: 'nothing for markers of two kinds', text: '[Velmara denies that it can close the harbour.]' },
  { name: 'no kind from words outside the span', text: 'Velmara denies it. [The harbour is closed.]' },
  {
    name: 'Russian',
    language: 'ru',
    text: 'Брандвольд заявила, что [Велмара ожидает 12 тонн].',
    attribution: 'reported-speaker brandvold',
    kind: 'forecast',
    subjects: ['velmara'],
  },
  {
    name: 'Russian quotation marks',
    language: 'ru',
    text: '«[Порт закрыт]», — сказала Брандвольд.',
    attribution: 'explicit-speaker brandvold',
  },
  {
    name: 'Arabic, with vowel marks',
    language: 'ar',
    text: 'وأَعلنت وزارة خارجية فلمارا أن [الميناء مغلق].',
    attribution: 'reported-speaker ministry',
  },
  {
    name: 'Arabic in the present',
    language: 'ar',
    text: 'تقول وزارة خارجية فلمارا إن [الميناء مغلق].',
    attribution: 'reported-speaker ministry',
  },
  {
    name: 'Arabic without a name',
    language: 'ar',
    text: 'وتؤكد الهيئة أن [فلمارا لا تطلب شيئا].',
    attribution: 'unknown',
    subjects: ['velmara'],
  },
  { name: 'Hebrew', language: 'he', text: 'לדברי ולמרה, [הנמל סגור].', attribution: 'reported-speaker velmara' },
  {
    name: 'Hebrew “according to” a section',
    language: 'he',
    text: 'לפי סעיף 12 [הנמל סגור].',
    attribution: 'publisher courier',
  },
  { name: 'Hindi', language: 'hi', text: 'वेलमारा ने कहा कि [बंदरगाह बंद है]।', attribution: 'reported-speaker velmara' },
  {
    name: 'Chinese',
    language: 'zh-Hant',
    text: '韋爾馬拉表示，「[港口關閉]」。',
    attribution: 'explicit-speaker velmara',
  },
  {
    name: 'Korean',
    language: 'ko',
    text: '벨마라는 [항구가 닫혔다]고 밝혔다.',
    attribution: 'reported-speaker velmara',
  },
  {
    name: 'the language of the script, if it is unknown',
    language: null,
    text: 'Велмара заявила, что [порт закрыт].',
    attribution: 'reported-speaker velmara',
  },
  {
    name: 'Arabic “according to”, one word with its conjunction and with the name',
    language: 'ar',
    text: '[ووفقا لوزارة خارجية فلمارا فإن الميناء مغلق].',
    attribution: 'reported-speaker ministry',
  },
  {
    name: 'French indirect speech',
    language: 'fr',
    text: '[Velmara affirme que Brandvold a fermé le port.]',
    attribution: 'reported-speaker velmara',
    why: '“affirme” in the span',
    subjects: ['brandvold'],
  },
  {
    name: 'French quotation marks with spaces',
    language: 'fr',
    text: '« [Nous exigeons une enquête] », a déclaré Ottilie Brandvold, ministre.',
    attribution: 'explicit-speaker brandvold',
    why: '“a déclaré” after the quotation',
    kind: 'public-position',
  },
  {
    name: 'French “selon”',
    language: 'fr',
    text: '[Selon Velmara, le port est fermé.]',
    attribution: 'reported-speaker velmara',
  },
  {
    name: 'no French speaker in what is announced',
    language: 'fr',
    text: '[L’annonce concerne Velmara.]',
    attribution: 'publisher courier',
    subjects: ['velmara'],
  },
  {
    name: 'a French speaker who is not the one after “qu’”',
    language: 'fr',
    text: '[Un pilote dit qu’Ottilie Brandvold attend.]',
    attribution: 'unknown',
  },
  {
    name: 'German quotation marks',
    language: 'de',
    text: '„[Der Hafen bleibt geschlossen]“, sagte Ministerin Ottilie Brandvold am Dienstag.',
    attribution: 'explicit-speaker brandvold',
    why: '“sagte” after the quotation',
  },
  {
    name: 'German indirect speech without “dass”',
    language: 'de',
    text: '[Velmara behauptet, niemand habe Brandvold gefragt.]',
    attribution: 'reported-speaker velmara',
    subjects: ['brandvold'],
  },
  {
    name: 'a German verb in two parts',
    language: 'de',
    text: 'Velmara teilte am Montag mit, [der Hafen sei geschlossen].',
    attribution: 'reported-speaker velmara',
    why: '“teilte” before the span',
  },
  {
    name: 'German “nach Angaben”',
    language: 'de',
    text: '[Nach Angaben von Velmara verfügt der Hafen über vier Boote.]',
    attribution: 'reported-speaker velmara',
    kind: 'capacity',
  },
  {
    name: 'German “zufolge”, which follows the name',
    language: 'de',
    text: '[Velmara zufolge ist der Hafen geschlossen.]',
    attribution: 'reported-speaker velmara',
  },
  {
    name: 'a German noun with its article as no name',
    language: 'de',
    text: 'Ein Sprecher erklärte: „[Der Hafen ist geschlossen].“',
    attribution: 'unknown',
  },
  {
    name: 'a German time as no name',
    language: 'de',
    text: 'Am Dienstag sagte die Ministerin, dass [der Hafen geschlossen sei].',
    attribution: 'unknown',
  },
  {
    name: 'German nouns as a name that is not clear',
    language: 'de',
    text: '„[Der Hafen ist geschlossen]“, sagte Ministerin Orla Tane am Dienstag.',
    attribution: 'explicit-speaker “Ministerin Orla Tane”',
    isClear: false,
  },
  {
    name: 'a Spanish place as no name',
    language: 'es',
    text: 'En Madrid dijo que [el puerto está cerrado].',
    attribution: 'unknown',
  },
  {
    name: 'a French time as no name',
    language: 'fr',
    text: '[Aujourd’hui Velden a annoncé que le port est fermé.]',
    attribution: 'unknown',
  },
  {
    name: 'German “laut” as no speech',
    language: 'de',
    text: '[Der Motor ist laut, und Velmara wartet.]',
    attribution: 'publisher courier',
  },
  {
    name: 'a person of an organisation after “said”',
    text: '"[The strait is closed]," said Mira Tovan, director of the Ministry of Velmara.',
    attribution: 'explicit-speaker “Mira Tovan”',
  },
  {
    name: 'a person of an organisation before “said”',
    text: 'Mira Tovan, director of the Ministry of Velmara, said that [the strait is closed].',
    attribution: 'reported-speaker “Mira Tovan”',
  },
  {
    name: 'an actor of an organisation',
    text: '"[The strait is closed]," said Ottilie Brandvold, who leads the Ministry of Velmara.',
    attribution: 'explicit-speaker brandvold',
  },
  {
    name: 'an actor of an organisation before “said”',
    text: 'Ottilie Brandvold, minister of Velmara, said that [the strait is closed].',
    attribution: 'reported-speaker brandvold',
  },
  {
    name: 'the name of an office before the name of a person',
    text: '"[The strait is closed]," said the Foreign Minister, Ottilie Brandvold.',
    attribution: 'explicit-speaker brandvold',
  },
  {
    name: 'the sender of a message',
    text: 'From: Ottilie Brandvold <o@velmara.example>\nTo: all\n\n[Velmara will close the strait.]',
    attribution: 'explicit-speaker brandvold',
    why: '“From” in the headers',
  },
  {
    name: 'not the sender of a message that quotes another one',
    text: 'From: Ottilie Brandvold <o@velmara.example>\n\n> [Velmara closes the strait.]',
    attribution: 'unknown',
  },
  {
    name: 'not the sender of a message below which an earlier one is quoted',
    text: 'From: Tobiah Renn <r@x.example>\n\nSee below.\n\n-----Original Message-----\nFrom: Ottilie Brandvold <o@x.example>\n\n[The strait is closed.]',
    attribution: 'unknown',
  },
  {
    name: 'not a day as the sender',
    text: 'Closure of the strait\nFrom: Monday\nTo: Friday\n\n[The strait is closed.]',
    attribution: 'publisher courier',
  },
  {
    name: 'a denial that is itself denied',
    text: 'Velmara has not denied that [its ships can pass].',
    kind: 'capacity',
  },
  {
    name: 'a label in capitals whose ordinary spelling is in the text',
    text: 'HOST: Is it open?\nMIRA TOVAN: [It is closed.]\nHOST: Really?\nMIRA TOVAN: Yes.\nHOST: Thank you, Mira Tovan.',
    attribution: 'explicit-speaker “Mira Tovan”',
  },
  {
    name: 'what a publisher says about its own future',
    text: '[The Calder Courier will appear from 1 June with 90 metres of shelves.]',
    attribution: 'publisher courier',
    kind: 'public-position',
  },
  { name: 'what others will do, which is not clear', text: '[Velmara will close the strait on 90 metres.]' },
  { name: 'a denial before the span', text: 'Velmara denied on Monday that [its ships can pass].', kind: 'denial' },
  {
    name: 'not a denial of something before',
    text: 'Velmara denied one thing, and said that [its ships can pass].',
    kind: 'capacity',
  },
  { name: 'a completed action, which is not clear', text: '[Velmara has closed the strait.]' },
  {
    name: 'Spanish indirect speech',
    language: 'es-MX',
    text: '[Velmara dijo que sus barcos esperarán.]',
    attribution: 'reported-speaker velmara',
    kind: 'public-position',
  },
  {
    name: 'Spanish quotation marks',
    language: 'es',
    text: '«[No pagaremos la tasa]», declaró la presidenta Ottilie Brandvold.',
    attribution: 'explicit-speaker brandvold',
    why: '“declaró” after the quotation',
  },
  {
    name: 'Spanish “según”, and a measurement',
    language: 'es',
    text: '[Según Velmara, la tasa es de 400 euros.]',
    attribution: 'reported-speaker velmara',
    kind: 'measurement',
  },
  {
    name: 'no markers of another language with the same script',
    language: 'fr',
    text: '« [Velmara said can denies] »',
    attribution: 'publisher courier',
    subjects: ['velmara'],
  },
  {
    name: 'a full name without the office before it',
    text: 'Spokesperson Mira Tovan said: “[The harbour is closed.]”',
    attribution: 'explicit-speaker “Mira Tovan”',
  },
  {
    name: 'the person after the office and its place',
    text: 'The head of Lower Selm, Governor Mira Tovan, said on Monday that [the harbour is closed].',
    attribution: 'reported-speaker “Mira Tovan”',
  },
];
