import { useRef, type FormEvent, type Ref, type RefObject } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import type { GiftPlace } from '../../../core/campaign';
import { promisedReceipt, receiptFor } from '../../../core/payment';
import choicesCss from '../../../ui/styles/choices.css';
import formsCss from '../../../ui/styles/forms.css';
import optionsCss from '../../../ui/styles/options.css';
import { Trial } from '../../../runtime/Trial';
import { Button } from '../../../ui/Button';
import { Icon } from '../../../ui/Icon';
import { lockIcon } from '../../../ui/icons';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl';
import { Skeleton } from '../../../ui/Skeleton';
import { useStyles } from '../../../ui/useStyles';
import { CartLines } from '../products/CartLines';
import quantityCss from '../products/quantity.css';
import { AmountField } from './AmountField';
import { FrequencyField } from './FrequencyField';
import { CheckoutNotice } from '../../../ui/CheckoutNotice';
import giveCss from './give.css';
import { giveButtonText } from '../gift/giftTexts';
import { handOver, prepareCheckout } from '../gift/handOver';
import { MatchLine } from './MatchLine';
import { NameField } from './NameField';
import { SpreadField } from './SpreadField';
import { TeamField } from './TeamField';
import { useGift, type GiftModel } from '../gift/useGift';
import { useResetOnOpen } from '../gift/useResetOnOpen';

const formCss = [optionsCss, choicesCss, formsCss, quantityCss, giveCss].join('\n');

const loadPledge = () => import('../pledge');
const PledgeForm = lazyView(async () => (await loadPledge()).PledgeForm);
const PledgeSent = lazyView(async () => (await loadPledge()).PledgeSent);

/** The whole form, in the dialog, in the page or at its side (MODAL-01…08). */
export function GiveForm({ place }: { place: GiftPlace }) {
  const gift = useGift(place);
  const { campaign, change, pledges, state, texts } = gift;
  const form = useRef<HTMLDivElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  useStyles(form, formCss);
  useResetOnOpen(gift);
  return (
    <div className="give" ref={form} onFocus={prepareCheckout}>
      {state.step.state === 'pledged' ? (
        <Late fallback={<Skeleton height="240px" />}>
          <PledgeSent gift={gift} url={state.step.url} />
        </Late>
      ) : (
        <>
          {campaign.campaign.gala && (
            <SegmentedControl
              label={texts.method}
              hideLabel
              value={state.method}
              onValue={(method) => change({ method })}
              options={[
                { value: 'PAIEMENT', label: texts.payNow },
                { value: 'PROMESSE', label: texts.pledge },
              ]}
            />
          )}
          {pledges ? (
            <Late fallback={<Skeleton height="520px" />}>
              <PledgeForm gift={gift} amount={amount}>
                <Choices gift={gift} amount={amount} />
              </PledgeForm>
            </Late>
          ) : (
            <PayForm gift={gift} amount={amount} />
          )}
        </>
      )}
    </div>
  );
}

interface PartProps {
  readonly gift: GiftModel;
  readonly amount: Ref<HTMLInputElement>;
}

/** Amount, recipient team and donor name. */
function Choices({ gift, amount }: PartProps) {
  return (
    <>
      {!gift.pledges && <FrequencyField gift={gift} />}
      {gift.state.cart.size > 0 ? <CartLines gift={gift} /> : <AmountField gift={gift} field={amount} />}
      {!gift.pledges && (
        <>
          <SpreadField gift={gift} />
          <MatchLine gift={gift} />
        </>
      )}
      <TeamField gift={gift} />
      <NameField gift={gift} />
    </>
  );
}

function PayForm({ gift, amount }: { gift: GiftModel; amount: RefObject<HTMLInputElement | null> }) {
  const { campaign, read, state, store, team, texts } = gift;
  const { organisation } = campaign;
  const give = (event: FormEvent) => {
    event.preventDefault();
    if (read.problem) {
      store.setState({ tried: true });
      amount.current?.focus();
      return;
    }
    void handOver(
      campaign,
      {
        montant: read.settled ?? 0,
        abo: read.frequency === 'monthly',
        nbMonth: read.nbMonth,
        divide: read.parts,
        team,
        displayName: state.anonymous ? '' : state.displayName,
        products: state.cart,
      },
      (step) => store.setState({ step }),
    );
  };
  return (
    <form className="give-form" noValidate onSubmit={give}>
      <Choices gift={gift} amount={amount} />
      <CheckoutNotice texts={texts} step={state.step} />
      <div className="give-action">
        <Button type="submit" wide large busy={state.step.state === 'busy'} busyText={texts.opening}>
          <span translate="no">{giveButtonText(gift)}</span>
        </Button>
        {campaign.campaign.mode === 'test' ? (
          <Trial mode="test" />
        ) : (
          <p className="give-trust muted">
            <Icon path={lockIcon} />
            {texts.secure}
            {promisedReceipt(receiptFor({ organisation, caisse: campaign.campaign }).cerfa, organisation) &&
              ` · ${texts.receipt}`}
          </p>
        )}
      </div>
    </form>
  );
}
