/** Texts with a span in brackets, and the proposals for a claim on it. */
import type { Actor } from '../casefile/types.generated.ts';
import { rowsOf } from '../text/texts.cases.ts';

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

const caseKeys = ['language', 'publisher', 'kind', 'clear', 'why', 'subjects'];

/** Reads a case: its name, its text, its attribution, and in any order what else is given or expected. */
function proposalCase([name = '', text = '', attribution = '', more = '']: readonly string[]): ProposalCase {
  const parts = more === '' ? [] : more.split('; ');
  const others = new Map(parts.map((part) => [part.split(' ', 1)[0] ?? '', part.split(' ').slice(1)]));
  const unknown = [...others.keys()].filter((key) => !caseKeys.includes(key));
  if (unknown.length > 0) throw new Error(`The case “${name}” has the unknown key “${unknown.join('”, “')}”.`);
  const of = (key: string) => others.get(key)?.join(' ');
  const [language, publisherId, kind, clear, why] = ['language', 'publisher', 'kind', 'clear', 'why'].map(of);
  const subjects = others.get('subjects');
  return {
    name,
    text,
    ...(attribution !== '' && { attribution }),
    ...(language !== undefined && { language: language === 'null' ? null : language }),
    ...(publisherId !== undefined && { publisherId: publisherId === 'null' ? null : publisherId }),
    ...(kind !== undefined && { kind }),
    ...(clear !== undefined && { isClear: clear === 'true' }),
    ...(why !== undefined && { why }),
    ...(subjects && { subjects }),
  };
}

export const proposalCases: readonly ProposalCase[] = rowsOf(
  String.raw`
nothing but the publisher | [The harbour is closed to ships.] | publisher courier | subjects; why the text names no other speaker
no publisher | [The harbour is closed.] | none | publisher null
a publisher that is not in the casefile | [The harbour is closed.] | none | publisher x
“said” after a quotation | “[The harbour is closed],” said Ottilie Brandvold on Monday. | explicit-speaker brandvold | why “said” after the quotation
a speaker before “said”, after a quotation | “[The harbour is closed],” Brandvold said. | explicit-speaker brandvold
a speaker who introduces the quotation | Brandvold said: “[The harbour is closed.]” Renn said: “It is open.” | explicit-speaker brandvold | why “said” before the quotation
the second of two quotations | Brandvold said: “The harbour is closed.” Renn said: “[It is open.]” | explicit-speaker renn
a quotation that continues | “The harbour is closed,” said Brandvold. “[It will not open.]” | explicit-speaker brandvold | why “said” before the quotation
a quotation of somebody who is not in the casefile | “[The harbour is closed],” said one of the pilots. | unknown | why “said” after the quotation
straight quotation marks | "[The harbour is closed]," said Brandvold. | explicit-speaker brandvold
indirect speech before the span | Brandvold said that [Velmara closed the harbour]. | reported-speaker brandvold | subjects velmara; why “said” before the span
indirect speech in the span, whose speaker is not a clear subject | [Brandvold, the minister, said that Velmara closed the harbour.] | reported-speaker brandvold | subjects velmara; why “said” in the span
somebody who is not in the casefile, after a comma and before “said” | [Velmara will open the harbour in May, the harbour master said.] | unknown | subjects velmara
“according to” after the span | [The harbour is closed], according to Tobiah Renn. | reported-speaker renn | why “according to” after the span
a report about what somebody reported | The pilots wrote that Renn reported that [the harbour is closed]. | reported-speaker renn
hearsay | [The harbour is reportedly closed.] | unknown | kind allegation
“according to” somebody who is not in the casefile | [The harbour is closed], according to two people. | unknown
not the passive “is said to”, but hearsay | [Brandvold is said to have closed the harbour.] | unknown | subjects brandvold
the publisher as the speaker of indirect speech | Ministry of Velmara announced that [the harbour is closed]. | publisher ministry | publisher ministry
a name in a quotation beside the span as no speaker | The sign “Renn said” hung there. [The harbour is closed.] | publisher courier
a turn of a transcript | THE CHAIR: Order.\n\nMINISTER BRANDVOLD (Velmara): I close it.\n\n[It stays closed.]\n\nMR RENN: No. | explicit-speaker brandvold | why “MINISTER BRANDVOLD:” starts the turn
a turn of somebody who is not in the casefile | MR RENN: No.\n\nTHE CHAIR: [Order.] | unknown
a turn of a person who is not in the casefile | MR RENN: No.\n\nMS LUNDE: [Order.] | explicit-speaker “MS LUNDE” | why “MS LUNDE:” starts the turn
a transcript none of whose speakers is in the casefile | LUNDE: Yes.\n\nSORBY: [No.]\n\nLUNDE: Why? | explicit-speaker “SORBY”
a name after “said” that is not in the casefile | “[The harbour is closed],” said Edda Lunde on Monday. | explicit-speaker “Edda Lunde” | why “said” after the quotation
a name after “said” and before a full stop as the speaker | “[The harbour is closed],” said Orla Tane. | explicit-speaker “Orla Tane” | clear true
a name at the end, after a statement without quotation marks | [The harbour is closed], said Orla Tane, the pilot. | reported-speaker “Orla Tane”
not the person of whom something is said without “that” | The ministry said [Prime Minister Orla Tane had resigned]. | unknown
not the country of which something is said without “that” | [The pilots said North Korea had fired on the ships.] | unknown
not the person of whom something is said, with an insertion | The ministry said [Orla Tane, the prime minister, had resigned]. | unknown
not a person at the end of a span in the middle of a sentence | On Monday, said [Orla Tane] of the pilots, the ministry resigned. | unknown
not the person to whom it is said | [The harbour is closed], the pilots told Orla Tane. | unknown
a name with small words and an insertion before “said” | Yesterday the Guild of Harbour Pilots, the only one, said that [the harbour is closed]. | reported-speaker “Guild of Harbour Pilots”
one word with a capital as no name | “[The harbour is closed],” Officials said. | unknown
a title that says whose statement it is | Statement by the Harbour Council\n5 March 2025\n\n[The harbour is closed.] | explicit-speaker “Harbour Council” | why “Statement” in the title
a title with an actor of the casefile | Remarks by Ottilie Brandvold\n\n[The harbour is closed.] | explicit-speaker brandvold
a heading without a name as no title | Evidence of closing\n\n[The harbour is closed.] | publisher courier
one line with a colon as no transcript | Renn: a portrait\n\n[The harbour is closed.] | publisher courier
a list of measurements as no transcript | CALDER BAR: 10.9 METRES\n\nHALVEN BRIDGE: [371 CUBIC METRES] | publisher courier | kind measurement
a name inside a longer one | [The Ministry of Velmara meets.] |  | subjects ministry
names in the order of the text, and the unclear ones after them | Tobiah Renn waits. Brandvold knows. [Velmara and the Ministry of Velmara agree.] |  | subjects velmara ministry
a denial | [Velmara denies the report.] |  | kind denial
a forecast | [Velmara expects claims to rise.] |  | kind forecast
no forecast in a promise | [Velmara will open the harbour.]
a capacity | [Velmara can close the harbour in 2 hours.] |  | kind capacity
a measurement | [The harbour is 12.5 metres deep.] |  | kind measurement
a position | [Velmara calls for talks.] |  | kind public-position
a measurement in “percent”, as one word | [Velmara lost 40 percent of it.] |  | kind measurement
a measurement in “per cent” | [Velmara lost 40 per\ncent of it.] |  | kind measurement
no speaker beside what was announced | [Velmara rejects the closing], which was announced without notice. | publisher courier | kind public-position
a speaker who “noted:” | Velmara noted: [the harbour is closed]. | reported-speaker velmara
nothing for markers of two kinds | [Velmara denies that it can close the harbour.]
no kind from words outside the span | Velmara denies it. [The harbour is closed.]
Russian | Брандвольд заявила, что [Велмара ожидает 12 тонн]. | reported-speaker brandvold | language ru; kind forecast; subjects velmara
Russian quotation marks | «[Порт закрыт]», — сказала Брандвольд. | explicit-speaker brandvold | language ru
Arabic, with vowel marks | وأَعلنت وزارة خارجية فلمارا أن [الميناء مغلق]. | reported-speaker ministry | language ar
Arabic in the present | تقول وزارة خارجية فلمارا إن [الميناء مغلق]. | reported-speaker ministry | language ar
Arabic without a name | وتؤكد الهيئة أن [فلمارا لا تطلب شيئا]. | unknown | language ar; subjects velmara
Hebrew | לדברי ולמרה, [הנמל סגור]. | reported-speaker velmara | language he
Hebrew “according to” a section | לפי סעיף 12 [הנמל סגור]. | publisher courier | language he
Hindi | वेलमारा ने कहा कि [बंदरगाह बंद है]। | reported-speaker velmara | language hi
Chinese | 韋爾馬拉表示，「[港口關閉]」。 | explicit-speaker velmara | language zh-Hant
Korean | 벨마라는 [항구가 닫혔다]고 밝혔다. | reported-speaker velmara | language ko
the language of the script, if it is unknown | Велмара заявила, что [порт закрыт]. | reported-speaker velmara | language null
Arabic “according to”, one word with its conjunction and with the name | [ووفقا لوزارة خارجية فلمارا فإن الميناء مغلق]. | reported-speaker ministry | language ar
French indirect speech | [Velmara affirme que Brandvold a fermé le port.] | reported-speaker velmara | language fr; subjects brandvold; why “affirme” in the span
French quotation marks with spaces | « [Nous exigeons une enquête] », a déclaré Ottilie Brandvold, ministre. | explicit-speaker brandvold | language fr; kind public-position; why “a déclaré” after the quotation
French “selon” | [Selon Velmara, le port est fermé.] | reported-speaker velmara | language fr
no French speaker in what is announced | [L’annonce concerne Velmara.] | publisher courier | language fr; subjects velmara
a French speaker who is not the one after “qu’” | [Un pilote dit qu’Ottilie Brandvold attend.] | unknown | language fr
German quotation marks | „[Der Hafen bleibt geschlossen]“, sagte Ministerin Ottilie Brandvold am Dienstag. | explicit-speaker brandvold | language de; why “sagte” after the quotation
German indirect speech without “dass” | [Velmara behauptet, niemand habe Brandvold gefragt.] | reported-speaker velmara | language de; subjects brandvold
a German verb in two parts | Velmara teilte am Montag mit, [der Hafen sei geschlossen]. | reported-speaker velmara | language de; why “teilte” before the span
German “nach Angaben” | [Nach Angaben von Velmara verfügt der Hafen über vier Boote.] | reported-speaker velmara | language de; kind capacity
German “zufolge”, which follows the name | [Velmara zufolge ist der Hafen geschlossen.] | reported-speaker velmara | language de
a German noun with its article as no name | Ein Sprecher erklärte: „[Der Hafen ist geschlossen].“ | unknown | language de
a German time as no name | Am Dienstag sagte die Ministerin, dass [der Hafen geschlossen sei]. | unknown | language de
German nouns as a name that is not clear | „[Der Hafen ist geschlossen]“, sagte Ministerin Orla Tane am Dienstag. | explicit-speaker “Ministerin Orla Tane” | language de; clear false
a Spanish place as no name | En Madrid dijo que [el puerto está cerrado]. | unknown | language es
a French time as no name | [Aujourd’hui Velden a annoncé que le port est fermé.] | unknown | language fr
German “laut” as no speech | [Der Motor ist laut, und Velmara wartet.] | publisher courier | language de
a person of an organisation after “said” | "[The strait is closed]," said Mira Tovan, director of the Ministry of Velmara. | explicit-speaker “Mira Tovan”
a person of an organisation before “said” | Mira Tovan, director of the Ministry of Velmara, said that [the strait is closed]. | reported-speaker “Mira Tovan”
an actor of an organisation | "[The strait is closed]," said Ottilie Brandvold, who leads the Ministry of Velmara. | explicit-speaker brandvold
an actor of an organisation before “said” | Ottilie Brandvold, minister of Velmara, said that [the strait is closed]. | reported-speaker brandvold
the name of an office before the name of a person | "[The strait is closed]," said the Foreign Minister, Ottilie Brandvold. | explicit-speaker brandvold
the sender of a message | From: Ottilie Brandvold <o@velmara.example>\nTo: all\n\n[Velmara will close the strait.] | explicit-speaker brandvold | why “From” in the headers
not the sender of a message that quotes another one | From: Ottilie Brandvold <o@velmara.example>\n\n> [Velmara closes the strait.] | unknown
not the sender of a message below which an earlier one is quoted | From: Tobiah Renn <r@x.example>\n\nSee below.\n\n-----Original Message-----\nFrom: Ottilie Brandvold <o@x.example>\n\n[The strait is closed.] | unknown
not a day as the sender | Closure of the strait\nFrom: Monday\nTo: Friday\n\n[The strait is closed.] | publisher courier
a denial that is itself denied | Velmara has not denied that [its ships can pass]. |  | kind capacity
a label in capitals whose ordinary spelling is in the text | HOST: Is it open?\nMIRA TOVAN: [It is closed.]\nHOST: Really?\nMIRA TOVAN: Yes.\nHOST: Thank you, Mira Tovan. | explicit-speaker “Mira Tovan”
what a publisher says about its own future | [The Calder Courier will appear from 1 June with 90 metres of shelves.] | publisher courier | kind public-position
what others will do, which is not clear | [Velmara will close the strait on 90 metres.]
a denial before the span | Velmara denied on Monday that [its ships can pass]. |  | kind denial
not a denial of something before | Velmara denied one thing, and said that [its ships can pass]. |  | kind capacity
a completed action, which is not clear | [Velmara has closed the strait.]
Spanish indirect speech | [Velmara dijo que sus barcos esperarán.] | reported-speaker velmara | language es-MX; kind public-position
Spanish quotation marks | «[No pagaremos la tasa]», declaró la presidenta Ottilie Brandvold. | explicit-speaker brandvold | language es; why “declaró” after the quotation
Spanish “según”, and a measurement | [Según Velmara, la tasa es de 400 euros.] | reported-speaker velmara | language es; kind measurement
no markers of another language with the same script | « [Velmara said can denies] » | publisher courier | language fr; subjects velmara
a full name without the office before it | Spokesperson Mira Tovan said: “[The harbour is closed.]” | explicit-speaker “Mira Tovan”
a full name without an office of two words before it | Governor General Mira Tovan said: “[The harbour is closed.]” | explicit-speaker “Mira Tovan”
a company whose name begins as an office | Ambassador Theatre Group said: “[The harbour is closed.]” | explicit-speaker “Ambassador Theatre Group”
the person after the office and its place | The head of Lower Selm, Governor Mira Tovan, said on Monday that [the harbour is closed]. | reported-speaker “Mira Tovan”
the person before “he said” | Selm’s minister, Mira Tovan, denied any link. “[It is routine],” she said. | explicit-speaker “Mira Tovan” | why “denied” before the quotation
the person and not the country of a minister | Velmara’s minister, Mira Tovan, denied any link. "[It is routine]," she said. | explicit-speaker “Mira Tovan”
an actor before “she said” | Ottilie Brandvold denied any link. “[It is routine],” she said. | explicit-speaker brandvold
the person who said the quotation before | “It is open,” said Renn. “[It is deep],” he said. | explicit-speaker renn
not one of two persons before “she said” | Renn told Brandvold to wait. “[It is deep],” she said. | unknown
not the person before, if somebody else says it | Ottilie Brandvold denied any link. “[It is routine],” the pilots said. | unknown
not the person in an earlier sentence | Ottilie Brandvold denied any link. The pilots laughed. “[It is routine],” he said. | unknown
a person with an insertion before “said” | The minister, Mira Tovan, said that [the harbour is closed]. | reported-speaker “Mira Tovan”
a title that says to whom the person speaks | Government of Selm\nStatement by Premier Mira Tovan to the assembly\nDate: 4 May 2026\n\n[The harbour is closed.] | explicit-speaker “Mira Tovan” | why “Statement” in the title
a title that says to which court somebody speaks | Statement by the Committee of Pilots to the Court\n\n[The harbour is closed.] | explicit-speaker “Committee of Pilots”
a person who signs a speech | Members of the assembly,\n\n[We will close the harbour.]\n\nPremier Mira Tovan\n | explicit-speaker “Mira Tovan” | why the name below the text
an actor below a closing | [I will close the harbour.]\n\nYours sincerely,\nOttilie Brandvold\nMinister | explicit-speaker brandvold
not an actor who signs for another | [We will close the harbour.]\n\nOttilie Brandvold\nfor the Managers | publisher courier
not a name below a report | [The harbour is closed.] “We wait,” a pilot said.\n\nPremier Mira Tovan | publisher courier
not a journalist below a text | [We saw that the harbour is closed.]\n\nMira Tovan | publisher courier
an author in bold below a heading | # Note 14\n\n**Publisher:** Selm\n**Author:** Mira Tovan, chief pilot\n\n## Findings\n\n[We closed the harbour.] | explicit-speaker “Mira Tovan” | why “Author” in the title
not an author of a report | # Harbour\n\n**Author:** Mira Tovan\n\n[The harbour is closed.] | publisher courier
not the first sentence below a heading | # Harbour\n\nA statement by Ottilie Brandvold, the minister, was read. [We saw it.] | publisher courier
`,
  2,
  4,
).map(proposalCase);
