/**
 * The words outside a span that can reverse, limit or distance what it says, in languages without spaces that could be
 * relied on, as regular expressions, and how a sentence is searched with them.
 */
import { blank, withoutQuotedNames } from './blanked-text.ts';
import type { AddCue, CueKind } from './cue-words.ts';

/** The cues of a language without reliable spaces, as regular expressions for the text on each side of the span. */
export interface CuePatterns {
  /** How many characters can be between a cue before the span and the span. */
  readonly reach: Readonly<Record<CueKind, number>>;
  /** Idioms that contain a cue and are none. */
  readonly idioms: string;
  /** At the end of the text before the span, in its clause. */
  readonly before: Readonly<Partial<Record<CueKind, string>>>;
  /** In the clause before the span’s. */
  readonly front: Readonly<Partial<Record<CueKind, string>>>;
  /** At the start of the text after the span. */
  readonly after: Readonly<Partial<Record<CueKind, string>>>;
  /** In the clause after the span’s. */
  readonly tag: Readonly<Partial<Record<CueKind, string>>>;
  /** In the line above a list. */
  readonly lists: Readonly<Partial<Record<CueKind, string>>>;
}

const zh: CuePatterns = {
  reach: { denied: 10, negated: 4, conditional: 12, uncertain: 4, alleged: 10 },
  idioms:
    '(?:不|没有|沒有|未|并未|並未)(?:否认|否認)|(?:无|無|没有|沒有|没|沒)人(?:会|會)?(?:怀疑|懷疑|否认|否認|质疑|質疑)|毫?(?:无|無)疑(?:问|問)?|不仅|不僅|不只|不但|不得不|未来|未來|非常|除非常|若干|据点|據點|并非没有|並非沒有|不久|不少|不断|不斷|不容(?:置疑|否认|否認)|谁也不怀疑|即使|可能力|(?:不可|不能|无可|無可)否(?:认|認)|不出所料|不等|不到|[没沒][过過]?多久|不由得|不一[会會]|不用[说說]|[无無][论論]|不管|不[论論]|[莫无無]不|非(?:[遗遺]|洲|物[质質])|[无無]非|不[时時止期]|毫不|[没沒]有?忘|按原?[计計][划劃]|如[预預]期|不[约約]而同',
  before: {
    denied:
      '否认|否認|驳斥|駁斥|反驳|反駁|否定|不相信|怀疑|懷疑|质疑|質疑|澄清(?:并非|並非|没有|沒有)|不实|不實|谣言|謠言|(?:否决|否決|[驳駁]回|拒[绝絕]|推翻|撤回|撤[销銷]|[搁擱]置|打消|辟[谣謠]|捏造|杜撰|反[对對]|阻止|叫停)(?!.*的.|.*[后後时時]$)',
    negated:
      '并非|並非|不是|并不是|並不是|没有(?:证据|任何证据)(?:表明|显示|证明)?|沒有(?:證據|任何證據)(?:表明|顯示|證明)?|没有|沒有|从未|從未|不再|尚未|并未|並未|绝不|絕不|不会|不會|未曾|而非|而不是|(?:[未没沒]能|[无無]法|拒[绝絕]|不肯|不[愿願]|不准|停止|放[弃棄]|避免|禁止|[没沒]有(?:[谁誰]|任何|一.)|[无無](?:人|一)|[从從]不|[很鲜鮮]少|不曾|[还還][没沒]|[并並]不|[与與]其)(?!.*的.|.*[后後时時]$)',
    alleged:
      '声称|聲稱|宣称|宣稱|指称|指稱|据称|據稱|据说|據說|据传|據傳|传闻|傳聞|谣传|謠傳|有传言|指控|猜测|猜測|认为|認為|相信|担心|擔心|希望|疑似|所谓|所謂|是否|[传傳]言|(?:盛|[风風]|[网網])[传傳]|爆料|[谎謊][称稱]|假[装裝]|佯[装裝]|[装裝]作|仿佛|好像|[诬誣][陷告]|控告|指[责責]|涉嫌|[听聽][说說]|以[为為]|吹[嘘噓]|[扬揚]言|推[测測]|揣[测測]|能否|[会會]不[会會]|有[没沒]有|不清楚|不知',
    uncertain:
      '可能|或许|或許|也许|也許|恐怕|预计|預計|预期|預期|有望|大概|似乎|建议|建議|要求|呼吁|呼籲|几乎|幾乎|[险險]些|差一?[点點]|(?:打算|[计計][划劃]|(?<![虚虛模比])[拟擬](?!定)|[准準][备備]|承[诺諾]|答[应應]|有意|考[虑慮]|提[议議]|倡[议議]|敦促|[责責]令|命令|下令|主[张張]|[应應](?:[当當]|[该該])|即[将將]|可望|或[将將]|力[争爭]|[试試][图圖]|企[图圖]|誓言|保[证證]|允[诺諾]|威[胁脅])(?!.*的.|.*[后後时時]$)',
    conditional: '如果|假如|假设|假設|倘若|若是|若|除非|一旦|只要|只有|万一|萬一|直到',
  },
  front: {
    conditional:
      '^(?:但|而|不过|不過|并|並)?(?:如果|假如|假设|假設|倘若|若是|若|除非|一旦|只要|只有|万一|萬一|要是|直到|在.*之前)|的话$|的話$',
    alleged: '^(?:据|據|按照|根据|根據|依照)',
    uncertain: '^(?:或许|或許|也许|也許|理论上|理論上)',
  },
  after: {
    denied:
      '^(?:的|这一|這一|这种|這種|等|一事|一说|一說|之说|之說)*(?:说法|說法|传闻|傳聞|消息|指控|报道|報道|報導|言论|言論|谣言|謠言)?(?:是|属|屬|并|並|纯属|純屬|完全|毫|根本|已被|已|被|遭|遭到)*(?:不实|不實|不属实|不屬實|不真实|不真實|虚假|虛假|假的|谣言|謠言|否认|否認|无根据|無根據|没有根据|沒有根據|不正确|不正確|错误|錯誤|谎言|謊言|不成立)',
    negated: '^(?:并不|並不|不|没有|沒有|未|并未|並未)',
    alleged: '^的?(?:嫌疑|指[责責]|猜[测測]|说法|說法|传闻|傳聞|指控|谣言|謠言)',
    uncertain: '^的?(?:可能性|[计計][划劃]|提案|提[议議]|建[议議]|方案|[设設]想|草案|承[诺諾]|想法|打算)',
  },
  tag: {
    alleged: '^.{0,12}(?:声称|聲稱|宣称|宣稱|指称|指稱|据称|據稱|据说|據說|认为|認為|猜测|猜測)',
    denied: '^.{0,12}(?:否认|否認|不属实|不屬實|不实|不實|是谣言|是謠言|并不是真的)',
    conditional: '^(?:除非|如果|只要|前提是|条件是|條件是|但前提|但须|但須)',
  },
  lists: {
    denied:
      '(?:未|[没沒]有?|不予)(?:[获獲]|被|予)?(?:通[过過]|[采採][纳納]|批准|列入)|作[罢罷]|否[决決]|放[弃棄]|[搁擱]置|[驳駁]回|撤回|取消|拒[绝絕]',
    uncertain: '[讨討][论論]中|建[议議]|提[议議]|[设設]想|草案|[拟擬][议議]|考[虑慮]|待定|待[审審]',
    alleged: '[传傳][闻聞]|[谣謠]言|[传傳]言|未[经經][证證][实實]|指控',
  },
};

const ja: CuePatterns = {
  reach: { denied: 0, negated: 0, conditional: 0, uncertain: 0, alleged: 0 },
  idioms:
    '(?:誰も|だれも)(?:疑わない|疑っていない|否定しない|否定していない)|疑い(?:は|の余地は|の余地が)?ない|間違いない|違いない|否定(?:しない|していない|しなかった|できない)|だけでなく|のみならず|ばかりでなく|少なくない|にほかならない|ほかならない|ざるを得ない|なければならない|なくてはならない|としても|例えば|たとえば|否めない|否定はできない|言うまでもな|隠さな|忘れな|やむを得|疑う余地|異論はない|争いはない|にもかかわらず',
  before: {
    negated: '(?:決して|けっして|もはや|まだ)[^、。]{0,6}$',
    alleged: '(?:いわゆる|自称)[^、。]{0,4}$|(?:によると|によれば|の話では)$',
    uncertain: '(?:おそらく|恐らく|たぶん|もしかすると|ひょっとすると|もしかしたら|あるいは)[^、。]{0,6}$',
    conditional:
      '(?:もし|仮に|万一|万が一)[^、。]{0,8}$|(?:れば|たら|なら|なければ|場合|場合は|場合には|限り|ない限り|までは)$',
  },
  front: {
    conditional:
      '(?:れば|たら|なら|ならば|なければ|場合|場合は|場合には|場合に限り|ない限り|限り|までは|すると仮定して)$|^(?:もし|仮に|万一)',
    alleged: '(?:によると|によれば|の話では|の主張では|の見方では|の噂では)$',
    uncertain: '^(?:おそらく|恐らく|たぶん|もしかすると|ひょっとすると|もしかしたら|理論上)',
  },
  after: {
    denied:
      '^(?:した|する|している|していた|だ|である|だった|れた|された|された|いる|た)*(?:と|との|という|といった|とする|とされる|こと|の|ん)*(?:噂|うわさ|話|主張|報道|説|指摘|見方|情報|疑惑|事実|証拠|根拠|の|こと|案|提案|動議|計画|方針|記事|要求|請求)*(?:は|が|を|も|に|で)?[^、。]{0,8}?(?:否定|事実ではない|事実でない|事実無根|嘘|うそ|虚偽|誤り|デマ|正しくない|ありえない|あり得ない|事実はない|証拠はない|根拠はない|否認|拒否|拒絶|断(?:った|り)|拒(?:んだ|み)|否決|却下|撤回|見送|差し控|取り消|取りやめ|怠|でっち上げ|捏造|作り話)',
    negated:
      '^(?:して|されて|れて|って|んで|て|で)?(?:は|も)?(?:しない|しなかった|していない|していなかった|しておらず|せず|できない|できなかった|されない|されていない|ない|なかった|いない|いなかった|おらず|ません|ませんでした|ではない|ではなかった|わけではない|ことはない|ことはなかった|つもりはない|とは限らない|とは言えない|とはいえない)|^(?:した|する|だ|である|た|る)*(?:わけではない|ことはない|ことはなかった|とは限らない|とは言えない|つもりはない|とは(?:思え|考え|信じ|限ら)|には至|ことなく|代わりに|かわりに|どころか|のを(?:や|止|忘|た))',
    alleged:
      '^(?:した|する|している|だ|である|だった|た|る)*(?:と|との|という|といった|とする|とされる)+(?:噂|うわさ|主張|疑い|疑惑|見方|説|話|憶測|推測|懸念|恐れ|おそれ|デマ|流言|風説|容疑|非難)|^(?:した|する|た|る|だ)*(?:疑い|容疑|疑惑|ふり|振り|かのよう)|^(?:した|する|している|だ|である|だった|た|る)*と[^、。]{0,10}(?:主張|推測|みられ|見られ|される|非難|憶測|考えて|信じて|疑って|予想|恐れ|みている)|^(?:した|する|している|た|る)*(?:らしい|そうだ|ようだ|とされる|とのこと)',
    uncertain:
      '^(?:した|する|している|だ|である|だった|た|る)*(?:かもしれない|かもしれません|可能性|恐れ|おそれ|だろう|でしょう|見込み|予定|見通し|べき|はず|つもり|方針|計画|意向|案|よう(?:に)?(?:求|要求|要請|命|促|勧|提案|訴)|(?:こと|の)を(?:約束|計画|検討|提案|求|目指|要求)|と(?:約束|誓|脅)|ところだった|寸前|[こと]?を条件)|^(?:した|する|た|る)*か(?:どうか)?(?:は|、)',
    conditional: '^(?:した|する|れ|せ|け|され|すれ)?(?:れば|たら|なら|場合|ば)',
  },
  tag: {
    alleged: '^[^、。]{0,14}(?:主張した|主張している|主張する|と主張|推測した|とみられる)',
    denied: '^[^、。]{0,14}(?:否定した|否定している|否定する|否認した)',
  },
  lists: {
    denied: '否決|却下|見送|撤回|採用され(?:ず|な)|廃案|取りやめ',
    uncertain: '検討中|審議中|提案|要望|構想',
    alleged: '噂|うわさ|未確認|疑惑',
  },
};

const ko: CuePatterns = {
  reach: { denied: 0, negated: 0, conditional: 0, uncertain: 0, alleged: 0 },
  idioms:
    '아무도[^,.]{0,10}(?:의심하지|부인하지|부정하지) ?않\\p{L}*|의심(?:의 여지|할 여지)[가는도]? ?없\\p{L}*|의심하지 ?않\\p{L}*|부인하지 ?(?:않|못)\\p{L}*|부정하지 ?않\\p{L}*|틀림없\\p{L}*|뿐(?:만)? ?아니라|반면|측면|화면|표면|전면|이면|정면|장면|국면|지면|평면|라면 |그러면|다름 ?아닌|수밖에 없\\p{L}*|비록|않을 수 없\\p{L}*|적지 ?않\\p{L}*|숨기지 ?않\\p{L}*|잊지 ?않\\p{L}*|부인할 수 ?없\\p{L}*|부정할 수 ?없\\p{L}*|이론의 여지가 ?없\\p{L}*|불구하고|망설임 ?없이',
  before: {
    negated: '(?:결코|더 ?이상|아직|전혀)\\s*(?:\\p{L}+\\s*){0,2}$',
    alleged: '(?:이른바|소위)\\s*$|(?:에 ?따르면|에 ?의하면)\\s*$',
    uncertain: '(?:아마도?|어쩌면|혹시)\\s*(?:\\p{L}+\\s*){0,2}$',
    conditional:
      '(?:만약|만일)[^,.]{0,20}$|[\\p{L}](?<!반|측|화|표|전|정|장|국|평)면\\s*$|(?:경우|한|때까지)(?:에는?|에만)?\\s*$',
  },
  front: {
    conditional: '^(?:만약|만일)|\\p{L}면$|(?:경우|않는 한|하는 한|때까지)(?:에는?|에만)?$',
    alleged: '(?:에 ?따르면|에 ?의하면)$|^소문에',
    uncertain: '^(?:아마도?|어쩌면|이론상)$',
  },
  after: {
    denied:
      '^\\p{L}*(?:\\s+\\p{L}+){0,3}?\\s*(?:부인했|부인한|부인하|부정했|부정하|반박했|반박하|일축했|일축하|사실이 ?아니|사실과 ?다르|거짓|허위|근거가? ?없|증거[는가]? ?없|사실무근|거부했|거부한|거절했|부결|기각했|기각됐|철회했|포기했|보류했|헛소문|날조|뜬소문|꾸며낸)',
    negated:
      '^(?:\\p{L}{0,4}지|\\p{L}{0,3}것은?|\\p{L}{0,3}것이)?\\s*(?:는|도)?\\s*(?:않|못|아니|없)|^\\p{L}{0,4} ?(?:수 ?없|데 ?실패|대신|기는커녕|기를 (?:거부|포기|중단))',
    alleged:
      '^\\p{L}{0,5}(?:고|는|라는|다는|라고)?\\s*(?:\\p{L}+[이가은는]\\s+)?(?:주장|의혹|소문|설이|추측|비난|의심|혐의|믿고|우려|루머|풍문)|^\\p{L}{0,3}\\s*(?:척|체하|것처럼|듯이)',
    uncertain:
      '^\\p{L}{0,4}\\s*(?:수도 ?있|수 ?있다는|가능성|예정|전망|것으로 ?(?:보인|보이|알려|예상|추정)|것 ?같|지 ?모른|지도 ?모른|지 ?여부|려고|계획|방침|뻔했|직전)|^\\p{L}{0,4}(?:겠다고|기로|도록|라고)?\\s*(?:약속|다짐|공언|촉구|요구|제안|검토|명령|지시|권고)|^\\p{L}{0,2}지는?\\s*(?:불투명|불확실|미지수|알 수|두고)',
  },
  tag: {
    alleged: '^[^,.]{0,20}(?:주장했다|주장한다|주장하고)',
    denied: '^[^,.]{0,20}(?:부인했다|부인한다|부인하고|사실이 아니)',
    conditional: '^(?:단|다만)',
  },
  lists: {
    denied: '부결|기각|철회|채택되지|폐기|무산',
    uncertain: '검토 ?중|논의 ?중|제안|건의|구상',
    alleged: '소문|미확인|의혹',
  },
};

/** The cues of languages without reliable spaces, by the first part of a language tag. */
export const cuePatterns: Readonly<Record<string, CuePatterns>> = { zh, ja, ko };

interface Piece {
  readonly text: string;
  readonly at: number;
  /** Whether a comma follows, and not the end of a sentence. */
  readonly isJoined: boolean;
}

interface Patterns extends Readonly<
  Record<'before' | 'front' | 'after' | 'tag' | 'lists', readonly (readonly [CueKind, RegExp])[]>
> {
  readonly idioms: RegExp;
  readonly reach: CuePatterns['reach'];
}

const patternCompilations = new Map<string, Patterns>();

export function compiledPatterns(tag: string): Patterns {
  const cached = patternCompilations.get(tag);
  if (cached) return cached;
  const { idioms, reach, ...sources } = cuePatterns[tag] as CuePatterns;
  const compile = (patterns: CuePatterns['before']) =>
    (Object.entries(patterns) as [CueKind, string][]).map(
      ([kind, source]) => [kind, new RegExp(source, 'gu')] as const,
    );
  const patterns: Patterns = {
    idioms: new RegExp(idioms, 'gu'),
    reach,
    before: compile(sources.before),
    front: compile(sources.front),
    after: compile(sources.after),
    tag: compile(sources.tag),
    lists: compile(sources.lists),
  };
  patternCompilations.set(tag, patterns);
  return patterns;
}

/** Divides a text at its punctuation, after blanking idioms and quotation marks. */
function piecesOf(text: string, idioms: RegExp): readonly Piece[] {
  const clean = blank(blank(text, idioms), /[「」『』“”"'‘’]/gu);
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: mark, index } of clean.matchAll(/[，。；：、,;:！？!?《》（）()—…]|\.(?!\d)|$/gu)) {
    pieces.push({ text: clean.slice(at, index), at, isJoined: /[，,、]/u.test(mark) });
    at = index + mark.length;
  }
  return pieces;
}

export function patternsBefore({ idioms, before, front, reach }: Patterns, text: string, add: AddCue): void {
  const pieces = piecesOf(withoutQuotedNames(text, text), idioms);
  const own = pieces.at(-1);
  if (!own) return;
  for (const [kind, pattern] of before) {
    for (const { 0: cue, index } of own.text.matchAll(pattern)) {
      const gap = own.text.slice(index + cue.length).replaceAll(/\s/gu, '').length;
      if (gap <= reach[kind]) add(own.at + index, cue.length, kind);
    }
  }
  const previous = pieces.at(-2);
  if (!previous?.isJoined || own.text.replaceAll(/\s/gu, '').length > 8) return;
  for (const [kind, pattern] of front) addTrimmed(previous, pattern, kind, add);
}

export function patternsAfter({ idioms, after, tag }: Patterns, text: string, add: AddCue): void {
  const [next, ...others] = piecesOf(text, idioms);
  if (!next) return;
  for (const [kind, pattern] of after) addTrimmed(next, pattern, kind, add);
  const later = others.find((piece) => piece.text.trim() !== '');
  if (!later || (next.text.trim() !== '' && !next.isJoined)) return;
  for (const [kind, pattern] of tag) addTrimmed(later, pattern, kind, add);
}

export function patternsInLeadIn({ lists }: Patterns, text: string, add: AddCue): void {
  for (const [kind, pattern] of lists) addTrimmed({ text, at: 0, isJoined: false }, pattern, kind, add);
}

function addTrimmed({ text, at }: Piece, pattern: RegExp, kind: CueKind, add: AddCue): void {
  const [match] = text.trim().matchAll(pattern);
  if (match) add(at + text.length - text.trimStart().length + match.index, match[0].length, kind);
}
