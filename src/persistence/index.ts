export { takeTabSlot } from './tab-slot';
export { inTabSlot, openStorage, type Storage } from './storage';
