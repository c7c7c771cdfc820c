/** The steps by which a new company gets ready, in their order; each is a screen of the back office. */
export const guideSteps = ['who', 'look', 'area', 'hours', 'services', 'prices', 'told'] as const;
export type GuideStep = (typeof guideSteps)[number];

/** From the first step to what ends it: a guide that is closed stays closed. */
export const guideStates = ['open', 'dismissed', 'finished'] as const;
type GuideState = (typeof guideStates)[number];

/** What is kept of it. */
export interface Guide {
  readonly state: GuideState;
  /** What the owner said is right as it is. */
  readonly done: readonly GuideStep[];
}

/**
 * What two devices know of one guide: every step that either did, and the later of their states. In any order and as often
 * as it is sent it comes to the same, so that no device can open again what another has closed (D376).
 */
export function mergeGuides(one: Guide | undefined, other: Guide): Guide {
  const rank = (guide: Guide | undefined) => (guide ? guideStates.indexOf(guide.state) : -1);
  return {
    state: one && rank(one) > rank(other) ? one.state : other.state,
    done: guideSteps.filter((step) => one?.done.includes(step) || other.done.includes(step)),
  };
}

/** As a row has it, of this build or another; undefined where there was never one. */
export function readGuide(kept: unknown): Guide | undefined {
  if (typeof kept !== 'object' || kept === null || !('state' in kept)) return undefined;
  const state = guideStates.find((each) => each === kept.state);
  const done = 'done' in kept && Array.isArray(kept.done) ? kept.done : [];
  return state && { state, done: guideSteps.filter((step) => done.includes(step)) };
}

/** What is true of a company, whoever did it. */
export interface GuideFacts {
  readonly hasContact: boolean;
  readonly hasColour: boolean;
  readonly hasArea: boolean;
  readonly hasServices: boolean;
  readonly tellsSomebody: boolean;
  readonly hasBookings: boolean;
}

export interface GuideNow {
  /** `none`: the company was there before, or began with something to sell. */
  readonly state: GuideState | 'none' | 'new';
  /** Whether a login leads to it. */
  readonly opens: boolean;
  readonly done: readonly GuideStep[];
}

/** Only a company that sells nothing and was never booked is new; one that is booked is led nowhere any more. */
export function guideNow(kept: Guide | undefined, facts: GuideFacts): GuideNow {
  const isEmpty = !facts.hasServices && !facts.hasBookings;
  const state = kept?.state ?? (isEmpty ? 'new' : 'none');
  const isTrue: Readonly<Partial<Record<GuideStep, boolean>>> = {
    who: facts.hasContact,
    look: facts.hasColour,
    area: facts.hasArea,
    services: facts.hasServices,
    told: facts.tellsSomebody,
  };
  return {
    state,
    opens: state === 'new' || (state === 'open' && !facts.hasBookings),
    done: guideSteps.filter((step) => kept?.done.includes(step) || isTrue[step]),
  };
}
