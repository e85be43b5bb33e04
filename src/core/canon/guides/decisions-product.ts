/** Decisions about what the application does and never does. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { decision, paragraph, points, said } from './write.ts';

export const productDecisions: readonly CanonEntry[] = [
  decision(reading('1.8 power', 'A count that is shown as a strength would be a score.'), {
    id: 'decision/never-scores',
    title: 'Nothing is scored or ranked',
    summary: 'Links are counted, but no count becomes a strength, a likelihood or an order of actors.',
    body: [
      said(contract('1.8 power'), paragraph('Power bases are evidence-linked descriptions. They are not scores.')),
      paragraph(
        'Ten supporting links do not make a hypothesis more likely here than one; what they say does, and that is for people to read.',
      ),
    ],
    keywords: [
      'give a probability',
      'how likely',
      'how sure',
      'score',
      'score power bases',
      'scoring',
      'rank',
      'rank actors',
      'compare actors',
      'rating',
      'probability',
      'likelihood',
      'confidence',
      'strength',
      'weight',
      'percent',
    ],
    related: ['term/power-basis', 'term/intent-hypothesis', 'term/principles'],
  }),
  decision(convention(), {
    id: 'decision/nothing-leaves',
    title: 'Nothing leaves the machine',
    summary:
      'The application talks to its own origin only, for its own files; documents, passages and keystrokes are sent nowhere.',
    body: [
      points(
        'A Content-Security-Policy in the page enforces it.',
        'Drafts are kept in this browser. They leave it as a file that you download or a text that you copy.',
        'The page does not open the addresses of observations.',
        'The host still sees that somebody fetched the page: ordinary network and hosting metadata may be processed or retained.',
      ),
    ],
    keywords: [
      'sent to a server',
      'send data anywhere',
      'server',
      'internet',
      'network',
      'privacy',
      'confidential',
      'telemetry',
      'tracking',
      'upload',
      'cloud',
      'offline',
      'data protection',
      'secret',
    ],
    related: ['guide/drafts', 'guide/host-the-site'],
  }),
  decision(convention('3 transitions'), {
    id: 'decision/workflow-free',
    title: 'Every workflow state can follow every other',
    summary: 'The contract shows no transitions, so Assessment Desk forbids none.',
    body: [
      paragraph(
        'Draft, active, contested and retired say where an entry stands in your own work. A retired entry can become active again, and a new one can begin contested.',
      ),
    ],
    keywords: ['state', 'status', 'transition', 'draft', 'active', 'contested', 'retired', 'lifecycle'],
    related: ['term/workflow-state', 'field/power-basis/workflow-state'],
  }),
  decision(convention(), {
    id: 'decision/hash-routes',
    title: 'Addresses behind #',
    summary:
      'Every place in the application has an address behind #, so that any static host serves it and unknown paths stay honest 404s.',
    body: [
      points(
        '`#/` is the library, `#/draft/ID/claims/3` the third claim of a draft, `#/help/ID` an entry of this help.',
        'What stands behind `#` is not sent to the host.',
        'An address of a draft opens it only in the browser that keeps it.',
        'No rewrite rules are needed, and a program that asks for a document that is not there gets a 404 and never the page.',
      ),
    ],
    keywords: ['url', 'link', 'address', 'bookmark', 'share a link', 'route', '404', 'hash'],
    related: ['guide/host-the-site', 'guide/hand-over', 'decision/nothing-leaves'],
  }),
];
