import type { Same } from '../../same.ts';
import type { newsletter as en } from './en.ts';

export const newsletter: Same<typeof en> = {
  form: {
    title: 'Una carta para tu casa',
    lead: 'Consejos de cuidado y servicios nuevos, de vez en cuando. Nada más, y te das de baja con un toque.',
    email: 'Tu correo electrónico',
    website: 'Deja este campo vacío',
    send: 'Suscribirme',
    offline: 'No tienes conexión: guardamos tu dirección en este dispositivo y la enviamos cuando vuelva.',
    wait_one: 'Espera {{count}} minuto y vuelve a intentarlo. Tu dirección se queda aquí.',
    wait_other: 'Espera {{count}} minutos y vuelve a intentarlo. Tu dirección se queda aquí.',
    kept: 'Tu dirección se queda aquí; vuelve a intentarlo.',
    done: 'Solo falta un toque',
    doneText:
      'Va un correo con un enlace a {{email}}. Quedas en la lista cuando lo abras y pulses el botón; hasta entonces no recibirás ninguna carta.',
    doneKeptTitle: 'Anotado',
    doneKept:
      'Hemos anotado {{email}}, pero por ahora no podemos enviar correos. Estarás en la lista cuando abras el enlace que enviemos más adelante y pulses el botón; hasta entonces no recibes ninguna carta.',
    saved: 'Guardado en este dispositivo',
    savedText:
      '{{email}} aún no está en la lista. Lo enviaremos cuando tengas conexión; estarás en la lista cuando abras el enlace de nuestro correo y pulses el botón.',
    again: 'Otra dirección',
  },
  fault: {
    required: 'Escribe tu correo electrónico.',
    invalid: 'Esto no parece una dirección de correo.',
    reserved: 'Es una dirección de ejemplo; nuestra carta no le llegaría a nadie.',
    too_long: 'Es demasiado largo para ser una dirección de correo.',
  },
  title: 'Boletín',
  confirm: {
    title: '¿Te escribimos?',
    text: 'Pulsa el botón y esta dirección entrará en nuestra lista.',
    act: 'Sí, suscríbeme',
    done: 'Te damos la bienvenida: ya estás en la lista',
    doneText: 'Hemos apuntado {{email}}. Todas nuestras cartas traen un enlace para darte de baja.',
  },
  unsubscribe: {
    title: '¿Quieres darte de baja del boletín?',
    text: 'Pulsa el botón y no enviaremos más cartas a esta dirección. Esto no cambia nada en tus reservas.',
    act: 'Sí, quiero darme de baja',
    done: 'Te diste de baja del boletín',
    doneText: '{{email}} ya no recibirá nuestras cartas. Esto no cambia nada en tus reservas.',
  },
  address: 'Dirección',
  failed: 'Vuelve a pulsar; hacerlo dos veces no cambia nada.',
  retry: 'Intentar de nuevo',
  bad: {
    title: 'Este enlace ya no funciona',
    text: 'Está incompleto o es demasiado antiguo. Escribe tu dirección para pedir un enlace nuevo.',
    leave:
      'Está incompleto o es demasiado antiguo. También sirve el enlace de cualquier otra carta nuestra, o dínoslo y te damos de baja.',
    write: 'Escribirnos',
  },
  home: 'Ir al inicio',
};
