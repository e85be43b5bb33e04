/* Generated from the Markdown files of this folder by `npm run generate`. Do not edit. */
import type { ReferenceEntry } from './entry.ts';

/** What people call an entry, by its ID. Only the search uses these phrases. */
export const phrases: Readonly<Record<string, readonly string[]>> = {
  "guide/first-steps": [
    "tutorial",
    "I am new here",
    "where do I begin",
    "quick start",
    "walk me through",
    "learn it"
  ],
  "guide/how-the-parts-fit": [
    "how do casefile, observation, passage, claim, evidence link and entry belong together",
    "explain the model, the concepts and how they are connected",
    "difference between a passage and a claim, between an observation and a passage",
    "from the source to the conclusion",
    "where does an entry get its evidence from"
  ],
  "guide/drafts": [
    "where is my work stored, saved, kept",
    "several projects at the same time",
    "autosave, save automatically",
    "lost my work, the browser crashed or was closed",
    "same draft open in two tabs or windows",
    "rename, copy or delete a draft",
    "clearing the cookies or the history of the browser"
  ],
  "guide/open-a-file": [
    "load, import or upload a file",
    "drag and drop",
    "which file types can be opened",
    "recent files"
  ],
  "guide/find-anything": [
    "search the whole document",
    "command palette",
    "jump to, go to",
    "quickly find a claim"
  ],
  "guide/open-a-casefile": [
    "load the sources",
    "attach or replace the casefile",
    "sources from a colleague"
  ],
  "guide/import-sources": [
    "import a folder of sources or articles",
    "add many documents or files at once",
    "drop text files on the page",
    "fill in title and date automatically",
    "several files are one source"
  ],
  "guide/import-references": [
    "import a library or a collection from Zotero",
    "add references with their attached files",
    "read a STIX bundle",
    "titles and dates from a reference manager"
  ],
  "guide/make-a-casefile": [
    "add a new source, document, article, report or web page",
    "paste text from a pdf, get the whole text of a report into the program, copy and paste",
    "enter sources by hand",
    "new observation, new passage",
    "where does the text that I quote come from"
  ],
  "guide/add-actors": [
    "add a person, organisation, country or company",
    "same actor under several names, aliases or spellings",
    "nickname, abbreviation, acronym, translation of a name",
    "register the website of a publisher"
  ],
  "guide/grade-sources": [
    "rate the reliability of a publisher",
    "grade the credibility of a report",
    "describe a source for readers",
    "admiralty code"
  ],
  "guide/replace-a-passage": [
    "source text was corrected, changed, edited or updated later",
    "new version of an article",
    "fix a typing error in the text of a source",
    "what happens to claims when the source changes"
  ],
  "guide/mark-a-span": [
    "quote a sentence from a source",
    "turn a quotation into a claim",
    "highlight a paragraph",
    "extract a statement from the text",
    "how do I create or add a claim"
  ],
  "guide/page-beside-text": [
    "show the PDF page next to the text",
    "see where a quote is on the page",
    "select text on the page of a PDF",
    "where is the original file",
    "the page is not shown"
  ],
  "guide/accept-proposals": [
    "fill in the fields of a claim faster",
    "accept or dismiss suggestions",
    "where do the proposals come from",
    "take the attribution of the last claim again"
  ],
  "guide/find-in-passage": [
    "select text without a mouse",
    "find a phrase in the source text",
    "screen reader",
    "I only have a keyboard"
  ],
  "guide/adjust-a-span": [
    "change which words a claim quotes",
    "extend or shorten the selection, the quote",
    "the quote stands somewhere else in the text now",
    "fix a wrong position or offset",
    "highlight is in the wrong place"
  ],
  "guide/mixed-text": [
    "source in Arabic, Hebrew, Persian, Urdu, Chinese, Japanese, Russian or another language or script",
    "foreign language, direction of writing, accents, combining characters"
  ],
  "guide/attribute-a-claim": [
    "nobody is quoted, the text quotes no one",
    "who said it, who is speaking",
    "quote within a quote",
    "set the speaker",
    "whose words are these"
  ],
  "guide/import-annotations": [
    "import highlights or notes from Hypothesis",
    "turn annotations into claims",
    "read an annotation file",
    "use what I marked in the browser"
  ],
  "guide/import-highlights": [
    "turn what I highlighted in a PDF into claims",
    "use the marks and comments of a colleague in a PDF",
    "import PDF highlights",
    "add highlights to a source that I have already"
  ],
  "guide/rename-an-id": [
    "rename, renumber, change the number of a claim or entry",
    "ids that people can read"
  ],
  "guide/build-a-power-basis": [
    "describe what an actor can do",
    "add or create a power basis",
    "record strength"
  ],
  "guide/enter-a-date": [
    "type a date, day, month or year",
    "write a date without a time or a zone",
    "why does the field ask which date I mean",
    "use my own time zone"
  ],
  "guide/build-an-intent-hypothesis": [
    "what does an actor want or plan",
    "guess at motives, aims, goals, plans",
    "add or create a hypothesis",
    "how sure must I be to write an intent"
  ],
  "guide/compare-hypotheses": [
    "ach, analysis of competing hypotheses",
    "icd 203, intelligence community directive, analytic tradecraft standards",
    "indicators, signposts, warning indicators",
    "which evidence is diagnostic, diagnosticity",
    "rival explanations, test hypotheses against each other, reject a hypothesis",
    "structured analytic techniques, heuer"
  ],
  "guide/link-evidence": [
    "cite, attach or connect a claim as evidence",
    "use the same claim for several hypotheses, reuse a claim in two entries",
    "evidence against a hypothesis",
    "what to write as the reason of a link"
  ],
  "guide/record-a-contradiction": [
    "sources disagree, two newspapers describe the same event differently",
    "conflicting reports, inconsistent statements",
    "claims that clash"
  ],
  "guide/record-unknowns": [
    "note what is still open, open questions, gaps, missing information",
    "things that we could not find out",
    "questions for later, what nobody knows yet, write down what I do not know"
  ],
  "guide/fill-in-the-document": [
    "set the author, the producer",
    "name and version of the model",
    "list of observations"
  ],
  "guide/text-language": [
    "I write in German, Persian or another language than English",
    "the screen reader reads my texts with the wrong voice",
    "the spelling check marks every word",
    "language of the report"
  ],
  "guide/appearance": [
    "night theme",
    "bigger letters, font size, zoom",
    "tablet, phone, small screen",
    "colours, contrast"
  ],
  "guide/offline": [
    "aeroplane, no internet connection",
    "update to the newest version",
    "air gap, no wifi"
  ],
  "guide/install": [
    "install as an app",
    "double-click a file to open it",
    "open files from the file manager",
    "put it on the home screen",
    "make it the default program for a file",
    "share a page or a file to it"
  ],
  "guide/use-findings": [
    "list of problems, warnings, mistakes",
    "correct an error automatically, quick fix",
    "hide or filter notices",
    "which errors do I have, see only the errors"
  ],
  "guide/repair-a-file": [
    "file written by a script or a language model is invalid",
    "open a file that breaks the contract",
    "fix an invalid document",
    "unknown or extra fields in a file"
  ],
  "guide/repair-many": [
    "apply the same fix to all findings",
    "fix all errors of a rule together",
    "repair a machine-written file quickly"
  ],
  "guide/review-claim-texts": [
    "the quote is not in the text",
    "words of a claim that are in no passage",
    "a claim quotes something that the source does not say",
    "correct misquotes one after the other"
  ],
  "guide/import-from-a-model": [
    "have chatgpt, claude or gemini write an assessment",
    "paste the answer of a model",
    "which prompt should I use, instructions for an ai",
    "answer was cut off",
    "json in a code block"
  ],
  "guide/source-view": [
    "raw json",
    "edit the json directly",
    "text editor",
    "see the file as code"
  ],
  "guide/delete-and-undo": [
    "undo, redo, take back a mistake",
    "remove an entry",
    "I deleted something by accident"
  ],
  "guide/private-notes": [
    "write a note to myself",
    "a note that nobody else sees",
    "keep remarks out of the exported file"
  ],
  "guide/many-at-once": [
    "copy, clone or duplicate an entry",
    "select several entries, bulk edit",
    "sort, rearrange, move up or down, change the order of claims",
    "change the state of many at the same time"
  ],
  "guide/keyboard-shortcuts": [
    "hotkeys, key combinations",
    "which keys are there"
  ],
  "guide/review-an-assessment": [
    "check the work of somebody else, start or begin a review, become a reviewer",
    "say that a link is wrong, object, disagree, approve",
    "go through all links one after the other",
    "what is left for me to judge, progress of the review",
    "comment on an entry, leave a remark",
    "second opinion, peer review, four eyes",
    "what the reviewer needs, give a reviewer the sources"
  ],
  "guide/review-blind": [
    "hide the opinion of the author from the reviewer",
    "unbiased, independent second judgement",
    "agreement between reviewers",
    "judge without knowing the conclusion"
  ],
  "guide/answer-verdicts": [
    "the reviewer judged an older text or version",
    "what did the reviewers say, comments of a reviewer, two reviewers come to different results",
    "reply to a reviewer",
    "verdict is out of date after I changed the text",
    "import a review"
  ],
  "guide/evidence-matrix": [
    "link claims in the matrix, edit the matrix",
    "which hypothesis falls without this claim",
    "overview, table, grid, heat map of the evidence",
    "analysis of competing hypotheses",
    "which claims carry the most, are used or cited most often, what depends on a source",
    "what if a source turns out to be wrong"
  ],
  "guide/map": [
    "where does the support of a hypothesis come from, which publishers are behind an entry",
    "what comes from a publisher",
    "what rests on a claim",
    "draw or picture the evidence, diagram, graph",
    "follow the evidence from the source to the conclusion"
  ],
  "guide/timeline": [
    "when was it published, sources in order of time",
    "evidence older than the time scope, evidence from outside the period",
    "show a timeline, draw a chronology"
  ],
  "guide/coverage": [
    "which sources did nobody use, sources that are never used",
    "how much of the text is marked, what did we not read, which part of a passage is cited"
  ],
  "guide/compare-and-merge": [
    "what changed since last time, difference, diff between two files",
    "combine the work of two people, conflicts",
    "work together in a team, several people edit the same file, track changes"
  ],
  "guide/save-to-a-file": [
    "changed on disk, file was changed by somebody else",
    "save directly into a file, save as, overwrite",
    "two programs or people change the same file",
    "shared folder, network drive, dropbox",
    "where is my file, file was moved or renamed",
    "ctrl s"
  ],
  "guide/earlier-states": [
    "history, time machine, previous version",
    "roll back to yesterday",
    "snapshots"
  ],
  "guide/storage-trouble": [
    "not saved",
    "quota, disk space, private window, incognito",
    "cannot save"
  ],
  "guide/export-all": [
    "back up everything, backup",
    "move my work to another computer or browser",
    "archive, zip of the drafts"
  ],
  "guide/export": [
    "what formats can be exported, which formats can I export",
    "download the assessment",
    "publish, submit or finish",
    "save as json",
    "what prevents me from exporting"
  ],
  "guide/read-a-report": [
    "I was sent a report, what do I do with it",
    "how do I read the html report",
    "self-check of the report failed, does not hold",
    "was the report tampered with or manipulated",
    "meaning of plus, cross and brackets in the report"
  ],
  "guide/hand-over": [
    "share with a colleague, send by mail",
    "one file with sources and assessment",
    "continue on another computer or laptop",
    "how does a reviewer get the sources"
  ],
  "guide/share-originals": [
    "send the pdf files together with the assessment",
    "export everything with the sources",
    "archive a finished assessment",
    "verify a bag with another tool",
    "free the space that original files use"
  ],
  "guide/encrypt": [
    "send a draft that nobody else can read",
    "open an encrypted file",
    "forgot the passphrase",
    "which program decrypts the file"
  ],
  "guide/signatures": [
    "prove that a file is from me, show who sent the review",
    "was the file changed on the way, tampered with after it was sent",
    "check who signed a file",
    "create, export or delete a key",
    "lost or stolen key"
  ],
  "guide/command-line": [
    "ignore or disable a rule, switch off a finding, suppress a warning",
    "validate files in continuous integration, pipeline, github actions, git hook",
    "terminal, shell, script, batch, read from stdin, standard input, pipe",
    "findings in my code editor",
    "linter, validator, exit status",
    "machine-readable report",
    "check many files without a browser",
    "where do I see which line is wrong"
  ],
  "guide/library": [
    "use the parser from node or javascript",
    "api for programs, import the package in my code",
    "read and write assessments in a program",
    "typescript types"
  ],
  "guide/look-up-as-an-agent": [
    "connect a language model, assistant or chatbot",
    "claude, chatgpt, cursor, mcp client configuration",
    "cite a record in an answer, which address to give as the source",
    "llms.txt, openapi, machine-readable documentation"
  ],
  "guide/host-the-site": [
    "run it behind nginx, apache, caddy, docker, on netlify, cloudflare or github pages",
    "install on our intranet, internal server",
    "static files, subfolder, sub-path",
    "content security policy, headers"
  ],
  "term/claim": [
    "what is a claim",
    "a claim is not a fact",
    "statement from a source"
  ],
  "term/passage": [
    "what is a passage",
    "text of a source"
  ],
  "term/span": [
    "what is a span",
    "position of a quotation in the text"
  ],
  "term/code-point": [
    "what is a code point",
    "how are characters counted",
    "unicode length"
  ],
  "term/evidence-link": [
    "what is an evidence link",
    "connection between claim and hypothesis",
    "how is evidence attached"
  ],
  "term/anchor": [
    "is the quote still in the source",
    "exact, moved, ambiguous, changed, missing"
  ],
  "term/attribution": [
    "who said or published something",
    "what is attribution",
    "who is responsible for a statement"
  ],
  "term/naming-the-actor": [
    "does the text mention the actor",
    "pronoun, he, she, they, it"
  ],
  "term/principles": [
    "does a document without errors, that passes the check, mean it is correct, right, true or proven",
    "what is this for, what is the idea behind it",
    "is a claim a fact"
  ],
  "term/power-basis": [
    "what is a power basis",
    "what gives an actor power",
    "is it a score of strength"
  ],
  "term/intent-hypothesis": [
    "what is an intent hypothesis",
    "do we know what an actor really thinks"
  ],
  "term/falsifier": [
    "what would prove my hypothesis wrong",
    "what could change my mind",
    "how could this be shown to be false",
    "disconfirm"
  ],
  "term/alternative": [
    "another explanation for the same evidence",
    "rival, competing explanation"
  ],
  "term/capability": [
    "being able to do something does not mean wanting it"
  ],
  "term/contradiction": [
    "what is a contradiction",
    "two statements exclude each other"
  ],
  "term/unknown": [
    "what is an unknown",
    "known unknowns"
  ],
  "term/workflow-state": [
    "status of an entry",
    "is it finished, ready, approved, in progress"
  ],
  "term/casefile": [
    "what is a casefile",
    "where do the sources live",
    "collection of evidence"
  ],
  "term/observation": [
    "what is an observation",
    "one source document"
  ],
  "term/registry": [
    "what is the registry",
    "list of known publishers and their websites"
  ],
  "term/fingerprint": [
    "what is the fingerprint for",
    "how do I know that the sources are the same ones"
  ],
  "term/finding": [
    "what is a finding",
    "problem, warning, message of the checker"
  ],
  "term/level": [
    "how bad, serious or severe is it",
    "severity",
    "is a warning an error"
  ],
  "term/certainty": [
    "why does it say could not be checked",
    "unchecked",
    "not enough information to decide"
  ],
  "term/draft": [
    "what is a draft",
    "work in progress on this device"
  ],
  "term/desk-file": [
    "what is a desk file",
    "everything in one file"
  ],
  "format/assessment-json": [
    "which file do other tools take",
    "what does the json look like",
    "sample document"
  ],
  "format/casefile-json": [
    "how do I write a casefile by hand or with a script",
    "format of the sources"
  ],
  "format/desk-json": [
    "what is inside a desk file",
    "assessment and casefile together in one json"
  ],
  "format/bag": [
    "structure of the bag",
    "what is in the zip with the originals"
  ],
  "format/age": [
    "which program opens a file that ends in age",
    "decrypt a desk file on the command line"
  ],
  "format/review-json": [
    "where are verdicts stored",
    "file that a reviewer sends or hands back to the author"
  ],
  "format/blind-json": [
    "file for a blind reviewer",
    "what does the blind reviewer not see"
  ],
  "format/jws": [
    "how is a file signed",
    "verify a signature with jose or openssl, another program or library"
  ],
  "format/report-html": [
    "print the assessment, pdf, on paper",
    "readable version for a manager",
    "share as a web page"
  ],
  "format/report-markdown": [
    "paste into a wiki, notion, confluence, github",
    "plain text version"
  ],
  "format/report-word": [
    "open the report in word, microsoft word, google docs",
    "a report that I can edit",
    "with endnotes"
  ],
  "format/review-report": [
    "what did the reviewers say",
    "print the reviews",
    "share the verdicts",
    "which links were reviewed",
    "what is still open"
  ],
  "format/verdicts-csv": [
    "verdicts in a spreadsheet",
    "table of review comments",
    "comment resolution matrix"
  ],
  "format/changes-report": [
    "what changed since the last version",
    "explain why a judgement changed",
    "report the differences",
    "change log of the assessment"
  ],
  "format/annotations-jsonld": [
    "linked data, hypothes.is, rdf",
    "reuse the highlights in another tool"
  ],
  "format/links-csv": [
    "spreadsheet, google sheets, table of links",
    "pivot, statistics",
    "formula injection"
  ],
  "format/matrix-csv": [
    "matrix in a spreadsheet"
  ],
  "format/tables-xlsx": [
    "open in excel",
    "texts cut in a spreadsheet"
  ],
  "format/references": [
    "list of sources, literature list",
    "import into a reference manager",
    "cite the sources"
  ],
  "format/stix": [
    "import into opencti, send to misp",
    "threat intelligence platform",
    "cyber threat intelligence",
    "verdicts as opinions"
  ],
  "format/json-ld-context": [
    "load assessments into a graph database",
    "assessment as rdf",
    "expandContext"
  ],
  "decision/passages-exact": [
    "line breaks, white space, tabs, blanks at the end of a pasted text",
    "is the text normalised, trimmed or cleaned",
    "windows line endings, crlf, nfc, nfd",
    "may I correct spelling in a source"
  ],
  "decision/passage-id": [
    "compute the sha256 of a passage in python, bash or another language",
    "why is my hash different"
  ],
  "decision/spans": [
    "are offsets zero-based, off by one",
    "slice, substring",
    "how do I compute start and end"
  ],
  "decision/characters": [
    "are offsets in bytes, utf-8, utf-16",
    "how do I count in python, java, javascript, rust"
  ],
  "decision/naming": [
    "first name only, title, surname, plural, possessive",
    "upper and lower case of names",
    "adjective"
  ],
  "decision/registry-hosts": [
    "wildcard, www, sub-domain, international domain names",
    "port, path in an address"
  ],
  "decision/consistency-not-authentication": [
    "can I trust the source",
    "is the website really theirs",
    "forged, spoofed, fake"
  ],
  "decision/casefile-format": [
    "why is there a format for sources",
    "is the casefile part of the contract"
  ],
  "decision/fingerprint": [
    "canonical json, jcs",
    "does adding an alias or title change the fingerprint, does it include the actors",
    "which parts are hashed"
  ],
  "decision/lossless-reading": [
    "comments or trailing commas in json, json5",
    "duplicate keys, huge numbers, broken utf-8, byte order mark",
    "why was my file refused, cannot be opened",
    "number too big for javascript",
    "how large may a file be"
  ],
  "decision/deterministic-writing": [
    "order of keys or fields in the written file",
    "git diff, version control, stable output, formatting, indentation",
    "does saving change my file"
  ],
  "decision/scope-wording": [
    "what do I write into scope",
    "can I leave scope out",
    "text of the scope"
  ],
  "decision/export-gate": [
    "why is the download button refused",
    "export with warnings anyway",
    "what blocks me"
  ],
  "decision/date-times": [
    "leap seconds, second 60",
    "how do I write a date, day, time, time zone, utc",
    "only a year or month is known"
  ],
  "decision/integers": [
    "1.0 instead of 1",
    "number in quotes",
    "decimal"
  ],
  "decision/uniqueness": [
    "same item twice with different capitals",
    "are upper and lower case equal"
  ],
  "decision/anchored-patterns": [
    "line feed at the end of an id or hash",
    "regular expression must match the whole string"
  ],
  "decision/never-scores": [
    "probability, likelihood, percent, rating, ranking, weight, confidence, score",
    "which hypothesis is most likely, which actor is strongest",
    "how confident are we"
  ],
  "decision/nothing-leaves": [
    "privacy, confidential, secret or classified material, gdpr, cookies, telemetry, tracking, analytics",
    "who can see my data or drafts, or read my document",
    "does the site set cookies, nothing leaves the machine",
    "cloud, account, login, password"
  ],
  "decision/workflow-free": [
    "may I go back from retired to draft",
    "order of states",
    "approval process"
  ],
  "decision/hash-routes": [
    "link to an entry, bookmark, deep link, share an address",
    "url with #"
  ],
  "service/three-roads": [
    "do I need a key, an account, to log in, register or sign up",
    "how much does it cost, price, free of charge",
    "what does each road offer, compass, entry point",
    "retry a read"
  ],
  "service/open-seat": [
    "what is the open seat",
    "can an agent take part or join"
  ],
  "service/knowledge-endpoint": [
    "which tools does the server have, mcp url and version",
    "api key or token for the endpoint",
    "limits of a query, size of a request, error codes"
  ],
  "service/not-offered": [
    "submit, upload, post or store an assessment on the server",
    "rest api for assessments",
    "agent card, a2a, task service",
    "is there a database of assessments"
  ],
  "service/what-discovery-does-not-mean": [
    "am I allowed to use an interface that I found",
    "endorsed, affiliated, official, approved by somebody",
    "permission, rights, authority"
  ],
  "service/licence-and-source": [
    "open source, mit, copyright, commercial use",
    "where is the repository, npm package, source code",
    "who made this, which version is it",
    "report a bug, contribute"
  ],
  "unshown/workflow-transitions": [
    "can a retired entry come back"
  ],
  "unshown/rate-and-size-limits": [
    "rate limit, how often may I call",
    "how large may a request be"
  ],
  "unshown/error-codes": [
    "what comes back when a request fails"
  ],
  "unshown/events": [
    "webhook, events, notifications"
  ],
  "guide/accessibility-conformance": [
    "is it accessible",
    "does it work with a screen reader",
    "accessibility report for procurement"
  ],
  "part/identifier": [
    "which characters may an id have",
    "dots, dashes, underscores, colons, umlauts in ids"
  ],
  "part/assessment": [
    "the whole contract, full specification, overview of the fields",
    "what does an assessment consist of",
    "top level, root object, main sections",
    "required fields"
  ],
  "field/assessment/contract": [
    "which version of the contract is this"
  ],
  "field/assessment/casefile-fingerprint-sha256": [
    "which sources does the assessment draw on",
    "link to the casefile"
  ],
  "field/assessment/observation-ids": [
    "list of the sources used"
  ],
  "field/assessment/producer": [
    "name of the analyst, institute or model that made it"
  ],
  "field/assessment/unknowns": [
    "what we do not know"
  ],
  "field/assessment/scope": [
    "is scope optional, may I leave it out"
  ],
  "part/producer": [
    "who made the assessment, a person or a machine"
  ],
  "field/producer/version": [
    "which version of the model, edition"
  ],
  "field/span/offset-encoding": [
    "why is it always the same value",
    "which unit are start and end in"
  ],
  "part/attribution": [
    "whose statement is it, how is authorship recorded"
  ],
  "field/attribution/actor-id": [
    "whom do I name as the speaker"
  ],
  "part/claim": [
    "what do I have to fill in for a claim",
    "what belongs to a claim"
  ],
  "field/claim/claim-id": [
    "numbering of claims, how are claims numbered"
  ],
  "field/claim/observation-id": [
    "which source is the claim from"
  ],
  "field/claim/actual": [
    "original wording of the source",
    "words of the source"
  ],
  "field/claim/proposition": [
    "in my own words, summary of the quote",
    "translation of the quote"
  ],
  "field/claim/representation": [
    "word for word or in other words"
  ],
  "field/claim/claim-kind": [
    "what sort of statement is it"
  ],
  "field/claim/subject-actor-ids": [
    "who is the statement about, people mentioned"
  ],
  "part/time-scope": [
    "valid from and until",
    "power or intent without an end date",
    "open-ended, still going on, ongoing"
  ],
  "field/time-scope/start": [
    "since when",
    "no start date, beginning unknown"
  ],
  "field/time-scope/end": [
    "until when",
    "no end date, still going on"
  ],
  "part/evidence-link": [
    "what does a link from a claim to a hypothesis consist of"
  ],
  "field/evidence-link/effect": [
    "for or against, pro and con"
  ],
  "field/evidence-link/reason": [
    "why does this claim matter, explain a link, justification"
  ],
  "part/power-scope": [
    "how far does the power reach",
    "where and over whom"
  ],
  "field/power-scope/geographies": [
    "name of a sea, region, strait or city"
  ],
  "field/power-scope/related-actor-ids": [
    "victim, ally, opponent, who is under pressure"
  ],
  "part/power-basis": [
    "what do I have to fill in for a power basis"
  ],
  "field/power-basis/actor-id": [
    "whose power, who holds it, can it belong to more than one actor"
  ],
  "field/power-basis/domain": [
    "money, army, law, technology"
  ],
  "field/power-basis/description": [
    "describe the power in words"
  ],
  "field/power-basis/workflow-state": [
    "mark a power basis as disputed or finished"
  ],
  "field/power-basis/evidence": [
    "what may be cited for a power basis, how many links"
  ],
  "field/power-basis/limitations": [
    "what weakens or restricts the power",
    "limits of the power"
  ],
  "part/intent": [
    "what do I have to fill in for a hypothesis"
  ],
  "field/intent/actor-id": [
    "whose intent, who wants it, more than one actor"
  ],
  "field/intent/topic": [
    "what is the hypothesis about, subject, headline"
  ],
  "field/intent/hypothesis": [
    "the supposed aim in a sentence"
  ],
  "field/intent/rationale": [
    "reasoning, argument, how did you get from evidence to hypothesis"
  ],
  "field/intent/evidence": [
    "what may be cited for a hypothesis, how many links"
  ],
  "field/intent/alternatives": [
    "is one explanation enough, write an intent without alternatives"
  ],
  "part/contradiction": [
    "what do I have to fill in for a contradiction"
  ],
  "field/contradiction/explanation": [
    "why do two claims exclude each other"
  ],
  "part/casefile": [
    "which fields does a casefile have"
  ],
  "field/actor/names": [
    "nickname, abbreviation, acronym, short form, maiden name",
    "names in another script"
  ],
  "field/actor/publisher-hosts": [
    "official website of an actor",
    "which web addresses belong to an actor"
  ],
  "part/observation": [
    "what do I record about a source"
  ],
  "field/observation/canonical-url": [
    "where was it published online",
    "source without a web address, offline, printed"
  ],
  "field/observation/publisher-actor-id": [
    "who published the source"
  ],
  "field/observation/published-at": [
    "how old is the source"
  ],
  "field/observation/retrieved-at": [
    "day on which I read, opened or archived the page"
  ],
  "field/observation/language": [
    "language code, bcp 47, iso 639",
    "source in another language"
  ],
  "part/review": [
    "what does a review file consist of"
  ],
  "part/verdict": [
    "what does a verdict consist of"
  ],
  "field/verdict/note": [
    "comment, remark or explanation of the reviewer for the author"
  ],
  "field/verdict/digest-sha256": [
    "how does a verdict know that the text changed"
  ],
  "choice/producer-kind/human": [
    "a person wrote it, analyst"
  ],
  "choice/producer-kind/agent": [
    "bot, program, script wrote it"
  ],
  "choice/producer-kind/model": [
    "language model, llm, ai wrote it"
  ],
  "choice/attribution-mode/explicit-speaker": [
    "he said in an interview",
    "speech, tweet, post, statement in quotation marks"
  ],
  "choice/attribution-mode/reported-speaker": [
    "a newspaper quotes or cites somebody else, who is quoted in an article",
    "second-hand, a journalist tells what somebody said"
  ],
  "choice/attribution-mode/publisher": [
    "ministry on its own site",
    "editorial, company announcement, the paper itself"
  ],
  "choice/attribution-mode/unresolved": [
    "nobody is quoted, no one speaks",
    "unnamed official, anonymous source, sources close to, insiders",
    "it is not clear who says it"
  ],
  "choice/representation/verbatim": [
    "keep the exact words, literal quote"
  ],
  "choice/representation/paraphrase": [
    "in my own words, translated, summarised, reworded"
  ],
  "choice/claim-kind/measurement": [
    "a figure from a report such as tonnage, price, distance, percentage or number of ships",
    "measured, counted, observed value"
  ],
  "choice/claim-kind/reported-action": [
    "somebody did, signed, sent, attacked, moved or built something",
    "what took place"
  ],
  "choice/claim-kind/public-position": [
    "a minister promised, threatened, announced, declared or demanded something",
    "official stance, pledge, commitment, warning"
  ],
  "choice/claim-kind/forecast": [
    "next year, will happen, is expected to",
    "promise about the future, projection, outlook"
  ],
  "choice/claim-kind/denial": [
    "says that it is not true, rejects an accusation",
    "refuses to admit, disclaims responsibility"
  ],
  "choice/claim-kind/allegation": [
    "says that somebody else did it, suspicion, rumour"
  ],
  "choice/claim-kind/capacity": [
    "has, owns or possesses ships, tankers, planes, weapons, factories, money or people"
  ],
  "choice/effect/supports": [
    "speaks for it, confirms, in favour"
  ],
  "choice/effect/contradicts": [
    "speaks against it, undermines or weakens a hypothesis",
    "counter-evidence, disprove, refute"
  ],
  "choice/relationship/self-capacity": [
    "what it can do alone"
  ],
  "choice/relationship/bilateral-leverage": [
    "power over a single neighbour, one country over another",
    "can put somebody under pressure, blackmail, dependence of one on another"
  ],
  "choice/relationship/institutional-role": [
    "chairs a committee, has a veto, member of a council"
  ],
  "choice/relationship/network-position": [
    "control of a canal, strait, bridge, pipeline or platform that all others use",
    "everybody has to pass through it, middleman, gatekeeper"
  ],
  "choice/relationship/situational-access": [
    "happens to be in the right place"
  ],
  "choice/relationship/other": [
    "none of the relationships fits"
  ],
  "choice/domain/military": [
    "army, navy, weapons, troops"
  ],
  "choice/domain/economic": [
    "money, trade, sanctions, market"
  ],
  "choice/domain/diplomatic": [
    "negotiation, treaty, embassy, alliance"
  ],
  "choice/domain/institutional": [
    "parliament, authority, bureaucracy"
  ],
  "choice/domain/technological": [
    "software, cyber, engineering"
  ],
  "choice/domain/information": [
    "media, propaganda, press, intelligence"
  ],
  "choice/domain/logistics": [
    "ports, ships, supply, transport"
  ],
  "choice/domain/legal": [
    "court, law, licence, jurisdiction"
  ],
  "choice/domain/humanitarian": [
    "refugees, food aid, medical help, relief"
  ],
  "choice/domain/other": [
    "none of the domains fits"
  ],
  "choice/workflow-state/draft": [
    "not finished yet, work in progress"
  ],
  "choice/workflow-state/active": [
    "ready, in use, final"
  ],
  "choice/workflow-state/contested": [
    "disputed, controversial, under discussion, challenged"
  ],
  "choice/workflow-state/retired": [
    "no longer holds, outdated, obsolete, abandon a hypothesis"
  ],
  "choice/verdict/accept": [
    "approve, agree, the link is right"
  ],
  "choice/verdict/question": [
    "not sure about a link, doubt, ask the author"
  ],
  "choice/verdict/reject": [
    "the link is wrong, disapprove, disagree, object"
  ],
  "choice/verdict/neither": [
    "the claim says nothing about it, irrelevant evidence"
  ],
  "limit/all": [
    "how big may a document be",
    "all maximum values, sizes and lengths"
  ],
  "limit/observation-ids": [
    "how many sources, articles or documents can be listed",
    "number of sources"
  ],
  "limit/claims": [
    "how many statements or quotes"
  ],
  "limit/unknowns": [
    "how many open questions"
  ],
  "limit/claim-id": [
    "how long can the id of a claim be, claim_id"
  ],
  "limit/actual": [
    "how long may a quote be"
  ],
  "limit/proposition": [
    "how much may I write in a claim"
  ],
  "limit/identifier": [
    "how long may an id be"
  ],
  "limit/reason": [
    "how much may I write about a link"
  ],
  "limit/evidence": [
    "how many citations, how much evidence"
  ],
  "limit/names": [
    "how many spellings or aliases of an actor",
    "how long can a name of an actor be"
  ],
  "rule/all": [
    "all, every rule, all checks",
    "what is checked, which checks are there",
    "list of error messages and codes"
  ],
  "rule/anchor/out-of-passage": [
    "start or end larger than the text"
  ],
  "rule/anchor/passage-not-loaded": [
    "source text of a claim is not there",
    "missing source, without the casefile"
  ],
  "rule/anchor/text-differs": [
    "quotation is not word for word what the source says",
    "typo in a quote"
  ],
  "rule/anchor/wrong-observation": [
    "claim points to the wrong article"
  ],
  "rule/attribution/actor-required": [
    "speaker is not named, nobody chosen as the speaker"
  ],
  "rule/attribution/name-for-id": [
    "use the ID and not the name"
  ],
  "rule/attribution/publisher-inconsistent": [
    "website does not belong to the actor",
    "attributed to the wrong publisher"
  ],
  "rule/attribution/publisher-unchecked": [
    "publisher is not known here"
  ],
  "rule/attribution/unresolved-names-actor": [
    "unclear speaker but a name is given"
  ],
  "rule/casefile/fingerprint-differs": [
    "sources were changed after the assessment was written",
    "casefile was edited"
  ],
  "rule/claim/uncited": [
    "claim that nobody uses",
    "leftover claim, is every claim needed"
  ],
  "rule/claim/verbatim-differs": [
    "changed a word in a quotation",
    "translated quote marked as verbatim"
  ],
  "rule/contradiction/duplicate": [
    "recorded the same conflict two times"
  ],
  "rule/contradiction/self": [
    "a claim against itself"
  ],
  "rule/evidence/both-ways": [
    "one claim for and against the same hypothesis"
  ],
  "rule/evidence/duplicate": [
    "linked the same claim two times"
  ],
  "rule/intent/alternative-repeats": [
    "copied the hypothesis as its alternative"
  ],
  "rule/intent/capability-alone": [
    "they are able to do it, so they will do it",
    "hypothesis rests only on what somebody is able to do"
  ],
  "rule/intent/unsupported": [
    "hypothesis without evidence"
  ],
  "rule/observation/unused": [
    "source that no claim comes from, observation is not used"
  ],
  "rule/power/related-to-self": [
    "actor is its own partner"
  ],
  "rule/power/unsupported": [
    "power basis that nothing backs, proof of power is missing"
  ],
  "rule/reference/claim-id-not-citable": [
    "id with a blank, umlaut or bracket"
  ],
  "rule/reference/claim-missing": [
    "link to a claim that was deleted or renamed"
  ],
  "rule/reference/duplicate-id": [
    "two entries with the same name or number"
  ],
  "rule/reference/observation-not-listed": [
    "forgot to list a source"
  ],
  "rule/scope/differs": [
    "somebody changed the fixed statement"
  ],
  "rule/span/length": [
    "highlight is shifted by one after an emoji",
    "position wrong because of special characters"
  ],
  "rule/span/order": [
    "start is larger than end"
  ],
  "rule/support/actor-names-unknown": [
    "casefile knows no name of the actor"
  ],
  "rule/support/actor-not-named": [
    "quote does not mention the actor",
    "quote says they, he, she or it instead of the name, only a pronoun"
  ],
  "rule/support/not-verbatim": [
    "does supporting evidence have to be a direct quote, literal words",
    "evidence in my own words",
    "summary as evidence"
  ],
  "rule/text/hidden-characters": [
    "warning about invisible characters",
    "soft hyphen, strange or unprintable characters copied from a pdf"
  ],
  "rule/text/lone-surrogate": [
    "half an emoji, question mark in a diamond, text cut in the middle of a character"
  ],
  "rule/time/ends-before-start": [
    "until lies before since"
  ],
  "rule/tradecraft/empty-reason": [
    "reason such as see text or obvious, reason without content"
  ],
  "rule/tradecraft/falsifier-repeated": [
    "used the same falsifier for several hypotheses"
  ],
  "rule/tradecraft/falsifier-not-observable": [
    "falsifier that is true of every hypothesis, nobody can watch for it"
  ],
  "rule/tradecraft/likelihood-vocabularies": [
    "very likely and realistic possibility in one assessment"
  ],
  "rule/tradecraft/likelihood-with-confidence": [
    "sentence with high confidence that something is likely"
  ],
  "rule/tradecraft/nothing-contradicts": [
    "only evidence in favour",
    "did you look for the opposite"
  ],
  "rule/tradecraft/one-publisher": [
    "everything rests on a single source",
    "all quotes come from the same newspaper, site or agency",
    "no independent confirmation, corroboration"
  ],
  "rule/tradecraft/one-side-cited": [
    "ignored the opposing claim"
  ],
  "rule/tradecraft/reason-repeated": [
    "pasted the same justification everywhere"
  ],
  "rule/tradecraft/span-carries-many": [
    "several claims quoting the same sentence or words"
  ],
  "rule/schema/required": [
    "a field is missing, mandatory, compulsory, forgot a field",
    "which fields are optional"
  ],
  "rule/schema/additionalProperties": [
    "may I add fields of my own, extension, custom field, metadata, comment"
  ],
  "rule/schema/type": [
    "number as text, string instead of a number, null not allowed"
  ],
  "rule/schema/const": [
    "fixed value was changed"
  ],
  "rule/schema/enum": [
    "value is not in the list",
    "other value than allowed, misspelt value"
  ],
  "rule/schema/pattern": [
    "id or hash is refused, wrong characters"
  ],
  "rule/schema/minLength": [
    "empty text, blank field, empty string"
  ],
  "rule/schema/maxLength": [
    "shorten a text, text over the limit"
  ],
  "rule/schema/minItems": [
    "empty list, at least one"
  ],
  "rule/schema/maxItems": [
    "list has more entries than allowed"
  ],
  "rule/schema/uniqueItems": [
    "duplicate entries of a list"
  ],
  "rule/schema/format": [
    "date is wrong or refused"
  ],
  "rule/schema/if": [
    "leverage needs exactly one partner"
  ],
  "rule/rule-crashed": [
    "the checker itself failed, bug in a rule"
  ],
  "rule/sound-example": [
    "show me a complete, correct example"
  ]
};

/** More keywords for the generated entries, by ID. */
export const extraKeywords: Readonly<Record<string, readonly string[]>> = {
  "field/assessment/contract": [
    "version",
    "contract version",
    "ww3.assessment/v1"
  ],
  "field/assessment/casefile-fingerprint-sha256": [
    "hash",
    "sha-256",
    "checksum",
    "digest"
  ],
  "field/assessment/producer": [
    "author",
    "who wrote the assessment"
  ],
  "field/assessment/unknowns": [
    "open questions",
    "gaps",
    "not known",
    "missing information"
  ],
  "part/producer": [
    "author",
    "who wrote it",
    "writer",
    "made by"
  ],
  "field/producer/kind": [
    "human or model",
    "humans or models"
  ],
  "part/span": [
    "offsets",
    "position",
    "selection",
    "range"
  ],
  "field/span/start": [
    "first character",
    "zero-based"
  ],
  "field/span/end": [
    "exclusive",
    "inclusive",
    "last character",
    "half open"
  ],
  "field/span/offset-encoding": [
    "unicode",
    "utf-16",
    "bytes",
    "unit of offsets"
  ],
  "part/attribution": [
    "speaker",
    "source",
    "said by"
  ],
  "field/attribution/mode": [
    "speaker",
    "publisher",
    "attribution.mode",
    "kind of attribution"
  ],
  "field/attribution/actor-id": [
    "speaker",
    "who said it",
    "null"
  ],
  "field/claim/observation-id": [
    "which source",
    "source of the claim"
  ],
  "field/claim/passage-id": [
    "sha256",
    "hash of the passage"
  ],
  "field/claim/actual": [
    "quote",
    "quotation",
    "quoted text",
    "exact words",
    "original text"
  ],
  "field/claim/proposition": [
    "statement",
    "what the claim says",
    "wording"
  ],
  "field/claim/representation": [
    "verbatim or paraphrase",
    "quote or paraphrase"
  ],
  "field/claim/claim-kind": [
    "type of claim",
    "kinds of claims",
    "category"
  ],
  "field/claim/subject-actor-ids": [
    "about whom",
    "subjects"
  ],
  "part/time-scope": [
    "period",
    "dates",
    "when",
    "validity",
    "open end"
  ],
  "part/evidence-link": [
    "supporting link",
    "cite a claim",
    "citation"
  ],
  "field/power-scope/relationship": [
    "kinds of leverage",
    "relation"
  ],
  "field/power-scope/geographies": [
    "where",
    "places",
    "regions",
    "countries"
  ],
  "field/power-scope/operations": [
    "what for",
    "uses",
    "activities"
  ],
  "field/power-scope/related-actor-ids": [
    "over whom",
    "target",
    "partner"
  ],
  "field/power-basis/domain": [
    "area",
    "sector",
    "domains of power",
    "kinds of power"
  ],
  "field/power-basis/limitations": [
    "weaknesses",
    "constraints",
    "caveats"
  ],
  "field/power-basis/falsifiers": [
    "what would prove it wrong",
    "disproof",
    "test"
  ],
  "field/intent/alternatives": [
    "other explanations",
    "competing hypotheses",
    "are alternatives required"
  ],
  "field/intent/falsifiers": [
    "what would prove it wrong",
    "disproof",
    "test"
  ],
  "part/casefile": [
    "sources",
    "evidence file",
    "observations and actors",
    "casefile fields"
  ],
  "field/casefile/observations": [
    "sources"
  ],
  "part/actor": [
    "who",
    "organisation",
    "state",
    "person",
    "alias"
  ],
  "field/actor/names": [
    "alias",
    "aliases",
    "spelling",
    "other names",
    "abbreviation",
    "transliteration"
  ],
  "field/actor/publisher-hosts": [
    "registry",
    "domain name",
    "website",
    "host",
    "sub-domain",
    "wildcard"
  ],
  "part/observation": [
    "source",
    "article",
    "document",
    "web page",
    "observation fields"
  ],
  "field/observation/canonical-url": [
    "link",
    "url",
    "web address",
    "source address"
  ],
  "field/observation/published-at": [
    "date of publication",
    "publication date"
  ],
  "field/observation/retrieved-at": [
    "fetched",
    "accessed",
    "downloaded",
    "access date"
  ],
  "choice/attribution-mode/explicit-speaker": [
    "direct quote",
    "direct speech",
    "quoted directly"
  ],
  "choice/attribution-mode/reported-speaker": [
    "indirect speech",
    "hearsay",
    "according to"
  ],
  "choice/attribution-mode/publisher": [
    "own website",
    "press release",
    "official statement"
  ],
  "choice/attribution-mode/unresolved": [
    "unknown speaker",
    "anonymous",
    "do not know who said it",
    "unclear source",
    "nobody is quoted",
    "no speaker"
  ],
  "choice/claim-kind/measurement": [
    "number",
    "statistic",
    "count",
    "data",
    "figure"
  ],
  "choice/claim-kind/reported-action": [
    "event",
    "happened",
    "did",
    "incident"
  ],
  "choice/claim-kind/public-position": [
    "statement",
    "policy",
    "announcement",
    "demand"
  ],
  "choice/claim-kind/forecast": [
    "prediction",
    "expectation",
    "future",
    "estimate"
  ],
  "choice/claim-kind/denial": [
    "deny",
    "denies",
    "refute",
    "reject"
  ],
  "choice/claim-kind/allegation": [
    "accusation",
    "accuse",
    "without proof",
    "blame"
  ],
  "choice/claim-kind/capacity": [
    "capability",
    "able to",
    "can do",
    "ability"
  ],
  "choice/relationship/self-capacity": [
    "own means",
    "by itself",
    "own strength"
  ],
  "choice/relationship/bilateral-leverage": [
    "leverage over another actor",
    "pressure",
    "exactly one related actor"
  ],
  "choice/relationship/institutional-role": [
    "office",
    "mandate",
    "position in an organisation",
    "membership"
  ],
  "choice/relationship/network-position": [
    "hub",
    "intermediary",
    "chokepoint",
    "connections"
  ],
  "choice/relationship/situational-access": [
    "opportunity",
    "temporary access",
    "presence"
  ],
  "choice/workflow-state/draft": [
    "unfinished",
    "state"
  ],
  "choice/workflow-state/active": [
    "published",
    "current",
    "state"
  ],
  "choice/workflow-state/contested": [
    "disputed",
    "state"
  ],
  "choice/workflow-state/retired": [
    "withdrawn",
    "archived",
    "old",
    "state"
  ],
  "limit/all": [
    "table of limits",
    "all limits",
    "maximum file size",
    "mib"
  ],
  "limit/actual": [
    "quote",
    "quotation",
    "quoted text"
  ],
  "limit/identifier": [
    "id",
    "identifier length"
  ],
  "limit/evidence": [
    "evidence links",
    "links per entry"
  ],
  "rule/anchor/out-of-passage": [
    "past the end of the passage",
    "offset too large",
    "beyond the end",
    "out of range"
  ],
  "rule/anchor/passage-not-loaded": [
    "passage missing",
    "passage is not in the casefile",
    "unknown passage",
    "not loaded"
  ],
  "rule/anchor/text-differs": [
    "text is different from the passage",
    "quote does not match",
    "changed text",
    "misquote",
    "quotation differs",
    "quotation altered"
  ],
  "rule/anchor/wrong-observation": [
    "passage belongs to another observation",
    "wrong source"
  ],
  "rule/attribution/actor-required": [
    "no actor",
    "actor is empty",
    "missing speaker",
    "actor_id null"
  ],
  "rule/attribution/name-for-id": [
    "name instead of an ID",
    "actor name as actor_id"
  ],
  "rule/attribution/publisher-inconsistent": [
    "publisher host",
    "http not https",
    "canonical address",
    "registry",
    "host not registered",
    "canonical host",
    "url"
  ],
  "rule/attribution/publisher-unchecked": [
    "publisher cannot be checked",
    "actor not in the casefile"
  ],
  "rule/attribution/unresolved-names-actor": [
    "unresolved with an actor",
    "actor given though unresolved"
  ],
  "rule/casefile/fingerprint-differs": [
    "fingerprint does not match",
    "fingerprint mismatch",
    "wrong fingerprint",
    "other casefile",
    "hash mismatch"
  ],
  "rule/claim/uncited": [
    "unused claim",
    "claim not used anywhere",
    "orphan claim",
    "not linked",
    "never cited"
  ],
  "rule/claim/verbatim-differs": [
    "verbatim words not in the text",
    "words changed",
    "not verbatim after all",
    "misquoted"
  ],
  "rule/contradiction/duplicate": [
    "same contradiction twice",
    "repeated contradiction",
    "same pair"
  ],
  "rule/contradiction/self": [
    "contradicts itself",
    "both sides are the same claim",
    "self-contradiction"
  ],
  "rule/evidence/both-ways": [
    "same claim supports and contradicts",
    "supports and contradicts at once",
    "same claim both supporting and contradicting"
  ],
  "rule/evidence/duplicate": [
    "cited twice",
    "same evidence twice",
    "double counting",
    "repeated link"
  ],
  "rule/intent/alternative-repeats": [
    "alternative same as the hypothesis",
    "no real alternative",
    "restates the hypothesis"
  ],
  "rule/intent/capability-alone": [
    "capability",
    "capacity claims only",
    "able to is not willing to",
    "what may support an intent"
  ],
  "rule/intent/unsupported": [
    "no support",
    "intent without evidence",
    "no supporting link"
  ],
  "rule/observation/unused": [
    "observation without a claim",
    "unused observation",
    "unused source"
  ],
  "rule/power/related-to-self": [
    "related to itself",
    "own actor as a related actor"
  ],
  "rule/power/unsupported": [
    "no support",
    "power basis without supporting evidence",
    "no supporting link"
  ],
  "rule/reference/claim-id-not-citable": [
    "claim id with spaces",
    "id cannot be cited",
    "not an identifier",
    "bad id"
  ],
  "rule/reference/claim-missing": [
    "claim does not exist",
    "dangling reference",
    "broken link",
    "unknown claim",
    "deleted claim"
  ],
  "rule/reference/duplicate-id": [
    "duplicate ids",
    "same id twice",
    "id used twice",
    "two entries share an id",
    "id collision"
  ],
  "rule/reference/observation-not-listed": [
    "observation missing from observation_ids",
    "observation not listed",
    "unlisted source"
  ],
  "rule/scope/differs": [
    "scope statement wrong",
    "scope wording differs"
  ],
  "rule/scope/unchecked": [
    "scope statement cannot be checked",
    "scope wording unknown"
  ],
  "rule/span/length": [
    "emoji",
    "utf-16",
    "utf-8 bytes",
    "javascript string length",
    "offset units",
    "wrong offsets",
    "off by one"
  ],
  "rule/span/order": [
    "end before start",
    "empty span",
    "reversed span",
    "negative length"
  ],
  "rule/support/actor-names-unknown": [
    "actor has no names",
    "cannot check whether the actor is named"
  ],
  "rule/support/actor-not-named": [
    "name the actor",
    "naming",
    "pronoun",
    "actor not mentioned",
    "name does not occur",
    "visibly named"
  ],
  "rule/support/not-verbatim": [
    "paraphrase as support",
    "paraphrased evidence",
    "can a paraphrase support"
  ],
  "rule/text/hidden-characters": [
    "invisible characters",
    "zero width",
    "bidi",
    "right-to-left override",
    "trojan source",
    "homograph",
    "bom"
  ],
  "rule/text/lone-surrogate": [
    "surrogate",
    "broken emoji",
    "no utf-8",
    "invalid unicode",
    "ill-formed string"
  ],
  "rule/time/ends-before-start": [
    "end earlier than start",
    "dates swapped",
    "wrong order of dates",
    "negative duration"
  ],
  "rule/tradecraft/empty-reason": [
    "reason says nothing",
    "see above",
    "empty reason",
    "meaningless reason",
    "boilerplate"
  ],
  "rule/tradecraft/falsifier-repeated": [
    "same falsifier twice",
    "copied falsifier",
    "falsifier in two entries"
  ],
  "rule/tradecraft/falsifier-not-observable": [
    "vague falsifier",
    "falsifier names nothing",
    "unobservable falsifier",
    "no observable indicator"
  ],
  "rule/tradecraft/likelihood-vocabularies": [
    "likelihood terms",
    "estimative language",
    "words of estimative probability",
    "phia yardstick",
    "mixed vocabularies"
  ],
  "rule/tradecraft/likelihood-with-confidence": [
    "confidence and likelihood",
    "confidence level",
    "high confidence and likely"
  ],
  "rule/tradecraft/nothing-contradicts": [
    "no contradicting evidence",
    "confirmation bias",
    "one-sided evidence",
    "nobody tried to disprove it"
  ],
  "rule/tradecraft/one-publisher": [
    "single source",
    "one source only",
    "all evidence from one publisher",
    "circular sourcing"
  ],
  "rule/tradecraft/one-side-cited": [
    "only one side of a contradiction",
    "other side not cited",
    "cherry picking"
  ],
  "rule/tradecraft/reason-repeated": [
    "same reason twice",
    "copied reason",
    "identical reasons",
    "copy and paste"
  ],
  "rule/tradecraft/span-carries-many": [
    "many claims on one span",
    "five claims on one sentence",
    "same span again and again"
  ]
};

/** Every entry written by hand, in the order of the help. */
export const guides: readonly ReferenceEntry[] = [
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/first-steps",
    "title": "First steps: from the sample to an exported file",
    "summary": "Explore the sample, write your first assessment, and export it.",
    "related": [
      "guide/how-the-parts-fit",
      "guide/make-a-casefile",
      "guide/mark-a-span",
      "guide/export",
      "guide/drafts"
    ],
    "keywords": [
      "how do I start",
      "where to start",
      "new here",
      "first time",
      "begin",
      "start",
      "tutorial",
      "getting started",
      "introduction",
      "sample",
      "demo",
      "how to use",
      "tour"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In the library, choose **Open sample**, then **Finished assessment**. It opens as a new draft, so you can try things out safely.",
          "In **Outline** (left), open **Claims** and select one. Its fields appear in the middle, and its text is marked in **Passage** (right).",
          "Open **Power bases** and **Intent hypotheses** and read the evidence. Each link says which claim it uses, whether the claim supports or contradicts the entry, and why.",
          "Look at **Findings** (bottom). The sample has no errors. Change something to see the counts change, choose a count to see its findings, then choose **Undo**.",
          "Choose **Export…**, check the summary and choose **Download**."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Then write your own:"
      },
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Library**, then **New assessment**. On **Document**, **Next steps** lists what is left to do and leads you to it. The line at the foot of the outline names the next step and leads to it.",
          "Drop your sources on the page to [import them](entry:guide/import-sources), or [create a casefile](entry:guide/make-a-casefile) by hand. Then add the actors.",
          "[Mark text and create claims](entry:guide/mark-a-span).",
          "Create [power bases](entry:guide/build-a-power-basis) and [intent hypotheses](entry:guide/build-an-intent-hypothesis) from your claims, and record [contradictions](entry:guide/record-a-contradiction) and [unknowns](entry:guide/record-unknowns).",
          "[Add producer details](entry:guide/fill-in-the-document), fix the findings, and [export](entry:guide/export)."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Validation of a document does not make any entry in it true."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/how-the-parts-fit",
    "title": "Understand how the parts of an assessment fit together",
    "summary": "Follow the path from a published source to a hypothesis: casefile, observation, passage, claim, link, entry.",
    "related": [
      "guide/first-steps",
      "part/assessment",
      "part/casefile",
      "term/principles",
      "guide/link-evidence"
    ],
    "keywords": [
      "data model",
      "structure",
      "overview",
      "relationship between claims and sources",
      "chain of evidence",
      "what belongs to what",
      "concepts",
      "terms explained",
      "from source to hypothesis",
      "diagram"
    ],
    "body": [
      {
        "kind": "table",
        "head": [
          "Part",
          "What it is",
          "How it refers to the next part"
        ],
        "rows": [
          [
            "[Casefile](entry:term/casefile)",
            "The file with your sources, separate from the assessment.",
            "Contains observations, and the actors with their names and hosts."
          ],
          [
            "[Observation](entry:term/observation)",
            "One published source item, such as a statement, report or transcript.",
            "Has a number, and contains one or more passages."
          ],
          [
            "[Passage](entry:term/passage)",
            "Exact text from an observation.",
            "Never changes. Its ID is computed from its text."
          ],
          [
            "[Claim](entry:term/claim)",
            "One statement in a passage, with the actor it is attributed to.",
            "Refers to its observation by number, to its passage by ID and to its text by a span."
          ],
          [
            "[Evidence link](entry:term/evidence-link)",
            "The connection between one claim and one entry.",
            "Refers to the claim by ID, and says whether it supports or contradicts the entry, and why."
          ],
          [
            "Entry with evidence",
            "A [power basis](entry:term/power-basis) or an [intent hypothesis](entry:term/intent-hypothesis).",
            "Contains its evidence links. Claims, contradictions and unknowns are entries too."
          ]
        ]
      },
      {
        "kind": "paragraph",
        "text": "Example: a statement of the Harbour Council is an observation. Its second paragraph is a passage. “The Harbour Council will close the north channel on Monday” is a claim with a span in that passage. An evidence link says that this claim supports the hypothesis that the council intends to close the channel, because it names the day."
      },
      {
        "kind": "list",
        "items": [
          "Read the chain backwards to check an entry: from the link to the claim, from the claim to its text in the passage, and from the passage to its source.",
          "The assessment does not contain the sources. It identifies its casefile by a [fingerprint](entry:term/fingerprint). Send a [desk file](entry:guide/hand-over) to share both.",
          "One claim can be evidence for several entries, and can contradict one entry while it supports another.",
          "The checker follows every step of this chain. If a passage or a claim is missing, a finding says so."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/drafts",
    "title": "Manage drafts, and know where they are saved",
    "summary": "Every assessment you open becomes a draft, saved in this browser on this device, until you delete it or the browser clears its data.",
    "related": [
      "guide/hand-over",
      "guide/save-to-a-file",
      "guide/export-all",
      "guide/earlier-states",
      "term/draft"
    ],
    "keywords": [
      "save",
      "saved",
      "autosave",
      "storage",
      "where is my work",
      "lost",
      "backup",
      "library",
      "rename a draft",
      "delete a draft",
      "duplicate a draft",
      "private window",
      "two windows",
      "same draft twice",
      "closed without saving",
      "crash",
      "tabs",
      "device"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The library lists your drafts with title, number of entries, last change and the highest level of their findings. Select the title to open a draft. The menu next to it has **Rename**, **Duplicate** and **Delete…**.",
          "**New assessment** creates an empty draft. **Open file…** and **Open sample** always create a new draft; open drafts are never replaced.",
          "Every change is saved immediately in this browser. The save status next to the title shows “Saved on this device”, or “Not saved” and the reason.",
          "Nothing is sent anywhere. Your drafts are not available in other browsers, on other devices or in private windows. If you clear the site’s data, they are deleted.",
          "You can restore a deleted draft for 30 days: choose **Undo** right away, or **Restore** under **Recently deleted**. Exported files are not affected.",
          "A draft can be edited in one tab at a time. Other tabs show it read-only. To edit in another tab, choose **Edit here instead**."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Keep a backup: choose **Export…**, **Desk file**, **Download**. This always works, even if the draft has errors. You can also [save to a file](entry:guide/save-to-a-file)."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/open-a-file",
    "title": "Open a file",
    "summary": "Choose a file, drop it on the page, or paste its content outside a text field.",
    "related": [
      "guide/repair-a-file",
      "guide/import-sources",
      "guide/open-a-casefile",
      "decision/lossless-reading",
      "format/assessment-json"
    ],
    "keywords": [
      "import",
      "load",
      "drag and drop",
      "upload",
      "paste",
      "open json",
      "cannot open",
      "refused"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In the library, choose **Open file…** and select one or more files, or a zip file. You can also drop files on the page, or paste the content of a file or [the answer of a model](entry:guide/import-from-a-model) outside any text field.",
          "An assessment or desk file opens as a new draft. A casefile opened in the library also opens as a new draft.",
          "If a draft is open, a casefile is attached to that draft. If the draft already has one, Assessment Desk asks before it replaces it.",
          "If you open one assessment and one casefile together, they become one draft.",
          "Texts, web pages and other files that are not in one of these formats are [imported as sources](entry:guide/import-sources)."
        ]
      },
      {
        "kind": "paragraph",
        "text": "If data would be lost, a file is not opened, and you see the line and column of each problem. A JSON file that only breaks the contract opens for repair: see [Repair a file](entry:guide/repair-a-file). The size limit is 64 MiB for these formats, 512 MiB for a zip file, and 1 GiB for a PDF."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/find-anything",
    "title": "Find an entry, a finding, a command or text in any passage",
    "summary": "Search entries, observations, findings, all passages, help and commands in one place.",
    "related": [
      "guide/keyboard-shortcuts",
      "guide/many-at-once"
    ],
    "keywords": [
      "search",
      "command palette",
      "jump",
      "go to",
      "filter",
      "sort",
      "navigate",
      "look for a claim"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Find anything** in the top bar, or press `Ctrl K` (`⌘ K` on a Mac).",
          "Type words from a claim, a title or a finding, or a command such as **New contradiction** or **Go to Casefile**.",
          "Move with `↑` and `↓`, and press `Enter` to go there. Text in a passage opens the passage with that text selected."
        ]
      },
      {
        "kind": "paragraph",
        "text": "To search one list only, use its own search field, such as **Search claims**. **Filter** narrows the list by finding, kind, workflow state, actor or observation. The button that begins with “Sort:” changes the order. The line below the list shows how many entries are visible."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/open-a-casefile",
    "title": "Open a casefile",
    "summary": "Attach an assessment’s sources so that its spans can be checked.",
    "related": [
      "guide/make-a-casefile",
      "format/casefile-json",
      "term/fingerprint",
      "rule/casefile/fingerprint-differs",
      "rule/anchor/passage-not-loaded"
    ],
    "keywords": [
      "attach sources",
      "load evidence",
      "casefile json",
      "missing passage",
      "replace casefile",
      "fingerprint"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the draft and, in **Outline**, choose **Casefile**.",
          "Choose **Open casefile…** and select the `*.casefile.json` file. If another casefile is attached, you are asked whether to replace it.",
          "Check the line about the fingerprint. If it matches, the assessment is based on exactly these sources."
        ]
      },
      {
        "kind": "paragraph",
        "text": "If another draft on this device has these exact sources, choose the button that begins with “Use the sources of” instead. It copies them to this draft."
      },
      {
        "kind": "paragraph",
        "text": "If the fingerprint does not match, the assessment is based on other sources, or the sources have changed. Look for the right casefile first. Choose **Update fingerprint** only if you want to continue with the attached sources."
      },
      {
        "kind": "paragraph",
        "text": "A passage whose text does not match its `passage_id` is skipped and listed. The rest of the casefile is opened."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/import-sources",
    "title": "Import sources from files",
    "summary": "Drop PDFs, Word documents, emails, web pages, subtitles, texts or whole folders on the page and add all of them in one step.",
    "related": [
      "guide/make-a-casefile",
      "guide/add-actors",
      "guide/open-a-file",
      "decision/passages-exact",
      "term/observation"
    ],
    "keywords": [
      "import sources",
      "drop a folder",
      "many files",
      "bulk import",
      "pdf",
      "word",
      "docx",
      "odt",
      "epub",
      "email",
      "eml",
      "subtitles",
      "vtt",
      "srt",
      "txt",
      "markdown",
      "html",
      "web pages",
      "mhtml",
      "wacz",
      "zip",
      "metadata",
      "title and date of a source"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Drop the files, a folder or a zip file on the page, or choose **Add sources…** in the casefile, in the empty passage panel or in the next steps. In the library, **Open file…** works as well; the sources then become a new draft.",
          "Check the list. Each file becomes one observation with one passage. Title, URL, dates, language and publisher are filled in if the file, its name or the casefile says so. Below each value you see where it comes from.",
          "Select a file to see its text as it will be stored, and what was changed while reading it. Select the **Parts to include**, such as comments, footnotes or the article of a web page. Only the selected parts are stored.",
          "Change its fields. To change several at once, select them with `Shift` or `Ctrl` (`⌘` on a Mac), or choose **Select all**.",
          "If several files belong to one published item, select them and choose **Combine into one observation**.",
          "To leave a file out, clear its checkbox. Files whose text is already in the casefile are left out.",
          "Choose **Add sources**, or press `Enter`. The first passage opens. You can undo the whole import."
        ]
      },
      {
        "kind": "list",
        "items": [
          "The text is stored when you add it. A later version of Assessment Desk never changes it.",
          "The casefile records where each text came from: the file, its size and checksum, the reader, the included parts, the pages or times, and the changes. You find it in the casefile and above the text of a passage, in the line that begins with “From”. The parts have the names that the reader gives them.",
          "Plain text and Markdown are imported unchanged, and must be in UTF-8.",
          "Files in a file, such as the attachments of an email, are listed below it. Select those that you want to add.",
          "If a PDF has highlights, you can [add them as claims](entry:guide/import-highlights) with it.",
          "Scanned pages have no text. Run text recognition (OCR) on them first.",
          "The publisher is the actor whose [publisher host](entry:decision/registry-hosts) matches the URL. If the file names another one, you can add it as a new actor, together with the host of the URL. Consistency with a host is not authentication.",
          "A date without a time is read as 00:00 UTC, and a time without a time zone as UTC.",
          "The language is filled in only if the file states it, or if the text makes only one likely.",
          "In the list, `↑` and `↓` select a file, `Shift` extends the selection, and `Space` includes the selected files or leaves them out.",
          "A file that cannot be read is listed with the reason, and the others can still be added."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/import-references",
    "title": "Import references from Zotero and other programs",
    "summary": "References give your sources their titles, publishers, URLs, dates and languages, and attached files or abstracts give the text.",
    "related": [
      "guide/import-sources",
      "guide/add-actors",
      "term/observation"
    ],
    "keywords": [
      "zotero",
      "mendeley",
      "endnote",
      "jabref",
      "citavi",
      "reference manager",
      "bibliography",
      "ris",
      "bibtex",
      "bib",
      "csl-json",
      "csl",
      "stix",
      "bundle",
      "citation",
      "literature"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In Zotero, export the collection as RIS or BibTeX and select “Export Files”. Other programs write RIS, BibTeX or CSL-JSON.",
          "Drop the whole exported folder, or a zip file of it, on the page.",
          "Check the list as for [other sources](entry:guide/import-sources). “From the reference” below a value means that it comes from the reference manager.",
          "Choose **Add sources**."
        ]
      },
      {
        "kind": "list",
        "items": [
          "An attached file is found by its path in the folder, or by its name if no other file has it. Values from the reference replace values from the file.",
          "A reference without an attached file becomes a source with its abstract. Check that this is the text that you want to cite. The abstract of a reference with a file is listed, too. Select it to add it.",
          "A reference with neither a file nor an abstract is not added. The list says what is missing.",
          "If a reference has only a year or a month, the date stays empty, because a date needs a day.",
          "A damaged reference is listed with its line. The others can still be added.",
          "The reports of a STIX 2.1 bundle are read in the same way: the description is the text, and the identity that created the report is the publisher.",
          "If you drop a STIX bundle on an open draft, you are asked whether to add its identities as actors. This needs no report. Identities with the name of an existing actor are skipped."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/make-a-casefile",
    "title": "Create a casefile with observations and passages",
    "summary": "Create a casefile, add one observation per published source item, and paste its passages.",
    "related": [
      "guide/import-sources",
      "guide/add-actors",
      "guide/mark-a-span",
      "term/observation",
      "term/passage",
      "decision/passages-exact"
    ],
    "keywords": [
      "make a casefile",
      "add a source",
      "add text",
      "paste article",
      "text of an article",
      "import a web page",
      "copy a web page",
      "new observation",
      "sources",
      "evidence",
      "add passage",
      "upload text",
      "html"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Casefile** and then **Create casefile**.",
          "On the **Observations** tab, choose **Add observation**. An observation is one published source item, such as a statement, report or transcript. Enter a **Title**.",
          "Fill in what you know: **Canonical URL** (the publisher’s https URL), **Publisher**, **Published**, **Retrieved**, **Language**. You can [type dates in ordinary words](entry:guide/enter-a-date). Leave unknown fields empty.",
          "Paste the text into **Paste a passage** and choose **Add passage**. If you copied it from a web page or a word processor, you can choose between plain and structured text below the field. Structured text has a tab between table cells. To split a long text at blank lines, select **Add each paragraph as a separate passage** first.",
          "Or choose **Load from files…**. Files with parts to choose, such as web pages and emails, open a list first. Each text in a JSON file becomes a passage.",
          "When your sources are complete, choose **Update fingerprint** to record which sources the assessment is based on."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Passages are stored exactly as you paste them, without trimming or normalisation, and cannot be edited. To correct one, see [Replace a passage](entry:guide/replace-a-passage)."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/add-actors",
    "title": "Add actors with their names and hosts",
    "summary": "The casefile lists actors, all forms of their names, and the hosts where they publish.",
    "related": [
      "term/registry",
      "term/naming-the-actor",
      "decision/registry-hosts",
      "rule/support/actor-not-named",
      "rule/support/actor-names-unknown"
    ],
    "keywords": [
      "alias",
      "aliases",
      "spelling of a name",
      "registry",
      "person",
      "organisation",
      "country",
      "new actor",
      "domain",
      "sub-domain",
      "register a website"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Casefile**, then the **Actors** tab.",
          "Enter the name as it appears in the passages in **New actor** and choose **Add actor**. An ID is created from the name; you can change it.",
          "Under **Names**, add all other forms and spellings: short names, former names, names in other scripts. Press `Enter` after each, or paste several at once, one per line or separated by semicolons.",
          "**Names found in the passages** lists other names that occur next to known ones, such as an abbreviation in brackets. Choose a name to add it, or **Add all names**.",
          "Under **Publisher hosts**, add the hosts where the actor publishes, such as `mfa.example.org`. `*.example.org` includes all subdomains."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Evidence that supports a power basis or an intent hypothesis must visibly name its actor. This check uses the names you enter here.",
          "Names in capitals must match exactly: “US” does not match “us”. Other names ignore case.",
          "You can also add an actor by typing a new name in any actor field, or by selecting the name in a passage and pressing `A`.",
          "Adding a name or a host does not change the fingerprint."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/grade-sources",
    "title": "Grade a source with its basis",
    "summary": "A source grade tells readers what you know about a publisher or an observation as a source, and why.",
    "related": [
      "guide/add-actors",
      "part/observation-grade",
      "part/publisher-grade",
      "rule/casefile/grade-without-basis"
    ],
    "keywords": [
      "admiralty",
      "nato",
      "reliability",
      "credibility",
      "a1",
      "b2",
      "f6",
      "source descriptor",
      "icd 206",
      "source evaluation",
      "rating",
      "quality of sources",
      "basis",
      "bias",
      "access"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open **Casefile** and select an observation or an actor.",
          "Choose **Add source grade**.",
          "Describe the source in **Source descriptor**: its access to the facts, its interests, and how it works.",
          "Choose its **Reliability** (A to F) and, for an observation, its **Credibility** (1 to 6). You can leave both out.",
          "Say why in **Basis of the grade**."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Reliability is about the source, and credibility is about the information. Grade each separately: an unreliable source can report something credible.",
          "The words are from the Admiralty scale. “Confirmed” and “probably true” are the analyst’s grade. Assessment Desk never says that something is true.",
          "Nothing is calculated from a grade. It does not sort, count or weigh anything. Only one rule uses it: a notice asks for a missing basis.",
          "The grade is shown above the passage, in Review and with the sources in every report. It is in the casefile, not in the assessment, so a recipient of the assessment alone does not see it.",
          "The fingerprint does not cover grades, because the evidence is the same."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/replace-a-passage",
    "title": "Replace a passage when its source changes",
    "summary": "Add the revised passage, then decide for each claim whether to move it.",
    "related": [
      "guide/adjust-a-span",
      "term/anchor",
      "decision/passages-exact",
      "rule/anchor/text-differs"
    ],
    "keywords": [
      "article was updated",
      "after I quoted it",
      "source changed",
      "revised",
      "updated text",
      "corrected article",
      "new version of a source",
      "edit a passage",
      "changed page",
      "move claims",
      "migrate claims",
      "migration"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Casefile**, open the observation and choose **Replace with revised passage…** next to the passage. Paste the new text, or choose **Load from a file…**. The old passage is kept until you remove it.",
          "The claims on the old passage are listed. **Exact** claims (same text, same position) can be moved with one command. **Moved** claims (same text, new position) can be moved together after you review them.",
          "For an **Ambiguous** claim, choose the right position. For a **Changed** claim, compare the differences before you choose **Accept changed text**; changed numbers, negations and names are pointed out.",
          "For a **Missing** claim, or if the suggested position is wrong, choose **Choose another position…**. Select or find the text in the passage, and choose **Use text selected in passage**.",
          "If a claim should not move, choose **Don’t move**, **Mark as missing** or **Delete claim**.",
          "When the old passage has no claims left, keep it or choose **Remove old passage**. Then choose **Update fingerprint**, because the sources have changed."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Nothing is moved automatically. You can undo each decision.",
          "You can leave at any time and continue with **Review moved claims…** in the casefile or at a finding. Decisions not to move a claim, and claims marked as missing, are forgotten when you reload.",
          "If the proposition was identical to the old text, it is updated. A paraphrase is not changed; check whether it is still correct.",
          "Assessment Desk suggests a newer passage of the same observation that shares at least half of the old text. To choose another one, use **Move claims…** next to a passage."
        ]
      },
      {
        "kind": "paragraph",
        "text": "If a claim’s text no longer matches its span, the line below the passage says so and offers **Re-anchor…**: see [Adjust a span](entry:guide/adjust-a-span). If another passage of the casefile contains exactly the same text, the finding offers to move the claim there."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/mark-a-span",
    "title": "Create a claim from a passage",
    "summary": "Select text in the passage and press C, or choose New claim.",
    "related": [
      "guide/accept-proposals",
      "guide/find-in-passage",
      "guide/adjust-a-span",
      "guide/attribute-a-claim",
      "term/claim",
      "term/span"
    ],
    "keywords": [
      "select text",
      "select words",
      "highlight",
      "annotate",
      "quote",
      "new claim",
      "make a claim",
      "offset",
      "mark text",
      "with the mouse"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the passage: choose it from **Passage shown**, or use **Previous passage** and **Next passage**.",
          "Select the text with the mouse, or with the keyboard: focus the text, move with the arrow keys, and select with `Shift` and the arrow keys.",
          "A menu appears beside your selection. Press `C`, or choose **New claim** (its full name is **New claim from selection**). The claim opens in the editor with the selected text as **Actual text** and **Proposition**, and its observation is added to the assessment.",
          "Check the proposals for kind, subjects and attribution, and press `Ctrl Enter` to accept all of them: see [Accept proposals](entry:guide/accept-proposals).",
          "If you restate the text, edit the **Proposition** and set **Representation** to **Paraphrase**. Only verbatim claims can support a power basis or an intent hypothesis."
        ]
      },
      {
        "kind": "paragraph",
        "text": "The menu has more:"
      },
      {
        "kind": "list",
        "items": [
          "**Evidence for…** (`E`) creates the claim and links it to a power basis or an intent hypothesis, with its effect and reason. The entry that you used last is chosen first.",
          "**Use as span** (`S`) sets the selected text as the span of the open claim.",
          "**New actor…** (`A`) adds an actor whose name you selected, or adds the name to an existing actor."
        ]
      },
      {
        "kind": "paragraph",
        "text": "The line below the text shows your selection, its position and its length in characters. You can adjust both ends there. If several claims use the same text, click the text to choose one. In the passage, press `N` or `P` for the next or previous claim. A dotted line in the margin marks words that are also in another observation. Choose it to go there."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/page-beside-text",
    "title": "See the page beside the text",
    "summary": "For a passage from a PDF, look at the page that the text came from, and select text there.",
    "related": [
      "guide/mark-a-span",
      "guide/import-sources",
      "guide/find-in-passage",
      "term/span"
    ],
    "keywords": [
      "PDF",
      "original",
      "page view",
      "facsimile",
      "layout",
      "columns",
      "zoom",
      "rotate",
      "page number",
      "page image",
      "scan",
      "missing original"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the passage and choose **Text and page**. The page is beside the text, or below it if there is little space. **Page** makes the page as large as possible and keeps a few lines of text visible. **Text** hides it. Your choice is saved on this device.",
          "If the original file is not on this device, choose **Choose the file…**. It is shown only if it is identical to the file that the text was read from. With **Store it on this device**, you do this only once.",
          "Select text in the passage. The same text is outlined on the page, and the page scrolls to it. With the keyboard, the word at the caret is outlined.",
          "Or drag over the words on the page. The same text is selected in the passage, and the same menu appears. A double click selects a word. On a touch screen, press and hold a word."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Claims are outlined on the page. Click an outline to open its claim. For the selected entry, a solid blue outline supports and a dashed orange outline contradicts. The selected claim is filled.",
          "Use **Page number**, **Previous page** and **Next page**, **Zoom in**, **Zoom out**, **Fit width**, **Fit page** and **Rotate clockwise** above the page. `Ctrl` and the mouse wheel zoom as well.",
          "The file may number its pages differently, such as iv. You can enter either number.",
          "If “This position is approximate” is shown, the file is now read differently than when the text was imported. The outline is then around whole lines. The passage and its spans do not change.",
          "The text is what claims quote. The page is a picture for checking it, and screen readers use the text."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/accept-proposals",
    "title": "Accept proposals for a new claim",
    "summary": "A new claim, or one without a kind, shows what its text proposes for kind, subjects and attribution.",
    "related": [
      "guide/mark-a-span",
      "guide/attribute-a-claim",
      "guide/keyboard-shortcuts",
      "term/attribution"
    ],
    "keywords": [
      "suggestions",
      "automatic",
      "chips",
      "who said it",
      "speaker",
      "carry over",
      "same as before",
      "fill in",
      "quick",
      "faster",
      "ctrl enter",
      "accept all"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Read the line above the form. It says what **Accept all proposals** fills in.",
          "Press `Ctrl Enter` (`⌘ Enter` on a Mac), or choose **Accept all proposals**. You can undo this in one step.",
          "Or choose single proposals below the fields. Each one says why it is proposed, such as “named in the span” or “said” before the quotation."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Subjects are the actors of the casefile that are named in the text. Those named only nearby have a grey border. They are not accepted together with the others.",
          "The speaker comes from words such as “said” and “according to”, from quotation marks, and from the labels of a transcript. If nobody else speaks, the publisher is proposed, as long as the source’s URL is consistent with the publisher’s registered hosts.",
          "If the text gives no indication, the values of the last claim on the same passage are proposed, marked “as in C-012”. They have a grey border and are not accepted together with the others: choose each one yourself, and also the kind if the words show several.",
          "Words are recognised in English, French, German, Spanish, Russian, Arabic, Hebrew, Hindi, Chinese and Korean. Names are recognised in every language.",
          "Nothing is accepted automatically. Check each proposal against the text, because it is based on single words. **Dismiss proposals** hides them for a claim."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/find-in-passage",
    "title": "Mark text with the keyboard",
    "summary": "Search for text with Find in passage, choose a match, and create a claim without a mouse.",
    "related": [
      "guide/mark-a-span",
      "guide/keyboard-shortcuts",
      "guide/adjust-a-span"
    ],
    "keywords": [
      "keyboard",
      "search in text",
      "ctrl f",
      "quotation without a mouse",
      "accessible",
      "paste a quotation",
      "matches",
      "ligature",
      "hyphenation",
      "soft hyphen",
      "text from a PDF"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Press `Ctrl F` (`⌘ F` on a Mac), or go to **Find in passage**.",
          "Type or paste the text. Matches are listed with their context.",
          "Press `Enter` or `↓` for the next match, and `Shift Enter` or `↑` for the previous one.",
          "Press `Ctrl Enter`, which is **Use this match**. The focus moves to **New claim from selection**; press `Enter`."
        ]
      },
      {
        "kind": "list",
        "items": [
          "The search ignores case and differences in white space, quotation marks and dashes. It also finds words as text extraction writes them: with ligatures (ﬁ), divided at line ends, in full or half width, as radicals (⾔) or presentation forms (ﻨ), with or without vowel marks. The passage stays as it is. Use **Match case** and **Whole words** below the matches for a stricter search.",
          "Below the matches you see how many more are in other passages. Choose that line to list them, and a passage to go to its first match. The search continues there.",
          "Matches never split a visible character.",
          "`Esc` clears the search. Press it again to return to the text."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/adjust-a-span",
    "title": "Adjust a span, or re-anchor a claim",
    "summary": "Move the start or end of a span by character, word or sentence, or choose different text for a claim.",
    "related": [
      "term/anchor",
      "term/span",
      "rule/anchor/text-differs",
      "rule/span/length",
      "decision/spans"
    ],
    "keywords": [
      "too long",
      "too short",
      "one character off",
      "one word too many",
      "change the span",
      "move the span",
      "extend selection",
      "shorten",
      "offsets wrong",
      "re-anchor",
      "wrong place",
      "start and end"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Select the claim. Its span is highlighted in the passage.",
          "Below the text, choose **Character**, **Word** or **Sentence**.",
          "Choose **Widen start by word**, **Narrow start by word**, **Narrow end by word** or **Widen end by word** (the names follow your choice). The actual text is updated.",
          "With the keyboard, in the passage: `Alt →` and `Alt ←` move the end, `Alt Shift →` and `Alt Shift ←` move the start, and `Alt ↑` and `Alt ↓` change the unit."
        ]
      },
      {
        "kind": "paragraph",
        "text": "To use different text, select it and press `S`, or choose **Use as span**."
      },
      {
        "kind": "paragraph",
        "text": "If the claim’s text does not match its span, the line below the text explains the problem. **Re-anchor…** lists identical or similar text with the differences. Nothing is changed without your confirmation."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/mixed-text",
    "title": "Work with right-to-left, mixed and invisible text",
    "summary": "Text direction is detected automatically, and invisible characters can be shown.",
    "related": [
      "term/code-point",
      "rule/text/hidden-characters",
      "decision/characters",
      "guide/add-actors"
    ],
    "keywords": [
      "arabic",
      "hebrew",
      "chinese",
      "japanese",
      "korean",
      "emoji",
      "rtl",
      "bidi",
      "unicode",
      "zero width",
      "invisible characters",
      "script",
      "language"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Passages and fields detect their text direction automatically.",
          "Spans count characters in text order, whatever the direction on the screen. In a right-to-left passage, `Alt ←` moves the end of the span further.",
          "Selections are extended to whole visible characters, so accents, vowel signs and emoji are never split.",
          "**Show hidden characters** in **Passage options** shows direction overrides, zero-width characters and similar as codes, such as U+200B. A dot on the button means that there are some; its tooltip shows how many.",
          "**Monospace font** in **Passage options** lines up the columns of tables. Your choice is saved on this device.",
          "A finding reports such characters in an ID, a name, an actual text or a proposition, and offers to remove them from the text that you wrote. The text of a passage is never changed.",
          "Names are recognised in every script. Add each form of an actor’s name in the script that the passages use."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/attribute-a-claim",
    "title": "Attribute a claim",
    "summary": "Record whose claim it is, and how the passage shows it.",
    "related": [
      "guide/accept-proposals",
      "term/attribution",
      "field/attribution/mode",
      "rule/attribution/actor-required",
      "rule/attribution/publisher-inconsistent",
      "decision/consistency-not-authentication"
    ],
    "keywords": [
      "say whose it is",
      "who said it",
      "speaker",
      "source of a claim",
      "publisher",
      "quote",
      "reported",
      "unattributed",
      "author"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the claim and go to **Attribution mode**.",
          "Choose **Explicit speaker** if the passage quotes the actor directly, or **Reported speaker** if the passage says that the actor said it. Choose **Publisher** if the actor published the item on a host registered for that actor. Choose **Unresolved** if the passage does not show whose claim it is.",
          "Choose the **Attributed actor**, or type a new name to add one. For **Unresolved**, choose **No actor**.",
          "Under **Subject actors**, add the actors that the claim is about. They may differ from the attributed actor."
        ]
      },
      {
        "kind": "paragraph",
        "text": "If no actor is chosen yet, **Publisher** fills in the observation’s publisher. Changing the mode never removes the actor; a finding says if the two do not fit."
      },
      {
        "kind": "paragraph",
        "text": "**Publisher** has three conditions: the observation has a **Canonical URL**, the URL uses https, and its host is one of the actor’s **Publisher hosts**. This makes them consistent; consistency is not authentication."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/import-annotations",
    "title": "Import annotations as claims",
    "summary": "Drop a file of annotations on an open draft, and each quote becomes a claim with its span.",
    "related": [
      "guide/mark-a-span",
      "guide/review-claim-texts",
      "guide/import-sources"
    ],
    "keywords": [
      "annotations",
      "hypothesis",
      "highlights",
      "web annotation",
      "json-ld",
      "jsonld",
      "notes on a page",
      "marked text",
      "textquoteselector"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Add the annotated sources to the casefile first.",
          "Drop the file on the desk, or choose **Open file…**. You can open W3C annotations in JSON-LD and JSON exports from Hypothesis.",
          "Read the list. It shows which claims will be added, which of them need review, and what will be skipped and why. Choose **Add claims** to add them as one step, which you can undo.",
          "If some texts have several exact matches or none, press `Ctrl K` and choose **Review claim texts**.",
          "Fill in the claim kind and the attribution, which annotations do not state."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A quote is anchored only if it is in the passage unchanged: at the annotation’s position, as the only occurrence, or as the only one with the text around it. Positions can count code points or UTF-16 code units.",
          "The passages of the annotated URL are searched. If no observation has that URL, a quote of at least two words is anchored only if it has exactly one match in the casefile.",
          "If other words are around the quote than in the annotation, the claim is one to review. Its private note has the words of the annotation.",
          "Questions and other bodies that are not comments, and linked resources, become the private note of the claim.",
          "The annotator’s comment becomes the proposition. Unless the quote contains these words, the claim is a paraphrase. Without a comment, the quote is the proposition.",
          "An annotation that is already in the draft is not added again.",
          "Tags become a [private note](entry:guide/private-notes) on the claim.",
          "Notes on a whole page and replies have no quote. They are skipped, and so are annotations of a source that is not in the casefile. The list names them."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/import-highlights",
    "title": "Add the highlights of a PDF as claims",
    "summary": "Words that are highlighted, underlined or struck out in a PDF become claims with their spans when you import it.",
    "related": [
      "guide/import-sources",
      "guide/import-annotations",
      "guide/review-claim-texts"
    ],
    "keywords": [
      "highlights",
      "highlighter",
      "marked text in a pdf",
      "underlined",
      "squiggly",
      "strike out",
      "struck out",
      "comments in a pdf",
      "pdf annotations",
      "adobe",
      "acrobat",
      "preview",
      "quad points"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Drop the PDF on an open draft, or choose **Add sources…**.",
          "Select the file in the list. If it has highlights, a checkbox below its size asks whether to add them as claims. It is selected by default. The line at the bottom says how many highlights will become claims.",
          "Choose **Add sources**. A list shows the claims, which of them need review, and what is skipped and why. Choose **Add claims**. The claims are a separate step, so you can undo them and keep the source.",
          "If some texts have several exact matches or none, press `Ctrl K` and choose **Review claim texts**.",
          "Fill in the claim kind and the attribution, which highlights do not state."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A highlight covers the characters whose centre is under it. It is anchored only if these characters follow each other in the text. Under a highlight over two columns or separate words, they may not.",
          "The comment of a highlight becomes the proposition. Unless the quote contains these words, the claim is a paraphrase. A comment that repeats the highlighted text is left out.",
          "The name and the day in the file become a [private note](entry:guide/private-notes) on the claim. Programs often use the name of the computer’s user. It is not verified.",
          "If the text of the PDF is already in the casefile, drop the PDF again: only its highlights are added. A highlight that is already in the draft is not added again.",
          "If the casefile has the text in another form, clear the checkbox of the file and select the checkbox of its highlights. A highlight is anchored only if its text has exactly one match in the casefile. Otherwise it is skipped.",
          "Highlights over a picture, such as a scanned page without recognised text, have no text. They are left out, and so are hidden highlights. Their comments are in the **Parts to include**."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/rename-an-id",
    "title": "Rename an ID",
    "summary": "Change an ID in its field; all references are updated.",
    "related": [
      "rule/reference/claim-id-not-citable",
      "rule/reference/duplicate-id",
      "field/claim/claim-id",
      "guide/delete-and-undo"
    ],
    "keywords": [
      "change id",
      "renumber",
      "claim id",
      "identifier",
      "C-001",
      "PB-001",
      "IH-001"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the entry and go to **Claim ID**, **Power basis ID** or **Hypothesis ID**. For an actor, open it in **Casefile** and go to **Actor ID**.",
          "Type the new ID and press `Enter`, or leave the field. Press `Esc` to keep the old ID.",
          "All evidence links, contradictions and other references now use the new ID. **Undo** reverses everything in one step."
        ]
      },
      {
        "kind": "list",
        "items": [
          "You cannot use an ID that another entry of the same kind already has. The field tells you if you try.",
          "A claim ID can be any text of 1 to 200 characters, but evidence links can only refer to identifiers. An identifier is a letter or digit, then letters, digits and `. _ : -`. Use this form.",
          "You cannot change the number of an observation that claims refer to."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/build-a-power-basis",
    "title": "Create a power basis",
    "summary": "Describe a source of an actor’s power, with its scope, evidence, limitations and falsifiers.",
    "related": [
      "term/power-basis",
      "guide/link-evidence",
      "term/workflow-state",
      "decision/never-scores",
      "rule/support/not-verbatim"
    ],
    "keywords": [
      "power",
      "capability",
      "leverage",
      "strength",
      "resources",
      "add power",
      "build",
      "scope"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Power bases** and then **Add power basis**.",
          "Choose the **Actor** and **Domain**, and write the **Description**: the source of power, in plain words.",
          "Define where it applies: **Relationship**, **Related actors**, **Geographies** and **Operations**. Press `Enter` after each item. **Bilateral leverage** needs exactly one related actor.",
          "Define when it applies: enter **Time scope start**, **Time scope end** or both, or select **Open start** or **Open end**. You can [type dates in ordinary words](entry:guide/enter-a-date).",
          "[Link the evidence](entry:guide/link-evidence) for and against it. Support must be verbatim and must visibly name the actor.",
          "Add at least one item to **Limitations** (what it does not cover) and one to **Falsifiers** (what would prove it wrong).",
          "Choose the **Workflow state**. You can change it at any time."
        ]
      },
      {
        "kind": "paragraph",
        "text": "A power basis is a description. It is not a score, and power bases are never ranked."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/enter-a-date",
    "title": "Type a date in ordinary words",
    "summary": "Type a date as you would write it; the field shows how it reads the date and stores the exact form.",
    "related": [
      "decision/date-times",
      "guide/build-a-power-basis",
      "guide/make-a-casefile",
      "rule/time/ends-before-start"
    ],
    "keywords": [
      "date",
      "time",
      "time zone",
      "timezone",
      "calendar",
      "day and month",
      "dd/mm",
      "mm/dd",
      "date format",
      "year only",
      "month only",
      "start",
      "end",
      "published",
      "retrieved"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Type a date such as `14 July 2026`, `14.07.2026`, `2026-07-15 14:30`, `15 Jul 2026 2:30 pm CET` or `yesterday`. Month names and digits of several languages work too.",
          "Read the line below the field: the date in words, what was assumed, and the stored form.",
          "Press `Tab` or `Enter` to store it. To use the time zone of your device, choose **Use … (this device)** in that line."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Without a zone, the date is in UTC. Without a time, a start is 00:00:00 and an end is 23:59:59. In a time scope, a month or a year is enough: its first day is the start, its last day is the end.",
          "If a date can be read in two ways, such as `3/4/2026`, the field asks which one you mean.",
          "If the field cannot read a date, your text stays there with the reason, and nothing is stored. Press `Esc` to return to the stored date.",
          "The calendar button opens separate fields for date, time and time zone."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/build-an-intent-hypothesis",
    "title": "Create an intent hypothesis, with alternatives and falsifiers",
    "summary": "State a testable hypothesis about what an actor intends, with rationale, alternatives and falsifiers.",
    "related": [
      "term/intent-hypothesis",
      "term/alternative",
      "term/falsifier",
      "rule/intent/capability-alone",
      "guide/link-evidence",
      "guide/compare-hypotheses"
    ],
    "keywords": [
      "build a hypothesis",
      "intention",
      "motive",
      "aim",
      "plan",
      "hypothesis",
      "explain",
      "refute",
      "alternative explanation",
      "goal"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Intent hypotheses** and then **Add intent hypothesis**.",
          "Choose the **Actor**, enter the **Topic**, and write the **Hypothesis** as a sentence that can turn out to be wrong.",
          "Write the **Rationale**: how the evidence leads to the hypothesis, and where it is weak.",
          "Enter the time scope, as for a power basis.",
          "[Link the evidence](entry:guide/link-evidence) for and against it. Capability alone cannot support an intent: at least one supporting claim must be of a kind other than capacity.",
          "Under **Alternatives**, write what else would explain the same evidence. Under **Falsifiers**, write what you would see if the hypothesis were wrong. Add at least one of each.",
          "Choose the **Workflow state**."
        ]
      },
      {
        "kind": "paragraph",
        "text": "An intent entry is a falsifiable hypothesis. It is not a statement of what an actor really thinks."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/compare-hypotheses",
    "title": "Test competing hypotheses and define indicators",
    "summary": "Apply Analysis of Competing Hypotheses (ACH), and write falsifiers as indicators, in the sense of ICD 203.",
    "related": [
      "guide/evidence-matrix",
      "term/alternative",
      "term/falsifier",
      "rule/tradecraft/nothing-contradicts",
      "rule/tradecraft/one-publisher",
      "decision/never-scores"
    ],
    "keywords": [
      "ach",
      "icd 203",
      "analysis of competing hypotheses",
      "analytic standards",
      "tradecraft",
      "indicator",
      "indicators and warning",
      "signpost",
      "diagnosticity",
      "diagnostic evidence",
      "disconfirming evidence",
      "consistent and inconsistent evidence",
      "heuer",
      "structured analytic technique",
      "key assumptions",
      "intelligence gap",
      "analytic line"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Write one [intent hypothesis](entry:guide/build-an-intent-hypothesis) for each competing explanation with the same **Topic**. Put explanations that you do not develop further under **Alternatives**.",
          "Link each relevant claim to every hypothesis that it supports or contradicts, and give the reason. Look for contradicting evidence first: ACH rejects hypotheses; it does not prove them.",
          "Open the **Evidence matrix**. Claims are rows and hypotheses are columns, as in an ACH matrix.",
          "Read across each row. A claim that has the same effect on every hypothesis is not diagnostic: it does not help you to choose between them.",
          "Read down each column. Choose **Gaps** to find hypotheses without contradicting evidence, or with a single source.",
          "Choose **What if…** and exclude a claim, an observation or a publisher to see which hypotheses depend on it.",
          "Write each of the **Falsifiers** as an indicator: an event that you can observe, with place and time."
        ]
      },
      {
        "kind": "heading",
        "text": "Terms of the field"
      },
      {
        "kind": "table",
        "head": [
          "Term",
          "In Assessment Desk"
        ],
        "rows": [
          [
            "Competing hypothesis",
            "Another intent hypothesis on the same topic, or an [alternative](entry:term/alternative)."
          ],
          [
            "Evidence consistent with a hypothesis",
            "An evidence link with the effect supports."
          ],
          [
            "Evidence inconsistent with a hypothesis",
            "An evidence link with the effect contradicts."
          ],
          [
            "Disconfirming indicator, signpost",
            "A [falsifier](entry:term/falsifier)."
          ],
          [
            "Diagnosticity",
            "Not calculated: compare the cells of a row yourself."
          ],
          [
            "Key assumption, reasoning",
            "The rationale of the hypothesis."
          ],
          [
            "Intelligence gap",
            "An [unknown](entry:term/unknown)."
          ],
          [
            "Source reliability",
            "A [source grade](entry:guide/grade-sources) in the casefile. Nothing is calculated from it. **Gaps** shows entries that depend on one publisher."
          ],
          [
            "Likelihood, confidence level",
            "Not recorded as a value: [nothing is scored](entry:decision/never-scores)."
          ]
        ]
      },
      {
        "kind": "paragraph",
        "text": "ICD 203 (Intelligence Community Directive 203) sets analytic tradecraft standards. Analysts describe their sources, and separate evidence from assumptions and conclusions. They analyse alternatives, and name indicators that would change their conclusions. The tradecraft rules remind you of some of this. The use of these terms is a convention of Assessment Desk. They are not part of the contract."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/link-evidence",
    "title": "Link evidence: supports or contradicts, and why",
    "summary": "Choose claims, set whether they support or contradict the entry, and give a reason.",
    "related": [
      "term/evidence-link",
      "field/evidence-link/reason",
      "rule/support/not-verbatim",
      "rule/support/actor-not-named",
      "rule/evidence/both-ways"
    ],
    "keywords": [
      "evidence",
      "support",
      "supporting",
      "against",
      "contradicting",
      "cite",
      "citation",
      "reason",
      "attach claim",
      "link a claim"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the power basis or intent hypothesis and choose **Link evidence**.",
          "Search for a claim. Each one shows whether it can support the entry, and if not, why: it does not name the actor, is not verbatim, or states only a capacity.",
          "Choose **Supports** or **Contradicts** in its row. In the list, press `S` or `C`; in the search field, `Alt S` or `Alt C` links the first claim.",
          "Write the reason: why the claim supports or contradicts the entry. Press `Enter` to search for the next claim. A link without a reason blocks the export.",
          "Choose **Done**. If a new link has no reason yet, it opens."
        ]
      },
      {
        "kind": "list",
        "items": [
          "To link a claim from the claim itself, choose **Use as evidence for…**, select an entry and write the reason. You stay at the claim.",
          "“Only claims that can support” hides claims that are not verbatim or do not name the actor.",
          "Each link has buttons to show its claim in the passage, edit it and remove it. An open link shows its claim’s text in the passage. **Done** (`Ctrl Enter` in the reason) goes to the next link without a reason.",
          "The passage shows what the selected entry cites, with supporting and contradicting text marked differently. **Next cited span** and **Previous cited span** go through all of it.",
          "Select several links to change, move or remove them together.",
          "If a claim supports one part of an entry and contradicts another, create two claims, each with its own text."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/record-a-contradiction",
    "title": "Record a contradiction",
    "summary": "Choose two claims that cannot both be correct, and explain why.",
    "related": [
      "term/contradiction",
      "guide/link-evidence",
      "rule/contradiction/self",
      "rule/contradiction/duplicate"
    ],
    "keywords": [
      "conflict",
      "inconsistent",
      "disagree",
      "two claims",
      "contradiction between claims",
      "claims contradict each other",
      "cannot both be true",
      "opposite"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Contradictions** and then **Add contradiction**.",
          "Choose the **Left claim** and the **Right claim**. The order does not matter. Both passages appear side by side, with the claims’ texts marked.",
          "Write the **Explanation**: what conflicts, and what would resolve it."
        ]
      },
      {
        "kind": "paragraph",
        "text": "All contradictions are edited in one list. Each has buttons to move, duplicate or delete it, and **Show in passage** shows either claim."
      },
      {
        "kind": "list",
        "items": [
          "A contradiction needs two different claims. List each pair only once.",
          "If a claim contradicts a power basis or a hypothesis, add an evidence link with **Contradicts** instead."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/record-unknowns",
    "title": "Record unknowns",
    "summary": "Record open questions that matter to the assessment: what is not known.",
    "related": [
      "term/unknown",
      "field/assessment/unknowns",
      "guide/build-an-intent-hypothesis"
    ],
    "keywords": [
      "gap",
      "gaps",
      "open question",
      "missing information",
      "not known",
      "uncertainty",
      "something is unknown"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Unknowns** and then **Add unknown**.",
          "Write one open question in a sentence of up to 2,000 characters. Press `Enter` to add the next one, and `Shift Enter` for a new line.",
          "To add many at once, paste a list into an empty unknown: each line becomes an unknown. **Undo** reverses that in one step.",
          "To reorder the questions, press `Alt ↑` and `Alt ↓`, use the buttons, or drag them in **Outline**. `Backspace` deletes an empty unknown."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Each unknown must be different, compared character by character. Unknowns are optional."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/fill-in-the-document",
    "title": "Add producer details and observations",
    "summary": "Enter the producer, the observations used and the casefile fingerprint.",
    "related": [
      "part/producer",
      "field/assessment/observation-ids",
      "term/fingerprint",
      "rule/reference/observation-not-listed",
      "rule/observation/unused"
    ],
    "keywords": [
      "where do I put the author",
      "author of the assessment",
      "producer",
      "author",
      "say who wrote it",
      "who wrote",
      "version",
      "observation_ids",
      "metadata",
      "head",
      "title",
      "human or model"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Document**.",
          "Enter the **Producer name** and the **Producer version**, and choose the **Producer kind**: **Human**, **Agent** or **Model**. The version follows your own scheme, for example the version of a program or of this assessment. A new draft offers the producer that you used last on this device.",
          "Check **Observations**. Observations are added automatically when you create claims; you can select or clear others.",
          "Check **Casefile fingerprint**. You never type it. If it is missing or does not match, choose **Update fingerprint**."
        ]
      },
      {
        "kind": "paragraph",
        "text": "**Next steps** above the fields lists what is left to do before export, in words and numbers. It is not a score. You can hide it for a draft and show it again there."
      },
      {
        "kind": "paragraph",
        "text": "The title in the top bar is the name of your draft. It is used in file names and desk files, but is not part of the assessment itself."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/text-language",
    "title": "State the language of your texts",
    "summary": "Say in which language you write, so that screen readers pronounce your texts correctly.",
    "related": [
      "guide/fill-in-the-document",
      "guide/mixed-text",
      "field/observation/language",
      "guide/read-a-report"
    ],
    "keywords": [
      "language of my texts",
      "screen reader",
      "voice",
      "pronunciation",
      "spell checker",
      "spelling",
      "dictionary",
      "lang",
      "accessibility",
      "wcag 3.1.2"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Outline**, choose **Document**.",
          "Enter the language code in **Language of your texts**, for example `de`, `fa` or `zh-Hant`. The name of the language is shown beside the label."
        ]
      },
      {
        "kind": "list",
        "items": [
          "It applies to your propositions, descriptions, hypotheses, reasons, explanations, unknowns and notes, to the title of the draft and to verdicts. The spelling check of your browser can use it, too. The interface stays English.",
          "Quoted text has the language of its observation. A proposition that is identical to the quoted text has it, too.",
          "HTML and Word reports contain the languages. Without a stated language, your texts have none, so that nothing claims that they are English.",
          "The language is saved in the draft, its desk file and its blind review packet. It is not part of the assessment itself, because the contract has no property for it."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/appearance",
    "title": "Use dark mode, small screens and large type",
    "summary": "Choose a colour scheme, resize panels and zoom.",
    "related": [
      "guide/keyboard-shortcuts",
      "guide/mixed-text"
    ],
    "keywords": [
      "dark",
      "light",
      "theme",
      "colour",
      "color",
      "contrast",
      "zoom",
      "font size",
      "mobile",
      "narrow window",
      "small screen",
      "phone",
      "columns",
      "layout"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Choose **More** in the top bar. **Colour scheme** has **Light**, **Dark** and **System**. Your choice is saved in this browser.",
          "To resize panels, drag the edge between them, or focus the edge and press `←` or `→`. Hold `Shift` for larger steps.",
          "On a screen of medium width, such as a tablet, **Editor** and **Passage** are side by side. Choose **Outline** in the top bar to open the outline over the editor; it closes when you open an entry.",
          "On a narrow screen, or if you zoom in, the panels become tabs: **Outline**, **Editor**, **Passage** and **Findings**. Opening an entry leads to the editor; showing a claim leads to the passage.",
          "Supporting and contradicting links differ in word, shape and line style as well as in colour. Levels of findings have an icon and a word.",
          "Animations are off if your system is set to reduce motion."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/offline",
    "title": "Work offline and update",
    "summary": "Assessment Desk works offline, without a network, after the first visit; updates are offered, never forced.",
    "related": [
      "guide/drafts",
      "guide/install",
      "decision/nothing-leaves",
      "guide/host-the-site"
    ],
    "keywords": [
      "offline",
      "no internet",
      "without internet",
      "airplane",
      "update",
      "new version",
      "upgrade",
      "service worker",
      "which version",
      "reload"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The browser stores all files of Assessment Desk. You can write, check and export without a network. Drafts are on this device in any case.",
          "When a new version is available, choose **Update now** (your work is saved and the page reloads) or **Later**.",
          "Close Assessment Desk in other tabs first, so that two versions do not edit the same drafts.",
          "The library shows which version you are using."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Offline use requires that you opened Assessment Desk over https or from your own computer, in a browser that stores its files. Private windows may not store them."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/install",
    "title": "Install Assessment Desk as an application",
    "summary": "An installed Assessment Desk has its own window and icon, and opens its files with a double click.",
    "related": [
      "guide/offline",
      "guide/save-to-a-file",
      "guide/open-a-file",
      "decision/nothing-leaves"
    ],
    "keywords": [
      "install",
      "app",
      "application",
      "desktop",
      "dock",
      "taskbar",
      "start menu",
      "double click",
      "file association",
      "open with",
      "assessmentdesk",
      "own window",
      "uninstall",
      "share"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In Chrome or Edge, open Assessment Desk and choose “Install” in the address bar or in the browser’s menu. In Safari, choose “Add to Dock” or “Add to Home Screen”. Firefox cannot install it on most systems.",
          "To make a file that opens with a double click, choose **Save to a file…** in the save status. In the dialog, choose the file type that ends in `.assessmentdesk`.",
          "Double-click the file. The first time, the browser asks whether Assessment Desk may open such files."
        ]
      },
      {
        "kind": "list",
        "items": [
          "The file opens as a new draft, linked to the file. If Assessment Desk is already open, it opens in that window.",
          "A file that ends in `.assessmentdesk` is a [desk file](entry:term/desk-file) with another ending. Systems only look at the part after the last dot, so a file that ends in `.desk.json` opens with your program for JSON.",
          "Only Chrome and Edge on a computer open files with a double click. Anywhere, you can drop a file on the window or choose **Open file…**.",
          "Drafts are the same as in the browser that installed Assessment Desk.",
          "You cannot share a page or a file to Assessment Desk from other applications. If the browser had deleted the files of Assessment Desk, it would send the shared file to the host."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/use-findings",
    "title": "Use findings and their fixes",
    "summary": "The checker lists findings, such as errors, as you write; each leads to its field, and many have a fix.",
    "related": [
      "term/finding",
      "term/level",
      "term/certainty",
      "guide/export",
      "decision/export-gate"
    ],
    "keywords": [
      "errors",
      "warnings",
      "problems",
      "quick fix",
      "validation",
      "mend",
      "lint",
      "red",
      "what is wrong"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Findings** at the bottom, choose a count to open the list with only that level, or **Show findings** for the whole list. Choose more counts to add their levels; choose a count again to remove it.",
          "Choose **By entry** or **By rule**, or type a word into **Search findings**.",
          "Each finding has one line, with its entry and its fix at the end. Select it to go to the field and to the text in the passage.",
          "Choose the fix, if there is one. If it replaces text, you see a preview first: **Apply** or **Cancel**. You can undo every fix.",
          "To apply many fixes at once, see [Fix many findings at once](entry:guide/repair-many).",
          "Choose **?** (its full name begins with “About rule”) next to a finding or its rule to see what the rule requires, why, and how to fix it."
        ]
      },
      {
        "kind": "list",
        "items": [
          "To resize the list, drag its upper edge, click the edge for another size, or focus it and press `↑` or `↓`. **Collapse findings** closes it. Both are remembered.",
          "Errors block the export, violations need your confirmation, and notices never block it: see [What blocks an export](entry:decision/export-gate).",
          "“Cannot be checked” means that data is missing, not that something is wrong.",
          "Missing fields in a new entry or a new draft are shown quietly as “to complete” until you leave the field or export."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/repair-a-file",
    "title": "Repair a file that came from elsewhere",
    "summary": "Open a JSON file that breaks the contract, fix it step by step, and lose nothing.",
    "related": [
      "guide/open-a-file",
      "guide/use-findings",
      "rule/span/length",
      "decision/lossless-reading"
    ],
    "keywords": [
      "broken file",
      "invalid json",
      "fix a file",
      "does not validate",
      "unknown property",
      "wrong offsets",
      "utf-16",
      "somebody else’s file",
      "received",
      "somebody sent me"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the file. If it is not valid JSON, the dialog lists the proposed repairs with line and column. Choose **Repair and open**. Otherwise choose **Repair…**, fix the problems, and choose **Open as draft**.",
          "If you have the casefile, open it too: in **Casefile**, choose **Open casefile…**. Without it, spans, names and publishers cannot be checked.",
          "In **Findings**, choose “Fix” with the number of fixes, check the list, and [apply them together](entry:guide/repair-many): spellings, IDs, dates, types, offsets counted in bytes or UTF-16 units.",
          "Then [review the claims whose text is not in its passage](entry:guide/review-claim-texts) one after the other.",
          "Unknown properties are shown with their values in the entry. Choose **Remove** to delete them; until then they stay in the file.",
          "Choose **Export…** when there are no errors left."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/repair-many",
    "title": "Fix many findings at once",
    "summary": "Check all fixes in one list and apply them as one step.",
    "related": [
      "guide/use-findings",
      "guide/repair-a-file",
      "guide/review-claim-texts"
    ],
    "keywords": [
      "repair",
      "apply all",
      "fix all",
      "bulk fix",
      "batch fix",
      "auto fix",
      "many errors",
      "mechanical"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In **Findings**, choose “Fix” with the number of fixes. For one rule, choose **By rule** and then **Apply all** next to the rule.",
          "Check the text of each fix before and after. Fixes that follow from the file and the casefile alone are already selected. Check each of the others before you select it.",
          "Deselect the fixes that you do not want, and choose **Apply**. You can undo all of them in one step.",
          "If more findings can then be fixed, the list shows them."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A message says how many fixes were applied and which could not be.",
          "A span is moved in advance only if the passage has exactly the claim’s text, and has it once."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/review-claim-texts",
    "title": "Review claims whose text is not in its passage",
    "summary": "Choose the right text of the passage for each claim, one by one.",
    "related": [
      "rule/anchor/words-in-no-passage",
      "rule/anchor/text-differs",
      "guide/repair-many"
    ],
    "keywords": [
      "near miss",
      "invented quote",
      "hallucination",
      "made up",
      "misquote",
      "wrong quote",
      "re-anchor",
      "not in the source",
      "fabricated"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Press `Ctrl K` and choose **Review claim texts**, or choose **Find similar text…** in a claim whose text is not in any passage.",
          "Each claim is shown with the most similar text of all passages and the differences, word by word. Changed numbers, negations and names are listed first.",
          "Press `A` to use the passage’s text, `O` for the next match, or `C` to select another span in the passage.",
          "Press `M` if the claim says the same in other words. Its text stays as the proposition, and the passage’s text becomes its actual text.",
          "Press `D` to delete an invented claim. The next claim opens automatically, and you can undo each decision."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Similar text is never accepted automatically. A sentence with some of the words may say something else."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/import-from-a-model",
    "title": "Import from a model",
    "summary": "Give a model the right instructions, paste its answer unchanged, and check every quotation.",
    "related": [
      "guide/repair-a-file",
      "guide/use-findings",
      "decision/nothing-leaves",
      "rule/anchor/words-in-no-passage",
      "rule/span/length"
    ],
    "keywords": [
      "language model",
      "llm",
      "chatbot",
      "ai answer",
      "prompt",
      "generated assessment",
      "markdown fence",
      "code fence",
      "trailing comma",
      "single quotes",
      "truncated answer",
      "invented quotation",
      "hallucination"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open a draft with its casefile and choose **Export…**, then **Instructions for a model**. Choose the parts and the sources to include, and choose **Copy**. Without a draft, use the instructions below on this page.",
          "Paste the text into the model that you use. Assessment Desk sends nothing anywhere. Check first that you may share the sources.",
          "Copy the whole answer and paste it on the desk of that draft, outside any text field. Or drop it there as a file.",
          "Look at the proposed repairs, each with its line and column, and choose **Repair and open**. Or choose **Repair…** to apply them one by one.",
          "The answer opens as a new draft with the casefile of the draft that was open, so that quotations can be checked. If you paste it in the library, open the casefile in **Casefile**.",
          "Use the fixes in **Findings**, then read every claim in its passage."
        ]
      },
      {
        "kind": "table",
        "head": [
          "What models get wrong",
          "What you can do"
        ],
        "rows": [
          [
            "A Markdown fence, text around the JSON, comments, trailing commas, other quotation marks, `True` and `None`",
            "They are repaired when the answer is opened. The content of texts does not change."
          ],
          [
            "An answer that was cut off",
            "The brackets are closed where the text ends. The rest is missing: ask the model for it."
          ],
          [
            "Spans in UTF-16 units or bytes, or no spans",
            "A fix converts the offsets, or moves the span to the exact words."
          ],
          [
            "Quotations that differ from the passage",
            "A fix shows the word difference. Accept it only if it is what the source says."
          ],
          [
            "Invented quotations",
            "The finding says that no passage contains the text. Choose the right text, or delete the claim."
          ],
          [
            "Other spellings of values and IDs",
            "The findings name the allowed values."
          ]
        ]
      },
      {
        "kind": "list",
        "items": [
          "On the command line, `assessment-desk instructions FILE` prints the same instructions.",
          "Nothing is repaired silently. **Download original** returns the answer as it was.",
          "Repairing an answer does not check its content. Validation of a document does not make any entry in it true."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/source-view",
    "title": "View and edit the JSON",
    "summary": "The JSON view shows the draft as it will be saved, with findings in the margin, and you can edit it there.",
    "related": [
      "guide/repair-a-file",
      "guide/use-findings",
      "decision/lossless-reading"
    ],
    "keywords": [
      "json",
      "raw",
      "source view",
      "text",
      "code",
      "edit json",
      "source code",
      "repair",
      "syntax error"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **More**, then **JSON**, or **Show in JSON** next to a finding. The value is selected in the text.",
          "Edit the text. Valid changes are applied shortly after you stop typing, as one step that you can undo.",
          "While the JSON is not valid, problems are listed below with line and column. The draft is not changed, and your text is saved even if you leave or close the page.",
          "Choose **Discard my changes** to return to the draft, or **Open in form** to continue with the entry at the cursor."
        ]
      },
      {
        "kind": "list",
        "items": [
          "`Ctrl F` searches, `Ctrl G` goes to a line, `F8` goes to the next finding, and `Shift F8` lists them. `Tab` leaves the text.",
          "Invisible characters are shown as codes. Right-to-left text stays within its value.",
          "The casefile is read-only here. Edit it in **Casefile**: passages are identified by their content and cannot be edited.",
          "You repair damaged files in the same way. **Download original** returns the unchanged file at any time."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/delete-and-undo",
    "title": "Delete, undo and redo",
    "summary": "Before you delete an entry that others refer to, you see what else is deleted; undo restores everything.",
    "related": [
      "guide/keyboard-shortcuts",
      "guide/earlier-states",
      "guide/drafts",
      "rule/reference/claim-missing"
    ],
    "keywords": [
      "remove",
      "restore",
      "restore a deleted entry",
      "undo anything",
      "take back",
      "revert",
      "history",
      "ctrl z",
      "accidentally deleted",
      "delete a claim that is cited",
      "what happens to links",
      "recover"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Delete** in the entry header or beside the entry, or select entries in the list and press `Delete`.",
          "If you delete a claim, its evidence links and contradictions are deleted too. The dialog lists them first.",
          "Choose **Undo** or press `Ctrl Z` to restore everything. Choose **Redo** or press `Ctrl Shift Z` to delete it again."
        ]
      },
      {
        "kind": "list",
        "items": [
          "**Undo** works for everything in a draft: entries, links, the casefile, fixes and renames. Its tooltip shows the next step.",
          "If you remove a passage, observation or actor, the claims are kept. Findings show what can no longer be checked.",
          "To go further back, choose **Undo history**, or [restore an earlier version](entry:guide/earlier-states).",
          "You can restore a draft deleted in the library for 30 days."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/private-notes",
    "title": "Write private notes",
    "summary": "A private note stays with your draft in this browser; of all files, only the raw data of a damaged draft contains it.",
    "related": [
      "guide/drafts",
      "guide/delete-and-undo",
      "guide/hand-over"
    ],
    "keywords": [
      "private note",
      "notes",
      "memo",
      "scratchpad",
      "comment for myself",
      "to do",
      "reminder",
      "not exported",
      "confidential",
      "annotate an entry"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Add private note** below the form of a claim, power basis or hypothesis, or below **Document** for the whole draft.",
          "Type the note. It is saved like everything else in the draft.",
          "To find your notes again, open **Document**: it lists the entries with a note.",
          "To delete a note, delete its text."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A note follows its entry if you rename the ID, and is deleted with the entry. **Undo** restores both.",
          "Assessments, desk files, review files, bags and reports contain no private notes. If you move to another device, copy them first.",
          "Earlier versions in the version history contain the notes of that time.",
          "If a draft is damaged, its raw data contains the notes. You can download it, and it is in the zip file of all drafts. Do not share it if the notes are confidential."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/many-at-once",
    "title": "Change, move, duplicate or delete many entries at once",
    "summary": "Select several entries in a list to edit, duplicate, move or delete them together.",
    "related": [
      "guide/keyboard-shortcuts",
      "guide/find-anything",
      "guide/delete-and-undo"
    ],
    "keywords": [
      "bulk",
      "multi-select",
      "batch",
      "reorder",
      "sort",
      "drag",
      "copy an entry",
      "change the order",
      "move up",
      "duplicate",
      "several claims"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In the list, select one entry, then hold `Shift` for a range or `Ctrl` for single entries. With the keyboard: `Shift ↑`, `Shift ↓`, `Space`, and `Ctrl A` for all.",
          "Choose **Set field…** below the list, select the **Field** and the **New value**, and confirm (claims, power bases and intent hypotheses only).",
          "Or choose **Duplicate** or **Delete** next to it.",
          "To copy entries within a draft or to another one, press `Ctrl C` or `Ctrl X`, or choose **More actions**, then **Copy** or **Cut** in an entry. Then press `Ctrl V` outside text fields, perhaps in another tab. Without a keyboard, choose **Paste** in the same menu, or **Paste entries** in **Find anything**. Copy the claims first: a link that finds no claim with the same content is left out, and a message names its claim.",
          "Drag the selected entries, or move them with `Alt ↑` and `Alt ↓`. This works only in **Document order** without filters."
        ]
      },
      {
        "kind": "paragraph",
        "text": "You can undo each of these in one step. Copied entries are plain JSON of the format `assessment-desk.entries/v1`: the entries in the list of their name, such as `claims`, and in `cited_claims` the claims that they cite. Private notes are not copied."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/keyboard-shortcuts",
    "title": "Keyboard shortcuts",
    "summary": "You can do everything with the keyboard.",
    "related": [
      "guide/find-in-passage",
      "guide/find-anything",
      "guide/adjust-a-span"
    ],
    "keywords": [
      "keys",
      "hotkeys",
      "keyboard",
      "ctrl",
      "accessibility",
      "without a mouse",
      "f6",
      "skip"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Press `?` to open the same list. On a Mac, use `⌘` for `Ctrl`, `⌥` for `Alt` and `⇧` for `Shift`."
      },
      {
        "kind": "paragraph",
        "text": "You can turn off single-letter shortcuts and `?` there, and leave F1, F6, Ctrl K, and Alt with an arrow key to your browser and screen reader."
      },
      {
        "kind": "heading",
        "text": "General"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`Ctrl K`",
            "Find anything"
          ],
          [
            "`Ctrl F`",
            "Find in passage"
          ],
          [
            "`Ctrl Z`",
            "Undo"
          ],
          [
            "`Ctrl Shift Z`",
            "Redo (also Ctrl Y)"
          ],
          [
            "`Ctrl S`",
            "Save to a file"
          ],
          [
            "`F1`",
            "Help for the focused field or finding"
          ],
          [
            "`?`",
            "Show keyboard shortcuts"
          ],
          [
            "`F6`",
            "Next panel"
          ],
          [
            "`Shift F6`",
            "Previous panel"
          ],
          [
            "`Tab`",
            "Next control (skip links come first)"
          ],
          [
            "`Esc`",
            "Close dialog, menu or message"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In lists"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`↑ ↓`",
            "Move"
          ],
          [
            "`Home End`",
            "First item, last item"
          ],
          [
            "`Enter`",
            "Open"
          ],
          [
            "`Space`",
            "Select or deselect the current item"
          ],
          [
            "`Alt ↑ ↓`",
            "Move up or down"
          ],
          [
            "`Delete`",
            "Delete selection"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In lists of entries"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`Shift ↑ ↓`",
            "Extend selection"
          ],
          [
            "`Ctrl A`",
            "Select all"
          ],
          [
            "`Ctrl D`",
            "Duplicate selection"
          ],
          [
            "`Ctrl C X`",
            "Copy or cut selection"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In the passage"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`Ctrl Enter`",
            "Use this match (in the search field)"
          ],
          [
            "`N`",
            "Next claim in the passage"
          ],
          [
            "`P`",
            "Previous claim"
          ],
          [
            "`Enter`",
            "Show claims at the cursor"
          ],
          [
            "`C`",
            "New claim from the selected text"
          ],
          [
            "`E`",
            "Selected text as evidence for an entry"
          ],
          [
            "`S`",
            "Selected text as span of the open claim"
          ],
          [
            "`A`",
            "New actor named in the selected text"
          ],
          [
            "`Alt ← →`",
            "Move the end of the span"
          ],
          [
            "`Alt Shift ← →`",
            "Move the start of the span"
          ],
          [
            "`Alt ↑ ↓`",
            "Move by character, word or sentence"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In a new claim"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`Ctrl Enter`",
            "Accept all proposals"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In the list of unknowns"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`Enter`",
            "Add an unknown below"
          ],
          [
            "`Shift Enter`",
            "New line"
          ],
          [
            "`Backspace`",
            "Delete an empty unknown"
          ],
          [
            "`Alt ↑ ↓`",
            "Move up or down (contradictions too)"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In the evidence matrix"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`S`",
            "Link as supporting, or set the link to it"
          ],
          [
            "`C`",
            "Link as contradicting, or set the link to it"
          ],
          [
            "`Delete`",
            "Remove the link"
          ],
          [
            "`Space`",
            "Preview and edit"
          ],
          [
            "`Enter`",
            "Show in passage"
          ],
          [
            "`X`",
            "Exclude or include the claim"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In evidence"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`S`",
            "Link as supporting (in the list of claims)"
          ],
          [
            "`C`",
            "Link as contradicting"
          ],
          [
            "`Ctrl Enter`",
            "Next link without a reason (in a reason)"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In Review"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`N`",
            "Next unreviewed item"
          ],
          [
            "`J`",
            "Next item"
          ],
          [
            "`K`",
            "Previous item"
          ],
          [
            "`A`",
            "Accept"
          ],
          [
            "`Q`",
            "Question"
          ],
          [
            "`R`",
            "Reject"
          ],
          [
            "`S`",
            "In a blind review: supports"
          ],
          [
            "`C`",
            "In a blind review: contradicts"
          ],
          [
            "`E`",
            "In a blind review: neither"
          ],
          [
            "`O`",
            "Show only this chain, or everything"
          ],
          [
            "`W`",
            "Write the note or the reason"
          ],
          [
            "`Esc`",
            "Stop writing the note"
          ],
          [
            "`Delete`",
            "Withdraw your verdict"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "In Review claim texts"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`A`",
            "Accept the match"
          ],
          [
            "`O`",
            "Next match"
          ],
          [
            "`C`",
            "Choose another span"
          ],
          [
            "`M`",
            "Mark as paraphrase"
          ],
          [
            "`D`",
            "Delete the claim"
          ],
          [
            "`N`",
            "Next claim"
          ],
          [
            "`P`",
            "Previous claim"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "Resizing panels"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`← →`",
            "Resize"
          ],
          [
            "`Shift →`",
            "Resize in larger steps"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "Files"
      },
      {
        "kind": "table",
        "head": [
          "Keys",
          "What they do"
        ],
        "rows": [
          [
            "`Ctrl V`",
            "Outside text fields: paste entries or file content"
          ]
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/review-an-assessment",
    "title": "Review an assessment",
    "summary": "Go through the evidence links, contradictions and unknowns one by one, with the source text, and record your verdicts.",
    "related": [
      "format/review-json",
      "part/verdict",
      "guide/review-blind",
      "guide/answer-verdicts"
    ],
    "keywords": [
      "review somebody’s assessment",
      "reviewer",
      "give a verdict",
      "judge",
      "agree",
      "disagree with a link",
      "review a contradiction",
      "review an unknown",
      "check somebody else’s work",
      "peer review",
      "second pair of eyes",
      "approve",
      "object",
      "link by link",
      "export verdicts",
      "start a review",
      "send verdicts back to the author",
      "suggest a change",
      "propose an edit"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the author’s desk file with **Open file…** and choose **Review** in the top bar. You see the passage, the claims and the entries next to each other; lines connect each claim with the entries that it is evidence for.",
          "Read the link and the text of the claim. The contradictions and unknowns follow after the links; for a contradiction, you see the text of both claims. Choose **Accept**, **Question** or **Reject**, or press the key shown on the button, and write down why.",
          "Choose **Next unreviewed** to continue. You can also review claims and entries: select them in their column. **Overall verdict** is at the top.",
          "Choose **Export review file** and send the `*.review.json` file to the author."
        ]
      },
      {
        "kind": "list",
        "items": [
          "On wide screens, **Only this chain**, or the key O, shows only the claims, entries and passages linked with the selected entry or claim. Contradicting claims come first.",
          "“3 more above” or “3 more below” at the edge of a column counts the linked cards that are not visible. Choose it to go to the nearest one.",
          "You can filter the links by effect: all, **Supports** or **Contradicts**. The list of entries in the queue also has **Contradictions** and **Unknowns**, which show only these.",
          "You are asked for your name before your first verdict. It is saved in the file, but is not proof of identity.",
          "You can change a verdict, or choose **Withdraw** to remove it.",
          "To suggest a change, give a verdict on a link or a claim, and choose **Suggest a change…**. You can suggest another effect and reason, or another proposition, kind and text of a claim. A suggestion changes nothing until the author accepts it.",
          "If the author has replied, the replies are below your note. Choose **Reply…**, or **Resolve** if nothing is left to say. Then export your verdicts again.",
          "**What this verdict covers** lists everything that the verdict depends on.",
          "You can continue a review only on the device where you started it. A review that you added from a file is read-only.",
          "Each verdict is tied to the content you reviewed. If that content changes, the verdict is marked as outdated, with the changes. A verdict on a contradiction covers its explanation and both claims. An unknown is identified by its text. If it is reworded, its verdicts are marked as missing, and **Verdicts** names the unknown that it may have become."
        ]
      },
      {
        "kind": "paragraph",
        "text": "A verdict is a person’s decision, not a score. Accepting an entry does not make it true."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/review-blind",
    "title": "Get a blind review",
    "summary": "A blind review packet shows a reviewer the claims and entries, but not your effects and reasons.",
    "related": [
      "format/blind-json",
      "part/blind-review",
      "guide/review-an-assessment",
      "guide/answer-verdicts"
    ],
    "keywords": [
      "start a blind review",
      "judge blind",
      "second reviewer",
      "independent judgement",
      "unbiased",
      "inter-rater agreement",
      "two reviewers",
      "without seeing the effects"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Export…**, then **Blind review packet**. Choose **Download** and send the `*.blind.json` file to the reviewer.",
          "The reviewer opens it and reviews each link under **Review**: **Supports**, **Contradicts** or **Neither**, each with a reason.",
          "Choose **More**, then **Add review files…**, and add the review file that you receive. It shows for each link whether the two of you agree."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A blind review packet cannot be edited.",
          "It does not contain your source grades, because their basis can reveal how you read a source.",
          "Percent agreement and Cohen’s kappa compare the verdicts of two people. They say nothing about any entry.",
          "Only current verdicts count. Outdated and unmatched verdicts are counted separately."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/answer-verdicts",
    "title": "Add reviews and reply to verdicts",
    "summary": "See all reviewers’ verdicts by entry, what has changed since, and your replies.",
    "related": [
      "format/review-json",
      "part/answer",
      "guide/review-an-assessment",
      "guide/review-blind"
    ],
    "keywords": [
      "reviewers disagree",
      "read a review",
      "load reviews",
      "accept a suggestion",
      "decline a suggestion",
      "answer a verdict",
      "respond to a reviewer",
      "stale verdict",
      "outdated verdict",
      "became stale",
      "feedback",
      "comments",
      "several reviewers",
      "import a review"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open your draft and drop the files on the page, or choose **More**, then **Add review files…**. From the first review on, **Review** has a switch between **Items** and **Verdicts**.",
          "Read what was questioned and rejected. **Open in editor** goes to the reviewed item. You can filter the verdicts by kind of item.",
          "Update the draft if needed. Choose **Reply…**, say what you did, and choose **Save reply**. If nothing is left to say, choose **Resolve**; **Reopen** undoes that at any time.",
          "Choose **Export…**, then **Review file**, and send it to the reviewer, who adds it to the draft and can reply."
        ]
      },
      {
        "kind": "list",
        "items": [
          "You can add reviews from several people and see where they disagree.",
          "If the reviewed content has changed, the verdict is marked as outdated, with the changes. Nothing is deleted.",
          "To read or send all verdicts, choose **Export report**, or **Export…** and then **Review report**. See [the review report](entry:format/review-report).",
          "In a newer file of the same review, the verdicts replace the older ones. Replies of both are kept, in whatever order you add the files, and also when you merge two drafts.",
          "A suggested change is shown as a difference. **Accept** makes it in your draft, as one step that you can undo; the verdict is then outdated, because the content has changed. **Decline…** asks for your reason. If the content has changed since the suggestion was made, the suggestion is outdated and cannot be accepted.",
          "A verdict counts as unanswered until you reply, accept or decline its suggestion, or resolve the thread. It is unanswered again after the reviewer replied, suggested something else, reopened the thread or gave a new verdict.",
          "**Withdraw** removes your last reply. A file that you have sent still contains it.",
          "The names in replies are not proof of identity."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/evidence-matrix",
    "title": "Use the evidence matrix",
    "summary": "See which claims support or contradict which entries, link them, and find gaps.",
    "related": [
      "guide/compare-hypotheses",
      "format/matrix-csv",
      "guide/link-evidence",
      "term/evidence-link",
      "decision/never-scores"
    ],
    "keywords": [
      "matrix",
      "grid",
      "overview",
      "which sources carry an entry",
      "what rests on what",
      "one source only",
      "single source",
      "dependence",
      "what if a source is wrong",
      "print the matrix",
      "competing hypotheses"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Explore** in the top bar, then **Matrix**. A round mark with a plus means supports; a square mark with a cross means contradicts.",
          "Move between cells with the arrow keys. Press `Enter` to show the text in its passage, and `Space` to preview the link. You can also select a cell with the pointer.",
          "Press `S` to link the claim as supporting evidence, or `C` as contradicting evidence. Then type the reason and press `Enter`. You can leave the reason for later; until then it is reported as missing. `S` and `C` also change the effect of a link, and `Delete` removes it.",
          "Choose **Gaps** to see entries without contradicting or supporting evidence, entries that rely on one observation, on one publisher or on words that their sources share, and claims that are not cited.",
          "Choose **What if…** and exclude a claim, an observation or a publisher. The matrix shows which entries would still be supported."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A folded corner marks a cell whose link breaks a rule or has no reason yet. The preview says which, and edits the effect and the reason of each link.",
          "Exclusions do not change your draft.",
          "**Swap axes** shows entries as rows and claims as columns. You can print the matrix, or export it as **Evidence matrix (CSV)**."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Links are counted, not weighted. The matrix does not show how strong the evidence is."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/map",
    "title": "See what an entry rests on",
    "summary": "The map leads from publishers through their passages and claims to an entry, and says if all support comes from one publisher.",
    "related": [
      "guide/evidence-matrix",
      "guide/review-an-assessment",
      "rule/tradecraft/one-publisher",
      "decision/never-scores"
    ],
    "keywords": [
      "map",
      "sankey",
      "flow",
      "provenance",
      "chain of evidence",
      "picture of the evidence",
      "one publisher",
      "sources of an entry",
      "svg"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Map** in the header of an entry or a claim, or **Explore** in the top bar, then **Map**. For a publisher, open the actor in the casefile and choose **Map of this publisher’s claims**.",
          "Select another entry, claim or publisher in the box **Map of**.",
          "Read the sentences above the picture. Plain bands support; dashed bands with a cross contradict.",
          "Select a box or a band to go to it. With the keyboard, move with the arrow keys and press `Enter`.",
          "Choose **Table** to read the same as a table, or **Export SVG** to save the picture. You can also print it."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Thicker bands mean more links. They do not show how strong the evidence is.",
          "Publishers are those that the casefile gives for the observations. Different publishers are not necessarily independent: one may repeat the other.",
          "The publishers are unknown if no casefile is attached or an observation names none."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/timeline",
    "title": "See when sources were published",
    "summary": "The timeline shows the publications of each publisher, and the time scope of each entry with the evidence that it cites.",
    "related": [
      "guide/map",
      "guide/coverage",
      "guide/evidence-matrix",
      "rule/time/ends-before-start"
    ],
    "keywords": [
      "timeline",
      "chronology",
      "dates",
      "publication date",
      "time scope",
      "before and after",
      "picture of dates",
      "svg"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Explore** in the top bar, then **Timeline**.",
          "Choose **Filter timeline** to show only one actor, domain or publisher.",
          "Zoom with the buttons, with `+`, `−` and `0`, or with the wheel while you hold `Ctrl`.",
          "Select a publication, a time scope or a sign to go to it. With the keyboard, move with the arrow keys and press `Enter`.",
          "Choose **Table** to read the same as tables, or **Export SVG** to save the picture. You can also print it."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A publication’s date is not the date of an event: it says when something was published, not when it happened.",
          "A sign that is not filled is evidence that was published before or after the time scope of the entry.",
          "An open start or end of a time scope fades. Publications without a date are listed below."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/coverage",
    "title": "See which sources are used",
    "summary": "A bar for each observation and a strip beside each long passage show which text claims mark, and how links cite it.",
    "related": [
      "guide/timeline",
      "guide/map",
      "rule/observation/unused",
      "rule/claim/uncited"
    ],
    "keywords": [
      "coverage",
      "used sources",
      "unused sources",
      "marked text",
      "how much of a source is quoted",
      "gaps"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Casefile** in the outline. In the list of observations, the bar shows the marked parts, and how many per cent are marked. An observation without claims has no bar.",
          "Open a passage. The strip beside a long one shows the same for its text, from top to bottom. Choose a place on the strip to scroll there."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Support is a solid line and contradiction a dashed line. Text without a line belongs to claims without a link, and has a thin grey line on the strip.",
          "How much of a source is marked says nothing about how reliable or important it is."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/compare-and-merge",
    "title": "Compare two versions, and merge them",
    "summary": "Compare your draft with a file, another draft or an earlier version, and merge them.",
    "related": [
      "guide/earlier-states",
      "guide/hand-over",
      "guide/answer-verdicts"
    ],
    "keywords": [
      "diff",
      "difference",
      "merge changes of a colleague",
      "merge two drafts",
      "combine",
      "conflict",
      "what has changed",
      "old version",
      "another version",
      "side by side"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **More**, then **Compare**. Then select the other version: a file, an earlier version of the draft, or another draft.",
          "Read the **Differences**. **Swap direction** compares the other way round.",
          "Choose **Merge**. If both started from the same base version, changes made on only one side are merged automatically.",
          "For each conflict, choose **Take mine**, **Take theirs** or **Take both**. Then choose **Apply merge**."
        ]
      },
      {
        "kind": "list",
        "items": [
          "**Export changes** downloads a report of what changed, and of the evidence that changed in each entry. See [the report of what changed](entry:format/changes-report).",
          "You can undo the merge in one step. The previous version is saved in the version history.",
          "The other version is not changed."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/save-to-a-file",
    "title": "Save to a file, and what “changed on disk” means",
    "summary": "Link a draft to a file, save to it in place, and keep both versions if the file was changed on disk.",
    "related": [
      "guide/drafts",
      "guide/hand-over",
      "guide/compare-and-merge",
      "decision/export-gate",
      "term/desk-file"
    ],
    "keywords": [
      "save in place",
      "ctrl s",
      "save as",
      "linked file",
      "overwrite a file",
      "has changed on disk",
      "file changed by another program",
      "modified outside",
      "dropbox",
      "onedrive",
      "sync",
      "keep both",
      "file not found",
      "permission to write"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Press `Ctrl S`, or choose the save status next to the title and then **Save to a file…**. Select a name and folder. The draft is saved there as a desk file.",
          "Press `Ctrl S` again to save later changes to the same file. Your changes are saved on this device as you make them, but the file changes only when you save.",
          "To use a different file, choose **Save to another file…**."
        ]
      },
      {
        "kind": "paragraph",
        "text": "The save status shows how the file compares with the draft:"
      },
      {
        "kind": "table",
        "head": [
          "Save status",
          "What it means"
        ],
        "rows": [
          [
            "Saved to the file",
            "The file contains the current draft."
          ],
          [
            "Saved on this device; newer than the file",
            "The draft has newer changes than the file."
          ],
          [
            "The file was changed on disk",
            "Another program, another person or a synchronisation service has changed the file since you last opened or saved it."
          ],
          [
            "The file was not found",
            "It was moved, renamed or deleted. Saving creates it again."
          ]
        ]
      },
      {
        "kind": "list",
        "items": [
          "If the file was changed on disk, nothing is overwritten without asking. Choose **Keep both and save**: the version on disk opens as a new draft first, then your draft is saved to the file. To look at it first, choose **Open the version on disk**.",
          "To combine the two versions, use [Compare and merge](entry:guide/compare-and-merge).",
          "The file is checked when you open the draft, when you return to the tab and each time you save. Only the content counts: a file with a new date but the same content has not changed.",
          "If you open an assessment or desk file in a browser that can save in place, the draft is linked to that file. An assessment file with errors cannot be saved; violations need your confirmation. A desk file can always be saved.",
          "The browser may ask for permission to write.",
          "Firefox and Safari cannot save to a file. In them, `Ctrl S` and the save status offer **Download a copy…** instead. Each download is a new file, which **Open file…** opens again. Chrome and Edge can save to the same file."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/earlier-states",
    "title": "Restore an earlier version",
    "summary": "Version history lets you view, restore or copy earlier versions of a draft.",
    "related": [
      "guide/delete-and-undo",
      "guide/drafts",
      "guide/storage-trouble",
      "guide/export-all"
    ],
    "keywords": [
      "version history",
      "versions",
      "earlier states",
      "restore",
      "go back",
      "yesterday",
      "snapshot",
      "revert",
      "recover",
      "undo many",
      "time machine",
      "old versions",
      "undo after a reload"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose the arrow next to **Undo**, called **Undo history**, then **Version history…**. You can also open it from **Find anything** or from the save status.",
          "Select a version. **Changes since then** lists the differences; **Content** shows its entries.",
          "Choose **Restore this version**. The current version is saved first, and you can undo the restore.",
          "Or choose **Open as new draft** to keep both, or **Download** to get a desk file."
        ]
      },
      {
        "kind": "list",
        "items": [
          "A version is saved before anything is deleted or replaced, and before many entries change at once. It is also saved about every ten minutes while you work, and when you continue a draft after a break.",
          "Older versions are thinned out. All versions of the last hour are kept, then one per hour for a day, one per day for a month, and one per week. A draft keeps at most 20 MiB of versions; the newest and exported ones always stay.",
          "To undo only recent steps, choose **Undo history**. It survives a reload."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/storage-trouble",
    "title": "Solve storage problems",
    "summary": "If your work cannot be saved in the browser, the save status tells you at once, and you can still export everything.",
    "related": [
      "guide/export-all",
      "guide/drafts",
      "guide/earlier-states",
      "decision/nothing-leaves"
    ],
    "keywords": [
      "quota",
      "disk full",
      "no space",
      "no room",
      "private mode",
      "incognito",
      "not saved",
      "memory only",
      "storage denied",
      "persist",
      "eviction",
      "corrupted",
      "damaged draft"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "“Not stored on this device” means that the browser blocks storage (as in some private windows), or that an older version of Assessment Desk is open in another tab. Export your work before you close the tab, and close the older tab.",
          "“Not saved” means that your last changes could not be saved, usually because storage is full. They stay in the tab, and Assessment Desk tries to save them again.",
          "Choose the save status to see details. **Export all drafts** is there too.",
          "To free up storage, delete drafts in the library, then choose **Delete permanently** under **Recently deleted**. Or free up disk space on the device.",
          "Browsers may delete stored data when a device runs low on space. **Protect stored drafts** asks the browser not to. It is in the save status and below the drafts in the library."
        ]
      },
      {
        "kind": "paragraph",
        "text": "If part of a draft is damaged, the library tells you. **Recover what can be read** opens the rest, and **Download raw data** downloads the stored data unchanged."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/export-all",
    "title": "Back up all drafts",
    "summary": "Export all drafts as one zip file, and open it to restore them.",
    "related": [
      "guide/hand-over",
      "guide/drafts",
      "guide/open-a-file",
      "guide/storage-trouble"
    ],
    "keywords": [
      "backup",
      "export everything",
      "zip",
      "move to another computer",
      "archive",
      "rescue",
      "carry away"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "In the library, choose **Export all drafts**. From a draft, use **Find anything**.",
          "Store the file, called `assessment-desk-drafts-` and the date, with your backups.",
          "To restore the drafts in this or another browser, choose **Open file…** and select the zip file. Each becomes a new draft."
        ]
      },
      {
        "kind": "list",
        "items": [
          "The zip file contains ordinary desk files, named after the drafts. You can also open them one by one.",
          "Raw data of damaged drafts is in the folder `damaged`, with a note.",
          "Undo history, version history and deleted drafts are not included."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/export",
    "title": "Export an assessment",
    "summary": "Errors block the export, violations need your confirmation, and notices never block it.",
    "related": [
      "decision/export-gate",
      "guide/use-findings",
      "guide/hand-over",
      "guide/read-a-report",
      "format/assessment-json",
      "decision/deterministic-writing"
    ],
    "keywords": [
      "download",
      "save as file",
      "export refused",
      "cannot export",
      "what stops an export",
      "blocked",
      "violations",
      "publish",
      "send",
      "json file",
      "output",
      "export formats",
      "formats for export"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Export…**. **Assessment** is selected.",
          "If it says “Cannot export”, fix all listed errors. Select an error to go to its field.",
          "If it says “Confirm”, read the violations. Fix them, or select the checkbox to export anyway.",
          "Choose **Download** for a file, or **Copy** for its text."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Exports are deterministic: the same document always gives the same bytes.",
          "The dialog shows the file name, size and fingerprint status.",
          "You can always export an unfinished draft as a **Desk file**.",
          "**Report (HTML)**, **Report (Markdown)**, **Annotations**, **Evidence links (CSV)**, **Evidence matrix (CSV)** and **Tables (Excel)** are for other people and tools. You can export them from any draft; a report of a draft with errors says so. Each shows a preview first."
        ]
      },
      {
        "kind": "paragraph",
        "text": "Validation of a document does not make any entry in it true."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/read-a-report",
    "title": "Read a report and its self-check",
    "summary": "An HTML report shows how every entry leads to its sources, and checks itself.",
    "related": [
      "format/report-html",
      "guide/export",
      "term/principles",
      "decision/passage-id",
      "term/fingerprint"
    ],
    "keywords": [
      "open a report",
      "understand a report",
      "self-check",
      "own check",
      "report says it does not hold",
      "verify a report",
      "tampered",
      "manipulated report",
      "recipient of a report",
      "plus and cross in the passage",
      "how to read the html"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Open the `*.report.html` file in a browser. You do not need Assessment Desk or a network connection.",
          "Read the line below the title. It says whether the assessment can be exported, and how many errors or violations it has. The cautions are at the start of the sections that they are about.",
          "Read the result under “This page’s own check”, at the end of the page. If something fails, the passages, claims and entries concerned are named there.",
          "Go to an entry and read its evidence. Each item says which claim supports or contradicts the entry, and why. Select the number of the claim to see its attribution, then its passage number to see the text in context.",
          "Read the unknowns, contradictions and findings before you rely on an entry."
        ]
      },
      {
        "kind": "table",
        "head": [
          "Self-check result",
          "What it means"
        ],
        "rows": [
          [
            "All hashes and spans match",
            "In this file, each passage matches its ID, the text of each claim is at its span, and the entries are as in the assessment file inside the page."
          ],
          [
            "The check failed",
            "The file was changed after the export, or its draft had a problem. Ask for a new copy."
          ],
          [
            "Some spans cannot be checked",
            "The passage of a claim is not in the report, so its text cannot be compared."
          ],
          [
            "Not checked in this browser",
            "Scripts are turned off, or a mail program shows the file. Open it in a browser."
          ]
        ]
      },
      {
        "kind": "list",
        "items": [
          "The page can only compare itself with itself. It cannot tell whether a passage is what its publisher wrote, or whether anything in it is true.",
          "The check cannot detect a passage that was changed together with its ID, or an entry that was changed in the assessment file inside the page as well. To be sure, compare the SHA-256 at the top with that of the author’s assessment file, and the passage IDs with those of the author’s desk file.",
          "In a passage, numbers in brackets mark the start and end of each claim. `+` after a number means that links cite the claim as support, `×` as contradiction, and `±` as both.",
          "The Markdown report has the same content, but does not check itself."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/hand-over",
    "title": "Share a draft as a desk file",
    "summary": "A desk file contains the assessment, finished or not, its casefile and its verdicts.",
    "related": [
      "format/desk-json",
      "guide/open-a-file",
      "guide/drafts",
      "guide/save-to-a-file",
      "term/desk-file"
    ],
    "keywords": [
      "share",
      "hand over",
      "whole desk",
      "send everything to a colleague",
      "move to another computer",
      "backup",
      "transfer",
      "copy"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Export…**, then **Desk file**. Findings do not block it.",
          "Choose **Download** and send the `*.desk.json` file.",
          "The recipient opens it with **Open file…** or drops it on the page. It becomes a separate draft."
        ]
      },
      {
        "kind": "paragraph",
        "text": "**Share…** in the menu **More** does the same in one step. Type the recipient, choose what they get, and choose **Download**. The version is named after them in the version history (“shared with R. Lind”)."
      },
      {
        "kind": "list",
        "items": [
          "The file contains the full text of your sources. Check that you may share them.",
          "The file contains verdicts with the reviewers’ names, notes and replies. To leave them out, clear **Include verdicts** in the dialog.",
          "The exported version is saved in the version history of your draft. When you receive a changed file, **Compare and merge** suggests it as the base version.",
          "Undo history is not included.",
          "To share only the sources, export the **Casefile**."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/share-originals",
    "title": "Share a draft with its original files",
    "summary": "A bag contains the desk file and the original files of your sources, with a checksum for each.",
    "related": [
      "guide/hand-over",
      "guide/import-sources",
      "format/bag",
      "guide/storage-trouble"
    ],
    "keywords": [
      "bag",
      "bagit",
      "rfc 8493",
      "archive",
      "originals",
      "original files",
      "pdf files",
      "evidence package",
      "checksums",
      "verify a bag",
      "long-term preservation",
      "store originals",
      "delete originals"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Export…**, then **Desk file with originals (BagIt)**.",
          "Check the line “Originals”. It names the files that are not stored on this device and so are not in the bag.",
          "Choose **Download**. Any BagIt tool can verify the file, and so can `assessment-desk verify-origin`.",
          "To open a bag, choose **Open file…** in the library, or drop it on the page. Every file is checked against the bag’s checksums, and files that differ or are missing are named. The originals that match are stored in the browser."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Original files are stored only on this device, and only if you chose that when you imported them or opened a bag.",
          "The save status shows how much space they use. **Delete unused files…** deletes those that no draft on this device uses. Earlier versions and the drafts under **Recently deleted** count as well.",
          "In the casefile, each passage that was read from a file says whether the file is stored on this device. **Attach the original file…** accepts only the exact file; **Download original** and **Delete original…** are beside it.",
          "The texts of passages never depend on the original files."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/encrypt",
    "title": "Encrypt a file with a passphrase",
    "summary": "An encrypted file can be read only with its passphrase, so you can send it over a channel that you do not trust.",
    "related": [
      "guide/hand-over",
      "guide/share-originals",
      "guide/signatures",
      "format/age"
    ],
    "keywords": [
      "encrypt",
      "encryption",
      "decrypt",
      "passphrase",
      "password",
      "protect",
      "secret",
      "confidential",
      "age",
      "desk.json.age"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Export…**, then **Desk file** or **Desk file with originals (BagIt)**.",
          "Select **Encrypt with a passphrase**. Type a passphrase of at least 12 characters, or choose **Generate a passphrase**.",
          "Choose **Copy passphrase** and give it to the recipient in another way than the file, for example by phone.",
          "Choose **Download**. The name of the file ends in `.age`.",
          "The recipient opens the file like any other, types the passphrase and chooses **Open file**. **Compare and merge** opens such a file too."
        ]
      },
      {
        "kind": "list",
        "items": [
          "Nobody can recover a lost passphrase, and Assessment Desk does not store it. The draft on your device stays readable without it.",
          "The file name, with the title of the draft, and the size of the file are not encrypted. Change the title of the draft or rename the file if the title is confidential.",
          "Encryption protects the file while you send it. Drafts on a device, and every file that the recipient exports, are not encrypted.",
          "If the passphrase is wrong, you can try again. If the file is damaged or incomplete, Assessment Desk says so and opens nothing.",
          "Encryption does not show who made a file. For that, use a signature.",
          "The program `age` opens the files as well, and Assessment Desk opens files that `age` encrypted with a passphrase."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/signatures",
    "title": "Sign a file and check a signature",
    "summary": "A signature shows that a file was signed with a key, and that it has not changed since.",
    "related": [
      "format/jws",
      "guide/export",
      "guide/hand-over",
      "guide/command-line",
      "term/principles"
    ],
    "keywords": [
      "sign",
      "signature",
      "digital signature",
      "key",
      "public key",
      "private key",
      "fingerprint of a key",
      "who signed",
      "ed25519",
      "jws",
      "jwk",
      "detached signature"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Choose **Signatures** in the library or under **More**. Type your name under **Your key** and choose **Create key**.",
          "Choose **Download public key** and send the file to the people who check your signatures. Tell them the fingerprint in another way, for example by phone.",
          "When you export a file, choose **Download signature** and then **Download**. Send both files. To sign another file, choose **Sign a file…** under **Signatures**.",
          "To check a file, choose **Check a signature…** under **Signatures**. Choose the file and its signature, and paste or choose the public key of the signer. Then choose **Check**."
        ]
      },
      {
        "kind": "table",
        "head": [
          "Result",
          "What it means"
        ],
        "rows": [
          [
            "Signed with this key",
            "The key that you chose signed exactly this file. Compare the fingerprint with the signer."
          ],
          [
            "Not signed with this key",
            "The file or the signature was changed, or another key signed it."
          ],
          [
            "Could not check the signature",
            "The signature or the key cannot be read, or this browser cannot check it."
          ]
        ]
      },
      {
        "kind": "list",
        "items": [
          "A signature says nothing about whether the content is true. Anyone can create a key with any name: the name and the time in a signature are only the signer’s own statement.",
          "Any change of the file makes its signature invalid, including opening it and saving it again. Sign the exported file that you send.",
          "The private part of your key stays in this browser. It cannot be exported, and no draft, desk file or bag contains it. If you clear the browser’s data, create a new key.",
          "If someone else may have used your key, choose **Delete…** and create another one. Tell the people who have your public key.",
          "A browser has one key, and stores no keys of other people. If an earlier version stored more keys, **Signatures** offers them once: **Download and remove…**.",
          "Chrome and Edge 137, Firefox 129 and Safari 17 can sign and check. In an older browser, use `assessment-desk verify-signature` to check."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/command-line",
    "title": "Check files on the command line",
    "summary": "Use assessment-desk check to get the same findings as text, JSON or SARIF, with an exit status for scripts.",
    "related": [
      "guide/library",
      "term/level",
      "term/fingerprint",
      "decision/export-gate"
    ],
    "keywords": [
      "mcp server",
      "agent",
      "cli",
      "terminal",
      "npx",
      "script",
      "ci",
      "sarif",
      "extract text",
      "verify origin",
      "original file",
      "exit code",
      "exit status",
      "automate",
      "batch",
      "shell",
      "ignore a rule",
      "switch a rule off",
      "level of a rule"
    ],
    "body": [
      {
        "kind": "code",
        "language": "sh",
        "text": "npx assessment-desk check report.assessment.json --casefile sources.casefile.json\nnpx assessment-desk check --format sarif --fail-on violation *.desk.json > findings.sarif\nnpx assessment-desk compare before.desk.json after.desk.json\nnpx assessment-desk export -o report.docx --to report.docx work.desk.json\nnpx assessment-desk fmt --check *.json\nnpx assessment-desk mcp work/\ncat report.assessment.json | npx assessment-desk check -\nnpx assessment-desk hash passage.txt\nnpx assessment-desk fingerprint sources.casefile.json\nnpx assessment-desk extract report.pdf statement.docx -o sources.casefile.json\nnpx assessment-desk verify-origin sources.casefile.json originals/\nnpx assessment-desk verify-origin draft.bag.zip\nnpx assessment-desk verify-signature rosa.review.json rosa.review.json.jws --key rosa.jwk.json"
      },
      {
        "kind": "table",
        "head": [
          "Option",
          "What it does"
        ],
        "rows": [
          [
            "`--casefile FILE`",
            "Checks against this casefile. By default, a desk file uses its own."
          ],
          [
            "`--format FORMAT`",
            "`text` (the default), `json` or `sarif` (SARIF 2.1.0)."
          ],
          [
            "`--fail-on LEVEL`",
            "The lowest level that causes a failure: `error` (the default), `violation` or `notice`."
          ],
          [
            "`--watch`",
            "Checks again whenever a file, its casefile or the configuration changes."
          ],
          [
            "`--config FILE`",
            "Sets levels of rules and ignores findings, each with a reason. By default, `assessment-desk.config.json` in the current folder or the nearest one around it."
          ]
        ]
      },
      {
        "kind": "table",
        "head": [
          "Exit status",
          "What it means"
        ],
        "rows": [
          [
            "0",
            "No findings at or above the level of `--fail-on`."
          ],
          [
            "1",
            "At least one finding at or above it."
          ],
          [
            "2",
            "A file could not be read, or the command line is invalid."
          ]
        ]
      },
      {
        "kind": "list",
        "items": [
          "The command is part of the package. Install the package, or run `npm run build:package` in a checkout of the source first.",
          "`-` reads standard input. Only `fmt` changes files, and nothing is sent anywhere.",
          "`mcp` offers three tools to a language model on your computer, for the files of one folder: `check`, `anchor` and `explain`. `anchor` finds where a quotation is in a casefile, exactly or not at all. `mcp` uses no network and writes no files, and runs only while a program that you set up starts it.",
          "`hash` prints the passage ID of each text file, `fingerprint` the fingerprint of each casefile.",
          "`extract` reads PDFs, documents, web pages, mail and subtitles with the same readers as the browser, and prints a casefile. `--format parts` lists the parts that you can choose with `--include` and `--exclude`, and what was lost.",
          "`verify-origin` recreates each passage from its original file and compares the two byte for byte. It also opens a bag, and checks every file of it.",
          "`verify-signature` checks the signature of a file with the signer’s public key.",
          "The findings are the same as in the browser, in the same order. For details, run `assessment-desk help check`."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/library",
    "title": "Use the checker as a library",
    "summary": "assessment-desk/core reads, checks and writes documents in your own TypeScript or JavaScript.",
    "related": [
      "guide/command-line",
      "format/assessment-json",
      "decision/lossless-reading"
    ],
    "keywords": [
      "npm",
      "api",
      "typescript",
      "javascript",
      "import",
      "node",
      "programmatic",
      "parse",
      "serialize",
      "package",
      "compare two versions"
    ],
    "body": [
      {
        "kind": "code",
        "language": "ts",
        "text": "import { readFile } from 'node:fs/promises';\nimport { check, parse } from 'assessment-desk/core';\nconst file = parse(await readFile('report.assessment.json'));\nconsole.log(file.kind === 'refused' ? file.problems : check(file).findings);"
      },
      {
        "kind": "list",
        "items": [
          "`parse` reads bytes or text without losing data, `check` returns the findings, `serialize` returns the text of the file, and `compare` returns the differences between two versions.",
          "It is the same code as in the browser, without React, network, clock or storage.",
          "A finding is plain data: a rule, a level, a message, and a JSON Pointer to its location.",
          "The package contains the JSON Schemas of all formats."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/look-up-as-an-agent",
    "title": "Use the knowledge endpoint from a program or agent",
    "summary": "Programs start at public/discovery; some deployments also offer search and fetch for these help pages.",
    "related": [
      "service/three-roads",
      "service/knowledge-endpoint",
      "service/what-discovery-does-not-mean"
    ],
    "keywords": [
      "agent",
      "mcp",
      "api",
      "llm",
      "bot",
      "discovery",
      "machine readable",
      "tool",
      "endpoint",
      "robot"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Read `public/discovery` under the base URL. It lists three optional roads, and what each of them does and does not do.",
          "For the interfaces, read `.well-known/api-catalog`, a linkset (RFC 9264, RFC 9727), and follow its links.",
          "If the catalogue lists the knowledge endpoint, connect to it with MCP over Streamable HTTP: call `search` with a question in ordinary words, then `fetch` with an ID from the results.",
          "If it does not, the deployment does not run the endpoint. The documents and the JSON Schemas under `schemas/` are available anyway."
        ]
      },
      {
        "kind": "paragraph",
        "text": "None of this needs registration, authentication, payment or a follow-up. Reading and stopping is a complete outcome. What you find is a claim of discovery, not permission: see [what discovery does not mean](entry:service/what-discovery-does-not-mean)."
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/host-the-site",
    "title": "Host the site yourself",
    "summary": "The build consists of static files for any host and any path; a small server or worker adds the knowledge endpoint.",
    "related": [
      "decision/hash-routes",
      "decision/nothing-leaves",
      "service/knowledge-endpoint"
    ],
    "keywords": [
      "deploy",
      "self-host",
      "install",
      "server",
      "nginx",
      "caddy",
      "netlify",
      "github pages",
      "cloudflare",
      "static"
    ],
    "body": [
      {
        "kind": "list",
        "ordered": true,
        "items": [
          "Run `npm ci && npm run build`. Everything to publish is in `dist/`.",
          "Publish the files on any static host, at any path or sub-path. Do not add rewrite rules: unknown paths must return 404, not the page.",
          "Set `SITE_URL` to the public URL when you build, so that the discovery documents contain absolute URLs: `SITE_URL=https://desk.example.org/ npm run build`.",
          "Set the media types of files without an extension. The build includes a `_headers` file for Netlify and Cloudflare Pages; `src/site/hosts/README.md` has tested configurations for nginx and Caddy.",
          "Check the deployment: `npm run check:site -- https://desk.example.org/` prints a table."
        ]
      },
      {
        "kind": "list",
        "items": [
          "`npm start` builds the site and serves it on your computer, with the knowledge endpoint; `PORT=8080` sets the port.",
          "`npm run build:worker` builds the site and the knowledge endpoint for an edge platform that runs workers.",
          "A deployment with only static files does not run the knowledge endpoint, and its documents do not offer it.",
          "GitHub Pages can serve Assessment Desk, but you cannot set headers there. Its discovery documents have no media types.",
          "The page has its own Content-Security-Policy and connects only to its own origin."
        ]
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "contract",
      "statement": "1.8 claims"
    },
    "id": "term/claim",
    "title": "Claim",
    "summary": "A claim is an attributed representation of what a passage says.",
    "related": [
      "part/claim",
      "term/attribution",
      "term/span",
      "guide/mark-a-span",
      "limit/claims"
    ],
    "keywords": [
      "statement",
      "assertion",
      "fact",
      "what is a claim",
      "quotation"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "A claim keeps its attribution.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.1"
        }
      },
      {
        "kind": "paragraph",
        "text": "A claim refers to its observation and passage. It contains the span of the text, the text itself (`actual`), and what you understand it to say (`proposition`). It does not assert that the proposition is true.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/passage",
    "title": "Passage",
    "summary": "An exact text from an observation, identified by its hash.",
    "related": [
      "decision/passages-exact",
      "decision/passage-id",
      "term/observation",
      "guide/make-a-casefile"
    ],
    "keywords": [
      "text",
      "source text",
      "excerpt",
      "article",
      "quote",
      "document"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Passages cannot be edited, so claims can always be checked against them."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "2.4 span",
      "step": "The span marks the text of the passage that the claim represents."
    },
    "id": "term/span",
    "title": "Span",
    "summary": "The position of a claim’s text in the passage: start and end, counted in Unicode code points.",
    "related": [
      "decision/spans",
      "term/code-point",
      "part/span",
      "guide/adjust-a-span"
    ],
    "keywords": [
      "offset",
      "range",
      "start",
      "end",
      "position",
      "selection",
      "location"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "It has `start` and `end`, each 0 or more, and `offset_encoding`, the constant `unicode-code-point`.",
        "authority": {
          "kind": "contract",
          "statement": "2.4 span"
        }
      },
      {
        "kind": "paragraph",
        "text": "You never type a span: it comes from the text that you select. Assessment Desk shows it as two numbers, such as 371–537. The second number is the position of the first character after the span.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "2.4 span",
      "step": "The constant unicode-code-point names the unit of the offsets, and lengths are counted in it too."
    },
    "id": "term/code-point",
    "title": "Code point",
    "summary": "The unit for spans and lengths: one Unicode character.",
    "related": [
      "decision/characters",
      "term/span",
      "rule/span/length"
    ],
    "keywords": [
      "character",
      "unicode",
      "utf-16",
      "byte",
      "unicode-code-point",
      "length",
      "codepoint"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The `offset_encoding` of a span is the constant `unicode-code-point`.",
        "authority": {
          "kind": "contract",
          "statement": "2.4 span"
        }
      },
      {
        "kind": "paragraph",
        "text": "A letter is one code point, an emoji one or several, and a combining accent one. Code points are not bytes or UTF-16 units, which most programs count.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "2.9 claim_id",
      "step": "The link connects the entry with the claim that it refers to."
    },
    "id": "term/evidence-link",
    "title": "Evidence link",
    "summary": "Connects a claim to a power basis or intent hypothesis, with its effect and reason.",
    "related": [
      "part/evidence-link",
      "guide/link-evidence",
      "rule/support/not-verbatim",
      "rule/support/actor-not-named"
    ],
    "keywords": [
      "evidence",
      "link",
      "citation",
      "support",
      "supports",
      "contradicts",
      "reason"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "All fields are required.",
        "authority": {
          "kind": "contract",
          "statement": "2.9 no-others"
        }
      },
      {
        "kind": "paragraph",
        "text": "Its `effect` is one of supports and contradicts.",
        "authority": {
          "kind": "contract",
          "statement": "2.9 effect"
        }
      },
      {
        "kind": "paragraph",
        "text": "Without a reason, readers cannot follow the link.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/anchor",
    "title": "Anchor, and its states",
    "summary": "The connection between a claim and its text in the passage; it is exact if the passage text at the span is the actual text.",
    "related": [
      "guide/adjust-a-span",
      "guide/replace-a-passage",
      "rule/anchor/text-differs",
      "rule/anchor/passage-not-loaded"
    ],
    "keywords": [
      "anchored",
      "re-anchor",
      "exact",
      "moved",
      "ambiguous",
      "changed",
      "missing",
      "quote not found"
    ],
    "body": [
      {
        "kind": "table",
        "head": [
          "State",
          "What it means"
        ],
        "rows": [
          [
            "exact",
            "The text is at the span."
          ],
          [
            "moved",
            "The text is at exactly one other position."
          ],
          [
            "ambiguous",
            "The text is at several other positions."
          ],
          [
            "changed",
            "Only similar text was found."
          ],
          [
            "missing",
            "No similar text was found."
          ],
          [
            "cannot be checked",
            "The passage is not in the casefile."
          ]
        ]
      },
      {
        "kind": "paragraph",
        "text": "Only exact matches are accepted automatically. In all other cases, you see the text and decide."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/verbatim-and-paraphrase",
    "title": "Verbatim and paraphrase: the difference",
    "summary": "The proposition of a verbatim claim uses the passage’s words; a paraphrase restates them.",
    "related": [
      "field/claim/representation",
      "rule/claim/verbatim-differs",
      "rule/support/not-verbatim"
    ],
    "keywords": [
      "quote",
      "word for word",
      "literal",
      "restate",
      "representation",
      "own words",
      "translation",
      "summary"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "`representation` is one of verbatim and paraphrase.",
        "authority": {
          "kind": "contract",
          "statement": "2.4 representation"
        }
      },
      {
        "kind": "paragraph",
        "text": "Support for power and intent must be verbatim.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.3"
        }
      },
      {
        "kind": "paragraph",
        "text": "A paraphrase can contradict an entry, and can be one of the two claims of a contradiction.",
        "authority": {
          "kind": "reading",
          "of": "2.11.3",
          "step": "The sentence is only about support."
        }
      },
      {
        "kind": "paragraph",
        "text": "In both cases, `actual` is the passage’s own text.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "2.11.1",
      "step": "The attribution says whose claim it is."
    },
    "id": "term/attribution",
    "title": "Attribution",
    "summary": "Whose claim it is, and how the passage shows it; a claim keeps its attribution wherever it is used.",
    "related": [
      "part/attribution",
      "guide/attribute-a-claim",
      "decision/consistency-not-authentication"
    ],
    "keywords": [
      "speaker",
      "publisher",
      "author",
      "who said",
      "attributed",
      "mode",
      "unresolved"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The attribution mode records whether the actor is an explicit speaker, a reported speaker, the publisher, or unresolved.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.1"
        }
      },
      {
        "kind": "list",
        "items": [
          "explicit-speaker: the passage quotes the actor directly.",
          "reported-speaker: the passage says that the actor said it.",
          "publisher: the actor published the item on a host registered for that actor.",
          "unresolved: the passage does not show whose claim it is."
        ],
        "authority": {
          "kind": "convention"
        }
      },
      {
        "kind": "paragraph",
        "text": "Publisher attribution requires consistency between a registry and an HTTPS canonical host. This consistency is not authentication.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.4"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "contract",
      "statement": "2.11.3"
    },
    "id": "term/naming-the-actor",
    "title": "Naming the actor",
    "summary": "Support for power and intent must visibly name the actor.",
    "related": [
      "decision/naming",
      "rule/support/actor-not-named",
      "guide/add-actors"
    ],
    "keywords": [
      "visible",
      "names",
      "mention",
      "pronoun",
      "alias",
      "actor not named"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "A name from the casefile must occur in the claim’s actual text as a separate word. “It”, “the ministry” or a title count only if the casefile lists them as names.",
        "authority": {
          "kind": "reading",
          "of": "2.11.3",
          "step": "An actor is visibly named by a name that the casefile lists for it."
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "contract",
      "statement": "1.8 contract"
    },
    "id": "term/principles",
    "title": "The contract’s principles",
    "summary": "The contract ww3.assessment/v1 for an evidence-linked situation assessment has four principles.",
    "related": [
      "term/claim",
      "term/power-basis",
      "term/intent-hypothesis",
      "decision/never-scores"
    ],
    "keywords": [
      "principle",
      "truth",
      "true",
      "caution",
      "what validation means",
      "philosophy",
      "is it true",
      "valid",
      "validated document true",
      "does validation prove it"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Claims remain attributed representations of what a passage says.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 claims"
        }
      },
      {
        "kind": "paragraph",
        "text": "Power bases are evidence-linked descriptions with relational, geographic, operational and temporal scope. They are not scores.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 power"
        }
      },
      {
        "kind": "paragraph",
        "text": "Intent entries are falsifiable hypotheses with stated alternatives. They are not statements of what an actor really thinks.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 intent"
        }
      },
      {
        "kind": "paragraph",
        "text": "Validation of a document does not make any entry in it true.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 validation"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "1.8 power",
      "step": "A power basis describes a source of an actor’s power."
    },
    "id": "term/power-basis",
    "title": "Power basis",
    "summary": "An evidence-linked description of a source of an actor’s power, with its scope; it is not a score.",
    "related": [
      "part/power-basis",
      "part/power-scope",
      "guide/build-a-power-basis",
      "limit/power-bases"
    ],
    "keywords": [
      "power",
      "capability",
      "resource",
      "leverage",
      "influence",
      "strength",
      "domain"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "It has relational, geographic, operational and temporal scope, and is linked to evidence.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 power"
        }
      },
      {
        "kind": "paragraph",
        "text": "It says in which relationship, where, for which operations and when it applies; the evidence for and against it; its limitations; and what would prove it wrong.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "1.8 intent",
      "step": "The intent of an actor is what it intends to do."
    },
    "id": "term/intent-hypothesis",
    "title": "Intent hypothesis",
    "summary": "A falsifiable hypothesis about what an actor intends to do, with stated alternatives.",
    "related": [
      "part/intent",
      "guide/build-an-intent-hypothesis",
      "rule/intent/capability-alone",
      "limit/intent-hypotheses"
    ],
    "keywords": [
      "intent",
      "intention",
      "motive",
      "aim",
      "goal",
      "plan",
      "hypothesis"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "It is not a statement of what the actor really thinks.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 intent"
        }
      },
      {
        "kind": "paragraph",
        "text": "Capability alone cannot support an intent.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.2"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "1.8 intent",
      "step": "A falsifier is what would prove a falsifiable hypothesis wrong."
    },
    "id": "term/falsifier",
    "title": "Falsifier",
    "summary": "Something that you could observe and that would prove the entry wrong.",
    "related": [
      "field/power-basis/falsifiers",
      "field/intent/falsifiers",
      "term/alternative"
    ],
    "keywords": [
      "falsifiable",
      "refute",
      "disprove",
      "test",
      "show wrong",
      "indicator"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "A good falsifier is observable: it says what would be seen, where, and by when. Intelligence analysts call it a disconfirming indicator: see [Test competing hypotheses](entry:guide/compare-hypotheses).",
        "authority": {
          "kind": "convention"
        }
      },
      {
        "kind": "paragraph",
        "text": "The `falsifiers` of a power basis have 1 to 20 items.",
        "authority": {
          "kind": "contract",
          "statement": "2.5 falsifiers"
        }
      },
      {
        "kind": "paragraph",
        "text": "The `falsifiers` of an intent hypothesis have 1 to 20 items.",
        "authority": {
          "kind": "contract",
          "statement": "2.7 falsifiers"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "1.8 intent",
      "step": "An alternative is stated next to the hypothesis, for the same evidence."
    },
    "id": "term/alternative",
    "title": "Alternative",
    "summary": "A different hypothesis that would explain the same evidence.",
    "related": [
      "field/intent/alternatives",
      "rule/intent/alternative-repeats",
      "term/falsifier"
    ],
    "keywords": [
      "rival",
      "other explanation",
      "competing hypothesis",
      "alternatives"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "`alternatives` has 1 to 20 items.",
        "authority": {
          "kind": "contract",
          "statement": "2.7 alternatives"
        }
      },
      {
        "kind": "paragraph",
        "text": "Rewording the hypothesis does not count as an alternative.",
        "authority": {
          "kind": "reading",
          "of": "1.8 intent",
          "step": "A repetition of the hypothesis is not an alternative."
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "contract",
      "statement": "2.11.2"
    },
    "id": "term/capability",
    "title": "Capability",
    "summary": "Capability alone cannot support an intent.",
    "related": [
      "choice/claim-kind/capacity",
      "rule/intent/capability-alone",
      "term/power-basis"
    ],
    "keywords": [
      "capacity",
      "ability",
      "able",
      "can do",
      "means",
      "capable"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Capability is what an actor is able to do; claims about it are of the kind `capacity`. Being able to do something does not show intent.",
        "authority": {
          "kind": "convention"
        }
      },
      {
        "kind": "paragraph",
        "text": "A capacity claim may be cited in addition to other support, may contradict an intent, and may support a power basis.",
        "authority": {
          "kind": "reading",
          "of": "2.11.2",
          "step": "“Alone” allows a capacity beside other support."
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "reading",
      "of": "2.10 left_claim_id",
      "step": "A contradiction has a left and a right claim, which cannot both be correct."
    },
    "id": "term/contradiction",
    "title": "Contradiction",
    "summary": "Two claims that cannot both be correct, with an explanation.",
    "related": [
      "part/contradiction",
      "guide/record-a-contradiction",
      "limit/contradictions"
    ],
    "keywords": [
      "conflict",
      "inconsistency",
      "disagreement",
      "opposing claims"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "It does not say which of the two is correct. If a claim contradicts a power basis or a hypothesis, that is an evidence link with the effect contradicts, not a contradiction.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/unknown",
    "title": "Unknown",
    "summary": "An open question that matters to the assessment.",
    "related": [
      "field/assessment/unknowns",
      "guide/record-unknowns",
      "limit/unknowns"
    ],
    "keywords": [
      "gap",
      "open question",
      "not known",
      "missing"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "`unknowns` has at most 100 items; unique; each 1 to 2000 characters.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 unknowns"
        }
      },
      {
        "kind": "paragraph",
        "text": "Unknowns tell readers what the assessment does not know.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "contract",
      "statement": "3 states"
    },
    "id": "term/workflow-state",
    "title": "Workflow state",
    "summary": "Power bases and intent hypotheses each have a workflow state: draft, active, contested or retired.",
    "related": [
      "decision/workflow-free",
      "choice/workflow-state/draft",
      "choice/workflow-state/contested"
    ],
    "keywords": [
      "status",
      "state",
      "draft",
      "active",
      "contested",
      "retired"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Transitions are not shown.",
        "authority": {
          "kind": "contract",
          "statement": "3 transitions"
        }
      },
      {
        "kind": "paragraph",
        "text": "Assessment Desk restricts none: you can change the state freely.",
        "authority": {
          "kind": "convention",
          "silence": "3 transitions"
        }
      },
      {
        "kind": "paragraph",
        "text": "The meaning of each state is also a convention of Assessment Desk.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/casefile",
    "title": "Casefile",
    "summary": "A file with the sources of an assessment: observations with their passages, and actors.",
    "related": [
      "format/casefile-json",
      "guide/make-a-casefile",
      "guide/open-a-casefile",
      "decision/casefile-format"
    ],
    "keywords": [
      "sources",
      "evidence",
      "source file",
      "corpus",
      "material"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "An assessment refers to its casefile by a fingerprint and to observations by number. Without the casefile, spans, names and publishers cannot be checked, and the findings say so."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/observation",
    "title": "Observation",
    "summary": "One published source item, such as a statement, report or transcript, with its number, URL and passages.",
    "related": [
      "part/observation",
      "field/assessment/observation-ids",
      "rule/reference/observation-not-listed"
    ],
    "keywords": [
      "source",
      "item",
      "article",
      "report",
      "observation_id",
      "publication"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The `observation_id` of a claim is an integer, 1 or more.",
        "authority": {
          "kind": "contract",
          "statement": "2.4 observation_id"
        }
      },
      {
        "kind": "paragraph",
        "text": "Claims refer to an observation by its number, and the assessment lists the observations that it uses. Everything else about an observation is in the casefile."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/registry",
    "title": "Actors in the casefile",
    "summary": "The list of actors, with their names and the hosts where they publish.",
    "related": [
      "part/actor",
      "guide/add-actors",
      "decision/registry-hosts",
      "decision/fingerprint"
    ],
    "keywords": [
      "registry",
      "hosts",
      "names",
      "publisher list",
      "domains"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "You maintain the list yourself. It defines which names count as visibly naming an actor and which hosts are consistent with a publisher. It is not part of the fingerprint."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention",
      "silence": "2.12 records"
    },
    "id": "term/fingerprint",
    "title": "Casefile fingerprint",
    "summary": "A SHA-256 checksum that identifies the sources an assessment is based on.",
    "related": [
      "decision/fingerprint",
      "field/assessment/casefile-fingerprint-sha256",
      "rule/casefile/fingerprint-differs"
    ],
    "keywords": [
      "hash",
      "sha-256",
      "checksum",
      "digest",
      "casefile_fingerprint_sha256",
      "same evidence"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "`casefile_fingerprint_sha256` has 64 lowercase hexadecimal characters.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 casefile_fingerprint_sha256"
        }
      },
      {
        "kind": "paragraph",
        "text": "The contract does not define what is hashed. Assessment Desk uses the observations in the casefile. You never type the fingerprint: choose **Update fingerprint**.",
        "authority": {
          "kind": "convention",
          "silence": "2.12 records"
        }
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/finding",
    "title": "Finding",
    "summary": "A result of the checker: a rule, a level, a message, a location and, in many cases, a fix.",
    "related": [
      "term/level",
      "term/certainty",
      "guide/use-findings",
      "decision/export-gate"
    ],
    "keywords": [
      "error",
      "warning",
      "problem",
      "message",
      "issue",
      "check",
      "validation"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Findings are updated as you write. A document without findings is not necessarily true: validation of a document does not make any entry in it true."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/level",
    "title": "Level of a finding",
    "summary": "How serious a finding is: errors block the export, violations need your confirmation, and notices never block it.",
    "related": [
      "decision/export-gate",
      "term/finding",
      "term/certainty"
    ],
    "keywords": [
      "severity",
      "error",
      "violation",
      "notice",
      "warning",
      "level"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "error: the file cannot be exported. With an error of the schema, it would not be a valid document of the contract. Other errors are our conventions: nobody could use the file.",
          "violation: the document breaks a semantic rule of the contract, our reading of it, or a convention that keeps the entry checkable.",
          "notice: worth checking; may be correct."
        ]
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/certainty",
    "title": "Cannot be checked",
    "summary": "Required data is missing, so the checker cannot say whether this is right or wrong.",
    "related": [
      "term/finding",
      "rule/anchor/passage-not-loaded",
      "rule/attribution/publisher-unchecked",
      "guide/open-a-casefile"
    ],
    "keywords": [
      "what does it mean",
      "not checked",
      "checked",
      "could not check",
      "could not be checked",
      "unchecked",
      "not loaded",
      "certainty",
      "missing casefile",
      "unknown result"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Usually the casefile, a passage or an actor’s name is missing. Add it, and the check runs at once. Data that cannot be checked is never reported as valid."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/draft",
    "title": "Draft",
    "summary": "An assessment and its casefile, saved on this device, finished or not.",
    "related": [
      "guide/drafts",
      "term/desk-file",
      "term/workflow-state"
    ],
    "keywords": [
      "document",
      "work in progress",
      "library",
      "unfinished"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Every assessment you open becomes a draft. A draft may break the contract while you work on it. The workflow state called draft is different: it is the state of one entry."
      }
    ]
  },
  {
    "kind": "term",
    "authority": {
      "kind": "convention"
    },
    "id": "term/desk-file",
    "title": "Desk file",
    "summary": "A complete draft in one file: the assessment, finished or not, its casefile and its reviews.",
    "related": [
      "format/desk-json",
      "guide/hand-over",
      "term/draft"
    ],
    "keywords": [
      "desk.json",
      "workspace",
      "whole desk",
      "bundle",
      "backup",
      "hand over"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Use it for sharing and backup. Other tools read the assessment file."
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "contract",
      "statement": "1.8 contract"
    },
    "id": "format/assessment-json",
    "title": "*.assessment.json: an assessment",
    "summary": "The JSON contract ww3.assessment/v1 for an evidence-linked situation assessment.",
    "related": [
      "part/assessment",
      "guide/export",
      "decision/deterministic-writing",
      "format/casefile-json"
    ],
    "keywords": [
      "ww3.assessment/v1",
      "json",
      "document",
      "contract",
      "example",
      "file format",
      "sample file",
      "schema"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "A JSON object with the listed properties and no other properties: nine required, and the optional `scope`.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 no-others"
        }
      },
      {
        "kind": "paragraph",
        "text": "The file extension only helps people: the file type is detected from the content.",
        "authority": {
          "kind": "convention"
        }
      },
      {
        "kind": "code",
        "language": "json",
        "text": "{\n  \"contract\": \"ww3.assessment/v1\",\n  \"casefile_fingerprint_sha256\": \"be53cac2e9c702097edbf119eec71a74ec1ea6c9f7ca131aa471ffea54eda43a\",\n  \"observation_ids\": [\n    1\n  ],\n  \"producer\": {\n    \"kind\": \"human\",\n    \"name\": \"An analyst\",\n    \"version\": \"1\"\n  },\n  \"claims\": [\n    {\n      \"claim_id\": \"C-001\",\n      \"observation_id\": 1,\n      \"passage_id\": \"sha256:a923c9a5b15bbe01911f06fcb037d8b363afa686a7c2823d567cfeed0cebc70b\",\n      \"span\": {\n        \"start\": 0,\n        \"end\": 70,\n        \"offset_encoding\": \"unicode-code-point\"\n      },\n      \"actual\": \"The Harbour Council said: “We will close the north channel on Monday.”\",\n      \"proposition\": \"The Harbour Council said: “We will close the north channel on Monday.”\",\n      \"representation\": \"verbatim\",\n      \"claim_kind\": \"public-position\",\n      \"subject_actor_ids\": [\n        \"harbour-council\"\n      ],\n      \"attribution\": {\n        \"actor_id\": \"harbour-council\",\n        \"mode\": \"publisher\"\n      }\n    }\n  ],\n  \"power_bases\": [],\n  \"intent_hypotheses\": [\n    {\n      \"hypothesis_id\": \"IH-001\",\n      \"actor_id\": \"harbour-council\",\n      \"topic\": \"The north channel\",\n      \"hypothesis\": \"The Harbour Council means to close the north channel on Monday.\",\n      \"rationale\": \"It says so itself, on a host that is registered for it.\",\n      \"time_scope\": {\n        \"start\": \"2025-04-07T00:00:00Z\",\n        \"end\": null\n      },\n      \"workflow_state\": \"active\",\n      \"evidence\": [\n        {\n          \"claim_id\": \"C-001\",\n          \"effect\": \"supports\",\n          \"reason\": \"It announces the closing and names the day.\"\n        }\n      ],\n      \"alternatives\": [\n        \"The announcement is meant to get the pilots to negotiate again.\"\n      ],\n      \"falsifiers\": [\n        \"Ships pass the north channel on Tuesday.\"\n      ]\n    }\n  ],\n  \"contradictions\": [],\n  \"unknowns\": [\n    \"How long the channel would stay closed.\"\n  ]\n}"
      },
      {
        "kind": "paragraph",
        "text": "This example has no findings.",
        "authority": {
          "kind": "convention"
        }
      },
      {
        "kind": "paragraph",
        "text": "Validation of a document does not make any entry in it true.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 validation"
        }
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/casefile-json",
    "title": "*.casefile.json: the sources",
    "summary": "Observations with their exact passages, and the actors: assessment-desk.casefile/v1.",
    "related": [
      "part/casefile",
      "part/observation",
      "decision/fingerprint",
      "guide/make-a-casefile"
    ],
    "keywords": [
      "assessment-desk.casefile/v1",
      "assessment-desk.casefile/v2",
      "assessment-desk.casefile/v3",
      "origins",
      "grade",
      "sources",
      "observations",
      "actors",
      "passages",
      "example",
      "file format"
    ],
    "body": [
      {
        "kind": "code",
        "language": "json",
        "text": "{\n  \"format\": \"assessment-desk.casefile/v1\",\n  \"title\": \"The north channel\",\n  \"actors\": [\n    {\n      \"actor_id\": \"harbour-council\",\n      \"names\": [\n        \"Harbour Council\"\n      ],\n      \"publisher_hosts\": [\n        \"council.example.org\"\n      ]\n    }\n  ],\n  \"observations\": [\n    {\n      \"observation_id\": 1,\n      \"title\": \"Statement on the north channel\",\n      \"canonical_url\": \"https://council.example.org/statements/1\",\n      \"publisher_actor_id\": \"harbour-council\",\n      \"published_at\": \"2025-04-01T06:00:00Z\",\n      \"retrieved_at\": null,\n      \"language\": \"en\",\n      \"passages\": [\n        {\n          \"passage_id\": \"sha256:a923c9a5b15bbe01911f06fcb037d8b363afa686a7c2823d567cfeed0cebc70b\",\n          \"text\": \"The Harbour Council said: “We will close the north channel on Monday.”\"\n        }\n      ]\n    }\n  ]\n}"
      },
      {
        "kind": "list",
        "items": [
          "Every `passage_id` is `sha256:` and the SHA-256 of the passage’s UTF-8 bytes. A passage whose text does not match its ID is skipped and listed.",
          "`canonical_url`, `publisher_actor_id`, `published_at`, `retrieved_at` and `language` may be null.",
          "`origins` is optional. For each passage, it lists the file, the reader with the included parts, the places of its text (`page`, `time` or `part`), and what was lost or changed while reading. Offsets count code points. A casefile with `origins` has the format `assessment-desk.casefile/v2`. The fingerprint does not cover `origins`.",
          "`grade` is optional on an actor and on an observation. It contains `descriptor`, `reliability` (`A` to `F` or null), `basis` and, on an observation, `credibility` (`1` to `6` or null). A casefile with a `grade` has the format `assessment-desk.casefile/v3`. To compute the fingerprint, leave `grade` out of the observations.",
          "Its JSON Schema is published as `schemas/casefile.schema.json`."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/desk-json",
    "title": "*.desk.json: a desk file",
    "summary": "A draft in one file, finished or not: the assessment, its casefile and its reviews, assessment-desk.workspace/v1.",
    "related": [
      "term/desk-file",
      "guide/hand-over",
      "format/assessment-json",
      "format/casefile-json"
    ],
    "keywords": [
      "assessment-desk.workspace/v1",
      "assessment-desk.workspace/v2",
      "text_language",
      "review_plan",
      "whole desk",
      "draft",
      "workspace",
      "hand over",
      "example",
      "file format",
      "backup"
    ],
    "body": [
      {
        "kind": "code",
        "language": "json",
        "text": "{\n  \"format\": \"assessment-desk.workspace/v1\",\n  \"title\": \"The north channel, begun\",\n  \"assessment\": {\n    \"contract\": \"ww3.assessment/v1\",\n    \"casefile_fingerprint_sha256\": \"be53cac2e9c702097edbf119eec71a74ec1ea6c9f7ca131aa471ffea54eda43a\",\n    \"observation_ids\": [\n      1\n    ],\n    \"producer\": {\n      \"kind\": \"human\",\n      \"name\": \"An analyst\"\n    },\n    \"claims\": [],\n    \"power_bases\": [],\n    \"intent_hypotheses\": [],\n    \"contradictions\": [],\n    \"unknowns\": [\n      \"Who asked for the closing.\"\n    ]\n  },\n  \"casefile\": {\n    \"format\": \"assessment-desk.casefile/v1\",\n    \"title\": \"The north channel\",\n    \"actors\": [\n      {\n        \"actor_id\": \"harbour-council\",\n        \"names\": [\n          \"Harbour Council\"\n        ],\n        \"publisher_hosts\": [\n          \"council.example.org\"\n        ]\n      }\n    ],\n    \"observations\": [\n      {\n        \"observation_id\": 1,\n        \"title\": \"Statement on the north channel\",\n        \"canonical_url\": \"https://council.example.org/statements/1\",\n        \"publisher_actor_id\": \"harbour-council\",\n        \"published_at\": \"2025-04-01T06:00:00Z\",\n        \"retrieved_at\": null,\n        \"language\": \"en\",\n        \"passages\": [\n          {\n            \"passage_id\": \"sha256:a923c9a5b15bbe01911f06fcb037d8b363afa686a7c2823d567cfeed0cebc70b\",\n            \"text\": \"The Harbour Council said: “We will close the north channel on Monday.”\"\n          }\n        ]\n      }\n    ]\n  }\n}"
      },
      {
        "kind": "list",
        "items": [
          "The assessment may be unfinished. The example has no producer version.",
          "`casefile` is null if none is attached. `reviews` is left out if there are none.",
          "`text_language` is the [language of the author’s texts](entry:guide/text-language), a BCP 47 tag. It is left out if it is not stated.",
          "`review_plan` is the [division of the links](entry:part/review-plan) among reviewers, which an earlier version of Assessment Desk wrote. It is kept unchanged and not shown. A desk file with a `review_plan` or a `text_language` has the format `assessment-desk.workspace/v2`.",
          "Its JSON Schema is published as `schemas/workspace.schema.json`."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/bag",
    "title": "*.bag.zip: a draft with its original files",
    "summary": "A BagIt bag (RFC 8493) in a zip file: the desk file, the original files of its sources, and their checksums.",
    "related": [
      "guide/share-originals",
      "format/desk-json"
    ],
    "keywords": [
      "bagit",
      "rfc 8493",
      "manifest-sha256.txt",
      "zip",
      "originals",
      "archive",
      "preservation"
    ],
    "body": [
      {
        "kind": "table",
        "head": [
          "File",
          "What it contains"
        ],
        "rows": [
          [
            "`bagit.txt`, `bag-info.txt`",
            "The version of BagIt, the title, the date and the size."
          ],
          [
            "`manifest-sha256.txt`, `tagmanifest-sha256.txt`",
            "The SHA-256 of every file."
          ],
          [
            "`data/*.desk.json`",
            "The desk file."
          ],
          [
            "`data/originals/`",
            "The original files that were stored on the device. `origins` in the casefile refers to them by SHA-256."
          ]
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/age",
    "title": "*.age: an encrypted file",
    "summary": "A desk file or a bag that is encrypted with a passphrase in the format age (age-encryption.org/v1).",
    "related": [
      "guide/encrypt",
      "format/desk-json",
      "format/bag",
      "guide/command-line"
    ],
    "keywords": [
      "age-encryption.org/v1",
      "encryption",
      "encrypted file",
      "passphrase",
      "scrypt",
      "chacha20",
      "age tool"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The name is that of the file inside, with the ending `.age`. `age -d -o draft.desk.json draft.desk.json.age` decrypts it without Assessment Desk.",
          "The key is made from the passphrase with scrypt (work factor 18). The content is encrypted and authenticated with ChaCha20-Poly1305.",
          "The text form (“armor”) can be opened, too. Files that are encrypted for a key and not with a passphrase cannot.",
          "`assessment-desk check` and the other commands that read files decrypt them with the passphrase in the environment variable `ASSESSMENT_DESK_PASSPHRASE`. It is never an argument. `fmt` does not change encrypted files."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/review-json",
    "title": "*.review.json: one reviewer’s verdicts",
    "summary": "Verdicts on links, claims, entries, contradictions, unknowns and the document, each tied to the reviewed content: assessment-desk.review/v1.",
    "related": [
      "format/blind-json",
      "format/desk-json",
      "guide/hand-over"
    ],
    "keywords": [
      "assessment-desk.review/v1",
      "review",
      "verdict",
      "reviewer",
      "accept",
      "reject",
      "stale",
      "outdated",
      "file format"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Each verdict identifies its target by its IDs or its text. It says accept, question or reject, with a note and a time. It contains the SHA-256 of exactly the reviewed content, in canonical form (RFC 8785).",
          "Each reviewed content is stored once under `contents`, by its SHA-256, to show later changes. If the checksum of a verdict no longer matches the content of the draft, the verdict is outdated.",
          "Since version 2 (`assessment-desk.review/v2`), a verdict can have a `thread`: replies by the author and the reviewer, and when it was resolved and reopened, each with its time. A verdict on a link or a claim can also have a `suggestion` with the fields to change. A review without threads and suggestions is written in version 1, whose `answer` is read as the first reply.",
          "Since version 3 (`assessment-desk.review/v3`), a verdict can be about a contradiction, identified by its two claims, or about an unknown, identified by its text. It covers the explanation and what both claims say, or the text. Only a review with such verdicts is written in version 3. A blind review has none.",
          "Open it while its draft is open. It is added to the draft. Its verdicts replace those of an older file with the same `review_id`, and the threads keep the messages of both. A draft can have files from several reviewers.",
          "A verdict whose checksum does not match its content is skipped and listed.",
          "Its JSON Schema is published as `schemas/review.schema.json`."
        ]
      },
      {
        "kind": "paragraph",
        "text": "A verdict is a person’s decision, not a score."
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/blind-json",
    "title": "*.blind.json: a blind review packet",
    "summary": "Everything a blind or second reviewer needs, without the author’s effects and reasons: assessment-desk.blind-review/v1.",
    "related": [
      "format/review-json",
      "format/desk-json",
      "guide/hand-over"
    ],
    "keywords": [
      "assessment-desk.blind-review/v1",
      "assessment-desk.blind-review/v2",
      "blind review",
      "second reviewer",
      "packet",
      "agreement",
      "file format"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "It contains the casefile without source grades, the claims, what each entry says, and which claims each entry cites.",
          "It does not contain effects, reasons, rationales, workflow states, limitations, alternatives, falsifiers, contradictions, unknowns or earlier verdicts. Duplicate links are merged, and link order has no meaning.",
          "If the author stated the [language of the texts](entry:guide/text-language), it contains `text_language`, and its format is `assessment-desk.blind-review/v2`. A packet of an earlier version can have a [division of the links](entry:part/review-plan) in the same format.",
          "It opens as a read-only draft. For each link, the reviewer decides whether the claim supports the entry, contradicts it, or neither.",
          "The author opens the resulting review file in the draft, which then shows for each link whether the two agree.",
          "Its JSON Schema is published as `schemas/blind-review.schema.json`."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/jws",
    "title": "*.jws: a signature of a file",
    "summary": "A detached JSON Web Signature of the exact bytes of a file, made with Ed25519, which other tools can verify.",
    "related": [
      "guide/signatures",
      "guide/command-line",
      "format/review-json",
      "format/assessment-json"
    ],
    "keywords": [
      "json web signature",
      "jws",
      "rfc 7515",
      "eddsa",
      "ed25519",
      "rfc 8037",
      "jwk",
      "rfc 7638",
      "detached",
      "signature",
      "file format"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The name is the whole name of the signed file and `.jws`. The file is in flattened JSON (RFC 7515, section 7.2.2) without its `payload` (appendix F). The compact form with an empty payload is read, too.",
          "The payload is the bytes of the file, including the last line feed. To verify it elsewhere, add them as `payload` in URL-safe base64 without padding.",
          "The protected header contains `alg` (`EdDSA`, RFC 8037; `Ed25519` is read, too), `jwk` (the public key), `kid` (its thumbprint with SHA-256, RFC 7638), and what the signer states: `signer`, `signed_at` and `file`.",
          "A public key (`*.jwk.json`) is a JWK with `kty` OKP, `crv` Ed25519, `x`, `kid`, `use` and the `name` that its owner gave it.",
          "A signature with another algorithm, with `crit`, or with its own payload is not accepted."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/report-html",
    "title": "*.report.html: a report as one page",
    "summary": "A self-contained, printable page that checks its own hashes and spans in the reader’s browser.",
    "related": [
      "guide/read-a-report",
      "guide/export",
      "format/report-markdown",
      "decision/passage-id",
      "term/fingerprint"
    ],
    "keywords": [
      "report",
      "html",
      "print",
      "pdf",
      "self-contained",
      "self-checking",
      "publish",
      "share",
      "read"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "One file contains everything: cautions, entries with their evidence in sentences, findings, claims, and each passage that claims use, with its hash and numbered spans.",
          "A summary comes first, then the hypotheses, the power bases, the contradictions and the unknowns. Active entries are before contested ones, and drafts and retired entries are apart. Rivals, which are hypotheses on one topic or alternatives of each other, are side by side in a table. Claims, sources, passages and the timeline follow. In an entry, contradicting evidence is above supporting evidence.",
          "Beside each quote are its speaker and, if its source has an `https` address, a link that opens the live source at these words. The live page may have changed since.",
          "A script in the page recalculates the hash of each passage and checks that each claim’s text is at its span. It compares the statements, effects, reasons and counts that the page shows with the assessment file inside the page, and the whole page with its checksum. The results are under “About this report” and at each passage, claim and entry. A failure is also said at the top. Without scripts, the page says that nothing was checked.",
          "The page can only compare itself with itself. To know that it is the report of your assessment, compare the SHA-256 under “About this report” with that of the assessment file. The page cannot tell whether a passage is what its publisher wrote, or whether anything in it is true. See [Read a report](entry:guide/read-a-report).",
          "The page’s Content-Security-Policy allows only its own script and style, by their hashes. The page loads nothing and sends nothing.",
          "In a passage, `+` after a number means that links cite the claim as support, `×` as contradiction, `±` as both. The lines are solid, dashed and double, so that they stay distinct in print and in grey.",
          "The timeline, and a map of the evidence of each entry, are pictures. With more than 500 evidence links, the report has no pictures, and evidence and citations are closed until you open them. Printing opens them all.",
          "In the export dialog, choose the sections and their order, or the short form: hypotheses with alternatives and the first claim that supports and that contradicts each, power bases, contradictions, and unknowns. It has two pages for about 25 entries. The report says what it leaves out. This browser remembers the choice.",
          "If it is known which file a passage was read from, the page or time of each claim is named.",
          "You can export a report of a draft with errors. The report says that the draft cannot be exported as an assessment yet."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/report-markdown",
    "title": "*.report.md: a report as Markdown",
    "summary": "The report as CommonMark, to paste into other documents.",
    "related": [
      "guide/export",
      "format/report-html",
      "format/report-word"
    ],
    "keywords": [
      "report",
      "markdown",
      "commonmark",
      "paste",
      "md",
      "wiki"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "It has the same choice of sections, and the same short form, as the HTML report.",
          "All text is escaped, so it never becomes markup, links or HTML.",
          "In a passage, the text of a claim is between ⟦number and number⟧.",
          "Invisible characters are shown as codes, such as ⟨U+202E⟩, so this is not an exact copy of the passages. The HTML report and the casefile contain exact copies."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/report-word",
    "title": "*.report.docx: a report for word processors",
    "summary": "The report as a Word document (Office Open XML), to edit or to put into the template of your organisation.",
    "related": [
      "guide/export",
      "format/report-html",
      "format/report-markdown"
    ],
    "keywords": [
      "report",
      "word",
      "docx",
      "ooxml",
      "libreoffice",
      "endnotes",
      "template",
      "edit"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "It has the same choice of sections, and the same short form, as the HTML report.",
          "It has no pictures, but tables that say the same: publications, time scopes, and the sources of the evidence of each entry. With more than 500 evidence links, it has no tables.",
          "Each cited claim has an endnote that names its source, its passage, its page or time, and its span.",
          "Headings, lists, evidence and passages have named styles, such as “Report Supporting Evidence”. Change a style to change the whole document.",
          "Words in right-to-left and East Asian scripts have the direction, language and fonts of their script.",
          "The same draft always gives the same file, byte for byte. Its date is the newest date of the sources.",
          "In a passage, the text of a claim is between ⟦number and number⟧. Characters that XML cannot contain become U+FFFD, so this is not an exact copy of the passages."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/review-report",
    "title": "*.review-report.html: a report about the reviews",
    "summary": "The verdicts of all reviewers of a draft, as a page to read and print, a Word document or Markdown.",
    "related": [
      "guide/answer-verdicts",
      "guide/export",
      "format/verdicts-csv",
      "format/review-json"
    ],
    "keywords": [
      "review report",
      "verdicts",
      "disagreement",
      "agreement",
      "coverage",
      "open points",
      "reviewers",
      "html",
      "word",
      "markdown"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Open points come first: unanswered verdicts, outdated verdicts with what changed since, and verdicts on items that no longer exist.",
          "Disagreements between reviewers follow, then how often two people gave the same verdict: a count, its share, and n. Only current verdicts on the same item are compared. A blind reviewer is also compared with the author’s effects.",
          "A table shows, for each entry, how many of its links have a current verdict, only outdated ones, or none. Another table says the same of the contradictions and the unknowns.",
          "For each review, the report says which version of the assessment and of the casefile the reviewer had, with its SHA-256.",
          "At the end are all verdicts with their notes and the author’s replies, in the order of the document.",
          "Counts and shares compare people’s verdicts. They are not a score, and say nothing about any entry.",
          "The page needs no script and loads nothing. The same draft always gives the same file."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/verdicts-csv",
    "title": "*.verdicts.csv: verdicts as a table",
    "summary": "One row per verdict, with its item, reviewer, note, state and reply.",
    "related": [
      "format/review-report",
      "guide/answer-verdicts",
      "format/links-csv"
    ],
    "keywords": [
      "csv",
      "verdicts",
      "reviews",
      "spreadsheet",
      "excel",
      "notes",
      "replies"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "`state` is current, outdated or missing. `changes_since` says what changed after an outdated verdict.",
          "`reply` contains every message of the thread, one in each line, and `replied_at` the time of the author’s last one.",
          "The claims of a contradiction are `claim_id` and `other_claim_id`. The explanation of a contradiction and the text of an unknown are `item_words`.",
          "`needs_reply` is “yes” for an unanswered verdict: a question, a rejection, a suggestion, or a blind verdict that differs from the author. `reviewers_disagree` is “yes” if the verdicts on the item differ.",
          "`suggestion` contains the values that the reviewer suggests, one in each line. `suggestion_state` is open, accepted or declined, and empty without a suggestion.",
          "It uses the same format and formula protection as the links table."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/changes-report",
    "title": "*.changes.html: a report of what changed",
    "summary": "What changed between two versions of a draft, as a page, a Word document or Markdown.",
    "related": [
      "guide/compare-and-merge",
      "guide/export",
      "format/report-html"
    ],
    "keywords": [
      "what changed",
      "changes since",
      "icd 203",
      "consistency",
      "difference report",
      "html",
      "word",
      "markdown"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "It lists hypotheses and power bases that are new, changed or deleted, and names those that are unchanged.",
          "For each changed entry, it says which evidence changed: links that were added or removed, effects and reasons that changed, and changes of cited claims.",
          "It names entries whose evidence changed although the statement did not, and entries whose statement changed although the evidence did not. ICD 203, standard 7, asks analysts to explain both.",
          "Removed words are crossed out and added words underlined. In Markdown they are between ⟦− and −⟧, and between ⟦+ and +⟧.",
          "Changes of contradictions, unknowns, claims and the casefile follow in sentences.",
          "Counts of changes are not a measure of strength or likelihood."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/annotations-jsonld",
    "title": "*.annotations.jsonld: claims as W3C Web Annotations",
    "summary": "An AnnotationCollection in JSON-LD: each claim with a TextPositionSelector and a TextQuoteSelector.",
    "related": [
      "guide/export",
      "decision/spans",
      "decision/passage-id"
    ],
    "keywords": [
      "web annotation",
      "w3c",
      "json-ld",
      "selector",
      "textquoteselector",
      "textpositionselector",
      "jsonld"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "`start` and `end` count Unicode code points in the passage, as in the Web Annotation Data Model; the end is not included.",
          "The source is the passage, identified by its hash (`ni:///sha-256;…`, RFC 6920), because offsets apply to the passage and not to the published page. The canonical URL is the target’s `scope`.",
          "`prefix` and `suffix` are at most 32 code points of the passage and never split a visible character.",
          "If the passage was read from a PDF or subtitles, the file is a second target, identified by its hash. A FragmentSelector gives the page on which the text begins (`page=3`, RFC 8118) or the time (`t=12.5,20`, Media Fragments), and the quote refines it.",
          "If the text of a claim is not at its span, the annotation has only the quote, and a body with the purpose `questioning` that says so.",
          "IDs are UUIDs computed from the claim, the producer and the fingerprint. The same claim always has the same ID; a changed claim gets a new one."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/links-csv",
    "title": "*.links.csv: evidence links as a table",
    "summary": "One row per evidence link, for spreadsheets and scripts, protected against formula injection.",
    "related": [
      "guide/export",
      "format/matrix-csv",
      "term/evidence-link"
    ],
    "keywords": [
      "csv",
      "spreadsheet",
      "excel",
      "table",
      "evidence links",
      "formula injection",
      "columns"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "UTF-8 with a byte order mark, because spreadsheet programs misread the file without it; commas, CR LF, every field in quotation marks (RFC 4180).",
          "Text is prefixed with one apostrophe if it starts with `=` `+` `-` `@` (full-width forms and the minus sign too), a tab, a line break or an apostrophe, with or without white space before it. So no spreadsheet reads it as a formula. Nothing else in a cell changes.",
          "To restore the text, remove one apostrophe at the start of the cell.",
          "If a link refers to a missing claim, the columns of the claim are empty. `span_start` and `span_end` count code points.",
          "`place_in_file` is the page or time in the file that the passage was read from, such as “page 3”. It is empty if that is not known.",
          "`sentence` is the sentence around the claim’s words in the passage. `cues_in_sentence` are the words in it that can change what the claim says, such as “denied” or “if”."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/matrix-csv",
    "title": "*.matrix.csv: the evidence matrix as a table",
    "summary": "Claims as rows, entries as columns; each cell says supports, contradicts, both or none.",
    "related": [
      "guide/export",
      "format/links-csv",
      "decision/never-scores"
    ],
    "keywords": [
      "csv",
      "matrix",
      "spreadsheet",
      "excel",
      "cross table",
      "claims by entries"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Rows and columns are in document order: power bases first, then intent hypotheses. Nothing is counted or ranked.",
          "`place_in_file`, the last column, is the page or time of the claim’s text in the file that the passage was read from.",
          "It uses the same format and formula protection as the links table."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/tables-xlsx",
    "title": "*.tables.xlsx: links, matrix, claims and sources as a workbook",
    "summary": "A workbook for Excel and LibreOffice with four sheets: links, matrix, claims and sources.",
    "related": [
      "guide/export",
      "format/links-csv",
      "format/matrix-csv",
      "decision/never-scores"
    ],
    "keywords": [
      "xlsx",
      "excel",
      "workbook"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "**Links** and **Matrix** have the columns of the CSV tables. The first row stays visible.",
          "Texts are text cells: no spreadsheet calculates them, even after an edit. Dates are texts, because a date cell has no time zone.",
          "A cell has at most 32,767 characters. A fifth sheet, **Long texts**, contains longer texts in parts, with their cells.",
          "A sheet is right to left if most of its sentences are."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/references",
    "title": "*.ris, *.bib, *.csl.json: sources as references",
    "summary": "A reference for each observation of the casefile, for reference managers and bibliographies.",
    "related": [
      "guide/export",
      "term/observation",
      "term/casefile"
    ],
    "keywords": [
      "references",
      "bibliography",
      "citation",
      "zotero",
      "endnote",
      "mendeley",
      "ris",
      "bibtex",
      "biblatex",
      "csl",
      "csl-json",
      "pandoc",
      "latex"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Each has the title, the publisher, the canonical URL, the days of publication and retrieval, and the language, as far as the casefile has them. A day is that of the date-time in its own zone.",
          "The key is the observation’s number: `observation-7`.",
          "RIS is for most reference managers, BibTeX for LaTeX, with the type `online` and the field `urldate` of biblatex, and CSL-JSON for Pandoc and citation processors.",
          "Passages and claims are not part of a reference."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/stix",
    "title": "*.stix.json: a bundle for threat intelligence platforms",
    "summary": "A STIX 2.1 bundle: a report, with a note for each claim, power basis, hypothesis, contradiction and unknown.",
    "related": [
      "guide/export",
      "format/annotations-jsonld",
      "decision/never-scores"
    ],
    "keywords": [
      "stix",
      "oasis",
      "bundle",
      "cti",
      "opencti",
      "misp",
      "taxii",
      "threat intelligence",
      "note"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The producer and the actors are identities. The class of an actor is `unknown`, because a casefile does not say whether an actor is a person, an organisation or a state.",
          "The note of a claim contains its proposition, exact text, kind, representation, attribution, passage and span. Offsets count Unicode code points.",
          "The notes of power bases and hypotheses contain their evidence in sentences that say *supports* or *contradicts*. No relationship type of STIX means that, so there are no relationships. There is no `confidence` and no score.",
          "Verdicts are included only if you choose **Include verdicts as opinions** (on the command line: `--to opinions.stix.json`). Each reviewer is an identity, and each link with a current verdict is a note. Each current verdict is an opinion on the note, or on the report for the whole assessment. *Accept* is `agree`, *question* is `neutral`, and *reject* is `disagree`. A blind verdict is `agree` if it is the author’s effect, and otherwise `disagree`. The explanation of the opinion contains the verdict in its own words, and its note. Replies are not included.",
          "External references name the source with its URL, the passage, and the file that the passage was read from, with its SHA-256. The file has a reference of its own, because it may differ from what the URL returns now.",
          "`created`, `modified` and `published` are the latest time at which a source was retrieved or published, because STIX requires a time and an assessment has none. Those of an opinion are the time of its verdict. Without dates in the casefile, they are 1970-01-01T00:00:00.000Z.",
          "IDs are version 5 UUIDs, computed from the content, the producer and that time. The same assessment and casefile always give the same IDs; a changed object gets a new one.",
          "`report_types` is missing, because no value of its vocabulary describes a situation assessment."
        ]
      }
    ]
  },
  {
    "kind": "format",
    "authority": {
      "kind": "convention"
    },
    "id": "format/json-ld-context",
    "title": "Linked data: the JSON-LD context of the assessment",
    "summary": "A file that gives each property of an assessment an IRI, so that the assessment can be read as RDF.",
    "related": [
      "format/annotations-jsonld",
      "guide/export",
      "decision/passage-id"
    ],
    "keywords": [
      "json-ld",
      "linked data",
      "rdf",
      "context",
      "prov-o",
      "provenance",
      "sparql",
      "triple",
      "turtle"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The context is at `schemas/assessment.context.jsonld` beside the schemas. An assessment does not name it. Give it to the JSON-LD processor beside the file: `expandContext` in the JSON-LD API, or a `Link` header with the relation `http://www.w3.org/ns/json-ld#context`.",
          "Give the processor a base IRI that ends in `/` and that no other assessment has. IDs of claims, entries and actors are relative to it. An ID with a colon is read as a whole IRI.",
          "The producer and the attribution of claims use terms of PROV-O. Passages and spans use terms of the Web Annotation vocabulary. `oa:start` and `oa:end` count Unicode code points; the end is not included.",
          "*supports* and *contradicts* are different values of `effect`. The other properties and values have IRIs that begin with a UUID, because no common vocabulary means the same.",
          "RDF has no null. An attribution without an actor has no agent, and an open time scope has no start or no end."
        ]
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "2.12 records"
    },
    "id": "decision/passages-exact",
    "title": "Passages are exact",
    "summary": "Passages are stored exactly as they are, character by character, without any normalisation.",
    "related": [
      "term/passage",
      "decision/passage-id",
      "guide/replace-a-passage"
    ],
    "keywords": [
      "normalise",
      "nfc",
      "crlf",
      "line endings",
      "whitespace",
      "trim",
      "immutable",
      "bom"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Unicode is not normalised, line endings are not changed, white space is not trimmed, and a byte order mark inside the text is kept. Passages cannot be edited: a corrected text is a new passage with a new ID."
      },
      {
        "kind": "paragraph",
        "text": "Text with a lone surrogate has no UTF-8 form. It cannot be added as a passage, and you see the position."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "2.12 records"
    },
    "id": "decision/passage-id",
    "title": "How a passage ID is computed",
    "summary": "A passage ID is sha256: and the lower-case hexadecimal SHA-256 of the passage’s UTF-8 bytes.",
    "related": [
      "field/claim/passage-id",
      "decision/passages-exact",
      "guide/command-line"
    ],
    "keywords": [
      "how is it computed",
      "compute",
      "calculate",
      "sha256",
      "hash",
      "digest",
      "passage_id",
      "checksum"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "A passage ID matches `^sha256:[0-9a-f]{64}$`.",
        "authority": {
          "kind": "contract",
          "statement": "2.4 passage_id"
        }
      },
      {
        "kind": "paragraph",
        "text": "The contract does not define what is hashed. Assessment Desk uses the UTF-8 bytes of the exact passage. Two passages with the same text have the same ID; a text that differs in one character has a different ID."
      },
      {
        "kind": "paragraph",
        "text": "`assessment-desk hash FILE` prints the passage ID of a text file."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention"
    },
    "id": "decision/spans",
    "title": "Spans are half open",
    "summary": "A span includes its start and does not include its end, counted in Unicode code points from the start of the passage.",
    "related": [
      "term/span",
      "decision/characters",
      "rule/span/length",
      "rule/span/order"
    ],
    "keywords": [
      "start",
      "end",
      "offset",
      "inclusive",
      "exclusive",
      "half open",
      "range",
      "off by one",
      "length"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "In the passage “We will close it.”, the words “will close” have `start` 3 and `end` 13. The length is `end − start`, and the claim’s `actual` is always the passage’s own text at the span, also for a paraphrase."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.4 span",
      "step": "Lengths are counted in the unit of the offsets."
    },
    "id": "decision/characters",
    "title": "Characters are code points",
    "summary": "If the contract or Assessment Desk says characters, Unicode code points are counted.",
    "related": [
      "term/code-point",
      "decision/spans",
      "rule/span/length"
    ],
    "keywords": [
      "length",
      "count",
      "utf-16",
      "bytes",
      "emoji",
      "code point",
      "limit",
      "how long",
      "counter"
    ],
    "body": [
      {
        "kind": "table",
        "head": [
          "Text",
          "Code points",
          "UTF-16 units",
          "UTF-8 bytes"
        ],
        "rows": [
          [
            "A",
            "1",
            "1",
            "1"
          ],
          [
            "é, as one character",
            "1",
            "1",
            "2"
          ],
          [
            "é, as e and an accent",
            "2",
            "2",
            "3"
          ],
          [
            "🚢",
            "1",
            "2",
            "4"
          ],
          [
            "CR LF",
            "2",
            "2",
            "2"
          ]
        ]
      },
      {
        "kind": "paragraph",
        "text": "The `offset_encoding` of a span is the constant `unicode-code-point`.",
        "authority": {
          "kind": "contract",
          "statement": "2.4 span"
        }
      },
      {
        "kind": "paragraph",
        "text": "That the lengths of texts are counted in the same way is our reading. String lengths in JavaScript count UTF-16 units and differ."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.11.3",
      "step": "An actor is visibly named by a name that the casefile lists for it."
    },
    "id": "decision/naming",
    "title": "When a text visibly names an actor",
    "summary": "A name of the actor must occur in the actual text as a separate word; names in capitals must match exactly, other names ignore case.",
    "related": [
      "term/naming-the-actor",
      "rule/support/actor-not-named",
      "guide/add-actors"
    ],
    "keywords": [
      "name",
      "alias",
      "visible",
      "case",
      "acronym",
      "match",
      "names actor",
      "mention"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "The names are those of the actor in the casefile.",
          "Name and text are compared in Unicode’s composed form (NFC). No letter, digit or mark may be next to the name on either side, except in scripts that are written without spaces.",
          "A name entirely in capitals must match case exactly: “US” does not match “us”. Other names match in upper and lower case.",
          "A zero-width character inside a name prevents a match and is reported.",
          "If the casefile has no name of the actor, this cannot be checked, and a notice says so."
        ]
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.11.4",
      "step": "The registry is the casefile’s list of publisher hosts."
    },
    "id": "decision/registry-hosts",
    "title": "Publisher hosts, and how they match",
    "summary": "The host of a URL must be one of the actor’s publisher hosts, and a subdomain must be listed.",
    "related": [
      "term/registry",
      "field/actor/publisher-hosts",
      "rule/attribution/publisher-inconsistent"
    ],
    "keywords": [
      "domain",
      "subdomain",
      "wildcard",
      "https",
      "publisher host",
      "canonical url",
      "website",
      "idn"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "What the contract calls a registry is the list of publisher hosts of the casefile’s actors.",
          "The host of the observation’s canonical URL is compared in lower case and in IDNA form.",
          "`mfa.example.org` matches only that host. `*.example.org` matches every subdomain of `example.org`.",
          "The URL must use https, with exactly two slashes before the host. It must not contain a user name or a password, and the host must not contain invisible characters or `%`."
        ]
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "contract",
      "statement": "2.11.4"
    },
    "id": "decision/consistency-not-authentication",
    "title": "Consistency is not authentication",
    "summary": "Publisher attribution requires consistency between a registry and an HTTPS canonical host, which is not authentication.",
    "related": [
      "rule/attribution/publisher-inconsistent",
      "term/attribution",
      "decision/registry-hosts"
    ],
    "keywords": [
      "authenticity",
      "prove",
      "publisher check",
      "authentic",
      "verified",
      "genuine",
      "proof",
      "trust",
      "publisher",
      "signed"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "This consistency is not authentication.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.4"
        }
      },
      {
        "kind": "paragraph",
        "text": "A matching URL shows that the URL and the publisher hosts agree, not that the actor wrote the text. Assessment Desk therefore says “consistent”, never “authenticated”, “verified” or “proven”. You maintain the hosts yourself, and the URL is never opened.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "2.12 records"
    },
    "id": "decision/casefile-format",
    "title": "The casefile has a format of its own",
    "summary": "A casefile contains what the contract’s rules are checked against: the sources, and the actors with their names and hosts.",
    "related": [
      "format/casefile-json",
      "term/casefile",
      "decision/fingerprint"
    ],
    "keywords": [
      "sources",
      "observations",
      "own format",
      "casefile schema"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Casefile and observation records are not shown, beyond the fingerprint and the integer observation identifiers.",
        "authority": {
          "kind": "contract",
          "statement": "2.12 records"
        }
      },
      {
        "kind": "paragraph",
        "text": "It contains observations with their exact passages, and actors with their names and publisher hosts. Its format is `assessment-desk.casefile/v1`. A casefile that also records where texts were read from (`origins`) is `assessment-desk.casefile/v2`. Origins are outside the observations, so the fingerprint does not change. A casefile with source grades (`grade`) is `assessment-desk.casefile/v3`. Its JSON Schema is published with the contract’s schema."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "2.12 records"
    },
    "id": "decision/fingerprint",
    "title": "What the casefile fingerprint covers",
    "summary": "The fingerprint is the SHA-256 of the casefile’s observations in canonical JSON, without actors, names, hosts and source grades.",
    "related": [
      "term/fingerprint",
      "rule/casefile/fingerprint-differs",
      "guide/open-a-casefile"
    ],
    "keywords": [
      "how is it computed",
      "compute",
      "calculate",
      "sha256",
      "hash",
      "casefile_fingerprint_sha256",
      "jcs",
      "rfc 8785",
      "evidence changed",
      "canonical json"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "It is computed from the RFC 8785 (JCS) canonical UTF-8 bytes of the `observations` member, sorted by `observation_id`, each without its `grade`.",
          "Adding an actor, a name, a host or a source grade does not change it, because the sources are the same.",
          "Adding, removing or changing an observation or a passage changes it.",
          "The fingerprint of an assessment from elsewhere is kept. Without the casefile it “cannot be checked”, which does not mean that it is wrong."
        ]
      },
      {
        "kind": "paragraph",
        "text": "`assessment-desk fingerprint FILE` prints the fingerprint of a casefile."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention"
    },
    "id": "decision/lossless-reading",
    "title": "Files are read without data loss",
    "summary": "If opening a file would lose data, it is not opened, and you see the line and column.",
    "related": [
      "guide/repair-a-file",
      "guide/open-a-file",
      "decision/deterministic-writing"
    ],
    "keywords": [
      "parse",
      "duplicate key",
      "large number",
      "utf-8",
      "encoding",
      "refused",
      "too large",
      "invalid json",
      "import"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Not opened: files that are not JSON, invalid UTF-8, duplicate keys, numbers that would lose digits, lone surrogates, more than 64 levels of nesting, files over 64 MiB or 1,000,000 values, and assessments over 5,000 entries, 50,000 evidence links or 200,000 values.",
          "A byte order mark at the start is removed, and you are told once.",
          "A JSON file that breaks the contract opens for repair. Everything in it is kept, unknown properties included, until you remove it.",
          "A passage whose text does not match its ID is skipped and listed. The rest of the casefile is opened."
        ]
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention"
    },
    "id": "decision/deterministic-writing",
    "title": "Exports are deterministic: the same document gives the same bytes",
    "summary": "Files are always written in the same way: the contract’s order of properties, two spaces, UTF-8, line feeds.",
    "related": [
      "format/assessment-json",
      "guide/export",
      "decision/lossless-reading"
    ],
    "keywords": [
      "byte-identical",
      "diff",
      "order of properties",
      "indent",
      "reproducible",
      "stable",
      "git"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "UTF-8 without a byte order mark, two spaces of indent, LF, and one line feed at the end; unknown properties after the known ones. Opening and saving a file again gives the same document and the same bytes, so that files can be compared and hashed."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "2.1 scope-wording"
    },
    "id": "decision/scope-wording",
    "title": "The scope statement’s wording cannot be checked",
    "summary": "Assessments created with Assessment Desk leave out the optional scope, because its fixed wording is not shown.",
    "related": [
      "field/assessment/scope",
      "rule/scope/unchecked"
    ],
    "keywords": [
      "scope",
      "statement",
      "wording",
      "fixed text",
      "optional"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "If `scope` is present, it must equal a fixed contract statement.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 scope"
        }
      },
      {
        "kind": "paragraph",
        "text": "The exact wording is omitted.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 scope-wording"
        }
      },
      {
        "kind": "paragraph",
        "text": "A scope statement in a file that you open is kept unchanged, with a notice that its wording cannot be checked. The application and the command line have no setting for the wording. A program that knows it can pass it to the library (`scopeStatement`), which then checks it."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "2.11.5"
    },
    "id": "decision/export-gate",
    "title": "What blocks an export: errors, violations, notices",
    "summary": "Errors block the export of an assessment, violations need your confirmation, and notices never block it.",
    "related": [
      "guide/export",
      "term/level",
      "guide/use-findings"
    ],
    "keywords": [
      "severity",
      "blocking",
      "export refused",
      "why can I not export",
      "warning",
      "error",
      "violation",
      "notice"
    ],
    "body": [
      {
        "kind": "table",
        "head": [
          "Level",
          "What it means",
          "At export"
        ],
        "rows": [
          [
            "error",
            "The file would not be a valid `ww3.assessment/v1` document (errors of the schema), or nobody could use it (our conventions).",
            "Blocked. Select an error to go to its field."
          ],
          [
            "violation",
            "It breaks a semantic rule of the contract, our reading of it, or a convention that keeps the entry checkable.",
            "Needs confirmation: you see the list and confirm."
          ],
          [
            "notice",
            "Worth checking; may be correct.",
            "Not blocked."
          ]
        ]
      },
      {
        "kind": "paragraph",
        "text": "Which of the semantic rules are checked when an assessment is submitted is not shown.",
        "authority": {
          "kind": "contract",
          "statement": "2.11.5"
        }
      },
      {
        "kind": "paragraph",
        "text": "Violations do not block the export, because a recipient may check different rules. You can always export a draft as a desk file."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.8 ends",
      "step": "The grammar of RFC 3339, section 5.6, applies."
    },
    "id": "decision/date-times",
    "title": "Dates and times follow RFC 3339",
    "summary": "A date-time follows RFC 3339, section 5.6: a real calendar date, a T, a time with seconds, and a zone.",
    "related": [
      "field/time-scope/start",
      "field/time-scope/end",
      "rule/time/ends-before-start",
      "guide/enter-a-date"
    ],
    "keywords": [
      "date",
      "time",
      "timezone",
      "iso 8601",
      "rfc 3339",
      "utc",
      "format of dates",
      "zone",
      "invalid date",
      "leap second",
      "leap seconds",
      "23:59:60"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "`2025-04-01T06:00:00+02:00` and `2025-04-01T04:00:00Z` are valid, and mean the same instant. A space instead of the `T`, a missing zone, missing seconds or 30 February are not valid. A leap second, `60`, is valid only at 23:59 UTC. Lower-case `t` and `z` are accepted; Assessment Desk writes upper-case. Date fields also read [dates in ordinary words](entry:guide/enter-a-date) and store this form."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.4 observation_id",
      "step": "A JSON number with a whole value is an integer."
    },
    "id": "decision/integers",
    "title": "What counts as an integer",
    "summary": "A JSON number with a whole value is an integer: 1.0 reads as 1 and is written as 1.",
    "related": [
      "field/claim/observation-id",
      "decision/lossless-reading"
    ],
    "keywords": [
      "number",
      "whole number",
      "decimal",
      "observation_id",
      "1.0",
      "float"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Whole numbers beyond ±9007199254740991 would lose digits in most programs. A file that contains one is not opened, and you see its location."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.1 observation_ids",
      "step": "Two items are the same only if every character is."
    },
    "id": "decision/uniqueness",
    "title": "Uniqueness in lists is exact",
    "summary": "List items are compared character by character: two items are the same only if every character is.",
    "related": [
      "field/assessment/unknowns",
      "decision/passages-exact"
    ],
    "keywords": [
      "unique",
      "duplicates",
      "same item twice",
      "case",
      "uniqueItems"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Texts that differ only in case, spacing or Unicode normalisation are different items, and a list may contain both."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "2.3",
      "step": "The string as a whole matches, from its first character to its last."
    },
    "id": "decision/anchored-patterns",
    "title": "Patterns match the whole text",
    "summary": "A pattern must match the whole string, so a line feed at the end is an error.",
    "related": [
      "field/claim/passage-id",
      "rule/reference/claim-id-not-citable"
    ],
    "keywords": [
      "regex",
      "regular expression",
      "pattern",
      "identifier",
      "trailing newline",
      "anchored"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "In some programs, `$` also matches before a line feed at the end. In Assessment Desk, an identifier or a passage ID with a line feed after it is an error. The published schemas say so with `not`, next to the pattern as the contract prints it."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "reading",
      "of": "1.8 power",
      "step": "A count shown as a strength would be a score."
    },
    "id": "decision/never-scores",
    "title": "Nothing is scored or ranked",
    "summary": "Links are counted, but counts are never turned into strength, probability or rankings.",
    "related": [
      "term/power-basis",
      "term/intent-hypothesis",
      "term/principles"
    ],
    "keywords": [
      "give a probability",
      "how likely",
      "how sure",
      "score",
      "score power bases",
      "scoring",
      "rank",
      "rank actors",
      "compare actors",
      "rating",
      "probability",
      "likelihood",
      "confidence",
      "strength",
      "weight",
      "percent"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Power bases are evidence-linked descriptions. They are not scores.",
        "authority": {
          "kind": "contract",
          "statement": "1.8 power"
        }
      },
      {
        "kind": "paragraph",
        "text": "Ten supporting links do not make a hypothesis more likely than one. What matters is what they say, and that is for people to read."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention"
    },
    "id": "decision/nothing-leaves",
    "title": "Your data stays in your browser",
    "summary": "Assessment Desk connects only to its own web server to load its own files; documents, passages and keystrokes are never sent.",
    "related": [
      "guide/drafts",
      "guide/host-the-site"
    ],
    "keywords": [
      "sent to a server",
      "send data anywhere",
      "server",
      "internet",
      "network",
      "privacy",
      "confidential",
      "telemetry",
      "tracking",
      "upload",
      "cloud",
      "offline",
      "data protection",
      "secret"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "A Content-Security-Policy in the page enforces it.",
          "Drafts are stored in this browser. They leave it only as a file that you save or download, or as text that you copy.",
          "The URLs of observations are never opened.",
          "The web server still sees that someone loaded the page: ordinary network and hosting metadata may be processed or retained."
        ]
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention",
      "silence": "3 transitions"
    },
    "id": "decision/workflow-free",
    "title": "Workflow states can change freely",
    "summary": "The contract defines no transitions, so every state can follow every other.",
    "related": [
      "term/workflow-state",
      "field/power-basis/workflow-state"
    ],
    "keywords": [
      "state",
      "status",
      "transition",
      "draft",
      "active",
      "contested",
      "retired",
      "lifecycle"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Draft, active, contested and retired describe the state of an entry in your own work. A retired entry can become active again, and a new entry can start as contested."
      }
    ]
  },
  {
    "kind": "decision",
    "authority": {
      "kind": "convention"
    },
    "id": "decision/hash-routes",
    "title": "URLs use #",
    "summary": "Every view has a URL after #, so any static host can serve it and unknown paths return 404.",
    "related": [
      "guide/host-the-site",
      "guide/hand-over",
      "decision/nothing-leaves"
    ],
    "keywords": [
      "url",
      "link",
      "address",
      "bookmark",
      "share a link",
      "route",
      "404",
      "hash"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "`#/` is the library, `#/draft/ID/claims/3` the third claim of a draft, `#/help/ID` an entry of this help.",
          "The part after `#` is not sent to the web server.",
          "The URL of a draft works only in the browser that stores the draft. To share a draft, send a desk file.",
          "No rewrite rules are needed. A program that requests a missing document gets a 404, never the page."
        ]
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "contract",
      "statement": "1.2"
    },
    "id": "service/three-roads",
    "title": "The three roads: understand, inspect, choose",
    "summary": "Three optional read-only discovery roads: understand, inspect, and choose whether and how to connect.",
    "related": [
      "service/open-seat",
      "service/knowledge-endpoint",
      "service/what-discovery-does-not-mean"
    ],
    "keywords": [
      "discovery",
      "porch",
      "pathways",
      "api catalog",
      "roads",
      "understand",
      "inspect",
      "choose",
      "endpoints"
    ],
    "body": [
      {
        "kind": "table",
        "head": [
          "Road",
          "Path",
          "What it is"
        ],
        "rows": [
          [
            "Entry",
            "`public/discovery`",
            "The entry point: it offers exactly the three roads."
          ],
          [
            "Understand",
            "`public/porch`",
            "Road 1, Understand."
          ],
          [
            "Inspect",
            "`.well-known/api-catalog`",
            "The RFC 9727 API catalogue."
          ],
          [
            "Choose",
            "`v1/pathways`",
            "The choices for connecting, and their boundaries."
          ]
        ],
        "authority": {
          "kind": "contract",
          "statement": "4 pathways"
        }
      },
      {
        "kind": "paragraph",
        "text": "Each needs no authentication and no request input.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 input"
        }
      },
      {
        "kind": "paragraph",
        "text": "Each makes no application write and no outside change.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 effects"
        }
      },
      {
        "kind": "paragraph",
        "text": "Each charges no fee and requires no proof of work.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 fee"
        }
      },
      {
        "kind": "paragraph",
        "text": "Each is safe to repeat.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 repeat"
        }
      },
      {
        "kind": "paragraph",
        "text": "Any retry is left to the caller, and is finite.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 retry"
        }
      },
      {
        "kind": "paragraph",
        "text": "Each starts no automatic follow-up.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 follow-up"
        }
      },
      {
        "kind": "paragraph",
        "text": "Stopping, silence, and walking away are complete outcomes.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 stopping"
        }
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "contract",
      "statement": "4 open-seat"
    },
    "id": "service/open-seat",
    "title": "The open seat",
    "summary": "A smaller, supplementary public seat at public/open-seat.",
    "related": [
      "service/three-roads",
      "service/what-discovery-does-not-mean"
    ],
    "keywords": [
      "seat",
      "supplementary",
      "public seat",
      "fourth road"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "It is one of two supplementary channels, which are not a fourth road.",
        "authority": {
          "kind": "contract",
          "statement": "1.4 channels"
        }
      },
      {
        "kind": "paragraph",
        "text": "Its existence is not evidence of use, participation, endorsement, affiliation, consent, or delegated authority by any person, model provider, or organisation.",
        "authority": {
          "kind": "contract",
          "statement": "1.4 existence"
        }
      },
      {
        "kind": "paragraph",
        "text": "In Assessment Desk, it is a read-only document. The shape of its response is ours.",
        "authority": {
          "kind": "convention",
          "silence": "4.4"
        }
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "contract",
      "statement": "4.3"
    },
    "id": "service/knowledge-endpoint",
    "title": "The knowledge endpoint: search and fetch",
    "summary": "The knowledge-only endpoint has exactly two tools, search and fetch, and needs no authentication.",
    "related": [
      "guide/look-up-as-an-agent",
      "service/three-roads",
      "service/not-offered"
    ],
    "keywords": [
      "cors",
      "origin",
      "protocol version",
      "mcp",
      "tools",
      "search",
      "fetch",
      "canon",
      "model context protocol",
      "endpoint",
      "agent",
      "knowledge",
      "request size"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "It is at `v1/mcp/canon`, as MCP over Streamable HTTP.",
        "authority": {
          "kind": "contract",
          "statement": "4 knowledge"
        }
      },
      {
        "kind": "table",
        "head": [
          "Tool",
          "Input",
          "Output"
        ],
        "rows": [
          [
            "`search`",
            "`query`: a question or words",
            "IDs, titles and URLs of entries, best match first."
          ],
          [
            "`fetch`",
            "`id`: from the results of `search`",
            "The entry: its title, its text, its URL."
          ]
        ],
        "authority": {
          "kind": "convention",
          "silence": "4.5"
        }
      },
      {
        "kind": "paragraph",
        "text": "It searches this help and nothing else: the contract’s fields and rules, and how Assessment Desk works. It accepts no assessments, stores nothing and changes nothing. A deployment with only static files does not run it, and its documents do not offer it.",
        "authority": {
          "kind": "convention"
        }
      },
      {
        "kind": "paragraph",
        "text": "It accepts requests without an Origin header, from its own origin, and from origins that its operator allows. Other origins get 403. It supports three revisions of the protocol: 2025-06-18, 2025-11-25 and 2026-07-28. A client that requests another revision in `initialize` gets 2025-11-25; a header with another revision gets 400.",
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "contract",
      "statement": "1.6"
    },
    "id": "service/not-offered",
    "title": "What the service does not offer",
    "summary": "No agent-to-agent card and no agent-to-agent task service is published.",
    "related": [
      "service/what-discovery-does-not-mean",
      "decision/nothing-leaves",
      "service/three-roads"
    ],
    "keywords": [
      "a2a",
      "agent card",
      "agent-to-agent",
      "task",
      "register",
      "account",
      "submit",
      "upload",
      "api key",
      "price"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Nothing on the pathways or porch endpoints registers an agent or sends a message.",
        "authority": {
          "kind": "contract",
          "statement": "4.2"
        }
      },
      {
        "kind": "paragraph",
        "text": "The discovery roads charge no fee and no proof of work.",
        "authority": {
          "kind": "contract",
          "statement": "8.2"
        }
      },
      {
        "kind": "list",
        "items": [
          "The paths of an agent-to-agent card return 404.",
          "No operation of this service accepts, stores or retrieves an assessment. Assessments stay on people’s own computers. The samples are fixed documents to read, not a service for assessments.",
          "Nothing is sold, and there are no accounts."
        ],
        "authority": {
          "kind": "convention",
          "silence": "4.6"
        }
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "contract",
      "statement": "5.3"
    },
    "id": "service/what-discovery-does-not-mean",
    "title": "What discovery does not mean",
    "summary": "Being discoverable is not permission; check the named endpoint before acting.",
    "related": [
      "service/three-roads",
      "service/not-offered",
      "guide/look-up-as-an-agent"
    ],
    "keywords": [
      "permission",
      "consent",
      "endorsement",
      "proof",
      "authority",
      "logging",
      "metadata",
      "allowed",
      "affiliation"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The API catalog, the OpenAPI description, the agent and LLM text files, the package metadata, the source code and a listing in an MCP registry are discovery claims, not permission or proof.",
        "authority": {
          "kind": "contract",
          "statement": "1.5 claims"
        }
      },
      {
        "kind": "paragraph",
        "text": "Before acting, a caller checks the method, authentication, effects, rights, cost and limits at the named endpoint.",
        "authority": {
          "kind": "contract",
          "statement": "5.3"
        }
      },
      {
        "kind": "paragraph",
        "text": "The existence of the supplementary channels is not evidence of use, participation, endorsement, affiliation, consent, or delegated authority by any person, model provider, or organisation.",
        "authority": {
          "kind": "contract",
          "statement": "1.4 existence"
        }
      },
      {
        "kind": "paragraph",
        "text": "Ordinary network and hosting metadata may still be processed or retained.",
        "authority": {
          "kind": "contract",
          "statement": "1.7"
        }
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "service/licence-and-source",
    "title": "Licence, source and package",
    "summary": "Assessment Desk is free software under the MIT licence; application, checker and library are built from one source.",
    "related": [
      "service/what-discovery-does-not-mean",
      "guide/library",
      "guide/host-the-site"
    ],
    "keywords": [
      "license",
      "licence",
      "mit",
      "open source",
      "source code",
      "copyright",
      "free",
      "commercial use",
      "warranty",
      "who made this",
      "author of the program"
    ],
    "body": [
      {
        "kind": "list",
        "items": [
          "Under the MIT licence, everyone may use, change and share Assessment Desk with its copyright notice, without any warranty. The text is in the file `LICENSE` of the source.",
          "The application, the command-line checker, the library and the knowledge endpoint are built from the same source and have the same version.",
          "The licence covers the software only. What you write in an assessment is yours, and the rights to passages stay with their publishers."
        ],
        "authority": {
          "kind": "convention"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "9.3"
    },
    "id": "unshown/compatibility-and-deprecation",
    "title": "Compatibility and deprecation policy",
    "summary": "A compatibility and deprecation policy is not shown.",
    "related": [
      "field/assessment/contract",
      "part/assessment"
    ],
    "keywords": [
      "backward compatible",
      "breaking change",
      "deprecated",
      "sunset",
      "new version",
      "v2",
      "versioning",
      "upgrade"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The assessment contract version is in `contract`, the constant `ww3.assessment/v1`.",
        "authority": {
          "kind": "contract",
          "statement": "9.1"
        }
      },
      {
        "kind": "paragraph",
        "text": "Versioned endpoint paths have the prefix `/v1/`.",
        "authority": {
          "kind": "contract",
          "statement": "9.2"
        }
      },
      {
        "kind": "paragraph",
        "text": "Assessment Desk supports only version 1. It makes no promise about later versions.",
        "authority": {
          "kind": "convention",
          "silence": "9.3"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "3 transitions"
    },
    "id": "unshown/workflow-transitions",
    "title": "Transitions between workflow states",
    "summary": "Transitions of the workflow state are not shown.",
    "related": [
      "decision/workflow-free",
      "term/workflow-state",
      "field/power-basis/workflow-state"
    ],
    "keywords": [
      "transition",
      "state change",
      "retired to active",
      "become active again",
      "reactivate",
      "reopen",
      "state machine",
      "allowed transitions"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The allowed values of `workflow_state` are draft, active, contested, retired.",
        "authority": {
          "kind": "contract",
          "statement": "3 states"
        }
      },
      {
        "kind": "paragraph",
        "text": "Assessment Desk restricts no transition: [every state can follow every other](entry:decision/workflow-free). A retired entry can become active again.",
        "authority": {
          "kind": "convention",
          "silence": "3 transitions"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "2.11.5"
    },
    "id": "unshown/rules-a-receiver-checks",
    "title": "Which semantic rules a recipient checks",
    "summary": "Which of the semantic rules are checked when an assessment is submitted is not shown.",
    "related": [
      "decision/export-gate",
      "rule/all",
      "term/level"
    ],
    "keywords": [
      "receiver",
      "receiver checks",
      "checked on submission",
      "server-side validation",
      "enforced",
      "semantic rule",
      "which rules are checked"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Assessment Desk checks [all of them](entry:rule/all). Violations need your confirmation and do not block the export: see [What blocks an export](entry:decision/export-gate).",
        "authority": {
          "kind": "convention",
          "silence": "2.11.5"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "2.12 records"
    },
    "id": "unshown/casefile-and-observation-records",
    "title": "Casefile and observation records",
    "summary": "Casefile and observation records are not shown beyond the fingerprint and the integer observation identifiers.",
    "related": [
      "decision/casefile-format",
      "part/casefile",
      "part/observation",
      "decision/fingerprint"
    ],
    "keywords": [
      "casefile schema in the contract",
      "observation record",
      "record format",
      "definition of an observation",
      "observation fields in the contract"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Assessment Desk has [its own casefile format](entry:decision/casefile-format), and its own way to compute [passage IDs](entry:decision/passage-id) and [fingerprints](entry:decision/fingerprint). Other programs may use different ones.",
        "authority": {
          "kind": "convention",
          "silence": "2.12 records"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "2.1 scope-wording"
    },
    "id": "unshown/scope-wording",
    "title": "The exact wording of scope",
    "summary": "The exact wording of the scope statement is omitted.",
    "related": [
      "decision/scope-wording",
      "field/assessment/scope",
      "rule/scope/unchecked"
    ],
    "keywords": [
      "scope statement",
      "fixed statement",
      "exact wording",
      "text of scope",
      "wording of scope"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "If `scope` is present, it must equal a fixed contract statement.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 scope"
        }
      },
      {
        "kind": "paragraph",
        "text": "The statement repeats the principles in section 1 item 8 and adds rules about publisher attribution, capability and support.",
        "authority": {
          "kind": "contract",
          "statement": "2.1 scope-repeats"
        }
      },
      {
        "kind": "paragraph",
        "text": "Assessments created with Assessment Desk [leave it out](entry:decision/scope-wording). A statement in a file that you open is kept unchanged.",
        "authority": {
          "kind": "convention",
          "silence": "2.1 scope-wording"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "8.3"
    },
    "id": "unshown/rate-and-size-limits",
    "title": "Rate limits and request size limits",
    "summary": "Rate limits and request size limits for any endpoint are not shown.",
    "related": [
      "limit/all",
      "service/three-roads",
      "service/knowledge-endpoint"
    ],
    "keywords": [
      "rate limit",
      "rate limits",
      "throttling",
      "requests per minute",
      "quota",
      "request size",
      "payload",
      "how often",
      "429"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Retries are caller-chosen and finite.",
        "authority": {
          "kind": "contract",
          "statement": "8.2"
        }
      },
      {
        "kind": "list",
        "items": [
          "The server of Assessment Desk sets no rate limit; its host may.",
          "Its knowledge endpoint accepts request bodies of at most 65536 bytes, and queries of at most 200 characters."
        ],
        "authority": {
          "kind": "convention",
          "silence": "8.3"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "7 errors"
    },
    "id": "unshown/error-codes",
    "title": "Error codes, status codes and error bodies",
    "summary": "Error codes, status codes, and the shape of an error body are not shown.",
    "related": [
      "rule/all",
      "service/knowledge-endpoint",
      "guide/command-line"
    ],
    "keywords": [
      "error code",
      "error codes",
      "status code",
      "http status",
      "error response",
      "error body",
      "problem details",
      "returned",
      "4xx",
      "5xx"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Structural violations of the assessment contract are defined by the constraints in section 2.",
        "authority": {
          "kind": "contract",
          "statement": "7 structure"
        }
      },
      {
        "kind": "list",
        "items": [
          "The server of Assessment Desk returns HTTP status codes: 404 if nothing is published at a path, 405 if a path does not support the method.",
          "Its knowledge endpoint returns errors as defined by JSON-RPC 2.0 and MCP. Clients must not rely on the wording of a message."
        ],
        "authority": {
          "kind": "convention",
          "silence": "7 errors"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "2.12 bodies"
    },
    "id": "unshown/discovery-bodies",
    "title": "Bodies of the discovery documents",
    "summary": "Fields of the response bodies of the discovery, porch, API catalog, pathways and open-seat endpoints are not shown.",
    "related": [
      "service/three-roads",
      "service/open-seat"
    ],
    "keywords": [
      "response body",
      "response shape",
      "fields of the discovery document",
      "porch fields",
      "pathways fields",
      "body of"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Response body shapes for discovery, porch, api-catalog, pathways and open-seat are not shown.",
        "authority": {
          "kind": "contract",
          "statement": "4.4"
        }
      },
      {
        "kind": "paragraph",
        "text": "The documents that Assessment Desk publishes have their own shapes, and each of them says so.",
        "authority": {
          "kind": "convention",
          "silence": "4.4"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "4.5"
    },
    "id": "unshown/tool-parameters",
    "title": "Parameters of the tools search and fetch",
    "summary": "Input and output parameters of the tools search and fetch are not shown.",
    "related": [
      "service/knowledge-endpoint",
      "guide/look-up-as-an-agent"
    ],
    "keywords": [
      "tool arguments",
      "tool parameters",
      "input schema",
      "output schema",
      "parameters of search",
      "parameters of fetch"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The [knowledge endpoint](entry:service/knowledge-endpoint) of Assessment Desk accepts `query` and `id`; its list of tools contains their schemas.",
        "authority": {
          "kind": "convention",
          "silence": "4.5"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "4.6"
    },
    "id": "unshown/submitting-and-storing",
    "title": "Submitting, storing and retrieving assessments",
    "summary": "Any operation that accepts, stores or retrieves an assessment is not shown.",
    "related": [
      "service/not-offered",
      "decision/nothing-leaves",
      "guide/export"
    ],
    "keywords": [
      "submit",
      "submit operation",
      "store operation",
      "post an assessment",
      "upload endpoint",
      "retrieve",
      "endpoint that accepts"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Assessment Desk has no such operation: assessments stay on people’s own computers, [and nothing is sent](entry:decision/nothing-leaves).",
        "authority": {
          "kind": "convention",
          "silence": "4.6"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "6 events"
    },
    "id": "unshown/events",
    "title": "Events",
    "summary": "Events are not shown.",
    "related": [
      "service/not-offered",
      "service/three-roads"
    ],
    "keywords": [
      "event",
      "webhook",
      "webhooks",
      "notification",
      "subscribe",
      "callback",
      "stream of events"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The three roads start no automatic follow-up.",
        "authority": {
          "kind": "contract",
          "statement": "1.3 follow-up"
        }
      },
      {
        "kind": "paragraph",
        "text": "Assessment Desk sends no events: it has no webhooks and no notifications.",
        "authority": {
          "kind": "convention",
          "silence": "6 events"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "5.5"
    },
    "id": "unshown/other-authentication",
    "title": "Authentication of other endpoints",
    "summary": "Authentication of the open-seat endpoint and of every other endpoint is not shown.",
    "related": [
      "service/open-seat",
      "service/three-roads",
      "service/what-discovery-does-not-mean"
    ],
    "keywords": [
      "authenticate",
      "open-seat authentication",
      "oauth",
      "bearer token",
      "credentials",
      "other endpoints",
      "log in to the open seat"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The three roads require no authentication.",
        "authority": {
          "kind": "contract",
          "statement": "5.1"
        }
      },
      {
        "kind": "paragraph",
        "text": "The knowledge-only tool endpoint requires no authentication.",
        "authority": {
          "kind": "contract",
          "statement": "5.2"
        }
      },
      {
        "kind": "paragraph",
        "text": "Nothing that Assessment Desk serves needs authentication, the open seat included.",
        "authority": {
          "kind": "convention",
          "silence": "5.5"
        }
      }
    ]
  },
  {
    "kind": "unshown",
    "authority": {
      "kind": "contract",
      "statement": "4.7"
    },
    "id": "unshown/paths-of-descriptions",
    "title": "Paths of the OpenAPI, agent and LLM descriptions",
    "summary": "Paths of the OpenAPI description, the agent description text file and the LLM-oriented text file are not shown.",
    "related": [
      "service/three-roads",
      "service/what-discovery-does-not-mean"
    ],
    "keywords": [
      "openapi",
      "swagger",
      "llms.txt",
      "agent.txt",
      "path of the openapi description"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "Assessment Desk publishes them at `v1/openapi.json`, `.well-known/agent.txt` and `llms.txt`.",
        "authority": {
          "kind": "convention",
          "silence": "4.7"
        }
      }
    ]
  },
  {
    "kind": "guide",
    "authority": {
      "kind": "convention"
    },
    "id": "guide/accessibility-conformance",
    "title": "Accessibility conformance",
    "summary": "Shows which accessibility criteria are met, according to tests and manual checks.",
    "related": [
      "guide/keyboard-shortcuts"
    ],
    "keywords": [
      "VPAT",
      "WCAG",
      "EN 301 549",
      "ATAG",
      "accessibility statement",
      "conformance report"
    ],
    "body": [
      {
        "kind": "paragraph",
        "text": "The form is that of the VPAT 2.5 (editions WCAG and EU), without its rows for hardware and video. The evidence is automated tests, which every release must pass, and dated manual checks."
      },
      {
        "kind": "paragraph",
        "text": "“Not evaluated” means that neither a test nor a manual check has shown the result. Nothing is claimed for such a criterion. The VPAT allows this result only for level AAA; this report uses it wherever nothing was shown. An automated test cannot see every fault, so a criterion that is supported may still have one."
      },
      {
        "kind": "paragraph",
        "text": "The evidence for each result is in the file `accessibility.html` beside this page."
      },
      {
        "kind": "heading",
        "text": "WCAG 2.2, levels A and AA"
      },
      {
        "kind": "table",
        "head": [
          "Result",
          "Criteria"
        ],
        "rows": [
          [
            "Supports",
            "1.1.1, 1.3.1, 1.3.2, 1.3.3, 1.3.4, 1.3.5, 1.4.1, 1.4.3, 1.4.4, 1.4.10, 1.4.11, 1.4.12, 1.4.13, 2.1.1, 2.1.2, 2.1.4, 2.2.1, 2.4.1, 2.4.2, 2.4.3, 2.4.4, 2.4.5, 2.4.6, 2.4.7, 2.4.11, 2.5.2, 2.5.3, 2.5.7, 2.5.8, 3.1.1, 3.1.2, 3.2.1, 3.2.2, 3.2.3, 3.2.4, 3.2.6, 3.3.1, 3.3.2, 3.3.3, 3.3.4, 3.3.7, 4.1.2, 4.1.3"
          ],
          [
            "Not applicable",
            "1.2.1, 1.2.2, 1.2.3, 1.2.4, 1.2.5, 1.4.2, 1.4.5, 2.2.2, 2.3.1, 2.5.1, 2.5.4, 3.3.8"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "EN 301 549 V3.2.1"
      },
      {
        "kind": "table",
        "head": [
          "Result",
          "Criteria"
        ],
        "rows": [
          [
            "Supports",
            "4.2.3, 4.2.7, 9, 12.1.1, 12.1.2"
          ],
          [
            "Partially supports",
            "4.2.1"
          ],
          [
            "Not applicable",
            "4.2.4, 4.2.5, 4.2.6, 4.2.8, 4.2.9, 6, 7, 8, 11, 12.2, 13"
          ],
          [
            "Not evaluated",
            "4.2.2, 4.2.10, 4.2.11, 5, 10"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "ATAG 2.0, part A: an accessible authoring tool"
      },
      {
        "kind": "table",
        "head": [
          "Result",
          "Criteria"
        ],
        "rows": [
          [
            "Supports",
            "A.1.1.1, A.2.2.1, A.3.1.1, A.3.1.2, A.3.1.3, A.3.2.1, A.3.2.2, A.3.4.1, A.3.5.1, A.3.6.2, A.3.6.3, A.4.1.1, A.4.2.1"
          ],
          [
            "Not applicable",
            "A.1.2.1, A.1.2.2, A.2.1.1, A.2.1.2, A.2.2.2, A.3.3.1"
          ],
          [
            "Not evaluated",
            "A.3.2.3, A.3.6.1, A.3.7.1, A.4.1.2, A.4.2.2"
          ]
        ]
      },
      {
        "kind": "heading",
        "text": "ATAG 2.0, part B: support for accessible content"
      },
      {
        "kind": "table",
        "head": [
          "Result",
          "Criteria"
        ],
        "rows": [
          [
            "Not applicable",
            "B.1.1.1, B.1.2.3, B.1.2.4, B.2.3.1, B.2.3.2, B.2.4.1, B.2.4.2, B.2.4.3, B.3.1.1, B.3.1.2, B.3.1.3, B.3.1.4, B.3.1.5, B.3.2.1"
          ],
          [
            "Not evaluated",
            "B.1.1.2, B.1.2.1, B.1.2.2, B.2.1.1, B.2.2.1, B.2.2.2, B.2.5.1, B.2.5.2, B.4.1.1, B.4.1.2, B.4.1.3, B.4.1.4, B.4.2.1, B.4.2.2"
          ]
        ]
      }
    ]
  }
];
