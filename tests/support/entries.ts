/** The catalogue as its owner writes it; of the shop that open-shop.ts has opened. */
import { expect } from 'vitest';
import type { CatalogueEntry } from '#shared/api/admin/catalogue.ts';
import { office } from './agenda.ts';
import { api } from './open-shop.ts';

export const words = (fr: string) => ({ en: '', es: '', fr });
export const newId = () => crypto.randomUUID();

export async function listed(): Promise<CatalogueEntry[]> {
  return (await office().get('/admin/catalogue')).body.entries;
}

export async function entry(id: string): Promise<CatalogueEntry | undefined> {
  return (await listed()).find((each) => each.id === id);
}

export async function aService(kind: string, more: object = {}): Promise<CatalogueEntry> {
  const body = { id: newId(), kind, title: { en: `Own ${kind}`, es: '', fr: `Notre ${kind}` }, ...more };
  const answer = await office().post('/admin/services', body);
  expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
  return answer.body;
}

export async function aProduct(serviceId: string, more: object = {}): Promise<CatalogueEntry> {
  const body = { id: newId(), serviceId, title: words('Véranda'), price: 35, ...more };
  const answer = await office().post('/admin/products', body);
  expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
  return answer.body;
}

export async function anOption(serviceId: string, more: object = {}): Promise<CatalogueEntry> {
  const body = { id: newId(), serviceId, title: words('Parfum'), price: 4, emoji: '🌸', ...more };
  const answer = await office().post('/admin/options', body);
  expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
  return answer.body;
}

/** A node looks at the revision once a second. */
export const seenByNodes = () => new Promise((resolve) => setTimeout(resolve, 1_050));

export async function soldNow(id: string, locale = 'en') {
  await seenByNodes();
  return sale(id, locale);
}

/** As customers are shown it. */
export async function sale(id: string, locale = 'en') {
  const { body } = await api.get(`/services?locale=${locale}`);
  return body.find((service: { id: string }) => service.id === id);
}
