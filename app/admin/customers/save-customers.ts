import type { TFunction } from 'i18next';
import type { CustomerView } from '#shared/api/admin/customers.ts';
import { now } from '../../data/device/clock.ts';
import { saveFile } from '../parts/save-file.ts';
import { customersCsv, customersFile } from './customers-csv.ts';

/** What is on screen, in its order, as a file; no server is asked. */
export function saveCustomers(
  customers: readonly CustomerView[],
  timeZone: string,
  t: TFunction<'admin'>,
): void {
  saveFile(customersFile(now(), timeZone, t), 'text/csv;charset=utf-8', customersCsv(customers, timeZone, t));
}
