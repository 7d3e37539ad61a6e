export { takeTabSlot } from './tab-slot';
export { inTabSlot, openStorage } from './storage';
