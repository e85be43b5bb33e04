/** The three optional read-only roads, with their destinations and promises, as several documents publish them. */
import { walkingAway } from './product.ts';
import { mediaTypes } from './document.ts';
import { paths } from './references.ts';

/** The three roads in their order (specification 1.2). */
export const roadIds = ['understand', 'inspect', 'choose'] as const;
export type RoadId = (typeof roadIds)[number];

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
