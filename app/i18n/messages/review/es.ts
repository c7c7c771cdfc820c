import type { Same } from '../../same.ts';
import type { review as en } from './en.ts';

export const review: Same<typeof en> = {
  title: 'Tu opinión',
  loading: 'Cargando tu visita…',
  retry: 'Intentar de nuevo',
  home: 'Ir a la página de inicio',
  bad: {
    title: 'Este enlace ya no funciona',
    text: 'Está incompleto o es demasiado antiguo, o ya no tenemos esa visita. Lo que hayas escrito no se envió.',
    write: 'Escríbenos',
    subject: 'Mi opinión',
  },
  failed: {
    title: 'No pudimos cargar tu visita',
    text: 'Nada de lo que escribiste se pierde: queda en este dispositivo.',
  },
  shut: { title: 'Sobre esta visita no se puede opinar', text: 'Se canceló o todavía no ha llegado.' },
  ask: '¿Qué tal te fue?',
  visit: '{{service}}, {{date}}',
  stars: { legend: 'Tus estrellas', count_one: '{{count}} estrella', count_other: '{{count}} estrellas' },
  meaning: { one: 'mal', two: 'regular', three: 'aceptable', four: 'bien', five: 'excelente' },
  text: 'En tus palabras',
  textHint: '¿Qué salió bien y qué podría mejorar?',
  name: 'Nombre que verán los demás',
  nameHint: 'Basta con tu nombre y una inicial. No mostramos ninguna dirección, solo la ciudad y el mes.',
  send: 'Enviar mi opinión',
  resend: 'Guardar los cambios',
  sending: 'Enviando tu opinión…',
  cancel: 'Dejarla como estaba',
  leftOff: 'Habías empezado esta opinión. Todavía no se ha enviado.',
  offline:
    'No tienes conexión. Lo que escribas queda en este dispositivo y no se envía solo: vuelve a esta página cuando tengas conexión y envíalo.',
  unsent: 'Tu opinión no se ha enviado',
  kept: 'Lo que escribiste sigue aquí.',
  fault: {
    rating: { required: 'Elige de una a cinco estrellas.', invalid: 'Elige de una a cinco estrellas.' },
    text: {
      required: 'Escribe unas palabras.',
      too_long: 'Es demasiado largo: 1,000 caracteres como máximo.',
    },
    name: {
      required: 'Pon un nombre; basta con el de pila.',
      too_long: 'El nombre es demasiado largo: 40 caracteres como máximo.',
      invalid: 'El nombre tiene caracteres que no se pueden mostrar.',
    },
  },
  changed: {
    title: 'Esta opinión se cambió en otro dispositivo',
    text: 'Ahora dice: {{rating}} de 5, «{{text}}». Lo que escribiste abajo no se ha enviado; envíalo para ponerlo en su lugar.',
  },
  thanks: 'Gracias, tu opinión está guardada',
  own: 'Tu opinión',
  open: 'Puedes cambiarla hasta que respondamos.',
  shown: 'Se muestra en nuestra página de inicio con la marca «Cliente verificado».',
  hidden: 'Por ahora no mostramos esta opinión.',
  closed: 'Ya respondimos, así que no se puede cambiar.',
  answer: 'Nuestra respuesta',
  change: 'Cambiar mi opinión',
  rating: '{{rating}} de 5 estrellas',
};
