import { type ReactNode, useMemo } from 'react';
import {
  type Board,
  type LaidTile,
  type LearnedGame,
  premiumAt,
  type RuleBook,
  type TileSet,
} from '../../engine';
import {
  type Caption,
  endRules,
  EXAMPLE,
  exampleCaption,
  exampleInWords,
  gainedSentence,
  type IllustratedRule,
  illustratedRule,
  LEARNING,
  otherTurns,
  pointsText,
  premiumLabel,
  premiumRule,
  RULES,
  rulesLead,
  scoredWord,
  scoreTitle,
  squareCaption,
  tilesRule,
  valuesSum,
} from '../../messages';
import { premiumClass, PremiumMark } from '../Board/PremiumMark';
import { TileFace } from '../Tile/Tile';
import { ExampleBoard } from './ExampleBoard';
import { type RuleExample, type RuleIllustration, ruleIllustrations } from './rule-examples';
import { scoreExample, type SquareKind, squareKinds } from './score-example';
import './rules-page.css';

function CaptionText({ caption: [start, rest] }: { readonly caption: Caption }) {
  return (
    <>
      <strong>{start}</strong>
      {rest}
    </>
  );
}

/** A tick or a cross. */
function Mark({ isAllowed }: { readonly isAllowed: boolean }) {
  return (
    <>
      <svg
        className={isAllowed ? 'rule-mark' : 'rule-mark rule-mark--refused'}
        viewBox="0 0 20 20"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="10" />
        <path d={isAllowed ? 'M5.8 10.4l2.8 2.8 5.6-6' : 'M6.8 6.8l6.4 6.4M13.2 6.8l-6.4 6.4'} />
      </svg>
      <span className="visually-hidden">{isAllowed ? EXAMPLE.allowed : EXAMPLE.refused} </span>
    </>
  );
}

function Example(props: {
  readonly rules: RuleBook;
  readonly rule: IllustratedRule;
  readonly example: RuleExample;
}) {
  const { rules, rule, example } = props;
  const { field, laid, move, outcome } = example;
  const isAllowed = outcome === 'allowed';
  return (
    <figure className="rule__example">
      <ExampleBoard
        label={exampleInWords(move)}
        field={field}
        laid={laid}
        isAllowed={isAllowed}
        isInLine={move.direction !== undefined}
        start={rule === 'opening' ? field.board.start : undefined}
        tileSet={rules.tileSet}
      />
      <figcaption>
        <Mark isAllowed={isAllowed} />
        <span>
          <CaptionText caption={exampleCaption(rules, rule, isAllowed, move)} />
        </span>
      </figcaption>
    </figure>
  );
}

function Card({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="rule">
      <h4>{title}</h4>
      {children}
    </section>
  );
}

function IllustratedCard(props: {
  readonly rules: RuleBook;
  readonly isGiven: boolean;
  readonly illustration: RuleIllustration;
}) {
  const { rules, isGiven, illustration } = props;
  const { rule, boards } = illustration;
  const { title, text } = illustratedRule(rules, rule, isGiven);
  return (
    <Card title={title}>
      <p>{text}</p>
      {boards && (
        <div className="rule__examples">
          <Example rules={rules} rule={rule} example={boards.allowed} />
          <Example rules={rules} rule={rule} example={boards.refused} />
        </div>
      )}
    </Card>
  );
}

/** The kinds of bonus squares, each with what it does. */
function SquareKinds({ kinds }: { readonly kinds: readonly SquareKind[] }) {
  return (
    <ul className="square-kinds">
      {kinds.map(({ kind, premium }) => (
        <li key={kind}>
          <span className="board square-kinds__square" aria-hidden="true">
            <span className={`square ${premiumClass(premium)}`}>
              <PremiumMark premium={premium} />
            </span>
          </span>
          <span>
            <CaptionText caption={squareCaption[kind](premium)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Tiles in a row, each with the bonus square that it covers below it. */
function TilesOnSquares(props: {
  readonly board: Board;
  readonly laid: readonly LaidTile[];
  readonly tileSet: TileSet;
}) {
  const { board, laid, tileSet } = props;
  const word = laid.map(({ tile }) => tile.letter).join('');
  return (
    <div className="scored" role="img" aria-label={scoredWord(word)}>
      {laid.map(({ square, tile }) => {
        const premium = premiumAt(board, square);
        return (
          <span key={square.column} className="scored__place">
            <span className="tile">
              <TileFace tileSet={tileSet} tile={tile} />
            </span>
            {premium.kind !== 'none' && (
              <span className={`scored__chip ${premiumClass(premium)}`}>
                {premiumLabel(premium)}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}

function ScoreCard({
  rules,
  board,
}: {
  readonly rules: RuleBook;
  readonly board: Board | undefined;
}) {
  const kinds = useMemo(() => squareKinds(rules, board), [rules, board]);
  const example = useMemo(() => scoreExample(rules, kinds), [rules, kinds]);
  const bonuses = tilesRule(rules);
  return (
    <Card title={scoreTitle(rules)}>
      {kinds.length > 0 && <SquareKinds kinds={kinds} />}
      <p>{premiumRule(rules, kinds.length > 0)}</p>
      <TilesOnSquares board={example.board} laid={example.laid} tileSet={rules.tileSet} />
      <p className="rule__sum">
        {valuesSum(example.score)} = <strong>{pointsText(example.score.total)}</strong>
      </p>
      {bonuses !== '' && <p>{bonuses}</p>}
    </Card>
  );
}

/** The rules of a game, with boards; `board` is that of the game on screen, if its rules are shown. */
export function RulesPage(props: {
  readonly rules: RuleBook;
  readonly board: Board | undefined;
  /** Whether tiles lie on the board before play. */
  readonly isGiven: boolean;
  /** Values that computers have learned for the game. */
  readonly learned: LearnedGame | undefined;
}) {
  const { rules, board, isGiven, learned } = props;
  const illustrations = useMemo(() => ruleIllustrations(rules, isGiven), [rules, isGiven]);
  return (
    <>
      <p className="rules__lead">
        <CaptionText caption={rulesLead(rules)} />
      </p>
      <div className="rules">
        {illustrations.map((illustration) => (
          <IllustratedCard
            key={illustration.rule}
            rules={rules}
            isGiven={isGiven}
            illustration={illustration}
          />
        ))}
        <ScoreCard rules={rules} board={board} />
        <Card title={RULES.otherTurns}>
          {otherTurns(rules).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Card>
        <Card title={RULES.end}>
          <ol className="rule__steps">
            {endRules(rules).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
        </Card>
        {learned && (
          <Card title={LEARNING.inRules}>
            <p>{gainedSentence(learned)}</p>
          </Card>
        )}
      </div>
    </>
  );
}
