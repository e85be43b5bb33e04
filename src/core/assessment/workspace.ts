import type { Casefile } from '../casefile/types.generated.ts';
import type { Review } from '../review/types.generated.ts';
import type { JsonObject } from './json.ts';

/**
 * Everything that one draft holds: what undo covers and what is kept on the device.
 * A value, never mutated: every edit makes a new one that shares what did not change.
 */
export interface Workspace {
  /** The draft's title; not part of the assessment. */
  readonly title: string;
  /**
   * The assessment as it stands. It may break the contract in any way (wrong types, unknown properties): read it
   * through `view.ts`, which shows only what has the right shape, and never through a cast.
   */
  readonly assessment: JsonObject;
  /** The attached casefile. Its shape has been checked on the way in; its values may be half filled. */
  readonly casefile: Casefile | null;
  /** Reviewers' verdicts on the draft, one file's worth each; absent for none. No part of the assessment or its file. */
  readonly reviews?: readonly Review[];
  /**
   * Set where the draft is a blind review packet: its assessment holds neither effects nor reasons, and can be judged
   * but neither edited, checked nor exported.
   */
  readonly blind?: true;
  /**
   * Set where the assessment was started in Assessment Desk and not read from a file. Only then does its fingerprint
   * follow its casefile (`casefile/follow-fingerprint.ts`). No part of any file.
   */
  readonly startedHere?: true;
}

/** The five lists of an assessment. */
export type ListName = 'claims' | 'power_bases' | 'intent_hypotheses' | 'contradictions' | 'unknowns';
