/** Turns the LaTeX of BibTeX fields into text: accents, symbols, quotation marks and the braces that keep capitals. */

// The characters that commands of LaTeX mean, in text and in formulas.

/** Each command, without its backslash, is before its character. */
const pairs = [
  'ss ß SS ẞ ae æ AE Æ oe œ OE Œ o ø O Ø l ł L Ł aa å AA Å dh ð DH Ð dj đ DJ Đ th þ TH Þ ng ŋ NG Ŋ i ı j ȷ imath ı jmath ȷ',
  'textbackslash \\ textasciitilde ~ textasciicircum ^ textasciigrave ` textquotesingle \' textquotedbl " lbrace { rbrace }',
  'textbraceleft { textbraceright } textbar | textbardbl ‖ textless < textgreater > textunderscore _ textdollar $ slash /',
  'textendash – textemdash — textquoteleft ‘ textquoteright ’ textquotedblleft “ textquotedblright ” lq ‘ rq ’',
  'quotedblbase „ quotesinglbase ‚ glqq „ grqq “ glq ‚ grq ‘ flqq « frqq » flq ‹ frq ›',
  'guillemotleft « guillemotright » guilsinglleft ‹ guilsinglright › textexclamdown ¡ textquestiondown ¿',
  'ldots … dots … textellipsis … cdots ⋯ vdots ⋮ ddots ⋱ textbullet • bullet • textperiodcentered · cdot ·',
  'textdegree ° degree ° celsius °C textcelsius ℃ texteuro € euro € EUR € pounds £ textsterling £ textyen ¥ textcent ¢',
  'S § textsection § P ¶ textparagraph ¶ copyright © textcopyright © textregistered ® texttrademark ™',
  'textmu µ textohm Ω textperthousand ‰ textnumero № textordfeminine ª textordmasculine º dag † ddag ‡ dagger † ddagger ‡',
  'textonehalf ½ textonequarter ¼ textthreequarters ¾ textonesuperior ¹ texttwosuperior ² textthreesuperior ³',
  'textminus − texttimes × textdiv ÷ textpm ± textlnot ¬ textsurd √ textfractionsolidus ⁄ textasteriskcentered ∗',
  'alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι kappa κ lambda λ mu μ',
  'nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω',
  'Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω',
  'pm ± mp ∓ times × div ÷ ast ∗ star ⋆ circ ∘ oplus ⊕ ominus ⊖ otimes ⊗ setminus ∖ wedge ∧ land ∧ vee ∨ lor ∨ neg ¬ lnot ¬',
  'le ≤ leq ≤ leqslant ⩽ ge ≥ geq ≥ geqslant ⩾ ll ≪ gg ≫ lt < gt > ne ≠ neq ≠ equiv ≡ sim ∼ simeq ≃ approx ≈ cong ≅',
  'lesssim ≲ gtrsim ≳ propto ∝ in ∈ notin ∉ ni ∋ subset ⊂ subseteq ⊆ supset ⊃ supseteq ⊇ cup ∪ cap ∩ emptyset ∅ varnothing ∅',
  'forall ∀ exists ∃ nexists ∄ infty ∞ partial ∂ nabla ∇ sum ∑ prod ∏ int ∫ oint ∮ surd √ angle ∠ perp ⊥ parallel ∥ mid ∣',
  'to → rightarrow → leftarrow ← gets ← leftrightarrow ↔ uparrow ↑ downarrow ↓ Rightarrow ⇒ Leftarrow ⇐ Leftrightarrow ⇔',
  'mapsto ↦ longrightarrow ⟶ longleftarrow ⟵ rightleftharpoons ⇌ textrightarrow → textleftarrow ← textuparrow ↑',
  'textdownarrow ↓ implies ⟹ iff ⟺ therefore ∴ because ∵ ell ℓ hbar ℏ Re ℜ Im ℑ aleph ℵ prime ′ AC ∿ triangle △ square □',
  'langle ⟨ rangle ⟩ lfloor ⌊ rfloor ⌋ lceil ⌈ rceil ⌉ vert | Vert ‖ backslash \\ colon : female ♀ male ♂ checkmark ✓ sharp ♯ flat ♭',
  'TeX TeX LaTeX LaTeX LaTeXe LaTeX2ε BibTeX BibTeX log log ln ln exp exp sin sin cos cos tan tan min min max max lim lim',
].join(' ');

/** Commands for white space. */
const spaces = 'space quad qquad enspace enskip thinspace medspace thickspace newline linebreak hfill textvisiblespace';

let known: ReadonlyMap<string, string> | undefined;

/** Returns the symbols by the names of their commands. */
function latexSymbols(): ReadonlyMap<string, string> {
  if (known) return known;
  const words = pairs.split(' ');
  const map = new Map(spaces.split(' ').map((name) => [name, ' ']));
  for (let at = 0; at < words.length; at += 2) {
    const [name = '', text = ''] = words.slice(at, at + 2);
    map.set(name, text);
    // Greek letters in text have names of their own: \textalpha.
    if (/^\p{Script=Greek}$/u.test(text) && !map.has(`text${name}`)) map.set(`text${name}`, text);
  }
  return (known = map);
}

/** The combining characters of accents, by their commands. Those with more letters are for formulas. */
const accents: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '`': '\u0300',
    "'": '\u0301',
    '^': '\u0302',
    '~': '\u0303',
    '=': '\u0304',
    u: '\u0306',
    '.': '\u0307',
    '"': '\u0308',
    r: '\u030a',
    H: '\u030b',
    v: '\u030c',
    t: '\u0361',
    d: '\u0323',
    c: '\u0327',
    k: '\u0328',
    b: '\u0331',
    grave: '\u0300',
    acute: '\u0301',
    hat: '\u0302',
    tilde: '\u0303',
    bar: '\u0304',
    breve: '\u0306',
    dot: '\u0307',
    ddot: '\u0308',
    mathring: '\u030a',
    check: '\u030c',
    vec: '\u20d7',
  }),
);

const dotless: Readonly<Record<string, string>> = { ı: 'i', ȷ: 'j' };

/** Commands that change how text looks, or where lines and pages end. Their arguments are text. */
const layout: ReadonlySet<string> = new Set(
  (
    'emph textbf textit textsl textsc textrm textsf texttt textup textmd textnormal text mbox hbox underline uline ' +
    'em bf it sl sc rm sf tt bfseries itshape scshape rmfamily sffamily ttfamily normalfont upshape mdseries ' +
    'mathrm mathbf mathit mathsf mathtt mathcal mathbb mathfrak mathscr mathnormal boldsymbol bm ensuremath ' +
    'operatorname textsuperscript textsubscript left right big Big bigl bigr limits displaystyle textstyle ' +
    'tiny scriptsize footnotesize small normalsize large Large relax protect noindent nobreak par ' +
    'nocase MakeLowercase null'
  ).split(' '),
);

/** Commands for space, with its width as their argument. */
const spacing: ReadonlySet<string> = new Set(['hspace', 'vspace', 'hskip', 'vskip']);

/** Commands whose first argument says how the second one is set: its language or its colour. */
const withOption: ReadonlySet<string> = new Set(['foreignlanguage', 'textlang', 'textcolor', 'colorbox']);

/** Control symbols that are text or white space. Any other one stays as it is written. */
const controlSymbols: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'{}%&$#_'].map((one) => [one, one])),
  ...Object.fromEntries([...' ,;:>\n\t'].map((one) => [one, ' '])),
  ...Object.fromEntries([...'!/-@()[]'].map((one) => [one, ''])),
  '\\': '\n',
};

/** How deeply arguments are read. What is deeper stays as it is written. */
const deepest = 20;

/** The text of a field, and how many commands are in it as they are written because they are not known. */
export interface LatexText {
  readonly text: string;
  readonly unknown: number;
}

class LatexReader {
  private at = 0;
  private inFormula = false;
  /** The ends of the groups and options by their starts. */
  private ends: ReadonlyMap<number, number> | undefined;
  unknown = 0;

  constructor(
    private readonly latex: string,
    private readonly depth: number,
  ) {}

  read(): string {
    const pieces: string[] = [];
    while (this.at < this.latex.length) pieces.push(this.piece());
    return pieces.join('');
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const [found] = pattern.exec(this.latex) ?? [];
    this.at += found?.length ?? 0;
    return found;
  }

  private piece(): string {
    const plain = this.match(/[^\\{}$~`'?!-]+/y);
    if (plain !== undefined) return plain;
    if (this.latex[this.at] === '\\') return this.command();
    const sign = this.match(/---?|``|''|[?!]`|[^]/y) ?? '';
    if (sign === '$') this.inFormula = !this.inFormula;
    return signs[sign] ?? (sign.startsWith('-') && this.inFormula ? sign : (dashes[sign] ?? sign));
  }

  private command(): string {
    const start = this.at;
    this.at += 1;
    const name = this.match(/[A-Za-z]+\*?/y) ?? this.match(/[^]/uy) ?? '';
    const isWord = /^[A-Za-z]/.test(name);
    const accent = accents.get(name);
    if (accent !== undefined) return this.accented(accent, name);
    if (!isWord) return this.written(controlSymbols[name], start);
    const symbol = latexSymbols().get(name);
    // LaTeX ignores the spaces after a command. Around signs of formulas it makes its own.
    if (symbol !== undefined && this.inFormula && !/^\p{L}/u.test(symbol)) return symbol;
    this.match(/[ \t]*\n?[ \t]*/y);
    if (symbol !== undefined) return symbol;
    if (spacing.has(name.replace('*', ''))) return this.spaceOf();
    if (withOption.has(name)) {
      this.argumentRange();
      return this.argument();
    }
    if (name === 'penalty') {
      this.match(/-?\d+ ?/y);
      return '';
    }
    if (name === 'textsuperscript') return this.superscript(start);
    if (name === 'frac') return `${this.argument()}/${this.argument()}`;
    if (name === 'sqrt') return `√(${this.argument()})`;
    if (name === 'enquote' || name === 'textquote' || name === 'mkbibquote') return `“${this.argument()}”`;
    if (name === 'href') return this.link();
    if (name === 'url' || name === 'nolinkurl') return this.rawArgument();
    return this.written(layout.has(name.replace('*', '')) ? '' : undefined, start);
  }

  /** A known text, or else the command as it is written, with the braces of its arguments. */
  private written(text: string | undefined, start: number): string {
    if (text !== undefined) return text;
    this.unknown += 1;
    while (this.latex[this.at] === '{' || this.latex[this.at] === '[') {
      const end = this.endOfGroup();
      if (end === undefined) break;
      this.at = end;
    }
    return this.latex.slice(start, this.at);
  }

  private accented(accent: string, name: string): string {
    this.match(/[ \t]*/y);
    if (/^[A-Za-z]/.test(name) && this.at >= this.latex.length) return '';
    const argument = this.argument();
    const [first = '', ...rest] = argument;
    if (first.trim() === '') return `${accentAlone[name] ?? ''}${argument}`;
    return `${((dotless[first] ?? first) + accent).normalize('NFC')}${rest.join('')}`;
  }

  /** A space of a certain width, which is the argument. */
  private spaceOf(): string {
    this.argumentRange();
    return ' ';
  }

  /** A number that is raised beside another one is not a part of it. */
  private superscript(start: number): string {
    const text = this.argument();
    return /\d/.test(this.latex[start - 1] ?? '') && /^[-+−–]?\d/.test(text) ? `^${text}` : text;
  }

  private link(): string {
    const address = this.rawArgument();
    const text = this.argument();
    return text === address ? text : `${text} (${address})`;
  }

  /** The text of the next argument: a group, a command or one character. */
  private argument(): string {
    const [start, end] = this.argumentRange();
    const latex = this.latex.slice(start, end);
    if (this.depth >= deepest) return latex;
    const reader = new LatexReader(latex, this.depth + 1);
    const text = reader.read();
    this.unknown += reader.unknown;
    return text;
  }

  private rawArgument(): string {
    return this.latex.slice(...this.argumentRange()).replaceAll(/\\([%&$#_{}~])/g, '$1');
  }

  private argumentRange(): readonly [start: number, end: number] {
    this.match(/[ \t]*/y);
    const start = this.at;
    const end = this.latex[start] === '{' ? this.endOfGroup() : undefined;
    if (end !== undefined) {
      this.at = end;
      return [start + 1, end - 1];
    }
    this.match(/\\[A-Za-z]+|\\?[^{}]/uy);
    return [start, this.at];
  }

  /** The end of the group or option that begins here; undefined if it does not end. */
  private endOfGroup(): number | undefined {
    return (this.ends ??= endsOfGroups(this.latex)).get(this.at);
  }
}

/** Finds where groups and options end, in one pass, because looking for each end alone takes too long. */
function endsOfGroups(latex: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: Readonly<Record<string, number[]>> = { '}': [], ']': [] };
  for (let at = 0; at < latex.length; at += 1) {
    const character = latex[at] ?? '';
    if (character === '\\') at += 1;
    else if (character === '{') open['}']?.push(at);
    else if (character === '[') open[']']?.push(at);
    else {
      const start = open[character]?.pop();
      if (start !== undefined) ends.set(start, at + 1);
    }
  }
  return ends;
}

const signs: Readonly<Record<string, string>> = {
  '{': '',
  '}': '',
  $: '',
  '~': '\u00a0',
  '``': '“',
  "''": '”',
  '?`': '¿',
  '!`': '¡',
};

const dashes: Readonly<Record<string, string>> = { '--': '–', '---': '—' };

/** Accents without a letter, which are characters of their own. */
const accentAlone: Readonly<Record<string, string>> = { '^': '^', '~': '~', '`': '`', "'": "'", '"': '"' };

/** Returns the text of a field. */
export function readLatex(latex: string): LatexText {
  const reader = new LatexReader(latex, 0);
  return { text: reader.read(), unknown: reader.unknown };
}
