/** The characters that commands of LaTeX mean, in text and in formulas. */

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
export function latexSymbols(): ReadonlyMap<string, string> {
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
