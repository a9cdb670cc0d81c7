import type { Clock } from '../../client/clock';
import type { ElementContext } from '../context';
import type { OrgkitEvents } from '../events';

/** Milliseconds after which a page that should be gone can be used again. */
const PATIENCE = 10_000;

type Step<Outcome> =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'refused'; readonly error: string }
  | Outcome;

/**
 * Takes a gift to the payment form (MODAL-01, DON-07, DON-12, ELEM-03). A listener of `org-donation-start` may prevent
 * it. Never rejects: `tell` receives each step.
 * @param open opens the payment form; `navigated` means that this page goes
 */
export async function startGift<Outcome extends { readonly state: string }>(
  { clock, emit, texts }: Pick<ElementContext, 'clock' | 'emit' | 'texts'>,
  gift: OrgkitEvents['org-donation-start'],
  open: () => Promise<Outcome>,
  tell: (step: Step<Outcome>) => void,
): Promise<void> {
  if (!emit('org-donation-start', gift)) return;
  tell({ state: 'busy' });
  const outcome = await open().catch(() => ({ state: 'refused' as const, error: texts.somethingFailed }));
  if (outcome.state === 'navigated') return whenBack(clock, () => tell({ state: 'idle' }));
  tell(outcome.state === 'prevented' ? { state: 'idle' } : outcome);
}

/** When the visitor is here again: back on a page the browser had cached, or never gone. */
function whenBack(clock: Clock, again: () => void) {
  const back = () => {
    cancel();
    removeEventListener('pageshow', back);
    again();
  };
  const cancel = clock.after(PATIENCE, back);
  addEventListener('pageshow', back);
}
