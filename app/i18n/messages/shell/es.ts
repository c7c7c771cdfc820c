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
    text: 'Explora y prepara tu carrito; podrás reservar cuando vuelvas a tener conexión.',
    back: 'Ya tienes conexión otra vez.',
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
    terms: 'Términos del servicio',
    privacy: 'Privacidad',
    help: 'Escríbenos',
    company: 'Sabal, servicios para el hogar en Florida. Las horas son de Florida.',
  },
  install: {
    title: 'Ten Sabal a mano',
    text: 'Como aplicación con su propio icono: sin escribir direcciones y con tu carrito a un toque.',
    share: 'Toca Compartir en el borde de Safari.',
    add: 'Elige «Agregar a inicio».',
    act: 'Instalar la aplicación',
    later: 'Ahora no',
  },
  messages: 'Mensajes',
  loading: 'Cargando…',
  close: 'Cerrar',
  undo: 'Deshacer',
};
