import { instantFromMs } from '#shared/kernel/instant.ts';
import type { LastContact } from '../../../data/drafts/last-contact.ts';

/** Whom and where the last booking of this device was for. */
export const last: LastContact = {
  email: 'ana@sabal-test.com',
  firstName: 'Ana',
  lastName: 'Ruiz',
  phone: '+1 407 555 0123',
  line1: '1 Palm Way',
  line2: '',
  city: 'Orlando',
  region: 'FL',
  postalCode: '32801',
  country: 'US',
  bookedAt: instantFromMs(0),
};
