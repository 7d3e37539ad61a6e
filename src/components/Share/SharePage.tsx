import { useEffect, useId, useMemo, useState } from 'react';
import { MAX_LENGTH } from '../../engine';
import { COPY_REMARKS, linkText, SHARE, transcript } from '../../messages';
import type { LinkKind } from '../../setup';
import type { GameStore } from '../../store';
import { fileNameOfGame } from '../file-name';
import { useActions, useGame } from '../game-context';
import { Button, CopyField, Field, saveBlob, shareAway } from '../ui';
import { boardPicture, pngOf } from './board-picture';
import './share.css';

const TEXTS: Readonly<Record<LinkKind, { readonly label: string; readonly note: string }>> = {
  watch: { label: SHARE.watch, note: SHARE.watchNote },
  'same-bag': { label: SHARE.sameBag, note: SHARE.sameBagNote },
  position: { label: SHARE.position, note: SHARE.positionNote },
};

const addressOf = (fragment: string): string => new URL(`#${fragment}`, document.baseURI).href;

/** A link of one kind to what the board shows, once it is made; a note if the game has none. */
function LinkField(props: { readonly kind: LinkKind; readonly otherwise: string | undefined }) {
  const { kind, otherwise } = props;
  const name = useGame(({ settings }) => settings.name);
  const { linkTo } = useActions();
  const view = useGame(({ table }) => table?.view);
  // A challenge has one person and a result.
  const seat = view?.seats.findIndex(({ player }) => player === 'human');
  const score = view?.result?.finalScores[seat ?? 0] ?? 0;
  const [link, setLink] = useState<{ readonly fragment: string | undefined }>();
  useEffect(() => {
    if (!view) return undefined;
    let isMounted = true;
    void linkTo(kind, name).then((fragment) => {
      if (isMounted) setLink({ fragment });
    });
    return () => {
      isMounted = false;
    };
  }, [kind, linkTo, name, view]);
  if (!link) return null;
  if (link.fragment === undefined) return otherwise && <p className="share__note">{otherwise}</p>;
  return (
    <CopyField
      {...TEXTS[kind]}
      text={addressOf(link.fragment)}
      shared={linkText(kind, score)}
      remarks={COPY_REMARKS}
    />
  );
}

/** Returns a function that reads the current theme colours. */
function colourNow(): (name: string) => string {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

const asFile = (png: BlobPart, name: string): File => new File([png], name, { type: 'image/png' });

/** Whether the browser can share pictures; some share only texts. */
const canSharePictures = (): boolean =>
  (navigator as Partial<Navigator>).canShare?.({ files: [asFile('', 'game.png')] }) === true;

function Picture() {
  const view = useGame(({ table }) => table?.view);
  const [remark, setRemark] = useState('');
  const picture = useMemo(() => view && boardPicture(view, colourNow()), [view]);
  if (!view || !picture) return null;
  const name = fileNameOfGame(view, 'png');
  const trying = (give: (png: Promise<Blob>) => Promise<void>) => () =>
    void give(pngOf(picture)).catch(() => setRemark(SHARE.refused));
  const save = trying(async (png) => saveBlob(name, await png));
  const copy = trying(async (png) => {
    // Begun during the press, without waiting for the picture: otherwise Safari refuses.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    setRemark(SHARE.copied);
  });
  const share = trying(async (png) => {
    const isShared = await shareAway({ files: [asFile(await png, name)] });
    setRemark(isShared ? '' : SHARE.refused);
  });
  return (
    <section className="share__picture" aria-label={SHARE.picture}>
      <h3>{SHARE.picture}</h3>
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture.svg)}`}
        alt={SHARE.picture}
      />
      <div className="share__ways">
        <Button onClick={save}>{SHARE.savePicture}</Button>
        {'ClipboardItem' in window && <Button onClick={copy}>{SHARE.copyPicture}</Button>}
        {canSharePictures() && <Button onClick={share}>{SHARE.sharePicture}</Button>}
        <span role="status">{remark}</span>
      </div>
    </section>
  );
}

function Words() {
  const { readGame } = useActions();
  const text = (): string => readGame(transcript) ?? '';
  const hasRecord = useGame(({ table }) => table?.hasRecord ?? false);
  const [remark, setRemark] = useState('');
  if (!hasRecord) return null;
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text()).then(
      () => true,
      () => false,
    );
    setRemark(isCopied ? SHARE.copied : SHARE.refused);
  };
  const share = async (): Promise<void> => {
    if (!(await shareAway({ text: text() }))) await copy();
  };
  return (
    <section aria-label={SHARE.transcript}>
      <h3>{SHARE.transcript}</h3>
      <div className="share__ways">
        <Button onClick={() => void copy()}>{SHARE.copyTranscript}</Button>
        {'share' in navigator && (
          <Button onClick={() => void share()}>{SHARE.shareTranscript}</Button>
        )}
        <span role="status">{remark}</span>
      </div>
    </section>
  );
}

/** Whether a game has links that its only person signs. */
const isSigned = ({ table }: GameStore): boolean =>
  table?.isOver === true &&
  table.view.sender === undefined &&
  table.view.seats.filter(({ player }) => player === 'human').length === 1;

/** The name of the player in the links; their seat has it already if it was typed before the game. */
function SignatureField() {
  const isOffered = useGame(isSigned);
  const name = useGame(({ settings }) => settings.name);
  const { setName } = useActions();
  const note = useId();
  if (!isOffered) return null;
  return (
    <div className="share__signature">
      <Field label={SHARE.name}>
        <input
          value={name}
          maxLength={MAX_LENGTH.name}
          autoComplete="nickname"
          spellCheck={false}
          aria-describedby={note}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <p id={note} className="share__note">
        {SHARE.nameNote}
      </p>
    </div>
  );
}

export function SharePage() {
  return (
    <div className="share">
      <SignatureField />
      <LinkField kind="watch" otherwise={SHARE.notYet} />
      <LinkField kind="same-bag" otherwise={undefined} />
      <LinkField kind="position" otherwise={SHARE.noPosition} />
      <Picture />
      <Words />
    </div>
  );
}
