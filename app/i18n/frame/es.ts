export { errors } from '../messages/errors/es.ts';
export { shell } from '../messages/shell/es.ts';
