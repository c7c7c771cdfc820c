import type { Same } from '../../same.ts';
import type { shell as en } from './en.ts';

export const shell: Same<typeof en> = {
  skip: 'Ir al contenido',
  brand: 'Sabal, inicio',
  nav: {
    label: 'Menú principal',
    services: 'Servicios',
    cart: 'Carrito',
    checkout: 'Reservar',
  },
  cartBadge: {
    label_one: 'Carrito, {{count}} artículo, {{total}}',
    label_other: 'Carrito, {{count}} artículos, {{total}}',
    count_one: 'Carrito, {{count}} artículo',
    count_other: 'Carrito, {{count}} artículos',
    empty: 'Carrito vacío',
  },
  language: { label: 'Idioma', en: 'English', es: 'Español', fr: 'Français' },
  offline: {
    title: 'Sin conexión.',
    text: 'Llena tu carrito y pide una hora: lo enviaremos después.',
    back: 'Ya tienes conexión otra vez.',
  },
  pill: {
    toSend_one: '{{count}} por enviar',
    toSend_other: '{{count}} por enviar',
    checking_one: 'Comprobando {{count}}',
    checking_other: 'Comprobando {{count}}',
    asks_one: '{{count}} espera tu respuesta',
    asks_other: '{{count}} esperan tu respuesta',
    kept: 'Guardado en este dispositivo. Aún sin confirmar.',
    sending: 'Enviando {{n}} de {{total}}',
    sent: 'Todo enviado',
  },
  stamp: {
    prices: 'Precios de hoy, {{time}}',
    pricesOf: 'Precios del {{date}}, {{time}}',
    reviews: 'Opiniones de hoy, {{time}}',
    reviewsOf: 'Opiniones del {{date}}, {{time}}',
  },
  boundary: {
    title: 'Algo salió mal',
    text: 'Esta parte de la página se detuvo. Tu carrito y lo que escribiste siguen en este dispositivo.',
    retry: 'Intentar de nuevo',
    home: 'Ir al inicio',
  },
  footer: {
    label: 'Pie de página',
    services: 'Servicios',
    book: 'Reservar',
    bookings: 'Mis reservas',
    terms: 'Términos del servicio',
    privacy: 'Privacidad',
    help: 'Escríbenos',
    company: 'Sabal, servicios para el hogar en Florida. Las horas son de Florida.',
  },
  messages: 'Mensajes',
  loading: 'Cargando…',
  close: 'Cerrar',
  undo: 'Deshacer',
};
