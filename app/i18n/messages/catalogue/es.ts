import type { Same } from '../../same.ts';
import type { catalogue as en } from './en.ts';

export const catalogue: Same<typeof en> = {
  title: 'Servicios',
  heading: '¿Qué hace falta en casa?',
  lead: 'Elige un servicio y mira el precio mientras lo preparas. Pagas después del trabajo.',
  list: 'Todos los servicios',
  loading: 'Cargando los servicios…',
  loadFailed: 'No se pudieron cargar los servicios.',
  retry: 'Intentar de nuevo',
  asOf: 'Abajo está la lista tal como era ({{time}}); puedes seguir con ella.',
  from: 'desde {{price}}',
  inCart_one: '{{count}} en tu carrito',
  inCart_other: '{{count}} en tu carrito',
  tag: { quote: 'Presupuesto', intake: 'A petición' },
  explain: { quote: 'Precio tras la visita' },
  act: { priced: 'Configurar', intake: 'Cuéntanos más', quote: 'Pedir presupuesto' },
  unknown: {
    title: 'Servicio no encontrado',
    text: 'Esta dirección no lleva a ninguno de nuestros servicios. Puede que haya cambiado de nombre.',
    services: 'Ver todos los servicios',
    back: 'Volver',
  },
};
