import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Celebration } from '../../../ui/media/Celebration';
import { useCampaign } from '../campaignContext';

/** WID-04. */
const PIECES = 1000;
const INTENSITY = 30;

/** Confetti over the window, once. */
export function CelebrationView() {
  const { campaign, element } = useCampaign();
  const { primaryColor, secondaryColor } = campaign.config;
  const chosen = [primaryColor, secondaryColor].filter((colour) => colour !== undefined);
  return createPortal(
    <Window>
      <Celebration run={1} particles={PIECES} intensity={INTENSITY} colours={chosen.length > 0 ? chosen : undefined} />
    </Window>,
    element.overlay,
  );
}

/** The browser's top layer, through which everything can be pressed. */
function Window({ children }: { children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => layer.current?.showPopover?.(), []);
  return (
    <div
      ref={layer}
      popover="manual"
      style={{
        position: 'fixed',
        inset: 0,
        inlineSize: '100%',
        blockSize: '100%',
        margin: 0,
        padding: 0,
        border: 0,
        background: 'none',
        overflow: 'hidden',
        pointerEvents: 'none',
      }}
    >
      {children}
    </div>
  );
}
