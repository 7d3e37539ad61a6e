export { answerOffer, type CodeHost, type CodeServices, openCodeHost } from './code-transport';
export { MAX_MESSAGE_LENGTH } from './receive-buffer';
export {
  defaultServers,
  formatIceServer,
  type SignalingServers,
  type IceServer,
  isRelay,
  MAX_ADDRESS_LENGTH,
  MAX_SERVERS,
  parseIceServer,
} from './signaling-servers';
export { isSignedBy, type KeyPair, keyPairOf, signatureOf } from './identity';
export {
  formatInvitation,
  type Invitation,
  isInvitedBy,
  newInvitation,
  parseInvitation,
} from './invitation';
export { type Conversation, type ConversationServices, openConversation } from './conversation';
export type { CodeFault, Transport, TransportEvent, TransportFailure, PeerId } from './transport';
export { openRoomTransport } from './room-transport';
export { openTabTransport } from './tab-transport';
