export { errors } from '../messages/errors/en.ts';
export { shell } from '../messages/shell/en.ts';
