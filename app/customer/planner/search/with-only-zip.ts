import type { ChosenAddress } from './chosen-address.ts';

/** The screen does not wait for the tables of towns: an address goes without its ZIP sooner. */
const WAIT_MS = 500;

/** A found address without a ZIP gets that of its town, where the town has one alone; else it stays as it is. */
export async function withOnlyZip(address: ChosenAddress): Promise<ChosenAddress> {
  if (address.zip?.trim() || address.state !== 'FL') return address;
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), WAIT_MS));
  const zip = await Promise.race([lookUp(address), late]).catch(() => undefined);
  return zip === undefined ? address : { ...address, zip };
}

async function lookUp(address: ChosenAddress): Promise<string | undefined> {
  const [{ readGazetteer }, { findOnlyZip }] = await Promise.all([
    import('#shared/delivery/florida/gazetteer.ts'),
    import('./find-only-zip.ts'),
  ]);
  return findOnlyZip(readGazetteer(), address.city ?? '', address);
}
