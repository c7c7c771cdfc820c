import type { Locale } from '../kernel/locale.ts';
import type { RatesView, ServiceView } from './catalogue.ts';
import type { CompanyView } from './company.ts';

/** What a company shows of itself on a page that the server draws: the same answers that the app would ask for. */
export interface PageFacts {
  readonly services: readonly ServiceView[];
  readonly rates: RatesView;
  readonly company: CompanyView;
}

/** One page to draw, for people who open it as their first. */
export interface PageRequest {
  /** Without query; a page looks the same whatever the query says, or is not drawn here. */
  readonly path: string;
  readonly locale: Locale;
  readonly slug: string;
  /** `https://host`, without a slash: what canonical addresses begin with. */
  readonly origin: string;
  readonly facts: PageFacts;
}

/** Pieces of HTML, and what they need. */
export interface DrawnPage {
  /** Title, description and what search engines and messengers read, for `<head>`. */
  readonly head: string;
  /** For who has no script: what cannot be done then, and where a person is reached. */
  readonly notice: string;
  /** The screen, as the app would draw it. */
  readonly body: string;
  /** What the app has to know to go on from there (`served-page.ts` of the app), as a block of JSON. */
  readonly data: string;
  /** Modules of the screen and its words, as the build's manifest names them: styles have to be there first, scripts soon after. */
  readonly modules: readonly string[];
}

/** What the build exports for the server: `undefined` for a path that is not drawn beforehand. */
export type DrawPage = (request: PageRequest) => Promise<DrawnPage | undefined>;
