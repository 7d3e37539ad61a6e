export {
  type Answer,
  answerOffer,
  type CodeHost,
  type CodeServices,
  type Offer,
  openCodeHost,
} from './code-link';
export { LONGEST_MESSAGE } from './arrivals';
export * from './helpers';
export * from './identity';
export * from './invitation';
export {
  type Conversation,
  type ConversationEvents,
  type ConversationFigures,
  type ConversationServices,
  openConversation,
} from './conversation';
export * from './conversations';
export type * from './link';
export * from './room-link';
export * from './tab-link';
