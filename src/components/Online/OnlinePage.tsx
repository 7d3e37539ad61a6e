import { useGame } from '../game-context';
import { GuestTable } from './GuestTable';
import { HostTable } from './HostTable';
import './online.css';

/** The shared table whose game is on the board, or which a guest wants to join meanwhile. */
export function OnlinePage() {
  const online = useGame((state) => state.online);
  switch (online?.role) {
    case 'host':
      return <HostTable online={online} />;
    case 'guest':
      return <GuestTable online={online} />;
    default:
      return null;
  }
}
