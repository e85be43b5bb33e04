/** Other words that documents use for the values of the contract's enumerations: clear ones, and doubtful ones. */

/** The values of one enumeration with the words that mean them, in the form of `choiceForm`. */
type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Words with one clear meaning, by the name of the property. */
export const choiceSynonyms: Readonly<Record<string, Synonyms>> = {
  representation: {
    verbatim: ['quote', 'quoted', 'quotation', 'directquote', 'exact', 'exactquote', 'literal', 'verbatimquote'],
    paraphrase: [
      'paraphrased',
      'paraphrasing',
      'restated',
      'restatement',
      'summary',
      'summarised',
      'summarized',
      'translation',
      'translated',
    ],
  },
  claim_kind: {
    measurement: ['measurements', 'measured', 'measuredvalue', 'statistic', 'statistics', 'quantity'],
    'reported-action': ['reportedactions', 'action', 'actions', 'event', 'reportedevent'],
    'public-position': [
      'publicpositions',
      'publicstatement',
      'statedposition',
      'officialposition',
      'demand',
      'demands',
    ],
    forecast: ['forecasts', 'forecasted', 'prediction', 'predictions', 'projection'],
    denial: ['denials', 'denied', 'denies'],
    allegation: ['allegations', 'alleged', 'accusation', 'accusations'],
    capacity: ['capacities', 'capability', 'capabilities', 'ability'],
  },
  effect: {
    supports: ['support', 'supporting', 'supported', 'supportive', 'for', 'confirms', 'corroborates', 'pro', '+'],
    contradicts: [
      'contradict',
      'contradicting',
      'contradicted',
      'contradiction',
      'refutes',
      'refute',
      'opposes',
      'oppose',
      'against',
      'undermines',
      'contra',
      'con',
      '-',
      '−',
      '–',
    ],
  },
  mode: {
    'explicit-speaker': ['explicit', 'speaker', 'direct', 'directspeaker', 'directquote', 'quoted', 'selfattributed'],
    'reported-speaker': ['reported', 'indirect', 'indirectspeaker', 'reportedspeech', 'secondhand'],
    publisher: ['published', 'publishedby', 'publishing'],
    unresolved: ['unknown', 'unattributed', 'anonymous', 'none', 'unclear'],
  },
  workflow_state: {
    draft: ['drafted', 'indraft', 'inprogress', 'wip'],
    active: ['current', 'live'],
    contested: ['disputed', 'challenged'],
    retired: ['archived', 'obsolete', 'superseded', 'inactive'],
  },
  domain: {
    military: ['armed', 'defence', 'defense'],
    economic: ['economy', 'economics', 'economical', 'financial'],
    diplomatic: ['diplomacy'],
    institutional: ['institutions', 'organisational', 'organizational'],
    technological: ['technology', 'technical', 'tech'],
    information: ['informational', 'info'],
    logistics: ['logistic', 'logistical'],
    legal: ['law', 'juridical', 'judicial'],
    humanitarian: ['humanitarianaid', 'relief'],
    other: ['others', 'miscellaneous', 'misc'],
  },
  relationship: {
    'self-capacity': ['self', 'owncapacity', 'selfcapability'],
    'bilateral-leverage': ['bilateral', 'leverage'],
    'institutional-role': ['institutional', 'role'],
    'network-position': ['network', 'networkrole'],
    'situational-access': ['situational', 'access'],
    other: ['others', 'miscellaneous', 'misc'],
  },
  kind: {
    human: ['person', 'analyst', 'people'],
    agent: ['aiagent', 'agentic', 'bot'],
    model: ['ai', 'llm', 'languagemodel', 'aimodel', 'largelanguagemodel', 'machine'],
  },
};

/** Words that can mean the value or something else, by the name of the property. A person must decide on each use. */
export const doubtfulSynonyms: Readonly<Record<string, Synonyms>> = {
  claim_kind: {
    measurement: ['data', 'estimate', 'figure'],
    'reported-action': ['decision', 'fact', 'factual', 'report'],
    'public-position': ['opinion', 'position', 'statement'],
  },
  workflow_state: { draft: ['underreview', 'inreview'], active: ['open'], contested: ['underreview', 'inreview'] },
  domain: {
    economic: ['trade'],
    institutional: ['institution'],
    information: ['media'],
    logistics: ['transport', 'supply'],
  },
  relationship: { 'institutional-role': ['institution'], 'network-position': ['position'] },
};
