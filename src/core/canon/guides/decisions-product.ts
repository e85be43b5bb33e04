/** Decisions about what Assessment Desk does and never does. */
import { contract, convention, reading } from '../../authority/authority.ts';
import type { CanonEntry } from '../entry.ts';
import { decision, paragraph, points, withAuthority } from './write.ts';

export const productDecisions: readonly CanonEntry[] = [
  decision(reading('1.8 power', 'A count shown as a strength would be a score.'), {
    id: 'decision/never-scores',
    title: 'Nothing is scored or ranked',
    summary: 'Links are counted, but counts are never turned into strength, probability or rankings.',
    body: [
      withAuthority(
        contract('1.8 power'),
        paragraph('Power bases are evidence-linked descriptions. They are not scores.'),
      ),
      paragraph(
        'Ten supporting links do not make a hypothesis more likely than one. What matters is what they say, and that is for people to read.',
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
    title: 'Your data stays in your browser',
    summary:
      'Assessment Desk connects only to its own web server to load its own files; documents, passages and keystrokes are never sent.',
    body: [
      points(
        'A Content-Security-Policy in the page enforces it.',
        'Drafts are stored in this browser. They leave it only as a file that you save or download, or as text that you copy.',
        'The URLs of observations are never opened.',
        'The web server still sees that someone loaded the page: ordinary network and hosting metadata may be processed or retained.',
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
    title: 'Workflow states can change freely',
    summary: 'The contract defines no transitions, so every state can follow every other.',
    body: [
      paragraph(
        'Draft, active, contested and retired describe the state of an entry in your own work. A retired entry can become active again, and a new entry can start as contested.',
      ),
    ],
    keywords: ['state', 'status', 'transition', 'draft', 'active', 'contested', 'retired', 'lifecycle'],
    related: ['term/workflow-state', 'field/power-basis/workflow-state'],
  }),
  decision(convention(), {
    id: 'decision/hash-routes',
    title: 'URLs use #',
    summary: 'Every view has a URL after #, so any static host can serve it and unknown paths return 404.',
    body: [
      points(
        '`#/` is the library, `#/draft/ID/claims/3` the third claim of a draft, `#/help/ID` an entry of this help.',
        'The part after `#` is not sent to the web server.',
        'The URL of a draft works only in the browser that stores the draft. To share a draft, send a desk file.',
        'No rewrite rules are needed. A program that requests a missing document gets a 404, never the page.',
      ),
    ],
    keywords: ['url', 'link', 'address', 'bookmark', 'share a link', 'route', '404', 'hash'],
    related: ['guide/host-the-site', 'guide/hand-over', 'decision/nothing-leaves'],
  }),
];
