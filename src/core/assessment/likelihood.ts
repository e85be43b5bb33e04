/** The author’s own texts in an entry, and the terms of likelihood in them. */
import type { JsonValue } from '../json/json.ts';
import { own, ownList, ownText } from '../json/own.ts';
import { pointer, type Pointer } from '../json/pointer.ts';

/** One text of an entry, with its pointer relative to the entry. */
interface OwnText {
  readonly at: Pointer;
  readonly text: string;
}

const textFields = ['description', 'hypothesis', 'rationale'] as const;
const listFields = ['alternatives', 'limitations'] as const;

/**
 * Returns the statements of an entry: its description or hypothesis, rationale, alternatives and limitations. Values of
 * the wrong type are left out. Reasons and falsifiers do not state a likelihood.
 */
export function ownTexts(entry: JsonValue | undefined): readonly OwnText[] {
  const single = textFields.flatMap((field) => {
    const text = ownText(entry, field);
    return text === undefined ? [] : [{ at: pointer(field), text }];
  });
  const listed = listFields.flatMap((field) =>
    own(entry, field) === undefined
      ? []
      : ownList(entry, field).flatMap((text, index) =>
          typeof text === 'string' ? [{ at: pointer(field, index), text }] : [],
        ),
  );
  return [...single, ...listed];
}

/** Quotations of at most 500 UTF-16 units. A longer one is probably a missing quotation mark. */
const quotation = /“[^“”]{0,500}”|"[^"]{0,500}"|«[^«»]{0,500}»|„[^„“”]{0,500}[“”]/gu;

/** Returns a text with its quotations replaced by brackets, because quoted words are not the author's. */
export function withoutQuotations(text: string): string {
  return text.replaceAll(quotation, '[]');
}

/** A vocabulary of likelihood terms. */
type Vocabulary = 'icd-203' | 'phia';

/** The names of the vocabularies, for sentences. */
export const vocabularyNames: Readonly<Record<Vocabulary, string>> = {
  'icd-203': 'ICD 203',
  phia: 'the PHIA yardstick',
};

/** The terms that are in one vocabulary and not in the other. “Likely”, “unlikely” and “almost certain” are in both. */
const onlyIn: Readonly<Record<Vocabulary, RegExp>> = {
  'icd-203':
    /(?<![\p{L}\p{N}])(?:very (?:un)?likely|highly (?:im)?probable|almost no chance|nearly certain|roughly even (?:chance|odds))(?![\p{L}\p{N}])/iu,
  phia: /(?<![\p{L}\p{N}])(?:highly (?:un)?likely|realistic possibility|remote chance)(?![\p{L}\p{N}])/iu,
};

/** A term, and the only vocabulary that contains it. */
interface VocabularyTerm {
  readonly vocabulary: Vocabulary;
  readonly term: string;
}

/** Returns the first term of each vocabulary that only this vocabulary contains. Quotations are skipped. */
export function vocabularyTerms(text: string): readonly VocabularyTerm[] {
  const words = withoutQuotations(text).replaceAll(/\s+/gu, ' ');
  return (['icd-203', 'phia'] as const).flatMap((vocabulary) => {
    const term = onlyIn[vocabulary].exec(words)?.[0];
    return term === undefined ? [] : [{ vocabulary, term }];
  });
}

/** How one language states confidence levels and likelihood. */
interface Language {
  readonly confidence: RegExp;
  readonly likelihood: RegExp;
}

function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');
}

/**
 * A confidence level must be the author's own (“with high confidence”, “we have low confidence”). The confidence of
 * others in something (“with low confidence in the currency”) is not a confidence level.
 */
const languages: readonly Language[] = [
  {
    confidence: words(
      '(?:with|(?:we|I) (?:have|hold)) (?:a )?(?:high|moderate|medium|low)(?: (?:level|degree) of)? confidence(?! (?:in|among|of|from))',
    ),
    likelihood: words(
      '(?:un)?likely|(?:im)?probabl[ey]|remote chance|almost no chance|realistic possibility|roughly even (?:chance|odds)|(?:almost|nearly) certain(?:ly)?',
    ),
  },
  {
    confidence: words(
      'avec (?:une confiance (?:élevée|moyenne|modérée|faible)|un (?:haut|faible) (?:degré|niveau) de confiance|un (?:degré|niveau) de confiance (?:élevé|moyen|modéré|faible))(?! (?:dans|en|envers))',
    ),
    likelihood: words('(?:im)?probable(?:s|ment)?|(?:in)?vraisemblable(?:s|ment)?|presque certain(?:e|s|es|ement)?'),
  },
  {
    confidence: words(
      'mit (?:hoher|mittlerer|mäßiger|geringer|niedriger) Konfidenz|mit (?:hohem|mittlerem|geringem) Vertrauensgrad',
    ),
    likelihood: words('(?:un|höchst)?wahrscheinlich(?:e[mnrs]?)?|(?:nahezu|fast|so gut wie) sicher'),
  },
  {
    confidence: words(
      'con (?:una )?(?:confianza (?:alta|media|moderada|baja)|(?:alta|moderada|baja) confianza|un (?:alto|bajo) (?:nivel|grado) de confianza|un (?:nivel|grado) de confianza (?:alto|medio|moderado|bajo))(?! (?:en|hacia))',
    ),
    likelihood: words('(?:im)?probable(?:s|mente)?|casi (?:seguro|segura|con certeza)'),
  },
];

/** A confidence level and a likelihood term of one sentence. */
interface LikelihoodWithConfidence {
  readonly confidence: string;
  readonly likelihood: string;
}

/**
 * Returns the first sentence's confidence level and likelihood term if a sentence has both in one language, or
 * undefined. A full stop always ends a sentence, so an abbreviation between the two hides them. Quotations are skipped.
 */
export function likelihoodWithConfidence(text: string): LikelihoodWithConfidence | undefined {
  for (const sentence of withoutQuotations(text)
    .normalize('NFC')
    .split(/[.!?;\n\r…]+/u)) {
    const folded = sentence.replaceAll(/\s+/gu, ' ');
    for (const language of languages) {
      const confidence = language.confidence.exec(folded)?.[0];
      const likelihood = confidence === undefined ? undefined : language.likelihood.exec(folded)?.[0];
      if (confidence !== undefined && likelihood !== undefined) return { confidence, likelihood };
    }
  }
  return undefined;
}
