import type { Same } from '../../same.ts';
import type { update as en } from './en.ts';

export const update: Same<typeof en> = {
  ready: 'Hay una versión nueva.',
  act: 'Actualizar',
  coming: 'Actualizando…',
  afterHold: 'Actualizaremos en cuanto reserves o sueltes la hora que tienes apartada.',
  afterSending: 'Actualizaremos en cuanto se haya enviado todo lo que hay aquí.',
  elsewhere: 'La aplicación se actualizó en otra pestaña. Recarga para continuar.',
  reload: 'Recargar',
};
