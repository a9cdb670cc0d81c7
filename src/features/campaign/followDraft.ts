import type { Campaign } from '../../contract/campaigns/campaigns';
import { envelope, openEnvelope, type DeskToFrame, type FrameToDesk } from '../../contract/messages';

/**
 * Hears of settings that are not saved yet, until `signal` aborts. Only the desk of the same server is asked and heard: no other
 * page around the frame puts its words into a campaign, or learns that it is one.
 */
export function followDraft(
  show: (settings: Partial<Campaign>) => void,
  signal: AbortSignal,
  own: Window = window,
): void {
  const { parent, location } = own;
  // A page of no server, `about:srcdoc` or a file, has no desk.
  if (location.origin === 'null') return;
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
