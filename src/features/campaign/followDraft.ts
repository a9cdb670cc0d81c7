import type { Campaign } from '../../contract/campaigns/campaigns';
import { envelope, openEnvelope, type DeskToFrame, type FrameToDesk } from '../../contract/messages';

/**
 * In a frame, passes unsaved settings from the desk to `show` until `signal` aborts (DESK-53). Only a parent of the same origin is
 * asked and heard: no other page can put words into a campaign.
 */
export function followDraft(
  show: (settings: Partial<Campaign>) => void,
  signal: AbortSignal,
  own: Window = window,
): void {
  const { parent, location } = own;
  // Files and `about:srcdoc` have no origin to compare with.
  if (parent === own || location.origin === 'null') return;
  own.addEventListener(
    'message',
    ({ data, source, origin }) => {
      if (source !== parent || origin !== location.origin) return;
      const message = openEnvelope<DeskToFrame>(data);
      if (message?.type === 'draft') show(message.settings);
    },
    { signal },
  );
  parent.postMessage(envelope<FrameToDesk>({ type: 'draft-wanted' }), location.origin);
}
