import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import {
  Dock,
  Front,
  Header,
  Invitation,
  MovePanel,
  OnlineDialog,
  ScorePanel,
  SetupDialog,
  useGame,
} from '../../src/components';
import {
  crossword,
  formatScraebbkleBoard,
  ok,
  publicSetupFrom,
  publicSetupToJson,
  scrabbkle,
} from '../../src/engine';
import { formatBoard } from '../support/game-files';
import {
  DEALING,
  linkSentence,
  NOT_JOINED,
  NOT_THE_HOST,
  PRIVACY,
  transcript,
  WHO_LEARNS_WHAT,
} from '../../src/messages';
import { dialogShown, isInvitationShown, type Online } from '../../src/store';
import { defaultServers } from '../../src/online';
import { compiled, openPage, startSmall, WORDS } from '../support/page';
import { browser, browserForEachTest } from '../support/browser-for-each-test';
import {
  CHOICE,
  deal,
  dealt,
  fragmentFor,
  hosting,
  joining,
  learnWords,
  onlineAs,
  nonsenseOf,
  playOn,
  reopened,
  type Tab,
} from '../support/tabs';
import { plainBoard } from '../support/pictures';
import { at, valueOf } from '../support/results';
import { seatsOf } from '../support/seats';
import { settled } from '../support/fake-services';
import { pressStart } from '../support/set-up-dialog';
import {
  besideBoard,
  coming,
  doing,
  fileOf,
  form,
  questionsShown,
  show,
} from '../support/rendered-page';

browserForEachTest();

/** The shared table as the page shows it: an invitation on the home page, a dialog, or a page beside the board. */
function SharedTable(): ReactNode {
  const isOpen = useGame(({ panel }) => panel === 'online');
  const isDialog = useGame((state) => dialogShown(state) !== undefined);
  const isInvitation = useGame(isInvitationShown);
  if (!isOpen) return null;
  if (isInvitation) return <Invitation />;
  return isDialog ? <OnlineDialog /> : <Dock />;
}

const dialog = (
  <Suspense>
    <SharedTable />
  </Suspense>
);

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const noButton = (name: string | RegExp) => screen.queryByRole('button', { name });
const box = (name: string | RegExp) => screen.getByLabelText(name);
const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');
const invitation = () =>
  screen.getByRole('region', {
    name: /^(?:Invite a friend|Invite friends|Your table|.+’s table)$/,
  });
const text = () => (screen.queryByRole('dialog') ?? invitation()).textContent;
const places = () =>
  within(screen.getByRole('list', { name: 'Players' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

async function showDialog(tab: Tab) {
  const shown = show(tab, dialog);
  await waitFor(text);
  return { tab, ...shown };
}

/** Runs all tabs until a condition holds, then updates the screen. */
const until = (holds: () => void): Promise<void> => coming(() => browser.until(holds));

type OnlineAs<R extends Online['role']> = Extract<Online, { readonly role: R }>;

/** Sets a state that otherwise requires more than two tabs. */
function lookingAt<R extends 'host' | 'guest'>(
  tab: Tab,
  role: R,
  changed: (online: OnlineAs<R>) => OnlineAs<R>,
): void {
  doing(tab, () => tab.store.setState({ online: changed(onlineAs(tab, role)) }));
}

/** The part of a link that describes the table of `CHOICE`; the host has no name. */
const TOLD = '&game=ScraeBBKle&board=Small&size=8x10&racks=closed&first=host';

const addressFor = (host: Tab): string => new URL(fragmentFor(host, 1), document.baseURI).href;

describe('the dialog for a visitor', () => {
  const visiting = async (fragment: string) => {
    const tab = browser.open();
    await tab.actions.visit(fragment);
    return showDialog(tab);
  };
  const NAME = 'Your name';
  const WAY = 'Invite link or code';

  it('asks for a name and, without a link, for the way to a table', async () => {
    await visiting('');
    expect(screen.getByRole('dialog', { name: 'Join a game' })).toBeInTheDocument();
    expect(box(NAME)).toHaveFocus();
    expect(box(NAME)).toBeRequired();
    expect(box(WAY)).toBeRequired();
    expect(text()).toContain(PRIVACY);
    expect(text()).toContain(WHO_LEARNS_WHAT.link);
    expect(text()).toContain(WHO_LEARNS_WHAT.code);
  });

  const LINK = `#join=${'a'.repeat(16)}.${'b'.repeat(26)}.${'c'.repeat(26)}`;

  it('shows host, game and board before any peer is contacted', async () => {
    const { tab } = await visiting(`${LINK}&by=Ada${TOLD}`);
    expect(
      screen.getByRole('dialog', { name: 'Ada invites you to ScraeBBKle' }),
    ).toBeInTheDocument();
    expect(text()).toContain('Small · closed game · Ada begins');
    expect(screen.getByRole('img', { name: /8 columns, 10 rows/ })).toBeInTheDocument();
    expect(button('Play with Ada')).toBeEnabled();
    expect(tab.state().online?.role).toBe('visitor');
  });

  it('calls the host a friend if the link does not describe the table', async () => {
    await visiting(LINK);
    expect(
      screen.getByRole('dialog', { name: 'A friend invites you to a game' }),
    ).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
    expect(button('Play with a friend')).toBeEnabled();
  });

  it('asks only for a name after a link was followed', async () => {
    await visiting('#join=some.thing');
    expect(box(NAME)).toBeInTheDocument();
    expect(screen.queryByLabelText(WAY)).toBeNull();
    expect(text()).toContain(WHO_LEARNS_WHAT.link);
    expect(text()).not.toContain(WHO_LEARNS_WHAT.code);
  });

  it('explains what a code reveals after a code was followed', async () => {
    await visiting('#code=something');
    expect(screen.queryByLabelText(WAY)).toBeNull();
    expect(text()).toContain(WHO_LEARNS_WHAT.code);
    expect(text()).not.toContain(WHO_LEARNS_WHAT.link);
  });

  it('states that no relay is contacted in a local connection', async () => {
    const { user, tab } = await visiting('');
    await user.click(box('Stay on my network'));
    expect(onlineAs(tab, 'visitor').connection.isLocal).toBe(true);
    expect(text()).toContain(WHO_LEARNS_WHAT.local);
    expect(text()).not.toContain(WHO_LEARNS_WHAT.link);
    expect(screen.queryByText('Relays and servers')).toBeNull();
  });

  it('refuses an invalid link or code until the text is changed', async () => {
    const { user, tab } = await visiting('');
    await user.type(box(NAME), 'Ann');
    await user.type(box(WAY), 'friends');
    expect(alerts()).toBe('');
    await user.click(button('Join'));
    expect(alerts()).toBe(NOT_JOINED.NOT_AN_INVITATION);
    expect(tab.state().online?.role).toBe('visitor');
    await user.type(box(WAY), '!');
    expect(alerts()).toBe('');
  });

  it('refuses a truncated link', async () => {
    const { user } = await visiting('#join=abc');
    await user.type(box(NAME), 'Ann');
    await user.click(button('Join'));
    expect(alerts()).toBe(NOT_JOINED.NOT_AN_INVITATION);
  });

  it('requires a name', async () => {
    const host = await hosting(browser);
    const { user, tab } = await visiting(fragmentFor(host, 1));
    await user.type(box(NAME), '  ');
    await user.click(button('Play with a friend'));
    expect(tab.state().online?.role).toBe('visitor');
  });

  it('joins the table by a pasted link', async () => {
    const host = await hosting(browser);
    const { user, tab } = await visiting('');
    await user.type(box(NAME), ' Ann ');
    await user.click(box(WAY));
    await user.paste(` ${addressFor(host)}\n`);
    await user.click(button('Join'));
    expect(screen.getByRole('dialog', { name: /’s table$/ })).toBeInTheDocument();
    await until(() =>
      expect(onlineAs(tab, 'guest').state.status).toMatchObject({ kind: 'seated', seat: 1 }),
    );
    expect(onlineAs(host, 'host').state.seats[1]?.name).toBe('Ann');
  });

  it('can be closed', async () => {
    const { user, tab } = await visiting('');
    await user.click(button('Close'));
    expect(tab.state()).toMatchObject({ online: undefined, panel: undefined });
  });
});

describe('the table of a host', () => {
  const opened = async (choice = CHOICE) => {
    const { tab, ...shown } = await showDialog(await hosting(browser, choice));
    return { host: tab, ...shown };
  };
  const LINK = 'Link for your friend';
  const COPY = /^Copy ?Link for your friend$/;
  const PICTURE = /^QR ?code of Link for your friend$/;
  const shownLink = () => {
    const field = box(LINK);
    return field instanceof HTMLInputElement ? field.value : '';
  };

  it('lists who is present and missing, and starts once all are present', async () => {
    const { host, user } = await opened();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Invite a friend' })).toHaveFocus(),
    );
    expect(text()).toContain('Waiting for your friend.');
    expect(text()).toContain('2 players, closed: each player sees only their own rack.');
    expect(noButton('Start game')).toBeNull();
    const guest = await joining(browser, host);
    await coming(settled);
    expect(places()).toEqual(['Player 1 on this device', 'Ann here']);
    expect(text()).toContain('Everyone is here.');
    expect(screen.getByRole('heading', { name: 'Your table' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Invite' })).toBeNull();
    await user.click(button('Start game'));
    await until(() => expect(guest.state().table?.online).toBe('guest'));
    expect(host.state()).toMatchObject({ panel: undefined, table: { online: 'host' } });
  });

  it('shows which guest it waits for during the deal', async () => {
    const { host, user } = await opened();
    const guest = await joining(browser, host);
    guest.close();
    await until(() => expect(text()).toContain('Ann away'));
    await user.click(button('Start game'));
    expect(text()).toContain(DEALING);
    expect(button('Start game')).toBeDisabled();
    expect(host.state().table).toBeUndefined();
  });

  it('names computers as such', async () => {
    const rules = { ...CHOICE.rules, seats: { least: 2, most: 3, fixed: [] } };
    await opened({ ...CHOICE, rules, seats: seatsOf('human', 'human', 'computer') });
    expect(places()).toEqual([
      'Player 1 on this device',
      'Friend not joined yet',
      'Player 3 computer',
    ]);
  });

  it('offers the link to each open seat', async () => {
    const { host } = await opened();
    expect(shownLink()).toBe(addressFor(host) + TOLD);
    expect(box(LINK)).toHaveAttribute('readonly');
    const guest = await joining(browser, host);
    await coming(settled);
    expect(screen.queryByLabelText(/^Link for/)).toBeNull();
    // A guest who is away may have lost it.
    guest.leave();
    await until(() => expect(onlineAs(host, 'host').state.seats[1]?.isAway).toBe(true));
    expect(places()).toEqual(['Player 1 on this device', 'Ann away']);
    expect(box('Link for Ann')).toHaveValue(addressFor(host) + TOLD);
  });

  it('adds the host’s name to the link and the seat', async () => {
    const { host, user } = await opened();
    await user.type(box('Your name (friends see it)'), 'Ada');
    expect(shownLink()).toBe(`${addressFor(host)}&by=Ada${TOLD}`);
    expect(onlineAs(host, 'host').state.seats[0]?.name).toBe('Ada');
    await user.clear(box('Your name (friends see it)'));
    expect(onlineAs(host, 'host').state.seats[0]?.name).toBe('Player 1');
    expect(shownLink()).toBe(addressFor(host) + TOLD);
  });

  it('uses the device’s share dialog if it has one', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { host, user } = await opened();
    await user.click(button(/^Share/));
    expect(share).toHaveBeenCalledWith({
      url: addressFor(host) + TOLD,
      text: 'Play ScraeBBKle with me:',
    });
  });

  it('copies the link', async () => {
    const { host, user } = await opened();
    await user.click(button(COPY));
    expect(await navigator.clipboard.readText()).toBe(addressFor(host) + TOLD);
    expect(await screen.findByText('Copied.')).toBeInTheDocument();
    expect(button(/^Copied ?Link for your friend$/)).toBeEnabled();
    await user.type(box('Your name (friends see it)'), 'A');
    expect(button(COPY)).toBeEnabled();
  });

  it('gives way to the home page on Esc, which leads back to it', async () => {
    const host = await hosting(browser);
    const { user } = show(
      host,
      <Suspense>
        <Front isLeaving={false} />
      </Suspense>,
    );
    await waitFor(invitation);
    await user.keyboard('{Escape}');
    const back = await screen.findByRole('button', { name: /^Your invitation ?ScraeBBKle/ });
    expect(back).toHaveFocus();
    await user.click(back);
    expect(within(invitation()).getByRole('heading', { level: 2 })).toHaveFocus();
  });

  describe('with a link that was asked for', () => {
    function Sent(): ReactNode {
      const [isAsked, setAsked] = useState(true);
      return <Invitation onCopyAtOnce={isAsked ? () => setAsked(false) : undefined} />;
    }

    const openRooms = (host: Tab): void =>
      lookingAt(host, 'host', ({ state, ...online }) => ({
        ...online,
        state: { ...state, rooms: 'open' },
      }));

    const sent = async () => {
      const host = await hosting(browser);
      openRooms(host);
      show(
        host,
        <Suspense>
          <Sent />
        </Suspense>,
      );
      await waitFor(text);
      return host;
    };

    const SEVERAL = {
      ...CHOICE,
      rules: { ...CHOICE.rules, seats: { least: 2, most: 3, fixed: [] } },
      seats: seatsOf('human', 'human', 'human'),
      far: [1, 2],
    };

    it('copies it at once', async () => {
      userEvent.setup();
      const host = await sent();
      expect(await screen.findByRole('button', { name: /^Copied/ })).toBeInTheDocument();
      expect(await navigator.clipboard.readText()).toBe(addressFor(host) + TOLD);
    });

    it('copies it only once, even if the guest who came by it is away', async () => {
      userEvent.setup();
      const host = await sent();
      expect(await screen.findByRole('button', { name: /^Copied/ })).toBeInTheDocument();
      await navigator.clipboard.writeText('something else');
      const guest = await joining(browser, host);
      guest.leave();
      await until(() => expect(onlineAs(host, 'host').state.seats[1]?.isAway).toBe(true));
      openRooms(host);
      await coming(settled);
      expect(box('Link for Ann')).toBeInTheDocument();
      expect(await navigator.clipboard.readText()).toBe('something else');
    });

    it('copies none of several, and not the last one either when the others have joined', async () => {
      const { host, user } = await opened(SEVERAL);
      await navigator.clipboard.writeText('something else');
      await user.click(button('Create invite link'));
      openRooms(host);
      await joining(browser, host);
      await coming(settled);
      openRooms(host);
      await coming(settled);
      expect(box(LINK)).toBeInTheDocument();
      expect(await navigator.clipboard.readText()).toBe('something else');
    });

    describe('on the home page', () => {
      async function askingForLink(tab: Tab) {
        const { user } = show(
          tab,
          <Suspense>
            <Front isLeaving={false} />
          </Suspense>,
        );
        await navigator.clipboard.writeText('something else');
        await user.click(button('Play a friend'));
        await user.click(await screen.findByRole('button', { name: 'Send a link' }));
      }

      it('copies none of another invitation that the player sets up meanwhile', async () => {
        const tab = browser.open();
        await askingForLink(tab);
        await hosting(browser, CHOICE, tab);
        openRooms(tab);
        await waitFor(() => expect(box(LINK)).toBeInTheDocument());
        await learnWords(tab);
        await coming(settled);
        expect(await navigator.clipboard.readText()).toBe('something else');
      });

      it('copies none of several of an earlier invitation, which is shown again', async () => {
        const tab = await hosting(browser, SEVERAL);
        openRooms(tab);
        doing(tab, ({ openPanel }) => openPanel(undefined));
        await askingForLink(tab);
        await waitFor(() =>
          expect(screen.getAllByRole('textbox', { name: /link/i })).toHaveLength(2),
        );
        await joining(browser, tab);
        await coming(settled);
        openRooms(tab);
        await coming(settled);
        expect(box(LINK)).toBeInTheDocument();
        expect(await navigator.clipboard.readText()).toBe('something else');
      });
    });

    it('offers to copy it if the browser refuses', async () => {
      userEvent.setup();
      const refusal = new DOMException('No', 'NotAllowedError');
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
      await sent();
      await coming(settled);
      expect(button(COPY)).toBeEnabled();
      expect(screen.queryByText(/Copy the selected text yourself/)).toBeNull();
    });
  });

  it('selects the link if the browser refuses to copy', async () => {
    const { user } = await opened();
    const refusal = new DOMException('No', 'NotAllowedError');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(refusal);
    await user.click(button(COPY));
    expect(await screen.findByText(/Copy the selected text yourself/)).toBeInTheDocument();
    const field = box(LINK);
    if (!(field instanceof HTMLInputElement)) throw new Error('The link is in no field');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
  });

  it('shows and hides the link as a QR code', async () => {
    const { user } = await opened();
    const toggle = button(PICTURE);
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('img')).toBeNull();
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const picture = screen.getByRole('img', { name: `${LINK} as a QR code` });
    expect(picture.querySelector('.qr-code__dark')?.getAttribute('d')).toMatch(/^M\d/);
    await user.click(toggle);
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('contacts relays only on request, and shows the result', async () => {
    const { host, user } = await opened();
    expect(text()).toContain(PRIVACY);
    expect(text()).toContain(WHO_LEARNS_WHAT.link);
    expect(onlineAs(host, 'host').state.rooms).toBe('closed');
    await user.click(button('Create invite link'));
    await coming(settled);
    // Test pages are not served securely.
    expect(alerts()).toBe(linkSentence({ code: 'NOT_SECURE' }));
    expect(button('Create invite link')).toBeEnabled();
    lookingAt(host, 'host', (online) => ({ ...online, state: { ...online.state, rooms: 'open' } }));
    expect(button('Try again')).toBeEnabled();
    expect(screen.getByRole('img', { name: `${LINK} as a QR code` })).toBeInTheDocument();
  });

  it('says once that no relay answers, and whom that cuts off', async () => {
    const { host } = await opened();
    const failing = (isPlaying: boolean): void =>
      lookingAt(host, 'host', (online) => ({
        ...online,
        state: {
          ...online.state,
          rooms: 'open',
          failure: { code: 'RELAYS_UNREACHABLE' },
          isPlaying,
        },
      }));
    failing(false);
    expect(alerts()).toBe('');
    expect(text()).toContain('Can’t reach a relay. Friends can join once one answers.');
    failing(true);
    expect(alerts()).toMatch(/^Can’t reach a relay\..* Players already here carry on\.$/);
    expect(text()?.match(/Can’t reach/g)).toHaveLength(1);
  });

  it('contacts and lists no relay in a local connection', async () => {
    const { host, user } = await opened();
    await user.click(box('Stay on my network'));
    expect(onlineAs(host, 'host').connection.isLocal).toBe(true);
    expect(noButton('Create invite link')).toBeNull();
    expect(screen.queryByText('Relays and servers')).toBeNull();
    expect(text()).toContain(WHO_LEARNS_WHAT.local);
    expect(shownLink()).toBe(addressFor(host) + TOLD);
    await user.click(box('Stay on my network'));
    expect(button('Create invite link')).toBeEnabled();
    expect(text()).not.toContain(WHO_LEARNS_WHAT.local);
  });

  describe('the relays and servers', () => {
    const RELAYS = /^Relays, one/;
    const SERVERS = /^STUN and TURN/;
    const helpersOf = (host: Tab) => onlineAs(host, 'host').connection.helpers;
    const write = (label: RegExp, value: string): void => {
      fireEvent.change(box(label), { target: { value } });
    };

    it('are the defaults at first, one per line', async () => {
      await opened();
      expect(box(RELAYS)).toHaveValue(defaultServers.relays.join('\n'));
      expect(box(SERVERS)).toHaveValue(
        defaultServers.iceServers.map(({ urls }) => urls).join('\n'),
      );
      expect(box(RELAYS)).toHaveAttribute('aria-invalid', 'false');
    });

    it('can be replaced', async () => {
      const { host } = await opened();
      write(RELAYS, 'wss://relay.example\n\n  wss://other.example  ');
      write(SERVERS, 'stun:stun.example\nturn:turn.example ann secret\n');
      expect(helpersOf(host)).toEqual({
        relays: ['wss://relay.example', 'wss://other.example'],
        iceServers: [
          { urls: 'stun:stun.example' },
          { urls: 'turn:turn.example', username: 'ann', credential: 'secret' },
        ],
      });
      expect(alerts()).toBe('');
    });

    it.each([
      ['a relay', RELAYS, 'wss://relay.example\nhttps://nos.lol', 'https://nos.lol'],
      ['a server', SERVERS, 'stun.example', 'stun.example'],
      ['a server without its password', SERVERS, 'turn:turn.example ann', 'turn:turn.example ann'],
    ])('are not changed by an invalid line, which is named: %s', async (...row) => {
      const [, label, written, named] = row;
      const { host } = await opened();
      write(label, written);
      expect(alerts()).toContain(`“${named}”`);
      expect(box(label)).toHaveAttribute('aria-invalid', 'true');
      expect(box(label)).toHaveAccessibleDescription(alerts());
      expect(box(label)).toHaveValue(written);
      expect(helpersOf(host)).toEqual(defaultServers);
    });

    it('are not changed if they exceed the maximum', async () => {
      const { host } = await opened();
      write(RELAYS, Array.from({ length: 21 }, (_, index) => `wss://r${index}.example`).join('\n'));
      expect(alerts()).toMatch(/20 .* at most/);
      expect(helpersOf(host)).toEqual(defaultServers);
    });

    it('can be empty', async () => {
      const { host } = await opened();
      write(RELAYS, '');
      expect(helpersOf(host).relays).toEqual([]);
      expect(alerts()).toBe('');
    });

    it('can be reset to the defaults, invalid lines included', async () => {
      const { host, user } = await opened();
      write(SERVERS, 'stun:stun.example');
      write(RELAYS, 'nonsense');
      await user.click(button('Reset'));
      expect(helpersOf(host)).toEqual(defaultServers);
      expect(box(RELAYS)).toHaveValue(defaultServers.relays.join('\n'));
      expect(box(SERVERS)).toHaveValue(
        defaultServers.iceServers.map(({ urls }) => urls).join('\n'),
      );
      expect(alerts()).toBe('');
    });
  });

  describe('connecting by codes', () => {
    const CODE = 'A'.repeat(40);
    const ANSWER = 'Your friend’s reply code';
    const offered = ({ host }: { readonly host: Tab }): void =>
      lookingAt(host, 'host', (online) => ({
        ...online,
        state: { ...online.state, offers: new Map([[1, CODE]]) },
      }));

    it('explains what a code reveals', async () => {
      await opened();
      expect(text()).toContain(WHO_LEARNS_WHAT.code);
    });

    it('reports if this browser cannot create a code', async () => {
      const { user } = await opened();
      await user.click(button('Create code for your friend'));
      await coming(settled);
      expect(alerts()).toBe(linkSentence({ code: 'LINK_UNAVAILABLE' }));
    });

    it('shows the code as text and as a QR code of a link', async () => {
      const opening = await opened();
      offered(opening);
      expect(box('Code for your friend')).toHaveValue(CODE);
      await opening.user.click(button(/^QR ?code of Code for your friend$/));
      expect(screen.getByRole('img', { name: /Code for your friend/ })).toBeInTheDocument();
      expect(button('Create new code for your friend')).toBeEnabled();
    });

    it('accepts the answer, and reports what is wrong with it', async () => {
      const opening = await opened();
      offered(opening);
      expect(button('Connect your friend')).toBeDisabled();
      await opening.user.type(box(ANSWER), 'no code');
      await opening.user.click(button('Connect your friend'));
      await coming(settled);
      expect(alerts()).toBe(linkSentence({ code: 'BAD_CODE', fault: 'OTHER_OFFER' }));
    });
  });

  it('allows the table to be closed for all, after confirmation', async () => {
    const { host, user } = await opened();
    const guest = await joining(browser, host);
    await coming(settled);
    await user.click(button('Close table'));
    await user.click(button('Keep it open'));
    expect(noButton('Yes, close for everyone')).toBeNull();
    expect(host.state().online?.role).toBe('host');
    await user.click(button('Close table'));
    await user.click(button('Yes, close for everyone'));
    expect(host.state()).toMatchObject({ online: undefined, panel: undefined });
    await until(() => expect(onlineAs(guest, 'guest').state.status?.kind).toBe('closed'));
  });

  it('is beside the board once there is a game, and can be closed for it', async () => {
    besideBoard();
    const { host, user } = await opened();
    const guest = await joining(browser, host);
    await coming(() => deal(browser, host, guest));
    doing(host, ({ openPanel }) => openPanel('set-up'));
    expect(await screen.findByRole('region', { name: 'Your table' })).toBeInTheDocument();
    const back = await screen.findByRole('button', { name: 'Back to game' });
    expect(noButton('Start game')).toBeNull();
    await user.click(back);
    expect(host.state().panel).toBeUndefined();
    doing(host, ({ openPanel }) => openPanel('online'));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(host.state().panel).toBeUndefined();
    expect(host.state().online?.role).toBe('host');
  });
});

describe('the dialog for a guest', () => {
  const opened = async () => {
    const host = await hosting(browser);
    const { tab: guest, ...shown } = await showDialog(await joining(browser, host));
    return { host, guest, ...shown };
  };

  it('shows that the seat is taken, and the other players', async () => {
    await opened();
    expect(screen.getByRole('dialog', { name: 'Player 1’s table' })).toBeInTheDocument();
    expect(text()).toContain('Waiting for the host to start.');
    expect(places()).toEqual(['Player 1 on the host’s device', 'Ann you']);
    expect(noButton('Back to game')).toBeNull();
    // Codes are only for guests without a connection.
    expect(screen.queryByLabelText('Host’s code')).toBeNull();
  });

  it('shows the game once it has been dealt', async () => {
    const { host, guest, user } = await opened();
    await coming(() => deal(browser, host, guest));
    expect(guest.state().panel).toBeUndefined();
    doing(guest, ({ openPanel }) => openPanel('online'));
    expect(text()).toContain('You’re in.');
    await user.click(button('Back to game'));
    expect(guest.state().panel).toBeUndefined();
  });

  it('shows that the host is away, and is back', async () => {
    const { host } = await opened();
    host.leave();
    await until(() => expect(text()).toContain('The host is away'));
    await coming(async () => {
      await reopened(browser, host);
    });
    await until(() => expect(text()).toContain('Waiting for the host to start.'));
  });

  it('shows that the host has closed the table', async () => {
    const { host } = await opened();
    host.actions.leaveTable();
    await until(() => expect(text()).toContain('The host closed the table.'));
  });

  it('shows that another guest has the seat', async () => {
    const { host } = await opened();
    const late = browser.open();
    await late.actions.visit(fragmentFor(host, 1));
    late.within(() => late.actions.joinTable('Eve', fragmentFor(host, 1)));
    await browser.until(() =>
      expect(onlineAs(late, 'guest').state.status?.kind).toBe('turned-away'),
    );
    show(late, dialog);
    expect(screen.getByText(/^Someone has this seat/)).toBeInTheDocument();
  });

  it('leaves the table after confirmation', async () => {
    const { host, guest, user } = await opened();
    await user.click(button('Leave table'));
    await user.click(button('Stay'));
    expect(guest.state().online?.role).toBe('guest');
    await user.click(button('Leave table'));
    await user.click(button('Yes, leave'));
    expect(guest.state()).toMatchObject({ online: undefined, panel: undefined });
    await until(() => expect(onlineAs(host, 'host').state.seats[1]?.isAway).toBe(true));
  });

  it('answers codes, and reports what is wrong with one', async () => {
    const tab = browser.open();
    await tab.actions.visit('');
    tab.within(() => tab.actions.joinTable('Ann', 'H'.repeat(60)));
    await browser.until(() => expect(onlineAs(tab, 'guest').state.failure).toBeDefined());
    const { user } = await showDialog(tab);
    const fault = () => {
      const { failure } = onlineAs(tab, 'guest').state;
      return failure && linkSentence(failure);
    };
    const first = fault();
    expect(alerts()).toBe(first);
    expect(button('Get reply code')).toBeDisabled();
    await user.type(box('Host’s code'), ' I ');
    await user.click(button('Get reply code'));
    await coming(settled);
    expect(fault()).not.toBe(first);
    expect(alerts()).toBe(fault());
    lookingAt(tab, 'guest', (online) => ({
      ...online,
      state: { ...online.state, answer: 'ABC', failure: undefined },
    }));
    expect(box('Your reply code')).toHaveValue('ABC');
    expect(text()).toContain('Send this code to your host.');
    expect(alerts()).toBe('');
  });

  it('warns of a false host while the real one is missing', async () => {
    const host = await hosting(browser);
    const guest = await joining(browser, host);
    await showDialog(guest);
    const metBy = (status: OnlineAs<'guest'>['state']['status']): void =>
      lookingAt(guest, 'guest', (online) => ({
        ...online,
        state: { ...online.state, status, hasMetFalseHost: true },
      }));
    expect(alerts()).toBe('');
    metBy({ kind: 'knocking' });
    expect(alerts()).toBe(NOT_THE_HOST);
    metBy({ kind: 'seated', seat: 1, isHostAway: true });
    expect(alerts()).toBe(NOT_THE_HOST);
    metBy({ kind: 'seated', seat: 1, isHostAway: false });
    expect(alerts()).toBe('');
  });
});

describe('the dialog for new games', () => {
  const FILES = {
    'defaultBoard.txt': formatScraebbkleBoard(plainBoard(16, 14, 'd7')),
    'boards/scrabbkle.txt': formatBoard('scrabbkle', plainBoard(12, 12, 'f6')) ?? '',
  };
  const opened = async () => {
    const page = openPage({ files: FILES });
    await page.learn(WORDS);
    doing(page, ({ openPanel }) => openPanel('set-up'));
    const shown = show(page, <SetupDialog />);
    await screen.findByRole('dialog');
    await coming(settled);
    return { page, ...shown };
  };
  const answer = (question: string, face: string) =>
    within(screen.getByRole('group', { name: question, hidden: false })).getByLabelText(face);
  const SECOND = 'Is Player 2 a human player or a computer player?';
  const SEED = 'Seed (optional): same seed, same game';
  const BOARD = 'Would you like to load a board or use the default board?';

  it('opens a table if a seat is remote', async () => {
    const { page, user } = await opened();
    expect(form().getByLabelText(SEED)).toBeInTheDocument();
    expect(form().getByLabelText('Name of Player 2')).toBeInTheDocument();
    await user.click(answer(SECOND, 'Online'));
    // Guests enter their own names, and joint draws can't be repeated.
    expect(form().queryByLabelText('Name of Player 2')).toBeNull();
    expect(form().getByLabelText('Name of Player 1')).toBeInTheDocument();
    expect(form().queryByLabelText(SEED)).toBeNull();
    expect(form().getByText(/^Fair draws/)).toBeInTheDocument();
    expect(form().queryByRole('button', { name: 'Start game' })).toBeNull();
    await user.type(form().getByLabelText('Name of Player 1'), 'Bo');
    await user.click(form().getByRole('button', { name: 'Invite' }));
    await coming(() => browser.until(() => onlineAs(page, 'host')));
    expect(page.state().panel).toBe('online');
    expect(page.state().table).toBeUndefined();
    const { plan } = onlineAs(page, 'host').state;
    expect(plan.far).toEqual([1]);
    expect(plan.setup.seats).toMatchObject([
      { name: 'Bo', player: 'human' },
      { name: 'Player 2', player: 'human' },
    ]);
    page.actions.leaveTable();
    page.clock.strike();
  });

  it('opens a table that guests can read on a board from a file with a long name', async () => {
    const { page, user } = await opened();
    await user.click(answer(SECOND, 'Online'));
    await user.click(answer(BOARD, 'Load a board…'));
    const file = fileOf(`${'a'.repeat(250)}.txt`, FILES['defaultBoard.txt']);
    await user.upload(form().getByLabelText('Board file'), file);
    await coming(settled);
    await user.click(form().getByRole('button', { name: 'Invite' }));
    await coming(() => browser.until(() => onlineAs(page, 'host')));
    const { setup } = onlineAs(page, 'host').state.plan;
    expect(setup.boardName).toBe(`${'a'.repeat(99)}…`);
    expect(valueOf(publicSetupFrom(publicSetupToJson(setup)))).toMatchObject({
      boardName: setup.boardName,
    });
    page.actions.leaveTable();
    page.clock.strike();
  });

  it('starts a local game if no seat is remote any more', async () => {
    const { page, user } = await opened();
    await user.click(answer(SECOND, 'Online'));
    await user.click(answer(SECOND, 'Computer'));
    expect(form().getByLabelText(SEED)).toBeInTheDocument();
    await pressStart(user);
    expect(page.state()).toMatchObject({ online: undefined, table: { online: undefined } });
  });

  it('states that the draws of Crossword are not joint', async () => {
    const { user } = await opened();
    await user.click(answer('Which game?', crossword.name));
    await questionsShown();
    await coming(settled);
    await user.click(answer(SECOND, 'Online'));
    expect(form().getByText(/^The host’s page draws alone/)).toBeInTheDocument();
    expect(form().getByRole('button', { name: 'Invite' })).toBeInTheDocument();
  });

  it('asks only where each player sits if the game leaves no other choice', async () => {
    const { user } = await opened();
    await user.click(answer('Which game?', scrabbkle.name));
    await questionsShown();
    await coming(settled);
    const groups = form()
      .getAllByRole('group')
      .map((group) => group.querySelector('legend')?.textContent ?? '');
    const questions = groups.filter((question) => question.startsWith('Where is'));
    expect(questions).toHaveLength(1);
    const question = at(questions, 0);
    expect(answer(question, 'On this device')).toBeChecked();
    await user.click(answer(question, 'Online'));
    expect(form().getByRole('button', { name: 'Invite' })).toBeEnabled();
  });
});

describe('a local game during an open invitation', () => {
  it('is the main button of the home page, unless the invitation was shown there last', async () => {
    const tab = browser.open();
    startSmall(tab);
    await hosting(browser, CHOICE, tab);
    doing(tab, ({ openPanel, showFront }) => {
      openPanel(undefined);
      showFront(true);
    });
    const { user } = show(
      tab,
      <Suspense>
        <Front isLeaving={false} />
      </Suspense>,
    );
    const main = () =>
      screen
        .getAllByRole('button')
        .filter((each) => each.matches('.front__main:not(.front__main--second)'));
    expect(main()).toEqual([button(/^Continue/)]);
    expect(button(/^Continue/)).toHaveFocus();
    await user.click(button(/^Your invitation/));
    await waitFor(invitation);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: /^Your invitation/ })).toHaveFocus();
    expect(main()).toEqual([button(/^Your invitation/)]);
  });

  it('mentions the invitation only in the menu until the friend joins', async () => {
    const tab = browser.open();
    startSmall(tab);
    await hosting(browser, CHOICE, tab);
    tab.actions.openPanel(undefined);
    const { user } = show(
      tab,
      <>
        <Header />
        <ScorePanel />
      </>,
    );
    const scores = screen.getByRole('region', { name: 'Scores' });
    expect(scores).not.toHaveTextContent('Waiting for');
    expect(screen.getAllByRole('button', { name: 'New game' })).not.toEqual([]);
    expect(noButton('Table')).toBeNull();
    await user.click(screen.getByText('Menu'));
    await user.click(await screen.findByRole('button', { name: 'Your invitation' }));
    expect(tab.state().panel).toBe('online');
    await joining(browser, tab);
    await until(() => expect(scores).toHaveTextContent('Everyone is here.'));
    expect(noButton('Your invitation')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Table' })).not.toEqual([]);
  });
});

describe('a shared game', () => {
  const seats = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  const shared = () => screen.getByRole('region', { name: 'Scores' }).textContent;

  describe('the scores', () => {
    it('show the host who is a guest and who is away', async () => {
      const { host, guest } = await dealt(browser);
      show(host, <ScorePanel />);
      expect(at(seats(), 0)).not.toMatch(/host|guest/);
      expect(at(seats(), 1)).toMatch(/^Ann guest/);
      expect(at(seats(), 1)).not.toContain('away');
      guest.leave();
      await until(() => expect(at(seats(), 1)).toContain('away'));
      expect(shared()).toContain('Ann is away.');
      expect(at(seats(), 0)).not.toContain('away');
    });

    it('name a computer by its level', async () => {
      const rules = { ...CHOICE.rules, seats: { least: 2, most: 3, fixed: [] } };
      const seatsOfThree = seatsOf('human', 'human', 'computer');
      const { host, guest } = await dealt(browser, { ...CHOICE, rules, seats: seatsOfThree });
      const { unmount } = show(host, <ScorePanel />);
      expect(at(seats(), 2)).toMatch(/^Club0/);
      unmount();
      show(guest, <ScorePanel />);
      expect(at(seats(), 2)).toMatch(/^Club0/);
    });

    it('show a guest who is at the host’s screen, and that the host is away', async () => {
      const { host, guest } = await dealt(browser);
      show(guest, <ScorePanel />);
      expect(at(seats(), 0)).toMatch(/^Player 1 host/);
      expect(at(seats(), 1)).toMatch(/^Ann0/);
      expect(shared()).toContain('The host is here.');
      host.leave();
      await until(() => expect(at(seats(), 0)).toContain('away'));
      expect(at(seats(), 1)).not.toContain('away');
      expect(shared()).toContain('The host is away.');
    });

    it('show that the table is closed', async () => {
      const { host, guest } = await dealt(browser);
      show(guest, <ScorePanel />);
      host.actions.leaveTable();
      await until(() => expect(shared()).toContain('The host closed the table.'));
    });
  });

  describe('the header', () => {
    it('offers the table instead of a new game', async () => {
      const { host } = await dealt(browser);
      const { user } = show(host, <Header />);
      expect(noButton('New game')).toBeNull();
      await user.click(at(screen.getAllByRole('button', { name: 'Table' }), -1));
      expect(host.state().panel).toBe('online');
    });

    it('opens no record, and saves one only for the host', async () => {
      const { host, guest } = await dealt(browser);
      const { unmount, user } = show(host, <Header />);
      await user.click(screen.getByText('Menu'));
      expect(await screen.findByRole('button', { name: 'Save to file…' })).toBeEnabled();
      expect(noButton(/^Open file/)).toBeNull();
      unmount();
      show(guest, <Header />);
      await user.click(screen.getByText('Menu'));
      expect(await screen.findByRole('button', { name: 'Save to file…' })).toBeDisabled();
      expect(noButton(/^Open file/)).toBeNull();
      guest.actions.leaveTable();
      await until(() => expect(button(/^Open file/)).toBeEnabled());
    });
  });

  describe('the transcript', () => {
    const region = () => screen.getByRole('region', { name: 'Transcript' });

    it('is available to a guest only after the game', async () => {
      const { host, guest } = await dealt(browser);
      guest.actions.openPanel('transcript');
      show(guest, <Dock />);
      await screen.findByRole('region', { name: 'Transcript' });
      expect(region()).toHaveTextContent(/^The host keeps the transcript/);
      expect(button('Copy')).toBeDisabled();
      expect(button('Download')).toBeDisabled();
      await coming(() => playOn(browser, Infinity, host, guest));
      doing(guest, ({ openPanel }) => openPanel('transcript'));
      await until(() => expect(button('Copy')).toBeEnabled());
      expect(region().textContent).toBe(guest.actions.readGame(transcript));
      expect(region().textContent).toContain('Ann');
    });

    it('asks for moves only of the players at its own page', async () => {
      const { host, guest } = await dealt(browser);
      await playOn(browser, Infinity, host, guest);
      for (const [tab, asked] of [
        [host, 'Player 1'],
        [guest, 'Ann'],
      ] as const) {
        await until(() => expect(tab.actions.readGame(transcript)).toContain('Game Over!'));
        const turns = tab.actions.readGame(transcript)?.split("It's your turn, ").slice(1) ?? [];
        const names = turns
          .filter((turn) => turn.includes('Please enter your move'))
          .map((turn) => turn.split('!')[0]);
        expect(new Set(names)).toEqual(new Set([asked]));
        expect(turns.some((turn) => !turn.startsWith(asked))).toBe(true);
      }
    });

    it('is available to the host from the beginning', async () => {
      const { host } = await dealt(browser);
      host.actions.openPanel('transcript');
      show(host, <Dock />);
      await screen.findByRole('region', { name: 'Transcript' });
      expect(region().textContent).toBe(host.actions.readGame(transcript));
      expect(button('Copy')).toBeEnabled();
    });
  });

  describe('the panel below the board', () => {
    it('offers no way to play on from an earlier turn', async () => {
      const { host, guest } = await dealt(browser);
      await playOn(browser, 2, host, guest);
      const { user } = show(guest, <MovePanel />);
      doing(guest, ({ showTurn }) => showTurn(1));
      expect(await screen.findByText(/The game goes on/)).toBeInTheDocument();
      expect(noButton('Play from here')).toBeNull();
      expect(noButton('Undo to here')).toBeNull();
      await user.click(button('Back to game'));
      expect(guest.state().table?.turnsShown).toBe(2);
    });

    it('tells a guest with other words that the host decides', async () => {
      const host = await hosting(browser, { ...CHOICE, far: [0] });
      const guest = await joining(browser, host, 'Ann', 0);
      await deal(browser, host, guest);
      guest.actions.loadWords();
      await guest.words.settle(ok(compiled(['EI'])));
      await guest.words.settle(ok(compiled(['IE'])));
      show(guest, <MovePanel />);
      expect(screen.getByText(/decides which words count/)).toBeInTheDocument();
      doing(guest, ({ typeMove }) => typeMove(nonsenseOf(guest)));
      expect(screen.getByRole('group', { name: 'Verdict' })).toHaveTextContent(
        /, the host decides\.$/,
      );
    });

    it('confirms verified draws to the guest, who can ask for a rematch', async () => {
      const { host, guest } = await dealt(browser);
      const { user } = show(guest, <MovePanel />);
      await coming(() => playOn(browser, Infinity, host, guest));
      await until(() => expect(screen.getByText('Draws verified.')).toBeInTheDocument());
      expect(noButton('New game')).toBeNull();
      await user.click(button('Rematch'));
      await until(() => expect(button('Cancel')).toBeInTheDocument());
      const name = host.state().online?.connection.name || 'Player 1';
      const asked = `You asked for a rematch. Waiting for ${name}.`;
      expect(screen.getByText(asked)).toBeInTheDocument();
      await user.click(button('Cancel'));
      await until(() => expect(button('Rematch')).toHaveFocus());
    });

    it('tells the guest what is wrong with the draws', async () => {
      const { host, guest } = await dealt(browser, { ...CHOICE, far: [0] });
      guest.actions.resign();
      await browser.until(() => expect(guest.state().table?.hasRecord).toBe(true));
      show(guest, <MovePanel />);
      expect(screen.getByText('Draws verified.')).toBeInTheDocument();
      lookingAt(guest, 'guest', (online) => ({
        ...online,
        state: { ...online.state, draws: { kind: 'other-game' } },
      }));
      expect(screen.queryByText('Draws verified.')).toBeNull();
      expect(screen.getByText(/isn’t the game you played/)).toBeInTheDocument();
      expect(host.state().table?.phase).toBe('over');
    });

    it('shows each player’s reaction once a turn, unless muted', async () => {
      const { host, guest } = await dealt(browser);
      const { user } = show(guest, <ScorePanel />);
      const shown = () => screen.getAllByRole('listitem').map((line) => line.textContent);
      await user.click(screen.getByText('React'));
      await user.click(button('Wow!'));
      await browser.until(() => expect(host.state().announcements.at(-1)?.text).toMatch(/: Wow!$/));
      await until(() => expect(shown().join(' ')).toContain('Wow!'));
      await user.click(screen.getByText('React'));
      expect(button('Nice one!')).toHaveAttribute('aria-disabled', 'true');
      await user.click(button('Mute reactions'));
      expect(shown().join(' ')).not.toContain('Wow!');
    });

    it('lets the host deal another game, which the guest accepts', async () => {
      const { host, guest } = await dealt(browser, { ...CHOICE, far: [0] });
      const first = host.state().table?.recordId;
      guest.actions.resign();
      await browser.until(() => expect(host.state().table?.phase).toBe('over'));
      const { user } = show(host, <MovePanel />);
      expect(noButton('New game')).toBeNull();
      await user.click(button('Rematch'));
      await until(() => expect(button('Cancel')).toHaveFocus());
      expect(screen.getByText('You asked for a rematch. Waiting for Ann.')).toBeInTheDocument();
      expect(noButton('Start now')).toBeNull();
      expect(host.state().table?.recordId).toBe(first);
      guest.actions.wantRematch(true);
      await until(() => expect(host.state().table?.turns).toBe(0));
      expect(host.state().table?.recordId).not.toBe(first);
      await until(() => expect(guest.state().table?.recordId).toBe(host.state().table?.recordId));
      expect(screen.queryByText('Game Over!')).toBeNull();
    });

    it('lets the host start without an absent guest', async () => {
      const { host, guest } = await dealt(browser, { ...CHOICE, far: [0] });
      guest.actions.resign();
      await browser.until(() => expect(host.state().table?.phase).toBe('over'));
      const { user } = show(host, <MovePanel />);
      await user.click(button('Rematch'));
      guest.close();
      await until(() => expect(button('Start now')).toBeInTheDocument());
      await user.click(button('Start now'));
      expect(onlineAs(host, 'host').state.isDealing).toBe(true);
      expect(button('Rematch')).toBeDisabled();
    });
  });
});
