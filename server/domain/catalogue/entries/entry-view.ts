import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { type EntryFields, type EntryType, noWords } from '#shared/catalogue/entries/entry.ts';
import { fillText } from '#shared/kernel/fill-text.ts';
import { toCents, toDollars } from '#shared/kernel/money.ts';
import type { EntryRow } from '../../../db/repos/catalogue/entries.ts';

export function toEntryView(type: EntryType, row: EntryRow): CatalogueEntry {
  const { id, serviceId, slug, kind, priceCents, version } = row;
  return { id, type, serviceId, slug, kind, ...toFields(row), price: toDollars(priceCents), version };
}

/** What the owner writes of it. */
export function toFields({ image, emoji, minSeats, minutes, active, ...row }: EntryRow): EntryFields {
  const extraSeat = row.extraSeatCents === null ? null : toDollars(row.extraSeatCents);
  const words = { title: { ...noWords, ...row.title }, teaser: { ...noWords, ...row.teaser } };
  return { ...words, image, emoji, minSeats, extraSeat, minutes, active };
}

/** The row with what is written of it from now on. */
export function withFields(row: EntryRow, { extraSeat, ...fields }: EntryFields): EntryRow {
  return { ...row, ...fields, extraSeatCents: extraSeat === null ? null : toCents(extraSeat) };
}

/** As the back office calls it. */
export function frenchTitle({ title }: Pick<EntryRow, 'title'>): string {
  return fillText(title, 'fr').fr;
}
