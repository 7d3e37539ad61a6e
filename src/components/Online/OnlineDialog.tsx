import { invitationTitle, JOIN_TITLE } from '../../messages';
import { introductionIn } from '../../online';
import type { Online } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { GuestTable } from './GuestTable';
import { JoinForm } from './JoinForm';
import { tableTitle } from './table-title';
import './online.css';

function titleOf(online: Online): string {
  if (online.role !== 'visitor') return tableTitle(online);
  const invitation = introductionIn(online.fragment);
  return invitation ? invitationTitle(invitation) : JOIN_TITLE;
}

/** Another page's table while no board is shown: a visitor joins it, and a guest waits for its game. */
export function OnlineDialog() {
  const online = useGame((state) => state.online);
  const hasGame = useGame(({ table }) => table !== undefined);
  const { leaveTable, openPanel } = useActions();
  if (!online || online.role === 'host') return null;
  const isVisitor = online.role === 'visitor';
  const close = (): void => (isVisitor ? leaveTable() : openPanel(undefined));
  return (
    <GameDialog
      key={online.role}
      title={titleOf(online)}
      onClose={isVisitor || hasGame ? close : undefined}
    >
      <NoticeLine />
      {isVisitor ? <JoinForm online={online} /> : <GuestTable online={online} />}
    </GameDialog>
  );
}
