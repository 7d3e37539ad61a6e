import { Component, type ReactNode } from 'react';
import type { StoreApi } from 'zustand';
import { Button, fileNameOfGame, saveText } from '../components';
import { CRASH } from '../messages';
import type { GameStore } from '../store';

interface Props {
  readonly store: StoreApi<GameStore>;
  readonly children: ReactNode;
}

/** Fallback after a render error; the game in the store is intact. */
function Crashed({ store }: Pick<Props, 'store'>) {
  const { table, actions, canPersist } = store.getState();
  const save = (): void => {
    const text = actions.exportRecord();
    if (table && text !== undefined) {
      saveText(fileNameOfGame(table.view, 'json'), 'application/json', text);
    }
  };
  const savedSentence = canPersist ? CRASH.gameSaved : CRASH.gameNotSaved;
  const gameSentence = table ? savedSentence : CRASH.noGame;
  return (
    <main className="crash">
      <div role="alert">
        <h1>{CRASH.headline}</h1>
        <p>{gameSentence}</p>
      </div>
      <p className="crash__ways">
        <Button tone="main" onClick={() => location.reload()}>
          {CRASH.reload}
        </Button>
        {table?.hasRecord && <Button onClick={save}>{CRASH.save}</Button>}
      </p>
    </main>
  );
}

export class CrashGuard extends Component<Props, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { readonly hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override render(): ReactNode {
    const { store, children } = this.props;
    return this.state.hasCrashed ? <Crashed store={store} /> : children;
  }
}
