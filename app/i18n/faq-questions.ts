import type { TFunction } from 'i18next';
import type { ServedArea } from '#shared/company/served-area.ts';
import type { Formats } from './use-format.ts';

interface Question {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What home answers; search engines are told the same (prerender/draw-head.ts). */
export function faqQuestions(
  t: TFunction<'home'>,
  { list }: Pick<Formats, 'list'>,
  area: ServedArea,
): readonly Question[] {
  return [
    { id: 'faq-account', title: t('faq.account.q'), text: t('faq.account.a') },
    { id: 'faq-length', title: t('faq.length.q'), text: t('faq.length.a') },
    { id: 'faq-area', title: t('faq.area.q'), text: areaWords(t, list, area) },
  ];
}

/** Where the company comes, and what becomes of a booking elsewhere. */
function areaWords(
  t: TFunction<'home'>,
  list: Formats['list'],
  { by, counties, zip, miles, outside, codes }: ServedArea,
): string {
  if (by === 'state' && outside === 'pending') return t('faq.area.a');
  const where = {
    state: () => t('faq.area.state'),
    counties: () => t('faq.area.counties', { counties: list(counties) }),
    zips: () => t('faq.area.zips', { count: codes?.served.size ?? 0 }),
    radius: () => t('faq.area.radius', { count: miles, zip }),
  };
  const elsewhere = outside === 'refused' ? t('faq.area.refused') : t('faq.area.pending');
  return `${where[by]()} ${elsewhere}`;
}
