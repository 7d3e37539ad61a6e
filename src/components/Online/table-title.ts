import { guestTitle, HOST_TITLE, inviteTitle } from '../../messages';
import { hostName, type Online } from '../../store';

/** Title of a shared table, or of the invitation to it. */
export function tableTitle(online: Exclude<Online, { readonly role: 'visitor' }>): string {
  const { seats } = online.state;
  if (online.role === 'guest') return guestTitle(hostName(seats));
  const missing = seats.filter(({ at }) => at === 'open').length;
  return missing > 0 ? inviteTitle(missing) : HOST_TITLE;
}
