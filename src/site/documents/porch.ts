/** Road 1, Understand, `public/porch`: the fixed orientation and nothing else. */
import type { SitePlace } from '../place.ts';
import {
  checkBeforeActing,
  discoveryIsNotPermission,
  hostingMetadata,
  noAgentService,
  nothingRegisters,
  principles,
  shapeIsOurs,
  walkingAway,
} from './cautions.ts';
import { jsonText, type SiteDocument } from './document.ts';
import { mediaTypes } from './media-types.ts';
import { npmListing, packageMetadata, releasedOn, subject } from './product.ts';
import { paths, referencesFrom } from './references.ts';
import { road } from './roads.ts';
import { schemaPath } from './schemas.ts';

const whatThisIs = [
  'A browser application: open a casefile, read its passages, mark spans, create attributed claims, and build power bases, intent hypotheses, contradictions and unknowns from them.',
  'A checker for every constraint of the contract and every semantic rule. The command-line checker of the package gives the same findings.',
  'A reference: the schemas of the formats, samples, and help on every field, limit, value and rule.',
];

const whatThisIsNot = [
  'It is not an authority on what happened, and it does not score or rank anyone.',
  'It does not accept, store or distribute assessments. The samples are fictional.',
  'It does not authenticate publishers, speakers, readers or callers.',
];

/** The package that the site is built from (specification 1.5). */
function packageOf(to: (path: string) => string): object {
  const { name, version, license } = packageMetadata;
  const note = `The command-line checker, the library and this site are built from one package. Its metadata and source are published here. On npm it is ${npmListing(releasedOn).status}.`;
  return { name, version, license, href: to(paths.package), source: to(paths.source), note };
}

export function porchDocument(place: SitePlace): SiteDocument {
  const to = referencesFrom(place, paths.porch);
  const body = {
    format: 'assessment-desk-porch/v1',
    canonical: to(paths.porch),
    subject: subject(to),
    road: road('understand', to),
    what_this_is: whatThisIs,
    what_this_is_not: whatThisIsNot,
    principles,
    boundary: [
      nothingRegisters,
      discoveryIsNotPermission,
      checkBeforeActing,
      noAgentService,
      hostingMetadata,
      shapeIsOurs,
    ],
    further: [
      { title: 'The application', href: to(paths.page), type: mediaTypes.html },
      { title: 'Help on every field, limit, value and rule', href: to(paths.help), type: mediaTypes.html },
      { title: 'The contract as a JSON Schema', href: to(schemaPath('assessment')), type: mediaTypes.schema },
      { title: 'The catalogue of interfaces', href: to(paths.catalogue), type: mediaTypes.catalogue },
      { title: 'The OpenAPI description', href: to(paths.openApi), type: mediaTypes.json },
      { title: 'The agent description', href: to(paths.agent), type: mediaTypes.text },
      { title: 'A summary for language models', href: to(paths.llms), type: mediaTypes.text },
      { title: 'Metadata for an MCP registry: prepared, not listed', href: to(paths.server), type: mediaTypes.json },
      { title: 'The choices for connecting', href: to(paths.pathways), type: mediaTypes.json },
    ],
    package: packageOf(to),
    exit: walkingAway,
  };
  return { path: paths.porch, mediaType: mediaTypes.json, text: jsonText(body) };
}
