/**
 * Recognises likelihood terms of two vocabularies, and confidence levels. The terms are those of the table in ICD 203
 * (Analytic Standards, 2015, D.6.e.2) and of the PHIA probability yardstick (UK Professional Head of Intelligence
 * Assessment). No such pair of vocabularies is known to us in other languages. For French, German and Spanish, the
 * lists below are ordinary words for the same ideas, as a convention of Assessment Desk.
 */
import { withoutQuotations } from './own-words.ts';

/** A vocabulary of likelihood terms. */
export type Vocabulary = 'icd-203' | 'phia';

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
export interface VocabularyTerm {
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
export interface LikelihoodWithConfidence {
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
