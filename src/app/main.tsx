import '@fontsource-variable/figtree';
import './theme.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { GameProvider } from '../components';
import { createGameStore } from '../store';
import { App } from './App';
import { browserServices } from './services';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const { store, restore } = createGameStore(browserServices());
store.getState().actions.loadWords();
void restore().then(() => {
  // A transition is drawn in slices, so that the page answers while it comes up.
  startTransition(() => {
    createRoot(root).render(
      <StrictMode>
        <GameProvider store={store}>
          <App />
        </GameProvider>
      </StrictMode>,
    );
  });
});
