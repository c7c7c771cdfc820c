import type { Instance } from '../cart/instance.ts';
import { HANDYMAN_MAX_MIN, positiveUpTo, SQFT_MAX } from '../cart/limits.ts';
import type { AreaCondition } from '../catalogue/intake-choices.ts';
import type { Product } from '../catalogue/product.ts';
import type { RateName, Rates } from '../catalogue/rates.ts';
import type { Service } from '../catalogue/service.ts';
import type { Addend } from './addends.ts';

/** What an instance is put together with; the app has one set of fields for each. */
export type KindForm = 'rooms' | 'pieces' | 'tile' | 'request' | 'planner';

/** The lists that can be ticked in a request form; of `categories` several. */
export type RequestChoice = 'categories' | 'help' | 'paving';

/** How large, in what state. */
export interface AreaQuestion {
  readonly conditions: readonly AreaCondition[];
  /** What its size is compared with. */
  readonly example: 'driveway' | 'garage';
}

/** How long it is to last, from an hour up. */
export interface TimeQuestion {
  /** Where an instance keeps it: `handymanMinutes`, or `intake.hoursWish`. */
  readonly keptAs: 'minutes' | 'hours';
  readonly stepMin: number;
  readonly mostMin: number;
  /** What people ask for most, one tap each. */
  readonly usualMin: readonly number[];
}

/** What a request form asks, in the order of the page; what is null or false is not asked. */
interface RequestQuestions {
  readonly choice: RequestChoice | null;
  readonly area: AreaQuestion | null;
  /** The key of what the free words are called. */
  readonly describes: 'label' | 'need' | 'project';
  /** A few words are needed before anybody can come (D305). */
  readonly isDescriptionRequired: boolean;
  readonly time: TimeQuestion | null;
  /** Whether the work needs one, and for how many miles (D43). */
  readonly vehicle: { readonly mileRate: RateName } | null;
  readonly asksBudget: boolean;
  /** Pictures beside the questions: blends of flakes, or a surface before and after. */
  readonly shows: 'flakes' | 'beforeAfter' | null;
}

/** What to do before the visit, as keys of words. */
export type PrepareLine =
  | 'pets'
  | 'water'
  | 'textile'
  | 'rooms'
  | 'parking'
  | 'parts'
  | 'way'
  | 'access'
  | 'mark'
  | 'photos'
  | 'pack'
  | 'people'
  | 'numbers';

/**
 * Everything that code asks of a kind. Every field is required: a kind that says nothing about one of them does not
 * compile, instead of being treated like another kind. Titles and icons are the service's (D262).
 */
export type ServiceKind = RequestedKind | ConfiguredOrPlannedKind;

/** A kind with a form of questions. */
export interface RequestedKind extends AnyKind {
  readonly form: 'request';
  readonly request: RequestQuestions;
}

interface ConfiguredOrPlannedKind extends AnyKind {
  readonly form: Exclude<KindForm, 'request'>;
  readonly request: null;
}

interface AnyKind {
  /** How its price comes about: of the chosen product, by the kind's own rule, or as an answer, never on screen (PR17, D6). */
  readonly pricedBy: 'product' | 'rule' | 'quote';
  /** A cleaning crew brings hoses and machines, and needs the time to set them up once a visit (DU3). */
  readonly isCleaning: boolean;
  /** Three things a customer can do before the visit. */
  readonly prepare: readonly PrepareLine[];
  /** The least that can be asked for; its price is the "from" of the card (D304). */
  readonly least: Partial<Instance>;
  /** The area that is kept of what was asked, in square feet. */
  readonly keepSqft: (asked: unknown) => number | undefined;
  /** The working minutes that are kept of what was asked. */
  readonly keepMinutes: (asked: unknown) => number | undefined;
  /** Every share of the price of one instance; nothing for a quote. */
  readonly addends: PriceRule;
  /** Working minutes of one instance, before set-up and rounding; may be a fraction (DU4-DU8). */
  readonly minutes: MinutesRule;
  /** The rates do not reach as far as what is asked: this instance waits for a quote (PR26). */
  readonly isBeyondRates: (instance: Instance) => boolean;
  /** The price holds no miles yet and is only "from" (PR16). */
  readonly isProvisional: (instance: Instance) => boolean;
  /** The visit or the measured road may change the price (PR20, PR30). */
  readonly isEstimate: (instances: readonly Instance[]) => boolean;
}

type PriceRule = (
  instance: Instance,
  service: Service,
  product: Product | null,
  rates: Rates,
) => readonly Addend[];
type MinutesRule = (instance: Instance, service: Service, product: Product | null) => number;

const never = (): boolean => false;

/** What is said of a kind that neither prices nor times an area or minutes: they are kept as they were asked. */
export const asAsked = {
  keepSqft: (asked: unknown) => positiveUpTo(asked, SQFT_MAX),
  keepMinutes: (asked: unknown) => positiveUpTo(asked, HANDYMAN_MAX_MIN),
} as const satisfies Partial<ServiceKind>;

/** What is said of a kind whose price stands as it is shown. */
export const firmPrice = {
  isBeyondRates: never,
  isProvisional: never,
  isEstimate: never,
} as const satisfies Partial<ServiceKind>;
