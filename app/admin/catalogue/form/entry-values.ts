import * as z from 'zod/mini';
import type { CatalogueEntry, ChangeEntryInput } from '#shared/api/admin/catalogue.ts';
import {
  type EntryFaults,
  type EntryFields,
  type EntryType,
  fieldsOfEntry,
  findEntryFaults,
  noWords,
  ownGroups,
  tidyEntry,
} from '#shared/catalogue/entries/entry.ts';
import { type Kind, kinds } from '#shared/catalogue/kind.ts';
import { ownOptionSlug } from '#shared/catalogue/option.ts';
import type { Id } from '#shared/kernel/ids.ts';
import { serviceKinds } from '#shared/kinds/kinds.ts';
import { newServiceOf } from '#shared/kinds/new-service.ts';
import { priceFault } from '#shared/pricing/price-terms.ts';
import type { NewEntry } from '../../../data/staff/commands/edit-catalogue.ts';
import { readNumber } from '../../../ui/fields/read-number.ts';
import { staffFormat } from '../../parts/words/staff-format.ts';

const words = z.object({ en: z.string(), es: z.string(), fr: z.string() });

/** An entry as its form holds it: numbers as they were typed. */
export const entryValues = z.object({
  kind: z.enum(kinds),
  group: z.enum(ownGroups),
  title: words,
  teaser: words,
  image: z.string(),
  emoji: z.string(),
  /** Of a new one. */
  price: z.string(),
  minSeats: z.string(),
  extraSeat: z.string(),
  minutes: z.string(),
  active: z.boolean(),
});
export type EntryValues = z.infer<typeof entryValues>;

export function newValues(type: EntryType, kind: Kind): EntryValues {
  return {
    ...{ kind, group: 'service', title: noWords, teaser: noWords, emoji: '', price: '', active: true },
    image: type === 'services' ? newServiceOf(kind).image : '',
    ...{ minSeats: '', extraSeat: '', minutes: '' },
  };
}

export function valuesOf({
  kind,
  title,
  teaser,
  image,
  emoji,
  active,
  ...entry
}: CatalogueEntry): EntryValues {
  return {
    ...{ kind, group: 'service', title, teaser, image, emoji, price: '', active },
    minSeats: typed(entry.minSeats),
    extraSeat: typed(entry.extraSeat),
    minutes: typed(entry.minutes),
  };
}

function typed(count: number | null): string {
  return count === null ? '' : staffFormat.number(count, 2, 0);
}

/** What is no number is NaN, which every rule refuses. */
export function fieldsOf({ title, teaser, image, emoji, active, ...numbers }: EntryValues): EntryFields {
  const read = (text: string) => (text.trim() === '' ? null : (readNumber(text) ?? Number.NaN));
  const minSeats = read(numbers.minSeats);
  return tidyEntry({
    ...{ title, teaser, image, emoji, active, minSeats },
    extraSeat: minSeats === null ? null : (read(numbers.extraSeat) ?? 0),
    minutes: read(numbers.minutes),
  });
}

function priceOf({ price }: EntryValues): number {
  return price.trim() === '' ? 0 : (readNumber(price) ?? Number.NaN);
}

/** Of a new entry its price too. */
export function findFaults(type: EntryType, values: EntryValues, isNew: boolean): EntryFaults {
  const faults = findEntryFaults(type, fieldsOf(values));
  if (!isNew || type === 'services') return faults;
  const isPriced = type === 'options' || asksPrice(values.kind);
  const fault = isPriced ? priceFault(type, priceOf(values), type === 'options' ? 0 : 1) : undefined;
  return fault ? { ...faults, price: fault } : faults;
}

/** Of a kind that its rates price, what is sold in it has no price of its own. */
export function asksPrice(kind: Kind): boolean {
  return serviceKinds[kind].pricedBy === 'product';
}

export function toNewEntry(type: EntryType, id: Id, serviceId: Id, values: EntryValues): NewEntry {
  const { title, teaser, image, emoji, minSeats, extraSeat, minutes, active } = fieldsOf(values);
  const price = priceOf(values);
  if (type === 'services') return { type, input: { id, kind: values.kind, title, teaser, image, active } };
  if (type === 'products')
    return { type, input: { id, serviceId, title, price, image, minSeats, extraSeat, minutes, active } };
  return { type, input: { id, serviceId, group: values.group, title, price, emoji, minutes, active } };
}

/** Whether what was added is of the kind and the group that are chosen now: neither changes afterwards. */
export function isAsChosen({ type, kind, id, slug }: CatalogueEntry, values: EntryValues): boolean {
  if (type === 'services') return kind === values.kind;
  return type === 'products' || slug === ownOptionSlug(values.group, id);
}

/** All that the type has: what others changed meanwhile is refused by the version. */
export function toChange(type: EntryType, values: EntryValues): ChangeEntryInput {
  const fields = fieldsOf(values);
  return Object.fromEntries(fieldsOfEntry[type].map((field) => [field, fields[field]]));
}
