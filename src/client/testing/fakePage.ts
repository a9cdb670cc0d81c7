import type { PageActivity } from '../polling';

interface FakePage extends PageActivity {
  /** Brings the tab to the front or puts it away, as a visitor does. */
  show(shown: boolean): void;
  act(): void;
  /** The network is back. */
  reconnect(): void;
  /** How many listeners it still has. */
  listening(): number;
}

type Listeners = Set<() => void>;

/** A page that a test shows, hides and touches. */
export function createFakePage(): FakePage {
  let shown = true;
  const [visible, hidden, activity, network] = Array.from({ length: 4 }, () => new Set<() => void>()) as [
    Listeners,
    Listeners,
    Listeners,
    Listeners,
  ];
  const listen = (listeners: Set<() => void>) => (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const tell = (listeners: Set<() => void>) => {
    for (const listener of listeners) listener();
  };
  return {
    visible: () => shown,
    onVisible: listen(visible),
    onHidden: listen(hidden),
    onActivity: listen(activity),
    onNetwork: listen(network),
    show(next) {
      shown = next;
      tell(shown ? visible : hidden);
    },
    act: () => tell(activity),
    reconnect: () => tell(network),
    listening: () => visible.size + hidden.size + activity.size + network.size,
  };
}
