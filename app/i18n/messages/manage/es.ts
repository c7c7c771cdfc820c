import type { Same } from '../../same.ts';
import type { manage as en } from './en.ts';

export const manage: Same<typeof en> = {
  title: 'Tu reserva',
};
