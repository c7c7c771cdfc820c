import type { Same } from '../../same.ts';
import type { intake as en } from './en.ts';

export const intake: Same<typeof en> = {
  loading: 'Cargando el formulario…',
  close: 'Cerrar',
  optional: 'opcional',
  several: 'una o varias',
  missing: { title: 'Servicio no encontrado', text: 'Estos son los servicios disponibles: {{slugs}}.' },
  title: {
    handyman: '¿Qué hay que hacer?',
    rentme: '¿En qué te ayudamos?',
    pavers: 'Háblanos de tus adoquines',
    epoxy: 'Háblanos de tu piso',
  },
  lead: {
    handyman:
      'Cuéntanos qué es y cuánto puede llevar. La estimación se actualiza al momento; el desplazamiento está incluido.',
    rentme:
      'Una persona que sabe ayudar, por horas. Dinos qué necesitas; la estimación se actualiza al momento.',
    pavers:
      'Vamos, miramos y medimos; después te enviamos un precio por escrito. Deja en blanco lo que no sepas.',
    epoxy:
      'Vamos, miramos y medimos; después te enviamos un precio por escrito. Deja en blanco lo que no sepas.',
  },
  editing: 'Cambia lo que quieras. Tu carrito sigue igual hasta que guardes.',
  progress: '{{done}} de {{all}} completados',
  done: 'completado',
  description: {
    label: 'Describe el trabajo',
    need: 'Describe lo que necesitas',
    project: 'Describe el proyecto',
    handyman:
      'Por ejemplo: colgar tres estantes y la puerta del baño, que roza. También ayuda saber qué debemos llevar.',
    rentme: 'Por ejemplo: llevar cajas de un depósito a un segundo piso sin ascensor.',
    pavers: 'Por ejemplo: entrada y terraza de la piscina, hierba en las juntas y algunas piezas hundidas.',
    epoxy:
      'Por ejemplo: garaje para dos autos con una mancha de aceite en el centro; nos gustan las escamas grises.',
    counter: '{{length}} de {{max}} caracteres',
  },
  handyman: {
    categories: '¿Qué tipo de trabajo?',
    category: {
      furniture: 'Montaje de muebles',
      minor_elec: 'Electricidad menor',
      painting: 'Pintura',
      repairs: 'Reparaciones',
      install: 'Instalación',
      other: 'Otra cosa',
    },
    time: 'Tiempo estimado',
  },
  rentme: {
    types: '¿Qué tipo de ayuda?',
    type: {
      moving: 'Ayuda con la mudanza',
      yard: 'Trabajo de jardín',
      cleaning: 'Ayuda con la limpieza',
      event: 'Ayuda en un evento',
      assembly: 'Montaje',
      other: 'Otra cosa',
    },
    hours: 'Horas que deseas',
    vehicle: 'Vehículo',
    needVehicle: 'Hace falta un vehículo',
    vehicleHint: 'Lo trae quien te ayuda. Cuesta {{price}} por cada milla recorrida para ti.',
    miles: 'Millas estimadas',
    milesHint: 'Todo el recorrido, más o menos. Déjalo en blanco si no lo sabes.',
    mileUnit: 'mi',
  },
  time: {
    less: 'Menos tiempo',
    more: 'Más tiempo',
    usual: 'Duraciones habituales',
    long: 'No cabe en un solo día. Empezamos con una visita y el resto lo acordamos contigo.',
    most: 'Una visita dura {{max}} como máximo. Si tienes más previsto, cuéntanoslo en la descripción.',
  },
  pavers: {
    types: '¿Qué hacemos?',
    type: { cleaning: 'Limpiar', sanding: 'Rellenar las juntas de arena', sealing: 'Sellar' },
    before: 'Antes',
    after: 'Después',
    slider: 'Arrastra para comparar el antes y el después',
    position: '{{percent}} % después',
  },
  epoxy: {
    flakes: 'Mezclas de escamas que puedes elegir cuando te visitemos',
    flake: { sand: 'Arena', ocean: 'Océano', coral: 'Coral', graphite: 'Grafito' },
  },
  quote: {
    area: 'Superficie y estado',
    sqft: 'Superficie',
    sqftUnit: 'pies²',
    paversHint: 'Basta un cálculo aproximado. Una entrada para dos autos mide unos 600 pies².',
    epoxyHint: 'Basta un cálculo aproximado. Un garaje para dos autos mide unos 400 pies².',
    conditions: '¿Cómo está ahora?',
    condition: {
      new: 'Concreto nuevo',
      good: 'En buen estado',
      stained: 'Con manchas',
      cracked: 'Con grietas',
      coated: 'Pintado o revestido',
      mossy: 'Con musgo y hierba',
      sunken: 'Hundido o suelto',
    },
    budget: 'Presupuesto previsto',
    budgetHint: 'Solo si tienes una cifra en mente. Nos ayuda a proponerte lo que encaja.',
    empty: 'Tu solicitud aún está vacía',
    emptyText: 'Puedes enviarla así. Con una frase o una superficie aproximada llegamos mejor preparados.',
  },
  price: {
    total: 'Estimación',
    estimateWhy: 'Es una estimación: pagas el tiempo que se tarde de verdad.',
  },
  bar: {
    label: 'Tu solicitud',
    estimate: 'estimación, desplazamiento incluido',
    estimateMiles: 'estimación',
    quote: 'Presupuesto',
    quoteWhy: 'Respuesta en un día',
    submit: 'Elegir hora',
  },
  kept: {
    title: 'Continúa donde lo dejaste',
    text: 'Guardamos tu solicitud en este dispositivo.',
    failed: 'No se pudo leer lo que escribiste antes.',
    startOver: 'Empezar de nuevo',
    asked: 'Venías por «{{wish}}». Tu solicitud dice otra cosa, así que no la hemos tocado.',
    use: 'Usar «{{wish}}»',
  },
  capped: {
    title: '{{max}} en una visita',
    text: 'Pediste {{wish}}, que son varias visitas. Empezamos con una.',
  },
  fault: {
    handymanDescription: 'Describe el trabajo, por favor',
    rentmeDescription: 'Describe lo que necesitas, por favor',
    tooLong:
      'Tiene {{length}} caracteres y podemos recibir {{max}} como máximo. No hemos cortado nada; acórtalo, por favor.',
    notNumber: 'Escribe un número, por ejemplo {{example}}.',
    negative: 'Escribe 0 o más.',
    tooLarge: 'Escribe {{max}} o menos.',
    count_one: 'Revisa {{count}} campo.',
    count_other: 'Revisa {{count}} campos.',
    submitFailed: 'No se pudo enviar; inténtalo de nuevo.',
    kept: 'Todo lo que escribiste sigue en este dispositivo.',
  },
  saved: 'Tu solicitud está en el carrito',
};
