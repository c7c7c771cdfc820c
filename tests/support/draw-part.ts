import { createInstance } from 'i18next';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { StaticRouter } from 'react-router-dom';
import type { Locale } from '#shared/kernel/locale.ts';
import { areas } from '../../app/i18n/areas.ts';
import { loadMessages } from '../../app/i18n/load-messages.ts';

/** What a part says to somebody who was never here, as markup: without a device, and with words of its own. */
export async function drawPart(part: ReactElement, locale: Locale = 'en'): Promise<string> {
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
  return renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(I18nextProvider, { i18n }, part)),
  );
}
