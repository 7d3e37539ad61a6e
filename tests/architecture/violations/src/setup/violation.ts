import { messages } from '../messages';

export const seen = messages;
