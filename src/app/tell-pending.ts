import { during, inTask, type Pending } from '../scheduler';
import type { StoreServices } from '../store';

type Storage = StoreServices['storage'];

const ofStorage = (storage: Storage): Storage => ({
  read: (name) => during('reading', storage.read(name)),
  names: (beginning) => during('reading', storage.names(beginning)),
  write: (name, text) => during('saving', storage.write(name, text)),
  move: (name, others) => during('saving', storage.move(name, others)),
  remove: (name) => during('saving', storage.remove(name)),
});

/** A question to a worker, which is pending until it is answered or cancelled. */
const asked = <Question extends { readonly answer: Promise<unknown> }>(
  name: Pending,
  question: Question,
): Question => ({ ...question, answer: during(name, question.answer) });

/** Has the page tell what it does for the store, until that is done. */
export function tellPending<Services extends StoreServices>(services: Services): Services {
  return {
    ...services,
    storage: ofStorage(services.storage),
    fetchText: (...text) => during('loading', services.fetchText(...text)),
    loadWords: (...words) => during('loading', services.loadWords(...words)),
    findWords: (...words) => during('searching', services.findWords(...words)),
    findCandidates: (...turn) => during('thinking', services.findCandidates(...turn)),
    chooseMove: (...turn) => asked('thinking', services.chooseMove(...turn)),
    reviewTurn: (...turn) => asked('thinking', services.reviewTurn(...turn)),
    findLanes: (...turn) => asked('searching', services.findLanes(...turn)),
    after: (milliseconds, run) =>
      milliseconds > 0 ? services.after(milliseconds, run) : inTask('drawing', run),
  };
}
