import { drawn } from './ui/violation';

export const passed = drawn;
