import type { Same } from '../../same.ts';
import type { bookings as en } from './en.ts';

export const bookings: Same<typeof en> = {
  title: 'Mis reservas',
  loading: 'Cargando tus reservas…',
  refresh: 'Actualizar',
  retry: 'Intentar de nuevo',
  upcoming: 'Próximas ({{total}})',
  past: 'Anteriores ({{total}})',
  noneUpcoming: 'No hay visitas pendientes.',
  again: 'Reservar otra vez',
  more: 'Ver las anteriores',
  browse: 'Ver servicios',
  home: 'Volver al inicio',
  newLink: 'Pedir otro enlace',
  asOf: 'Última consulta: {{time}}',
  stale:
    'No pudimos conectar con nuestro servidor. Así estaban tus reservas en la última consulta ({{time}}).',
  forget: 'Quitarlas de este dispositivo',
  forgotten: 'Tus reservas ya no están en este dispositivo.',
  about: 'unos {{total}}',
  quote: 'por presupuestar',
  open: 'Abre tus reservas',
  openText: 'Están detrás de un enlace que te enviamos por correo.',
  openKept: 'Están detrás de un enlace privado. Por ahora no podemos enviar correos; pídenoslo.',
  invalid: 'Enlace no válido.',
  expired: 'Enlace no válido o caducado. Pide otro enlace seguro.',
  failed: 'No se pudieron cargar tus reservas.',
  empty: 'Todavía no hay reservas',
  emptyText: 'Aún no hay nada reservado con {{email}}.',
  device: {
    text: 'Visitas reservadas o abiertas en este dispositivo.',
    all: 'Todas tus reservas',
    others: 'También en este dispositivo',
  },
  next: {
    title: 'Tu próxima visita',
    manage: 'Gestionar la reserva',
  },
};
