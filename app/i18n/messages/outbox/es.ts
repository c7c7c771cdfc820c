import type { Same } from '../../same.ts';
import type { outbox as en } from './en.ts';

export const outbox: Same<typeof en> = {
  title: 'En espera en este dispositivo',
  empty: 'No hay nada en espera.',
  when: '{{date}}, {{time}}',
  justNow: 'ahora mismo',
  what: {
    booking: 'Solicitud: {{when}}',
    bookingOr: 'Solicitud: {{when}}, o bien {{others}}',
    reschedule: 'Cambiar tu visita del {{from}} al {{to}}',
    cancel: 'Cancelar tu visita del {{when}}',
    cancelAny: 'Cancelar tu visita',
    edit: 'Modificar tu visita del {{when}}',
    newsletter: 'Boletín para {{email}}',
    accessLink: 'Enlace a tus reservas para {{email}}',
    cart_one: 'Tu carrito: {{count}} cambio sin enviar',
    cart_other: 'Tu carrito: {{count}} cambios sin enviar',
  },
  state: {
    waiting: 'Esperando para enviarse',
    sending: 'Enviando…',
    unknown: 'Comprobando si llegó',
    givenUp: 'Dejaste de esperar la respuesta. Si al final se reservó, te lo diremos aquí.',
    asks: 'Necesita tu respuesta: {{reason}}',
    sent: 'Enviado',
    discarded: 'Descartado. No se envió.',
  },
  reason: {
    still: '¿Todavía quieres esta hora?',
    expired: 'Lleva mucho tiempo esperando. ¿Todavía lo quieres?',
  },
  act: {
    leftOff: 'Esto es lo que escribiste antes. Aún no se envió.',
    tryNow: 'Intentar ahora',
    copy: 'Copiar detalles',
    copied: 'Copiado',
    notCopied: 'Aquí no se permite copiar',
    edit: 'Editar',
    fix: 'Corregir',
    discard: 'Descartar',
    undo: 'Deshacer',
    send: 'Enviar',
    email: 'Correo electrónico',
    badEmail: 'Revisa esta dirección.',
    of: '{{act}}: {{what}}',
  },
  leave:
    'Puedes salir de esta página. Lo que espera aquí se enviará la próxima vez que abras la aplicación con conexión.',
};
