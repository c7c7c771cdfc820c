import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ANSWER_ID_HEADER } from '#shared/api/error-answer.ts';
import { setTransport } from '../../data/wire/http.ts';
import { planner } from '../../i18n/messages/planner/en.ts';

/** English words, and a server that names no tiles: the map draws what the device knows. */
export async function openMapWorld(): Promise<void> {
  setTransport(async () =>
    Response.json({ tileUrl: null, attribution: '' }, { headers: { [ANSWER_ID_HEADER]: 'r-1' } }),
  );
  await i18next.use(initReactI18next).init({
    lng: 'en',
    resources: { en: { planner } },
    interpolation: { escapeValue: false },
  });
}
