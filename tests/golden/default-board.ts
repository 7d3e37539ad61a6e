import { shippedBoard } from '../support/shipped';

/** The board that a game starts with unless another one is chosen. */
export const defaultBoard = shippedBoard('defaultBoard.txt');
