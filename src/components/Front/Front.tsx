import {
  memo,
  Suspense,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { inFrame } from '../../scheduler';
import type { Premium, Tile, View } from '../../engine';
import { AGAINST_COMPUTER, FRONT, quickGameName, SQUARES_IN_SHORT, standing } from '../../messages';
import { invitedGame, isInvitationShown, quickGame } from '../../store';
import { frameLayout } from '../Board/frame-layout';
import { useWindowSize } from '../Board/use-board-size';
import { premiumClass, PremiumMark } from '../Board/PremiumMark';
import { useActions, useGame, useGameStore, useLandmarks } from '../game-context';
import { LevelChoice } from '../LevelChoice/LevelChoice';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { DueCards, FriendWays, Invitation } from '../lazy-parts';
import { Button, moveFocus } from '../ui';
import { useLater } from '../use-deferred';
import { frontSize, SampleBoard, SampleRack } from './SampleBoard';
import { handOffPress, useTakeTurn } from './take-turn';
import { positionAt } from './sample-games';
import { type SampleGame, useSampleGame } from './use-sample-game';
import './front.css';

/** Scrolls to the top of the page in the next frame, which lays the page out anyway. */
const toTop = () =>
  inFrame('drawing', () => {
    document.documentElement.scrollTop = 0;
  });

/** Pauses or resumes the sample game; removed once the game has stopped for good. */
function PauseButton({ sample }: { readonly sample: SampleGame }) {
  if (sample.state === 'over') return null;
  const isPaused = sample.state === 'paused';
  return (
    <button
      type="button"
      className="front__pause"
      data-sample
      onClick={isPaused ? sample.playOn : sample.pause}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={isPaused ? 'M7 4.5l8 5.5-8 5.5z' : 'M7.5 5v10M12.5 5v10'} />
      </svg>
      <span>{isPaused ? FRONT.resume : FRONT.pause}</span>
    </button>
  );
}

/** Only the first of the large buttons is filled. */
const mainClass = (isFirst: boolean): string =>
  isFirst ? 'front__main' : 'front__main front__main--second';

/** Leads back to something unfinished. */
function BackButton(props: {
  readonly to: string;
  readonly about: string | undefined;
  readonly isFirst: boolean;
  readonly onClick: () => void;
}) {
  const { to, about, isFirst, onClick } = props;
  return (
    <button
      type="button"
      className={`${mainClass(isFirst)} front__continue`}
      data-front-first={isFirst || undefined}
      onClick={onClick}
    >
      <b>{to}</b>
      <span>{about}</span>
    </button>
  );
}

function ContinueButton({ isFirst }: { readonly isFirst: boolean }) {
  const view = useGame(({ table }) => table?.view);
  const { showFront } = useActions();
  return (
    <BackButton
      to={FRONT.continue}
      about={view && standing(view)}
      isFirst={isFirst}
      onClick={() => showFront(false)}
    />
  );
}

/** Shows the invitation again, until its game is dealt. */
function InvitationButton({ isFirst }: { readonly isFirst: boolean }) {
  const invited = useGame(invitedGame);
  const { openPanel } = useActions();
  return (
    <BackButton
      to={FRONT.invitation}
      about={invited && quickGameName(invited.rules, invited.boardName)}
      isFirst={isFirst}
      onClick={() => openPanel('online')}
    />
  );
}

/** Starts a game at once, with the last or else the default settings. */
function PlayButton({ isFirst }: { readonly isFirst: boolean }) {
  // Selected separately: a new object would render the component after every change.
  const rules = useGame((state) => quickGame(state)?.rules);
  const boardName = useGame((state) => quickGame(state)?.boardName ?? '');
  const { quickStart } = useActions();
  const [isStarting, setStarting] = useState(false);
  if (!rules) return null;
  const play = async (): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    await quickStart();
    setStarting(false);
  };
  return (
    <button
      type="button"
      className={mainClass(isFirst)}
      data-front-first={isFirst || undefined}
      aria-busy={isStarting}
      onClick={() => void play()}
    >
      <b>{FRONT.play}</b>
      <span>{isStarting ? FRONT.loading : quickGameName(rules, boardName)}</span>
    </button>
  );
}

/** Level of the opponent, if the game that Play starts has one. */
function Opponent() {
  const level = useGame((state) => quickGame(state)?.level);
  const rules = useGame((state) => quickGame(state)?.rules);
  const { setLevel } = useActions();
  if (!level || !rules) return null;
  return (
    <LevelChoice question={AGAINST_COMPUTER} rules={rules} value={level} onChange={setLevel} />
  );
}

/** Other ways to start a game; those with a friend replace them in place. */
function OtherWays({ onSend }: { readonly onSend: () => Promise<void> }) {
  const { openPanel } = useActions();
  const [isWithFriend, setWithFriend] = useState(false);
  const friend = useRef<HTMLButtonElement>(null);
  if (isWithFriend) {
    return (
      <FriendWays
        onSend={onSend}
        onClose={() => {
          flushSync(() => setWithFriend(false));
          friend.current?.focus();
        }}
      />
    );
  }
  return (
    <div className="front__choices">
      <Button ref={friend} className="front__choice" onClick={() => setWithFriend(true)}>
        {FRONT.friend}
      </Button>
      <Button className="front__choice" onClick={() => openPanel('set-up')}>
        <span className="wide-only">{FRONT.more}</span>
        <span className="narrow-only">{FRONT.moreInShort}</span>
      </Button>
    </div>
  );
}

function rackOf({ seats, toMove }: View): readonly Tile[] {
  const rack = seats[toMove]?.rack;
  return rack?.kind === 'shown' ? rack.tiles : [];
}

const SHAPES: readonly (readonly [premium: Premium, name: string, does: string])[] = [
  [{ kind: 'letter', factor: 3 }, ...SQUARES_IN_SHORT.letter],
  [{ kind: 'word', factor: 12 }, ...SQUARES_IN_SHORT.word],
  [{ kind: 'word', factor: -3 }, ...SQUARES_IN_SHORT.trap],
];

function SquaresInShort() {
  return (
    <section className="front__squares" aria-label={SQUARES_IN_SHORT.title}>
      <h3>{SQUARES_IN_SHORT.title}</h3>
      <ul>
        {SHAPES.map(([premium, name, does]) => (
          <li key={name}>
            <span className={`square ${premiumClass(premium)}`} aria-hidden="true">
              <PremiumMark premium={premium} />
            </span>
            <span>
              <b>{name}</b> <span>{does}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Minimum window width at which rack and buttons fit beside the board, in CSS pixels. */
const LEDGE_FROM = 1300;

const stop = (event: SyntheticEvent): void => event.stopPropagation();

/**
 * Home page: a board with a sample game, and buttons to start or open a game. While it is leaving, it ignores clicks,
 * so that a double click or a held key starts nothing else.
 */
export const Front = memo(function Front(props: {
  readonly isLeaving: boolean;
  /** Fades out tiles that leave the page; undefined until the table, which moves tiles, has been loaded. */
  readonly fadeOut?: ((tiles: Iterable<Element>) => void) | undefined;
}) {
  const { isLeaving, fadeOut } = props;
  const board = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const store = useGameStore();
  const landmarks = useLandmarks();
  const sample = useSampleGame(board);
  const view = useMemo(() => positionAt(sample.progress), [sample.progress]);
  const takeTurn = useTakeTurn(sample.progress);
  const window = useWindowSize();
  const size = useMemo(() => frontSize(view.board, window), [view.board, window]);
  // Deferred, so that a game that has just started is not offered to be continued.
  const canContinue = useLater(useGame(({ table }) => table !== undefined && !table.isOver));
  const hasGames = useLater(useGame((state) => state.table !== undefined || state.hasGames));
  const hasCards = useGame((state) => state.hasCards);
  const { inviteFriend, openPanel, openPuzzles } = useActions();
  const isInviting = useGame(isInvitationShown);
  const isInvited = useGame((state) => invitedGame(state) !== undefined);
  /** Whether the link of the invitation that is shown is still to be copied. */
  const [isSent, setSent] = useState(false);
  if (isSent && !isInviting) setSent(false);
  // The player comes to this page from their game, so an invitation shown here is the later of the two.
  const [wasInviting, setWasInviting] = useState(false);
  if (isInviting && !wasInviting) setWasInviting(true);
  const isInvitationFirst = isInvited && (wasInviting || !canContinue);
  useEffect(() => {
    if (isInviting || store.getState().panel) return;
    moveFocus(card.current?.querySelector<HTMLElement>('[data-front-first]'));
  }, [store, isInviting]);

  // Each screen starts at its top, independently of the scroll position of the one before.
  useEffect(() => {
    toTop();
    return () => void toTop();
  }, []);

  const send = async (): Promise<void> => setSent((await inviteFriend()) === true);

  const fade = useEffectEvent((tiles: Iterable<Element>) => fadeOut?.(tiles));
  useLayoutEffect(() => {
    const sampleBoard = board.current;
    return () => fade(sampleBoard?.querySelectorAll('.tile') ?? []);
  }, []);

  const hasLedge =
    size.ledge === 'rim' || (size.arrangement === 'short' && window.width >= LEDGE_FROM);
  return (
    <main
      className={`front front--${size.arrangement} front--ledge-${size.ledge}${hasLedge ? ' front--with-ledge' : ''}`}
      style={frameLayout(size)}
      {...(isLeaving && { onClickCapture: stop, onPointerDownCapture: stop })}
    >
      <div className="front__board">
        <SampleBoard ref={board} size={size} view={view} />
      </div>
      <div className="front__ledge">
        {takeTurn ? (
          <button type="button" className="front__take" onClick={() => takeTurn()}>
            <b>{FRONT.takeTurn}</b> <span>{FRONT.takeTurnHow}</span>
          </button>
        ) : (
          <p aria-hidden="true">
            <b>{FRONT.sampleNote[0]}</b> <span>{FRONT.sampleNote[1]}</span>
          </p>
        )}
        <SampleRack
          tiles={rackOf(view)}
          tileSet={view.rules.tileSet}
          onPress={
            takeTurn &&
            ((place, press) => {
              takeTurn();
              handOffPress(landmarks, place, press);
            })
          }
        />
        <PauseButton sample={sample} />
      </div>
      <div ref={card} className="front__card panel">
        {isInviting ? (
          <Invitation onCopyAtOnce={isSent ? () => setSent(false) : undefined} />
        ) : (
          <>
            <h2>
              <span>{FRONT.headline[0]}</span>
              <br />
              <span>{FRONT.headline[1]}</span>
            </h2>
            <p className="front__lead">
              <span>{FRONT.lead}</span> <span className="front__promise">{FRONT.promise}</span>
            </p>
            <div className="front__ways">
              {isInvitationFirst && <InvitationButton isFirst />}
              {canContinue && <ContinueButton isFirst={!isInvitationFirst} />}
              {isInvited && !isInvitationFirst && <InvitationButton isFirst={false} />}
              <Opponent />
              <PlayButton isFirst={!canContinue && !isInvited} />
              <OtherWays onSend={send} />
              <div className="front__games">
                <Button tone="quiet" onClick={() => void openPuzzles()}>
                  {FRONT.puzzle}
                </Button>
                {hasGames && (
                  <Button tone="quiet" onClick={() => openPanel('games')}>
                    {FRONT.games}
                  </Button>
                )}
                {hasCards && (
                  <Button tone="quiet" onClick={() => openPanel('cards')}>
                    {FRONT.cards}
                    <Suspense>
                      <DueCards />
                    </Suspense>
                  </Button>
                )}
              </div>
            </div>
            {/* Below the buttons, so that a late notice moves none of them. */}
            <NoticeLine />
            <SquaresInShort />
          </>
        )}
      </div>
    </main>
  );
});
