import type { TFunction } from 'i18next';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { type EntryFields, type EntryType, fieldsOfEntry } from '#shared/catalogue/entries/entry.ts';
import type { Kind } from '#shared/catalogue/kind.ts';
import { fillText } from '#shared/kernel/fill-text.ts';
import { type Locale, locales } from '#shared/kernel/locale.ts';
import { wordedKind } from '../parts/words/worded-kind.ts';

/** As staff call it. */
export function entryTitle({ title }: Pick<CatalogueEntry, 'title'>, t: TFunction<'admin'>): string {
  return fillText(title, 'fr').fr || t('catalogue.noWords');
}

const named = ['title', 'teaser', 'image', 'emoji', 'minSeats', 'extraSeat', 'minutes', 'active'] as const;

/** "Nom en anglais" of `title.en`. */
export function fieldWords(path: string, t: TFunction<'admin'>): string {
  const [field, locale] = path.split('.');
  const known = named.find((each) => each === field);
  if (known === undefined) return path;
  const language = locales.find((each) => each === locale);
  if (language === undefined) return t(`catalogue.field.${known}`);
  const words = known === 'title' ? 'catalogue.form.titleIn' : 'catalogue.form.teaserIn';
  return t(words, { language: languageWords(language, t) });
}

export function languageWords(locale: Locale, t: TFunction<'admin'>): string {
  return t(`catalogue.form.language.${locale}`);
}

export function valueWords(path: string, value: string, t: TFunction<'admin'>): string {
  if (path === 'active') return t(value === 'true' ? 'catalogue.yes' : 'catalogue.no');
  return value || t('catalogue.nothing');
}

/** Both values of every field that differs, for a choice between them (D154). */
export function differences(type: EntryType, mine: EntryFields, theirs: EntryFields, t: TFunction<'admin'>) {
  return fieldsOfEntry[type]
    .flatMap((field) => {
      const [own, other] = [mine[field], theirs[field]];
      if (typeof own !== 'object' || own === null || typeof other !== 'object' || other === null)
        return [{ path: field as string, own: plain(own), other: plain(other) }];
      return locales.map((locale) => ({
        path: `${field}.${locale}`,
        own: own[locale],
        other: other[locale],
      }));
    })
    .filter(({ own, other }) => own !== other)
    .map(({ path, own, other }) => ({
      what: fieldWords(path, t),
      mine: valueWords(path, own, t),
      theirs: valueWords(path, other, t),
    }));
}

function plain(value: unknown): string {
  return value === null || value === undefined ? '' : String(value);
}

/** A kind that is new is called by its name until it has words, and promises nothing. */
export function kindWords(
  kind: Kind,
  t: TFunction<'admin'>,
): { readonly name: string; readonly hint: string } {
  const worded = wordedKind(kind);
  return worded === undefined
    ? { name: kind, hint: '' }
    : { name: t(`catalogue.kind.${worded}`), hint: t(`catalogue.kindHint.${worded}`) };
}
