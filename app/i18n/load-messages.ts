import type { Locale } from '#shared/kernel/locale.ts';
import type { Area, MessageTree } from './areas.ts';

/** The two areas of the frame are waited for at once and share a chunk, which knows where the others are. */
const frames = {
  en: () => import('./frame/en.ts'),
  es: () => import('./frame/es.ts'),
  fr: () => import('./frame/fr.ts'),
};

/** Texts of an area; of the back office other languages have what crews see. */
export async function loadMessages(locale: Locale, area: Area): Promise<MessageTree> {
  const frame = await frames[locale]();
  if (area === 'shell' || area === 'errors') return withManyForms(frame[area]);
  const folder = area === 'admin' && locale !== 'fr' ? 'admin/crew' : area;
  const load = frame.chunks[`../messages/${folder}/${locale}.ts`];
  const messages = (await load?.())?.[area];
  if (messages === undefined) throw new Error(`No texts for ${area} in ${locale}`);
  return withManyForms(messages);
}

/**
 * Spanish and French say `_many` from a million on, which nothing here reaches by itself; i18next would print the
 * key where the form is missing, so `_other` stands in.
 */
export function withManyForms(messages: MessageTree): MessageTree {
  const whole: Record<string, string | MessageTree> = {};
  for (const [key, value] of Object.entries(messages)) {
    whole[key] = typeof value === 'string' ? value : withManyForms(value);
    if (key.endsWith('_other')) whole[key.replace(/_other$/, '_many')] ??= value;
  }
  return whole;
}
