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
} from '../../net';
export { LONGEST_NAME, seenName } from './fields';
export type { FormerTable } from './former';
export { helpersSchema } from './kept';
export type { DrawsOutcome, Standing } from './guest';
export type { HostPlan } from './host';
export * from './hosting';
export * from './joining';
export type { Place } from './messages';
