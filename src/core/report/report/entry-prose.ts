/** Power bases and intent hypotheses in sentences, with their evidence, and the words of claims that they quote. */
import { cueEffects, type ClaimSentencePart } from '../../check/claim-sentence.ts';
import { shortenEnd } from '../../text/shorten.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import {
  heading,
  joinedLines,
  list,
  paragraphOf,
  quote,
  sentences,
  type Block,
  type Item,
  type Line,
  type Part,
} from '../prose/prose.ts';
import { anchorInWords, type ReportClaim } from './claims.ts';
import {
  evidenceInWords,
  firstLinks,
  languageOfFact,
  languageOfHeading,
  linkGroups,
  rivalSets,
  entryGroups,
  type LinkGroup,
  type ReportEntry,
  type ReportLink,
} from './entries.ts';
import { betweenMarks } from '../direction.ts';
import { dateInWords, inWords, shortName } from './names.ts';
import { hasTooManyLinks, mapBlocks } from './pictures.ts';
import type { Report } from './report.ts';
import { shortFormLimits } from './shape.ts';

/** The maximum number of code points of a claim's text repeated at a link. The claim itself has the full text. */
const maxWords = 400;

/** The properties that are the ID, the heading and the statement of an entry. */
const fieldsOf = {
  'power basis': { id: 'power_basis_id', heading: 'domain', statement: 'description' },
  'intent hypothesis': { id: 'hypothesis_id', heading: 'topic', statement: 'hypothesis' },
} as const satisfies Record<ReportEntry['kind'], object>;

/** What the entries of a report are written with. */
export interface EntryContext {
  readonly workspace: Workspace;
  readonly report: Report;
}

/** A value of an entry that the page's own check compares with the file. */
function valueOf({ path }: ReportEntry, field: string, text: string, language?: string): Line[number] {
  return quote(text, language, `${path}/${field}`);
}

/** The entries of one list: those that count now, with rivals side by side, then drafts and retired ones apart. */
export function entriesBlocks(entries: readonly ReportEntry[], context: EntryContext): readonly Block[] {
  const { short } = context.report.shape;
  return entryGroups(entries).flatMap(({ state, entries: ofGroup }) => [
    ...(state === '' ? [] : [heading(2, `${state} ${nounOf(ofGroup)}`)]),
    ...rivalSets(ofGroup).flatMap((set) => [
      ...(set.length > 1 && !short ? rivalBlocks(set) : []),
      ...set.map((entry) => (short ? shortEntry(entry, set) : fullEntry(entry, context))),
    ]),
  ]);
}

function nounOf([entry]: readonly ReportEntry[]): string {
  return entry?.kind === 'power basis' ? 'power bases' : 'intent hypotheses';
}

/** Every entry at a glance, in the order of the sections. */
export function glanceBlocks(report: Report): readonly Block[] {
  const all = [...entryGroups(report.intents), ...entryGroups(report.powerBases)];
  return (['', 'Draft', 'Retired'] as const).flatMap((state) => {
    const entries = all.filter((group) => group.state === state).flatMap((group) => group.entries);
    if (entries.length === 0) return [];
    return [...(state === '' ? [] : [heading(3, state)]), ...list(entries.map(glanceLine))];
  });
}

function glanceLine(entry: ReportEntry): Line {
  const fields = fieldsOf[entry.kind];
  return [
    { kind: 'link', to: `#${entry.place}`, line: [valueOf(entry, fields.id, entry.id)] },
    ' ',
    valueOf(entry, fields.statement, entry.statement, entry.language),
    ' ',
    {
      kind: 'span',
      role: 'facts',
      line: [valueOf(entry, 'workflow_state', entry.state), '; support: ', ...evidenceLine(entry), '.'],
    },
  ];
}

/** How many claims of how many publishers support an entry, and how many contradict it, after the word “Support:”. */
function evidenceLine(entry: ReportEntry): Line {
  const { support, from, contradict } = evidenceInWords(entry);
  return [valueOf(entry, 'evidence', support), `${from}; `, valueOf(entry, 'evidence', contradict)];
}

/** The maximum number of rivals side by side on a page. */
const maxBeside = 3;

/** Rivals side by side: what each says, and which claims support and contradict it. */
function rivalBlocks(rivals: readonly ReportEntry[]): readonly Block[] {
  const tables = Array.from({ length: Math.ceil(rivals.length / maxBeside) }, (_, at) =>
    rivals.slice(at * maxBeside, (at + 1) * maxBeside),
  );
  return [
    heading(
      3,
      'Rivals: ',
      ...joinedLines(
        rivals.map(({ id }) => [quote(id)]),
        ', ',
      ),
    ),
    ...tables.map((beside): Block => ({
      kind: 'table',
      head: ['', ...beside.map(({ id }) => id)],
      widths: [1, ...beside.map(() => 2)],
      rows: [
        ['Actor', ...beside.map(({ actor }): Line => ['', quote(shortName(actor))])],
        ['Topic', ...beside.map((entry): Line => [quote(entry.heading, languageOfHeading(entry))])],
        ['Hypothesis', ...beside.map(({ statement, language }): Line => [quote(statement, language)])],
        ['Workflow state', ...beside.map(({ state }): Line => [state])],
        ['Contradicting evidence', ...beside.map((entry) => citedLine(entry, 'contradicts'))],
        ['Supporting evidence', ...beside.map((entry) => citedLine(entry, 'supports'))],
      ].map(([name, ...cells]) => [[name as string], ...(cells as readonly Line[])]),
    })),
  ];
}

/** The claims of an effect, which lead to their links. */
function citedLine(entry: ReportEntry, effect: 'supports' | 'contradicts'): Line {
  const links = linkGroups(entry).find((group) => group.effect === effect)?.links ?? [];
  if (links.length === 0) return ['none'];
  const lines = links.map(([number, { claimId }]): Line => [
    { kind: 'link', to: `#${entry.place}-${number}`, line: [quote(claimId)] },
  ]);
  return ['', ...joinedLines(lines, ', ')];
}

function fullEntry(entry: ReportEntry, { workspace, report }: EntryContext): Block {
  const { place, path, kind, language, statement, facts, lists, falsifiers } = entry;
  const isLarge = hasTooManyLinks(report);
  const evidence = evidenceBlocks(entry, report);
  const listBlocks = (name: string, items: readonly string[]): readonly Block[] => [
    heading(4, name),
    ...list(items.map((item) => [quote(item, language, `${path}/${name.toLowerCase()}`)])),
  ];
  return {
    kind: 'part',
    role: 'entry',
    id: place,
    blocks: [
      heading(3, ...headingLine(entry)),
      paragraphOf('statement', valueOf(entry, fieldsOf[kind].statement, statement, language)),
      {
        kind: 'facts',
        rows: [
          ['Workflow state', [valueOf(entry, 'workflow_state', entry.state)]],
          ...(entry.actor ? [['Actor', [quote(inWords(entry.actor))]] as const] : []),
          ...facts.map(([name, values, field]): readonly [string, Line] => [
            name,
            joinedLines(
              values.map((value) => [
                field === undefined ? quote(value) : valueOf(entry, field, value, languageOfFact(entry, field)),
              ]),
              '; ',
            ),
          ]),
        ],
      },
      ...lists.flatMap(([name, items]) => listBlocks(name, items)),
      ...(isLarge
        ? [
            {
              kind: 'folded',
              summary: ['Support: ', ...evidenceLine(entry)],
              blocks: evidence,
            } as const,
          ]
        : evidence),
      ...(falsifiers.length > 0 ? listBlocks('Falsifiers', falsifiers) : []),
      ...(isLarge ? [] : mapBlocks(workspace, entry)),
      { kind: 'result', of: place },
    ],
  };
}

function headingLine(entry: ReportEntry): Line {
  const fields = fieldsOf[entry.kind];
  return [
    valueOf(entry, fields.id, entry.id),
    ': ',
    entry.actor ? quote(shortName(entry.actor)) : 'No actor',
    ', ',
    valueOf(entry, fields.heading, entry.heading, languageOfHeading(entry)),
  ];
}

function evidenceBlocks(entry: ReportEntry, report: Report): readonly Block[] {
  const groups = linkGroups(entry);
  if (groups.length === 0) return [heading(4, 'Evidence'), sentences('None.')];
  return groups.flatMap(({ effect, title, links }) => [
    heading(4, title),
    ...list(
      links.map(([number, link]) => linkItem(link, entry, number, report)),
      effect,
    ),
  ]);
}

function linkItem(
  { effect, reason, claim, claimId }: ReportLink,
  entry: ReportEntry,
  number: number,
  report: Report,
): Item {
  const at = `evidence/${number - 1}`;
  const id = valueOf(entry, `${at}/claim_id`, claimId);
  const first: Line = [
    ...(claim
      ? [
          {
            kind: 'link',
            to: `#claim-${claim.number}`,
            line: [{ kind: 'number', number: claim.number }, ' ', id],
          } as const,
        ]
      : [id, ' (no such claim)']),
    ' ',
    { kind: 'effect', effect },
    ' this: ',
    ...(claim ? [...wordsInSentence(claim), noteOf(claim, report)] : []),
  ];
  return {
    id: `${entry.place}-${number}`,
    lines: [first, ['Because: ', valueOf(entry, `${at}/reason`, reason, entry.language)]],
  };
}

/** A claim's text in its sentence, with who said it, the live source, and the cues that govern it. */
export function wordsInSentence(claim: ReportClaim, max = maxWords): Line {
  const { sentence, place, language, saidBy } = claim;
  const cues = sentence?.cues ?? [];
  const inside = [...cueParts(sentence?.before), wordsOf(claim, max), ...cueParts(sentence?.after)];
  return [
    { kind: 'span', role: 'quote', language, line: ['“', ...inside, '”'] },
    ' ',
    {
      kind: 'span',
      role: 'facts',
      line: ['(', ...saidBy.map(speakerPart), ...(place === '' ? [] : ['; ', quote(place)]), ...liveSource(claim), ')'],
    },
    ...(cues.length === 0
      ? []
      : [
          ' ',
          {
            kind: 'span',
            role: 'context',
            line: [
              'In the same sentence: ',
              ...joinedLines(
                cues.map(({ words, kind }) => ['“', quote(words, language), `” ${cueEffects[kind]}.`]),
                ' ',
              ),
            ],
          } as const,
        ]),
  ];
}

/** A name has its own direction. */
export function speakerPart({ text, isName }: ReportClaim['saidBy'][number]): Part {
  return isName ? quote(text) : text;
}

/** Who said a claim's words; also who reported them if they are known only from there. */
function speakerOf({ saidBy }: ReportClaim): Line {
  const [speaker, how] = saidBy;
  const isDirect = speaker?.isName === true && /^, (?:publisher|explicit speaker)\b/.test(how?.text ?? '');
  return (isDirect ? [speaker] : saidBy).map(speakerPart);
}

/** A link to the words on the page of the source. */
function liveSource({ address }: ReportClaim): Line {
  return address === undefined ? [] : ['; ', { kind: 'link', to: address, line: ['live source'] }];
}

function wordsOf({ number, actual }: ReportClaim, max: number, shorten = shortenEnd): Part {
  const text = shorten(actual, max);
  return { kind: 'words', claim: number, text, isWhole: text === actual };
}

function cueParts(parts: readonly ClaimSentencePart[] = []): Line {
  return parts.map(({ text, role }) => (role === 'around' ? text : { kind: 'cue', text }));
}

/** The cues before a claim’s text, if there is no space for its sentence: “(denied …) ”. */
function cuesBefore({ sentence, language }: ReportClaim): Line {
  const cues = cuesOf(sentence?.before);
  return cues.length === 0 ? [] : [{ kind: 'span', role: 'quote', language, line: ['(', ...cues, ' …)'] }, ' '];
}

/** The same after its text: “ (… is denied)”. */
function cuesAfter({ sentence, language }: ReportClaim): Line {
  const cues = cuesOf(sentence?.after);
  return cues.length === 0 ? [] : [' ', { kind: 'span', role: 'quote', language, line: ['(… ', ...cues, ')'] }];
}

function cuesOf(parts: readonly ClaimSentencePart[] = []): Line {
  const cues = parts.filter(({ role }) => role !== 'around');
  return joinedLines(
    cues.map((cue) => cueParts([cue])),
    ' … ',
  );
}

/** The endnote of a claim: where it is, in which source, and whether its text matches. */
export function noteOf(claim: ReportClaim, { observations }: Pick<Report, 'observations'>): Part {
  const text = (): string => {
    const { number, id, observation, passageId } = claim;
    const source = observations.find((each) => each.number === observation);
    const { title, canonical_url, published_at } = source?.record ?? {};
    const parts = [
      `Claim ${number} (${betweenMarks(id)})`,
      observation === undefined
        ? 'no observation'
        : `observation ${observation}${title ? `, “${betweenMarks(title)}”` : ''}`,
      source?.publisher ? `publisher: ${betweenMarks(inWords(source.publisher))} (as recorded; not authenticated)` : '',
      published_at ? `published ${dateInWords(published_at)}` : '',
      canonical_url ?? '',
      anchorInWords(claim),
      passageId,
    ];
    return `${parts.filter((part) => part !== '').join('; ')}.`;
  };
  return { kind: 'note', key: claim.number, text };
}

/** A power basis in about a line; a hypothesis also with its rivals, its alternatives and its first evidence. */
function shortEntry(entry: ReportEntry, rivals: readonly ReportEntry[]): Block {
  const { kind, place, path, language, statement, state, facts, lists } = entry;
  const isBasis = kind === 'power basis';
  const scope = facts.find(([, , field]) => field === 'time_scope')?.[1][0] ?? '';
  const factLine: Line = [
    valueOf(entry, 'workflow_state', state),
    '; ',
    ...(isBasis ? [] : [valueOf(entry, 'time_scope', scope), '; ']),
    'support: ',
    ...evidenceLine(entry),
    '.',
  ];
  const shown = isBasis ? shortenAtWord(statement, shortFormLimits.description) : statement;
  const statementPart = valueOf(entry, fieldsOf[kind].statement, shown, language);
  const alternatives = lists.find(([name]) => name === 'Alternatives')?.[1] ?? [];
  const others = rivals.filter((other) => other !== entry);
  return {
    kind: 'part',
    role: 'entry',
    id: place,
    blocks: [
      ...(isBasis
        ? [
            {
              kind: 'run-in',
              level: 3,
              heading: headingLine(entry),
              items: [['', statementPart, ' ', { kind: 'span', role: 'facts', line: factLine }]],
            } as const,
          ]
        : [
            heading(3, ...headingLine(entry)),
            paragraphOf('statement', statementPart),
            paragraphOf('facts', ...factLine, ...rivalNames(others)),
            ...runIn(
              'Alternatives',
              alternatives.map((item) => [quote(item, language, `${path}/alternatives`)]),
            ),
            ...shortLinks(entry, 'supports', '+ Supporting evidence'),
            ...shortLinks(entry, 'contradicts', '× Contradicting evidence'),
          ]),
      { kind: 'result', of: place },
    ],
  };
}

function rivalNames(rivals: readonly ReportEntry[]): Line {
  if (rivals.length === 0) return [];
  const lines = rivals.map(({ id, place }): Line => [{ kind: 'link', to: `#${place}`, line: [quote(id)] }]);
  return [rivals.length === 1 ? ' Rival: ' : ' Rivals: ', ...joinedLines(lines, ', '), '.'];
}

function runIn(title: string, items: readonly Item[], effect?: string): readonly Block[] {
  if (items.length === 0) return [];
  return [{ kind: 'run-in', level: 4, heading: [title], items, ...(effect !== undefined && { effect }) }];
}

function shortLinks(entry: ReportEntry, effect: 'supports' | 'contradicts', title: string): readonly Block[] {
  const { listed, more } = firstLinks(entry, effect);
  const items = listed.map((link, at) => shortLink(link, entry, at === listed.length - 1 ? more : 0));
  return runIn(title, items, effect);
}

function shortLink([number, { claim, claimId }]: LinkGroup['links'][number], entry: ReportEntry, more: number): Item {
  const words: Line = claim
    ? [
        ' ',
        ...cuesBefore(claim),
        {
          kind: 'span',
          role: 'quote',
          language: claim.language,
          line: ['“', wordsOf(claim, shortFormLimits.quotation, shortenAtWord), '”'],
        },
        ...cuesAfter(claim),
        { kind: 'span', role: 'facts', line: [' (', ...speakerOf(claim), ')'] },
      ]
    : [' (no such claim)'];
  return {
    id: `${entry.place}-${number}`,
    lines: [
      [valueOf(entry, `evidence/${number - 1}/claim_id`, claimId), ...words, more > 0 ? ` and ${more} more` : ''],
    ],
  };
}

/** Returns the start of a text up to the end of a word, with an ellipsis if there is more. */
export function shortenAtWord(text: string, max: number): string {
  const start = shortenEnd(text, max);
  return start === text ? text : `${start.slice(0, -1).replace(/\s+\S*$/u, '')}…`;
}
