export {
  type CodeFault,
  defaultHelpers,
  formatIceServer,
  type Helpers,
  type IceServer,
  type Invitation,
  isInvitedBy,
  isRelay,
  type LinkFailure,
  parseIceServer,
  parseInvitation,
} from '../net';
export { LONGEST_NAME, seenName } from './wire/fields';
export type { FormerTable } from './wire/former';
export { helpersSchema } from './wire/kept';
export type { DrawsOutcome, Standing } from './guest/guest';
export type { HostPlan } from './host/host';
export * from './host/hosting';
export * from './guest/joining';
export type { Place } from './wire/messages';
