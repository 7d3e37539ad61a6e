import type { Task } from '../task';
import type { ShippedWords } from '../words';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly tasks: (words: ShippedWords) => readonly Task[];
}
