import type { Same } from '../../same.ts';
import type { home as en } from './en.ts';

export const home: Same<typeof en> = {
  title: 'Servicios para el hogar en Florida',
  hero: {
    eyebrow: 'Limpieza, arreglos y entregas en Florida',
    heading: 'Tu casa más luminosa, reservada en un minuto',
    lead: 'Elige lo que necesitas, mira el precio mientras lo preparas y quédate con una hora que de verdad está libre. No pagas nada hasta que el trabajo esté hecho.',
    book: 'Reservar',
    prices: 'Ver precios',
  },
  points: {
    label: 'Por qué Sabal',
    price: 'Tu precio antes de reservar',
    time: 'Horas libres de verdad',
    account: 'Sin crear una cuenta',
    languages: 'En inglés, español y francés',
  },
  cart: {
    title: 'Continúa con tu carrito',
    items_one: '{{count}} artículo espera una fecha.',
    items_other: '{{count}} artículos esperan una fecha.',
  },
  services: {
    title: '¿Qué podemos hacer por ti?',
    lead: 'Cada precio sigue las mismas reglas que tu total final.',
  },
  steps: {
    title: 'Tres pasos y a descansar',
    choose: {
      title: 'Elige',
      text: 'Marca tus habitaciones o describe el trabajo. El precio se actualiza con cada toque.',
    },
    time: {
      title: 'Escoge la hora',
      text: 'Ves las horas que de verdad están libres y guardamos la tuya mientras terminas.',
    },
    relax: {
      title: 'Descansa',
      text: 'Llegamos con todo lo necesario. Pagas cuando el trabajo está hecho.',
    },
  },
  promises: {
    title: 'Nuestra palabra, por escrito',
    cancel: {
      title: 'Cancelar es gratis',
      text: 'Los planes cambian. Cancelar no cuesta nada hasta que empieza la visita.',
      link: 'Cómo se cancela',
    },
    price: {
      title: 'Sin subidas a escondidas',
      text: 'Si un precio cambia antes de reservar, ves el total anterior y el nuevo, y tú decides.',
      link: 'Cómo funcionan los precios',
    },
    pay: {
      title: 'Pagas al terminar',
      text: 'Sin tarjeta y sin anticipo. Pagas después del trabajo.',
      link: 'Cómo se paga',
    },
  },
  faq: {
    title: 'Conviene saberlo',
    account: {
      q: '¿Necesito una cuenta?',
      a: 'No. Tu carrito se queda en este dispositivo, y el correo de confirmación trae un enlace privado para ver o cancelar tu reserva.',
    },
    length: {
      q: '¿Cuánto dura una visita?',
      a: 'Depende de lo que elijas. El carrito suma el tiempo necesario y solo se ofrecen horas en las que cabe la visita entera.',
    },
    area: {
      q: '¿Llegan a mi dirección?',
      a: 'Trabajamos en Florida, donde los códigos postales empiezan por 32, 33 o 34. Si estás en otro lugar también puedes pedirlo: te respondemos antes de fijar nada.',
    },
  },
  final: {
    title: 'Cuando tú quieras',
    text: 'Elige un servicio, mira tu precio y quédate con la hora que te conviene.',
    action: 'Elegir un servicio',
  },
};
