/**
 * Sentences: the boundaries of UAX #29 without those after an abbreviation. CLDR calls them suppressions
 * (`ss-standard`), and `Intl.Segmenter` does not support them. A sentence that ends with a listed abbreviation or with
 * a single capital (an initial) continues; a line break always ends it. An abbreviation or initial at the real end of a
 * sentence is not recognised as its end. Then two sentences count as one, and an edge can still be moved by words.
 */

/** Abbreviations before a name or a number, without their last full stop, by language. Case matters. */
const abbreviations: Readonly<Record<string, string>> = {
  en:
    'Adm Amb Art Asst Brig Capt Cdr Cmdr Col Cpl Dr Eng Fig Fr Gen Gov Hon Ing Insp Lt Maj Messrs Mr Mrs Ms Mt No Nos ' +
    'Pres Prof Pvt Rep Rev Sec Sen Sgt Sr St Supt approx ca cf ed eds e.g i.e fig no nos p para pp vol vols vs ' +
    'Jan Feb Aug Sept Oct Nov Dec U.S U.N U.K E.U',
  fr: 'M MM Me Dr Pr Prof St Ste art av bd cf env éd etc fig hab n p pp vol janv févr juill sept oct nov déc',
  de: 'Abs Abt Art Dipl Dr Fr Frl Hr Hrn Ing Jh Mio Mrd Nr Prof St Str Tel bzw ca d.h evtl geb gest ggf inkl lt s.o u.a vgl z.B',
  es: 'Arq Av Cap Cía Cnel Dr Dra Excmo Gral Ing Lic Mons Prof Sr Sra Srta Sto Sta Tte art cap ed fig núm pág págs p.ej vol EE.UU',
  it: 'Avv Cap Dott Dr Ing Mons On Prof Sen Sig Sigg Gen art cap cfr ecc ed es fig n pag pagg p.es vol',
  pt: 'Av Cap Cel Dr Dra Eng Exmo Gen Prof Profa Sr Sra Sto Sta art cap ed fig núm p.ex pág págs vol',
  nl: 'Dhr Dr Drs Ing Ir Mr Mw Prof St art bijv blz ca d.w.z enz jl m.b.t nr o.a resp vgl z.g',
  ru: 'Гос Др Им г гг гр д доп др изд им кв коп корп мин млн млрд напр обл оз пл пос просп пр р руб с св см стр т т.е т.к тыс ул чел',
  uk: 'акад вул гр грн див ім млн млрд м напр обл просп р рр с св см стор т т.зв тис',
  pl: 'al dr gen hab inż itp im mec mgr mln mld nr np p płk por prof proc r red s św tj tys tzn ul ur woj zob',
  tr: 'Alb Av Bkz Bn Bnb Cad Doç Dr Gen Müh No Ord Org Prof Sn Sok Tğm Ütğm Yrd bkz örn s vb vd vs',
};

const endings = new Map<string, RegExp>();

/** Matches the end of a segment after which a sentence continues, by language; English for unknown languages. */
function endingFor(locale: string | undefined): RegExp {
  const [language = ''] = (locale ?? '').toLowerCase().split('-');
  // A file can contain any language tag, even the name of a property that objects inherit.
  const list = (Object.hasOwn(abbreviations, language) ? abbreviations[language] : abbreviations['en']) ?? '';
  const cached = endings.get(list);
  if (cached) return cached;
  const words = list.split(' ').map((word) => word.replaceAll('.', String.raw`\.\s?`));
  const ending = new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}])(?:${words.join('|')}|\p{Lu}\p{M}*)\.[^\S\n\r\u0085\u2028\u2029]*$`,
    'u',
  );
  endings.set(list, ending);
  return ending;
}

/** A part of a text; `index` is in UTF-16 units. */
export interface TextSegment {
  readonly segment: string;
  readonly index: number;
}

/** Joins the segments of a sentence segmenter that only an abbreviation separates. Together they are the text. */
export function* joinSentences(segments: Iterable<TextSegment>, locale: string | undefined): Generator<TextSegment> {
  const ending = endingFor(locale);
  let open: TextSegment | undefined;
  for (const { segment, index } of segments) {
    const joined: TextSegment = open ? { segment: open.segment + segment, index: open.index } : { segment, index };
    open = ending.test(segment.slice(-longestEnding)) ? joined : undefined;
    if (!open) yield joined;
  }
  if (open) yield open;
}

/** The maximum length of an abbreviation with the spaces after it, in UTF-16 units. */
const longestEnding = 32;
