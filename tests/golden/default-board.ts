import { shippedBoard } from '../support/shipped';

export const defaultBoard = shippedBoard('defaultBoard.txt');
