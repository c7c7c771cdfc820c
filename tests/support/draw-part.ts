import { createInstance } from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { CompanyView } from '#shared/api/company.ts';
import { instantFromMs } from '#shared/kernel/instant.ts';
import type { Locale } from '#shared/kernel/locale.ts';
import { type Catalogue, toCatalogue } from '../../app/data/catalogue/read-catalogue.ts';
import { toCompanyFacts } from '../../app/data/catalogue/to-catalogue-row.ts';
import { ServedCatalogue } from '../../app/frame/served-page.ts';
import { areas } from '../../app/i18n/areas.ts';
import { loadMessages } from '../../app/i18n/load-messages.ts';
import { aCompany } from './a-company.ts';

/** What a part says to somebody who was never here, as markup: without a device, and with words of its own. */
export async function drawPart(
  part: ReactElement,
  locale: Locale = 'en',
  company: Partial<CompanyView> = {},
): Promise<string> {
  const words = await Promise.all(
    areas.map(async (area) => [area, await loadMessages(locale, area)] as const),
  );
  const i18n = createInstance();
  await i18n.init({
    lng: locale,
    ns: areas,
    defaultNS: 'shell',
    resources: { [locale]: Object.fromEntries(words) },
    interpolation: { escapeValue: false },
  });
  const worded = createElement(I18nextProvider, { i18n }, part);
  const known = createElement(ServedCatalogue, { value: aCatalogueOf(company) }, worded);
  return renderToStaticMarkup(createElement(StaticRouter, { location: '/' }, known));
}

/** Of a company that sells nothing yet. */
function aCatalogueOf(company: Partial<CompanyView>): Catalogue {
  const view: CompanyView = { ...aCompany, timeZone: 'America/New_York', mailsLeave: true, ...company };
  return toCatalogue({
    ...{ key: 'catalogue', kind: 'catalogue', services: [], rates: {}, revision: 1, stepMin: 30 },
    ...{ horizonDays: 90, fetchedAt: instantFromMs(0), v: 1 },
    ...toCompanyFacts(view),
  });
}
