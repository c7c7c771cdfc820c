import type { Same } from '../../same.ts';
import type { access as en } from './en.ts';

export const access: Same<typeof en> = {
  title: 'Pide un enlace seguro',
  lead: 'Sin contraseña ni cuenta: te enviamos por correo un enlace a todas tus reservas.',
  leadKept:
    'Sin contraseña ni cuenta. Pero por ahora no podemos enviar correos, así que no te llegaría ningún enlace.',
  email: 'Tu correo',
  emailHint: 'El que usaste al reservar.',
  send: 'Envíame un enlace',
  required: 'Escribe tu correo, por favor.',
  invalid: 'Esto no parece una dirección de correo.',
  reserved: 'Nadie lee el correo de esta dirección de ejemplo.',
  asked: {
    title: 'Mira tu correo',
    text: 'Si hay reservas con {{email}}, el enlace ya va en camino. Funciona durante siete días.',
    resend: 'Enviarlo otra vez',
    wait: 'Enviarlo otra vez en {{seconds}} s',
    keptTitle: 'Hemos anotado tu petición',
    keptText:
      'Por ahora no podemos enviar correos: a {{email}} no llegará ningún enlace. Escríbenos o llámanos y te lo damos.',
    again: 'Usar otra dirección',
  },
  kept: {
    title: 'Guardado en este dispositivo. Aún sin enviar.',
    text: 'Pediremos un enlace para {{email}} cuando vuelvas a tener conexión.',
  },
  failed: {
    kept: 'Conservamos lo que escribiste.',
    wait_one: 'Vuelve a intentarlo dentro de {{count}} minuto.',
    wait_other: 'Vuelve a intentarlo dentro de {{count}} minutos.',
  },
};
