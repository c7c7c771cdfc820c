import type { Same } from '../../same.ts';
import type { home as en } from './en.ts';

export const home: Same<typeof en> = {
  title: 'Servicios para el hogar en Florida',
  hero: {
    eyebrow: 'Servicios para el hogar en Florida',
    heading: 'Tu casa más luminosa, reservada en un minuto',
    lead: 'Elige lo que necesitas, mira el precio mientras lo preparas y quédate con una hora que de verdad está libre. No pagas nada hasta que el trabajo esté hecho.',
    book: 'Reservar',
    prices: 'Ver precios',
  },
  film: {
    play: 'Mira cómo funciona · 30 s',
    label: 'Video: cómo reservar una limpieza de alfombras',
    offline:
      'No tienes conexión y el video no está guardado en este dispositivo. El texto de abajo cuenta lo mismo.',
    failed: 'No se pudo cargar el video. El texto de abajo cuenta lo mismo.',
    read: 'Qué muestra el video',
    scenes: {
      home: 'Elige un servicio. No hace falta crear una cuenta.',
      rooms: 'Toca las habitaciones. El total se actualiza con cada toque.',
      details: 'Indica cómo limpiar cada habitación.',
      cart: 'El carrito lo suma todo antes de que reserves.',
      time: 'Elige una hora realmente libre. Te la guardamos mientras terminas.',
      form: 'Di quién eres y adónde vamos.',
      booked: 'Reservado. Pagas cuando el trabajo esté hecho.',
    },
  },
  zip: {
    label: '¿Llegan hasta mi casa?',
    placeholder: 'Código postal',
    ask: 'Comprobar',
    malformed: 'Un código postal tiene cinco cifras, como 32801.',
    inside: 'Sí, llegamos al {{zip}}.',
    outside:
      'El {{zip}} está fuera de Florida, donde trabajamos. Aun así puedes pedirlo: tu reserva será una solicitud y te respondemos antes de fijar nada.',
    elsewhere:
      'El {{zip}} está fuera de nuestra zona. Aun así puedes pedirlo: tu reserva será una solicitud y te respondemos antes de fijar nada.',
    unknown:
      'No conocemos el código postal {{zip}}. Si es correcto, puedes pedirlo igualmente: tu reserva será una solicitud y te respondemos antes de fijar nada.',
    refused: 'No llegamos al {{zip}}.',
    refusedAsk: 'No llegamos al {{zip}}. Pregúntanos antes de reservar:',
  },
  points: {
    label: 'Por qué {{company}}',
    price: { title: 'Primero ves el precio', text: 'Se actualiza con cada toque, al centavo.' },
    time: { title: 'Horas libres de verdad', text: 'Confirmación en 30 segundos.' },
    account: { title: 'Sin crear una cuenta', text: 'Basta con un enlace privado.' },
    languages: { title: 'Tres idiomas', text: 'En pantalla y por correo: inglés, español y francés.' },
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
      textBefore: 'Los planes cambian. Cancelar no cuesta nada hasta {{ahead}} antes de la visita.',
      link: 'Cómo se cancela',
    },
    price: {
      title: 'Sin aumentos a escondidas',
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
    more: '¿Otra pregunta?',
    write: 'Escríbenos',
    account: {
      q: '¿Necesito una cuenta?',
      a: 'No. Tu carrito se queda en este dispositivo, y cada reserva tiene un enlace privado para verla o cancelarla.',
    },
    length: {
      q: '¿Cuánto dura una visita?',
      a: 'Depende de lo que elijas. El carrito suma el tiempo necesario y solo se ofrecen horas en las que cabe la visita entera.',
    },
    area: {
      q: '¿Llegan a mi dirección?',
      a: 'Trabajamos en Florida, donde los códigos postales empiezan por 32, 33 o 34. Si estás en otro lugar también puedes pedirlo: te respondemos antes de fijar nada.',
      state: 'Trabajamos en Florida, donde los códigos postales empiezan por 32, 33 o 34.',
      counties: 'Llegamos a todos los códigos postales de estos condados de Florida: {{counties}}.',
      zips_one:
        'Llegamos a {{count}} código postal. El campo al principio de esta página te dice si es el tuyo.',
      zips_many:
        'Llegamos a {{count}} códigos postales. El campo al principio de esta página te dice si el tuyo es uno de ellos.',
      zips_other:
        'Llegamos a {{count}} códigos postales. El campo al principio de esta página te dice si el tuyo es uno de ellos.',
      radius_one: 'Llegamos a direcciones a {{count}} milla como máximo del {{zip}}.',
      radius_many: 'Llegamos a direcciones a {{count}} millas como máximo del {{zip}}.',
      radius_other: 'Llegamos a direcciones a {{count}} millas como máximo del {{zip}}.',
      pending: 'Si estás en otro lugar también puedes pedirlo: te respondemos antes de fijar nada.',
      refused: 'Si estás en otro lugar, pregúntanos antes de reservar.',
    },
  },
  final: {
    title: 'Cuando tú quieras',
    text: 'Elige un servicio, mira tu precio y quédate con la hora que te conviene.',
    action: 'Elegir un servicio',
  },
};
