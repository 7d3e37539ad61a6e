export { defaultHelpers, formatInvitation, parseInvitation } from '../../net';
export type { DrawsOutcome, Standing } from './guest';
export type { HostPlan } from './host';
export * from './hosting';
export * from './joining';
export type { Place } from './messages';
