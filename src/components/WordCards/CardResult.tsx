import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { CARDS, cardQuestion, gradeLabel, gradeWait } from '../../messages';
import { type AskedCard, type CardsPart, type GradeOffer, proposedGrade } from '../../store';
import { MeaningButton } from '../Meanings/MeaningButton';
import { Button, ConfirmButton, isPlainKey, moveFocus } from '../ui';
import { Sessions } from './Sessions';

/** All answers of a card, and the grades to choose from; Enter takes the proposed one. */
export function CardResult(props: {
  readonly part: CardsPart;
  readonly asked: AskedCard;
  readonly offers: readonly GradeOffer[];
}) {
  const { part, asked, offers } = props;
  const { question, answers, found } = asked;
  const proposed = useRef<HTMLButtonElement>(null);
  const proposal = proposedGrade(asked);
  const id = useId();
  useEffect(() => moveFocus(proposed.current), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isPlainKey(event)) return;
    const { key, repeat } = event;
    const offer = offers[Number(key) - 1];
    // A key held down must not grade answers that have only just appeared.
    if (offer || (repeat && key === 'Enter')) event.preventDefault();
    if (offer && !repeat) void part.grade(offer.grade);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for the buttons inside
    <div className="word-cards__result" onKeyDown={onKeyDown}>
      <Sessions part={part} />
      <h3 className="word-cards__question">{cardQuestion(question)}</h3>
      <ul className="word-cards__answers" aria-label={CARDS.answers}>
        {answers.map((word) => {
          const isFound = found.includes(word);
          return (
            <li key={word} className={isFound ? '' : 'word-cards__missed'}>
              <MeaningButton word={word} />
              <span>{isFound ? CARDS.found : CARDS.missed}</span>
            </li>
          );
        })}
      </ul>
      <p className="word-cards__grade">
        <b id={id}>{CARDS.grade}</b> <span>{CARDS.gradeNote}</span>
      </p>
      <div className="word-cards__grades" role="group" aria-labelledby={id}>
        {offers.map(({ grade, wait }, index) => (
          <Button
            key={grade}
            ref={grade === proposal ? proposed : undefined}
            tone={grade === proposal ? 'main' : 'plain'}
            aria-label={gradeLabel(CARDS.grades[grade], wait, index + 1)}
            onClick={() => void part.grade(grade)}
          >
            <b>{CARDS.grades[grade]}</b>
            <span>{gradeWait(wait)}</span>
            <kbd>{index + 1}</kbd>
          </Button>
        ))}
      </div>
      <ConfirmButton
        block="word-cards__remove"
        tone="quiet"
        label={CARDS.remove}
        keep={CARDS.keep}
        yes={CARDS.removeYes}
        onYes={() => void part.remove()}
      />
    </div>
  );
}
