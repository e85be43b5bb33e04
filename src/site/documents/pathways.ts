/** Road 3, Choose whether and how to connect, `v1/pathways`: the choices, their boundaries and a decision table. */
import { entryAddress } from '../../core/reference/entry.ts';
import { knowledgePath, type SitePlace } from '../place.ts';
import {
  existenceIsNoEvidence,
  originRule,
  walkingAway,
  checkBeforeActing,
  discoveryIsNotPermission,
  hostingMetadata,
  knowledgeIsNotRun,
  noAgentService,
  nothingRegisters,
  rights,
  shapeIsOurs,
  subject,
} from './product.ts';
import { mediaTypes, samples, jsonText, type SiteDocument, paths, referencesFrom } from './references.ts';
import { schemaPath } from './schemas.ts';

// The three optional read-only roads, with their destinations and promises, as several documents publish them.

/** The three roads in their order (specification 1.2). */
export const roadIds = ['understand', 'inspect', 'choose'] as const;
type RoadId = (typeof roadIds)[number];

/** What a caller may rely on for every road: specification 1.3, field by field. */
export const promises = {
  auth: 'none',
  input: 'none',
  application_write: false,
  external_effect: false,
  cost: { service_charge: false, proof_of_work: false },
  repeatability: 'Safe to repeat as an ordinary read.',
  retry: 'Left to the caller; any retry is finite.',
  follow_up_required: false,
  automatic_follow_up: false,
  exit: walkingAway,
} as const;

const destinations: Readonly<Record<RoadId, { intent: string; path: string; representation: string }>> = {
  understand: {
    intent: 'Understand what this is and what it is not.',
    path: paths.porch,
    representation: mediaTypes.json,
  },
  inspect: {
    intent: 'Inspect the catalogue of interfaces and their descriptions.',
    path: paths.catalogue,
    representation: mediaTypes.catalogue,
  },
  choose: {
    intent: 'Choose whether and how to connect; doing nothing is one of the choices.',
    path: paths.pathways,
    representation: mediaTypes.json,
  },
};

/** Returns the road `id` as it is published. Its members and their order are fixed. `to` makes its reference. */
export function road(id: RoadId, to: (path: string) => string) {
  const { intent, path, representation } = destinations[id];
  return { id, intent, method: 'GET', href: to(path), representation, ...promises } as const;
}

// The ways to connect to the site, or not to, and the decision table between them: the content of road 3.

/** The limits of a read: nothing here counts or slows requests. */
const noLimits = 'none set by Assessment Desk; its host may set some';

/** The entry of the help that the documents use as an example. */
export const exampleEntry = 'field/claim/actual';

/** How a choice is made. If it is not a request, all three are null. */
interface Request {
  readonly method: 'GET' | 'POST' | null;
  readonly href: string | null;
  readonly representation: string | null;
}

const noRequest: Request = { method: null, href: null, representation: null };

/** One way to connect, or not to, as it is published. */
function choice(id: string, title: string, what: string, request: Request, input = 'none', limits = noLimits) {
  return {
    id,
    title,
    what_happens: what,
    ...request,
    auth: 'none',
    input,
    application_write: false,
    external_effect: false,
    cost: { service_charge: false, proof_of_work: false },
    limits,
    follow_up_required: false,
    automatic_follow_up: false,
    exit: walkingAway,
  } as const;
}

type Choice = ReturnType<typeof choice>;

/** The choices that are reads of published documents. */
function reads(to: (path: string) => string): Choice[] {
  const get = (path: string, representation: string): Request => ({ method: 'GET', href: to(path), representation });
  return [
    choice('understand', 'Read the orientation', 'You read one document.', get(paths.porch, mediaTypes.json)),
    choice(
      'inspect',
      'Read the catalogue of interfaces',
      'You read one linkset. It describes interfaces and does not promise them.',
      get(paths.catalogue, mediaTypes.catalogue),
    ),
    choice(
      'read-contract',
      'Read the contract as a JSON Schema',
      'You read the structure and the limits of an assessment. The semantic rules are not in the schema; the checker has them.',
      get(schemaPath('assessment'), mediaTypes.schema),
    ),
    choice(
      'take-sample',
      'Read a sample',
      'You read a fictional, finished assessment. Its casefile is published too. Neither describes real events.',
      get(samples[0].path, mediaTypes.json),
    ),
    choice(
      'read-package',
      'Read the package metadata',
      'You read one document: the name, version, licence and contents of the package, the address of its source, and its listings.',
      get(paths.package, mediaTypes.json),
    ),
  ];
}

/** The choices for using the product. */
function uses(to: (path: string) => string): Choice[] {
  const page = (path: string): Request => ({ method: 'GET', href: to(path), representation: mediaTypes.html });
  return [
    choice(
      'use-application',
      'Open the application',
      'A browser loads the application and stores a copy of its files to work offline. Drafts stay in that browser and are not sent anywhere.',
      page(paths.page),
      'none; files that are opened in it are read in the browser',
      'the limits of the contract; files up to 64 MiB',
    ),
    choice(
      'look-up',
      'Look something up in the help',
      `The application opens its help on every field, limit, value, rule and format. Each entry has its own address, for example ${entryAddress(exampleEntry)}.`,
      page(paths.help),
    ),
    choice(
      'check-files',
      'Check files on your own machine',
      'You download the source as a zip. In it, `npm ci && npm run build:package` installs the dependencies from npm and builds the checker. `node dist-package/assessment-desk.js check FILE…` then reads the files that you name, writes its findings to standard output and sends nothing anywhere.',
      { method: 'GET', href: to(paths.source), representation: mediaTypes.zip },
      'none; the checker reads files that you name, or standard input',
      'files up to 64 MiB',
    ),
  ];
}

function knowledge(to: (path: string) => string): Choice {
  return choice(
    'ask-knowledge',
    'Ask the knowledge-only tool endpoint',
    `An MCP client finds exactly two tools, search and fetch, which read the entries of the help. There are no sessions. ${existenceIsNoEvidence}`,
    { method: 'POST', href: to(knowledgePath), representation: mediaTypes.json },
    'MCP messages over Streamable HTTP: search takes a query of 1 to 200 characters, fetch an ID of 1 to 200',
    `a request body has at most 65,536 bytes; a search returns at most 10 results. ${originRule}`,
  );
}

/** Every choice, doing nothing first. The knowledge endpoint is among them only if the deployment runs it. */
function choices(to: (path: string) => string, knowledgeEndpoint: boolean): readonly Choice[] {
  const nothing = choice('nothing', 'Do nothing', 'Nothing happens, now or later.', noRequest, 'none', 'none');
  return [nothing, ...reads(to), ...uses(to), ...(knowledgeEndpoint ? [knowledge(to)] : [])];
}

/** A row of the decision table: if `when` applies, the choice `choose` fits. */
export interface Decision {
  readonly when: string;
  readonly choose: string;
}

/** The decision table. Each row names a choice of `choices`, and each choice has a row. */
function decisions(knowledgeEndpoint: boolean): readonly Decision[] {
  return [
    { when: 'Nobody asked you to connect, or you are not sure that you may.', choose: 'nothing' },
    { when: 'You already know what you need.', choose: 'nothing' },
    { when: 'You do not know what this is.', choose: 'understand' },
    { when: 'You want to know which interfaces there are and how they are described.', choose: 'inspect' },
    { when: 'You write or read assessments with your own program.', choose: 'read-contract' },
    { when: 'You want to see what an assessment and its casefile look like.', choose: 'take-sample' },
    { when: 'You want to read, build or change the source code, or to know its licence.', choose: 'read-package' },
    { when: 'You are a person who writes, checks or reads an assessment.', choose: 'use-application' },
    { when: 'You are a person with a question about a field, a limit or a rule.', choose: 'look-up' },
    { when: 'You have files to check, and they must not leave your machine.', choose: 'check-files' },
    ...(knowledgeEndpoint
      ? [{ when: 'You are an MCP client with a question about the contract.', choose: 'ask-knowledge' }]
      : []),
    { when: 'You want this service to store, send or run something: it does not offer that.', choose: 'nothing' },
  ];
}

export function pathwaysDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.pathways);
  const body = {
    format: 'assessment-desk-pathways/v1',
    canonical: to(paths.pathways),
    subject: subject(to),
    road: road('choose', to),
    boundary: [
      nothingRegisters,
      discoveryIsNotPermission,
      checkBeforeActing,
      ...(place.knowledgeEndpoint ? [] : [knowledgeIsNotRun]),
      noAgentService,
      hostingMetadata,
      shapeIsOurs,
    ],
    rights,
    choices: choices(to, place.knowledgeEndpoint),
    decisions: decisions(place.knowledgeEndpoint),
    exit: walkingAway,
  };
  return { path: paths.pathways, mediaType: mediaTypes.json, text: jsonText(body) };
}
