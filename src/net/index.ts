export { answerOffer, type CodeHost, type CodeServices, openCodeHost } from './code-link';
export { MAX_MESSAGE_LENGTH } from './arrivals';
export {
  defaultServers,
  formatIceServer,
  type SignalingServers,
  type IceServer,
  isRelay,
  MAX_ADDRESS_LENGTH,
  MAX_SERVERS,
  parseIceServer,
} from './helpers';
export { isSignedBy, type KeyPair, keyPairOf, signatureOf } from './identity';
export {
  formatInvitation,
  type Invitation,
  isInvitedBy,
  newInvitation,
  parseInvitation,
} from './invitation';
export { type Conversation, type ConversationServices, openConversation } from './conversation';
export type { CodeFault, Transport, TransportEvent, TransportFailure, PeerId } from './link';
export { openRoomTransport } from './room-link';
export { openTabTransport } from './tab-link';
