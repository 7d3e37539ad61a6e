import { guestTitle, invitationTitle, JOIN_TITLE } from '../../messages';
import { introductionIn } from '../../online';
import { hostName, invitedGame, type Online } from '../../store';
import { GameDialog } from '../GameDialog/GameDialog';
import { useActions, useGame } from '../game-context';
import { NoticeLine } from '../MovePanel/NoticeLine';
import { GuestTable } from './GuestTable';
import { HostTable, hostTitle } from './HostTable';
import { JoinForm } from './JoinForm';
import './online.css';

function titleOf(online: Online): string {
  switch (online.role) {
    case 'visitor': {
      const invitation = introductionIn(online.fragment);
      return invitation ? invitationTitle(invitation) : JOIN_TITLE;
    }
    case 'host':
      return hostTitle(online);
    case 'guest':
      return guestTitle(hostName(online.state.seats));
  }
}

function PartOf({ online }: { readonly online: Online }) {
  switch (online.role) {
    case 'visitor':
      return <JoinForm online={online} />;
    case 'host':
      return <HostTable online={online} isSent={false} />;
    case 'guest':
      return <GuestTable online={online} />;
  }
}

/** The shared table; an invitation before the deal is a part of the home page instead. */
export function OnlineDialog() {
  const online = useGame((state) => (invitedGame(state) ? undefined : state.online));
  const hasGame = useGame(({ table }) => table !== undefined);
  const { leaveTable, openPanel } = useActions();
  if (!online) return null;
  const isVisitor = online.role === 'visitor';
  const close = (): void => (isVisitor ? leaveTable() : openPanel(undefined));
  return (
    <GameDialog
      key={online.role}
      title={titleOf(online)}
      onClose={isVisitor || hasGame ? close : undefined}
    >
      <NoticeLine />
      <PartOf online={online} />
    </GameDialog>
  );
}
