import type { Locale, LocalizedText } from '../../kernel/locale.ts';
import { resolveCurrentSlug } from '../current-slugs.ts';
import type { Kind } from '../kind.ts';
import { resolveSlug } from '../slugs.ts';

/** As much of a title as an address takes. */
const SLUG_MAX = 60;

/**
 * The address of a new service: its English title, else that of the company's language, else any, in small letters
 * and numbered where it is taken. The address of a standard service is another kind's never, and an old name that leads
 * elsewhere is nobody's. It stays when the service is renamed, because links to it are about.
 */
export function chooseSlug(
  title: LocalizedText,
  fallback: Locale,
  kind: Kind,
  taken: ReadonlySet<string>,
): string {
  const texts = [title.en, title[fallback], title.fr, title.es].map(slugOf);
  const wanted = texts.find((text) => text !== '') ?? kind;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    if (!taken.has(slug) && isFreeFor(slug, kind)) return slug;
  }
}

function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '');
}

function isFreeFor(slug: string, kind: Kind): boolean {
  const target = resolveSlug(slug);
  return target === undefined || resolveCurrentSlug(slug)?.kind === kind;
}
