import { createContext, useContext, useDeferredValue, useState, useSyncExternalStore } from 'react';
import type { Locale } from '#shared/kernel/locale.ts';
import { knownCatalogue } from '../data/catalogue/known-catalogue.ts';
import { type Catalogue, toKnownCatalogue } from '../data/catalogue/read-catalogue.ts';
import { rescheduledBookingId } from '../data/changes/reschedule-tab.ts';
import type { CatalogueRow } from '../data/device/cache-rows.ts';
import { now } from '../data/device/clock.ts';
import { editedCartId } from '../data/device/tab/edit-tab.ts';

/**
 * A page that the server drew (app/prerender): it shows its screen before any script is here, and brings the catalogue
 * that it was drawn from. What is drawn first in the browser has to be the same, so that React takes it over as it is.
 */
export interface ServedPage {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly row: CatalogueRow;
}

/** The block of JSON in the page. */
export const SERVED_DATA_ID = 'served';

/** What the block says. When the copy was made it leaves out: a page is checked with the server whenever it is opened. */
export interface ServedData {
  readonly path: string;
  readonly locale: Locale;
  readonly catalogue: Omit<CatalogueRow, 'fetchedAt'>;
}

/**
 * The page that this document came as. Undefined for the plain shell, and in a tab that edits or moves a booking, whose
 * frame says so from the start.
 */
export function readServedPage(): ServedPage | undefined {
  const text = document.getElementById(SERVED_DATA_ID)?.textContent;
  if (!text || rescheduledBookingId() !== undefined || editedCartId() !== undefined) return undefined;
  const data = JSON.parse(text) as ServedData; // written by draw-page.tsx of the same build
  if (data.path !== location.pathname) return undefined;
  const row = { ...data.catalogue, fetchedAt: now() };
  return { locale: data.locale, catalogue: toKnownCatalogue(row), row };
}

/** Of a page that came drawn, until the device has a copy of its own. */
export const ServedCatalogue = createContext<Catalogue | undefined>(undefined);

/** The device's copy of the catalogue, or the one that the page brought; `undefined` before either is there. */
export function useKnownCatalogue(): Catalogue | undefined {
  const served = useContext(ServedCatalogue);
  return useSyncExternalStore(
    knownCatalogue.subscribe,
    () => knownCatalogue.get() ?? served,
    () => served,
  );
}

/**
 * True on the server and while the browser takes its drawing over; false from the next drawing on, which waits for its
 * turn: all that was drawn anew in one go, in the moment after the take-over, would keep a tap waiting. On a page that
 * came drawn, what is opened later begins like that too.
 */
export function useIsServed(): boolean {
  return useDeferredValue(false, useContext(ServedCatalogue) !== undefined);
}

/**
 * Whether this component was drawn by the server, for as long as it lives: what only the device knows (a draft, a cart)
 * is then what a new device says, until it answers.
 */
export function useWasServed(): boolean {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isServed)[0];
}

function never(): () => void {
  return () => undefined;
}
