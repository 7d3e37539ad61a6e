import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { isOutdated, NEW_VERSION, PART, partNotLoaded } from '../../messages';
import { useActions, useGame } from '../game-context';
import { useNewVersion } from '../new-version';
import { Button, Dialog } from '../ui';
import { usePending } from '../use-deferred';
import './part-note.css';

/**
 * Replaces a part that failed to load, and offers to reload the page, which restores the saved game. If only a newer
 * version of the page has the part, a reload may show the same version again, so it offers that version instead.
 */
export function PartNote(props: {
  readonly reason: unknown;
  /** Overrides the sentence derived from `reason`. */
  readonly sentence?: string;
  readonly onRetry: () => void;
  readonly onClose?: (() => void) | undefined;
}) {
  const { reason, sentence = partNotLoaded(reason), onRetry, onClose } = props;
  const { clearPartNotice } = useActions();
  const { version, isBlocked, update } = useNewVersion();
  const mayReload = useGame(({ table, canPersist }) => !table || canPersist);
  const isOld = isOutdated(reason);
  const offersUpdate = isOld && mayReload;
  return (
    <div className="part-note" role="alert">
      <p>{isBlocked ? NEW_VERSION.otherTabs : sentence}</p>
      <p className="part-note__ways">
        <Button
          tone={offersUpdate ? 'plain' : 'main'}
          data-first
          onClick={() => {
            clearPartNotice();
            onRetry();
          }}
        >
          {PART.retry}
        </Button>
        {mayReload && (
          <Button
            tone={isOld ? 'main' : 'plain'}
            disabled={isOld && !version}
            onClick={() => (isOld ? void update() : location.reload())}
          >
            {isOld ? NEW_VERSION.update : PART.reload}
          </Button>
        )}
        {onClose && <Button onClick={onClose}>{PART.close}</Button>}
      </p>
    </div>
  );
}

class PartNotLoaded extends Error {}

interface GuardProps {
  readonly note: (reason: unknown) => ReactNode;
  /** Makes the next mount load again after a failure. */
  readonly renew: () => void;
  readonly children: ReactNode;
}

/** Error boundary for a part that failed to load; rethrows other errors to the page's error boundary. */
class PartGuard extends Component<GuardProps, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error };
  }

  override componentWillUnmount(): void {
    if (this.state.error !== undefined) this.props.renew();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof PartNotLoaded) return this.props.note(error.cause);
    if (error !== undefined) throw error;
    return this.props.children;
  }
}

type Load<Props> = () => Promise<ComponentType<Props>>;

function Meanwhile({ children }: { readonly children?: ReactNode }) {
  usePending('loading', true);
  return children;
}

/** A component whose code loads on first render, and again when its note calls `onRetry`. */
function guarded<Props extends object>(
  load: Load<Props>,
  useNote: (props: Props, retry: () => void) => GuardProps['note'],
  meanwhile?: ReactNode,
): ComponentType<Props> {
  // React caches a failed lazy component, so each attempt creates a new one.
  const attempt = () =>
    lazy(() =>
      load().then(
        (component) => ({ default: component as ComponentType<object> }),
        (cause: unknown) => {
          throw new PartNotLoaded('', { cause });
        },
      ),
    );
  let Part = attempt();
  return function OnDemand(props) {
    const Tried = Part;
    const renew = (): void => {
      if (Part === Tried) Part = attempt();
    };
    const [attempts, setAttempts] = useState(0);
    const note = useNote(props, () => {
      renew();
      setAttempts(attempts + 1);
    });
    return (
      <PartGuard key={attempts} note={note} renew={renew}>
        <Suspense fallback={<Meanwhile>{meanwhile}</Meanwhile>}>
          <Tried {...props} />
        </Suspense>
      </PartGuard>
    );
  };
}

/**
 * A part whose code loads when it is first shown. If that fails, a note replaces it, which offers to close a part that
 * has `onClose`.
 */
export const onDemand = <Props extends object>(
  load: Load<Props>,
  meanwhile?: ReactNode,
): ComponentType<Props> =>
  guarded(
    load,
    ({ onClose }: Props & { readonly onClose?: () => void }, retry) =>
      (reason) => <PartNote reason={reason} onRetry={retry} onClose={onClose} />,
    meanwhile,
  );

/** The same for a dialog, closed by `onClose` or as the open panel. */
export const dialogOnDemand = <Props extends { readonly onClose?: () => void }>(
  load: Load<Props>,
): ComponentType<Props> =>
  guarded(load, ({ onClose }, retry) => {
    const { openPanel } = useActions();
    return (reason) => (
      <Dialog title={PART.title} onClose={onClose ?? (() => openPanel(undefined))}>
        <PartNote reason={reason} onRetry={retry} />
      </Dialog>
    );
  });
