import { REACTING, REACTION_TEXTS } from '../../messages';
import { type Reaction, REACTIONS } from '../../online';
import { mayReact } from '../../store';
import { useActions, useGame } from '../game-context';
import { Button, Menu, useMenu } from '../ui';

/** Says one of four things to the others at a shared table, once a turn, or mutes what they say. */
export function Reactions() {
  const [menu, close] = useMenu();
  const turns = useGame(({ table }) => table?.turns ?? 0);
  const isShown = useGame(({ settings }) => settings.reactions);
  const isIdle = !useGame(mayReact);
  const { react, setReactions } = useActions();
  const say = (reaction: Reaction): void => {
    close();
    react(turns, reaction);
  };
  return (
    <Menu ref={menu} label={REACTING.react} className="reactions">
      {REACTIONS.map((reaction) => (
        <Button
          key={reaction}
          tone="quiet"
          aria-disabled={isIdle}
          onClick={isIdle ? undefined : () => say(reaction)}
        >
          {REACTION_TEXTS[reaction]}
        </Button>
      ))}
      <Button tone="quiet" aria-pressed={!isShown} onClick={() => setReactions(!isShown)}>
        {REACTING.mute}
      </Button>
    </Menu>
  );
}
