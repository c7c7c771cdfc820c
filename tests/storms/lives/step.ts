import type { Answer } from '../../support/api.ts';
import type { Life } from './life.ts';

/** What one of the people did. */
export interface Done {
  readonly what: string;
  readonly answers: readonly Answer[];
  /** Of a change by staff: whether they asked for a mail. */
  readonly isTold?: boolean | undefined;
  /** What the product promised and did not do, as long as nobody else acted in between. */
  readonly broken?: string | undefined;
}

/** Undefined: there was nothing to do it with. */
export type Step = (life: Life) => Promise<Done | undefined>;
