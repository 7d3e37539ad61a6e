export { chooseMove, choosingMove, type ChosenMove, type ComputerTurn } from './choose-move';
