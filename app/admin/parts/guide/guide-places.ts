import type { GuideView } from '#shared/api/admin/guide.ts';
import type { GuideStep } from '#shared/company/guide.ts';

interface GuidePlace {
  readonly step: GuideStep;
  /** The screen that has the step's form. */
  readonly to: string;
  readonly title: `guide.steps.${GuideStep}`;
  readonly hint: `guide.hints.${GuideStep}`;
}

/** In the order in which a company gets ready. */
export const guidePlaces: readonly GuidePlace[] = [
  { step: 'who', to: '/admin/company', title: 'guide.steps.who', hint: 'guide.hints.who' },
  { step: 'look', to: '/admin/company/look', title: 'guide.steps.look', hint: 'guide.hints.look' },
  { step: 'area', to: '/admin/company/area', title: 'guide.steps.area', hint: 'guide.hints.area' },
  { step: 'hours', to: '/admin/agenda-settings', title: 'guide.steps.hours', hint: 'guide.hints.hours' },
  { step: 'services', to: '/admin/catalogue', title: 'guide.steps.services', hint: 'guide.hints.services' },
  { step: 'prices', to: '/admin/pricing', title: 'guide.steps.prices', hint: 'guide.hints.prices' },
  { step: 'told', to: '/admin/notices', title: 'guide.steps.told', hint: 'guide.hints.told' },
];

/** Where it is neither finished nor put away. */
export function isUnderWay(guide: GuideView | undefined): guide is GuideView {
  return guide?.state === 'new' || guide?.state === 'open';
}

/** The next step that is left after this one, around to those that were passed; the guide itself where none is. */
export function nextPlace(from: GuideStep, done: readonly GuideStep[]): string {
  const at = guidePlaces.findIndex(({ step }) => step === from);
  const order = [...guidePlaces.slice(at + 1), ...guidePlaces.slice(0, at)];
  return order.find(({ step }) => !done.includes(step))?.to ?? '/admin/guide';
}
