export { errors } from '../messages/errors/fr.ts';
export { shell } from '../messages/shell/fr.ts';
