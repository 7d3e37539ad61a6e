export { game as engine } from './game';
