import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Donor } from '../../../contract/campaigns/campaigns';
import { donorKey, shownGift, shownName, teamOfGift } from '../../../core/campaign';
import { useStyles } from '../../../ui/useStyles';
import { useCampaign } from '../campaignContext';
import { useMoreTexts } from '../moreTexts';
import { useGiveTexts } from '../gift/giveTexts';
import toastsCss from './toasts.css';

/** Milliseconds that each stays (FEED-02). */
const STAY = 5000;
const MOST = 3;

/** The latest donors: up to three, five seconds each; those under the pointer stay (FEED-02). */
export function DonorToastsView() {
  const { element, fresh } = useCampaign();
  const { overlay } = element;
  const [known, setKnown] = useState<readonly Donor[]>([]);
  const [shown, setShown] = useState<readonly Donor[]>([]);
  const [held, setHeld] = useState(false);
  if (fresh !== known) {
    setKnown(fresh);
    const keys = new Set(fresh.map(donorKey));
    setShown((others) => [...fresh, ...others.filter((donor) => !keys.has(donorKey(donor)))].slice(0, MOST));
  }
  const drop = useCallback((key: string) => setShown((all) => all.filter((donor) => donorKey(donor) !== key)), []);
  return createPortal(
    <Stack onHold={setHeld}>
      {shown.map((donor) => (
        <Toast key={donorKey(donor)} donor={donor} held={held} onGone={drop} />
      ))}
    </Stack>,
    overlay,
  );
}

interface StackProps {
  readonly children: ReactNode;
  onHold(held: boolean): void;
}

/** Above the page, in the browser's top layer where it has one. */
function Stack({ children, onHold }: StackProps) {
  const stack = useRef<HTMLDivElement>(null);
  useStyles(stack, toastsCss);
  useLayoutEffect(() => stack.current?.showPopover?.(), []);
  return (
    <div
      ref={stack}
      className="toasts"
      popover="manual"
      role="status"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
    >
      {children}
    </div>
  );
}

interface ToastProps {
  readonly donor: Donor;
  /** It stays while it is looked at. */
  readonly held: boolean;
  onGone(key: string): void;
}

function Toast({ donor, held, onGone }: ToastProps) {
  const { campaign, element, money } = useCampaign();
  const own = useMoreTexts();
  const { clock } = element;
  const key = donorKey(donor);
  useEffect(() => (held ? undefined : clock.after(STAY, () => onGone(key))), [clock, held, key, onGone]);
  const texts = useGiveTexts();
  const { montant, monthly } = shownGift(donor);
  const { displayName, team } = donor.campagneExtraData;
  const label = teamOfGift(campaign.teams, team)?.label;
  return (
    <div className="toast">
      <strong className="toast-name">
        <bdi>{shownName(displayName) || own.anonymous}</bdi>
      </strong>
      <span>{texts.gave(monthly ? own.perMonth(money(montant)) : money(montant))}</span>
      {label && (
        <span className="toast-team muted">
          <bdi>{label}</bdi>
        </span>
      )}
    </div>
  );
}
