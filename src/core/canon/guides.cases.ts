/** A question in ordinary words, and the entries that are right answers. */
export interface SearchCase {
  readonly question: string;
  readonly ids: readonly string[];
}

/** Returns a question with the IDs of its right answers. */
export function asks(question: string, ...ids: readonly string[]): SearchCase {
  return { question, ids };
}

/** Questions about the entries written by hand, as people and agents ask them. */
export const guideCases: readonly SearchCase[] = [
  { question: 'how do I get started', ids: ['guide/first-steps'] },
  { question: 'where is my work saved', ids: ['guide/drafts', 'decision/nothing-leaves'] },
  { question: 'is my text sent to a server', ids: ['decision/nothing-leaves'] },
  { question: 'paste the text of an article as a source', ids: ['guide/make-a-casefile'] },
  { question: 'select words in the text and make a claim', ids: ['guide/mark-a-span', 'guide/find-in-passage'] },
  { question: 'mark a quotation without a mouse', ids: ['guide/find-in-passage', 'guide/keyboard-shortcuts'] },
  { question: 'the selected words are one character too long', ids: ['guide/adjust-a-span'] },
  { question: 'who said it', ids: ['guide/attribute-a-claim', 'term/attribution'] },
  { question: 'how do I add another spelling of a name', ids: ['guide/add-actors'] },
  { question: 'link a claim to a hypothesis', ids: ['guide/link-evidence', 'term/evidence-link'] },
  { question: 'two claims cannot both be true', ids: ['guide/record-a-contradiction', 'term/contradiction'] },
  { question: 'why can I not export', ids: ['guide/export', 'decision/export-gate'] },
  { question: 'send everything to a colleague', ids: ['guide/hand-over'] },
  { question: 'restore a deleted entry', ids: ['guide/delete-and-undo'] },
  { question: 'change the id of a claim', ids: ['guide/rename-an-id'] },
  { question: 'keyboard shortcuts', ids: ['guide/keyboard-shortcuts'] },
  { question: 'arabic and hebrew text', ids: ['guide/mixed-text'] },
  { question: 'the article was updated after I quoted it', ids: ['guide/replace-a-passage'] },
  { question: 'somebody sent me a broken file', ids: ['guide/repair-a-file'] },
  { question: 'check files in CI with an exit code', ids: ['guide/command-line'] },
  { question: 'use the checker from typescript', ids: ['guide/library'] },
  { question: 'mcp endpoint for agents', ids: ['service/knowledge-endpoint', 'guide/look-up-as-an-agent'] },
  { question: 'does an emoji count as two characters', ids: ['decision/characters', 'term/code-point'] },
  { question: 'is the end of a span inclusive or exclusive', ids: ['decision/spans', 'field/span/end'] },
  { question: 'how is the casefile fingerprint computed', ids: ['decision/fingerprint', 'term/fingerprint'] },
  { question: 'how is the passage id computed', ids: ['decision/passage-id', 'field/passage/passage-id'] },
  { question: 'does the publisher check prove authenticity', ids: ['decision/consistency-not-authentication'] },
  { question: 'can I give a hypothesis a probability', ids: ['decision/never-scores'] },
  { question: 'what does could not be checked mean', ids: ['term/certainty'] },
  { question: 'what is the difference between verbatim and paraphrase', ids: ['term/verbatim-and-paraphrase'] },
  { question: 'agent to agent card', ids: ['service/not-offered'] },
  { question: 'does discovery mean that I have permission', ids: ['service/what-discovery-does-not-mean'] },
  { question: 'example of an assessment file', ids: ['format/assessment-json'] },
  { question: 'print a report that checks itself', ids: ['format/report-html'] },
  { question: 'open the evidence links in excel', ids: ['format/links-csv'] },
  { question: 'w3c web annotations', ids: ['format/annotations-jsonld'] },
  { question: 'where do I put the author of the assessment', ids: ['guide/fill-in-the-document'] },
  { question: 'does it work offline', ids: ['guide/offline'] },
  { question: 'dark mode', ids: ['guide/appearance'] },
  { question: 'deploy on my own web server', ids: ['guide/host-the-site'] },
  { question: 'the file has changed on disk', ids: ['guide/save-to-a-file'] },
  { question: 'what does changed on disk mean', ids: ['guide/save-to-a-file'] },
  { question: 'save to the same file again', ids: ['guide/save-to-a-file'] },
  { question: 'somebody else changed my file in the shared folder', ids: ['guide/save-to-a-file'] },
  { question: 'my file was moved or deleted', ids: ['guide/save-to-a-file'] },
  { question: 'does ctrl s save to a file', ids: ['guide/save-to-a-file', 'guide/keyboard-shortcuts'] },
  { question: 'how do casefile, observation, passage and claim fit together', ids: ['guide/how-the-parts-fit'] },
  { question: 'difference between an observation and a passage', ids: ['guide/how-the-parts-fit'] },
  { question: 'how does a claim lead from the source to a hypothesis', ids: ['guide/how-the-parts-fit'] },
  { question: 'how are the parts of an assessment connected', ids: ['guide/how-the-parts-fit'] },
  { question: 'how do I read a report', ids: ['guide/read-a-report'] },
  { question: 'the self-check of the report fails', ids: ['guide/read-a-report', 'format/report-html'] },
  { question: 'can a report be manipulated', ids: ['guide/read-a-report'] },
  { question: 'somebody sent me an html report', ids: ['guide/read-a-report', 'format/report-html'] },
  { question: 'ACH', ids: ['guide/compare-hypotheses'] },
  { question: 'does it follow ICD 203', ids: ['guide/compare-hypotheses'] },
  { question: 'how do I define indicators', ids: ['guide/compare-hypotheses', 'term/falsifier'] },
  { question: 'which evidence is diagnostic', ids: ['guide/compare-hypotheses'] },
  { question: 'compare competing hypotheses', ids: ['guide/compare-hypotheses', 'guide/evidence-matrix'] },
  { question: 'disconfirming indicator', ids: ['guide/compare-hypotheses', 'term/falsifier'] },
];
