import type { Mode } from '../core/organisation';
import { useElement } from './context';

/** States that no money moves, in test mode (ENT-30). Silent if the mode is unknown. */
export function Trial({ mode }: { mode: Mode | undefined }) {
  const { texts } = useElement();
  return mode === 'test' && <p className="trial muted">{texts.trial}</p>;
}

/** The same within a sentence: the rest did not happen for real. */
export function TrialWords({ mode }: { mode: Mode | undefined }) {
  const { texts } = useElement();
  return mode === 'test' && <strong>{texts.trial}. </strong>;
}

/** The mark of a gift that is a trial, in a list that may hold real ones (ENT-31). */
export function TrialGift({ mode }: { mode?: Mode | undefined }) {
  const { texts } = useElement();
  return mode === 'test' && <span className="trial muted">{texts.trialGift}</span>;
}
