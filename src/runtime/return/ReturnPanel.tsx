import { use, useEffect, useRef, useState, type ReactNode } from 'react';
import { formatMoney, toMinor } from '../../core/money';
import type { Language } from '../../contract/terms/languages';
import { paymentReturnTexts, type PaymentReturnTexts } from '../../i18n/paymentReturn';
import { textsOnce } from '../../i18n/textsOnce';
import { lastingTexts } from '../../loading/lastingTexts';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { useStyles } from '../../ui/useStyles';
import { useElement, type ElementContext } from '../context';
import { announce } from '../page/announce';
import { claimReturn } from './claimReturn';
import { forgetReturn } from './forgetReturn';
import { isFirstTime } from '../isFirstTime';
import type { PaymentReturn } from './paymentReturn';
import css from './return.css';
import { Thanks } from './Thanks';
import { TrialWords } from '../Trial';
import { watchReturn, type IntentStatus, type ReturnOutcome } from './watchReturn';
import { wayBack } from './wayBack';

interface ReturnPanelProps {
  returned: PaymentReturn;
  /** The view is about this very intent: nothing is left to do there once it is paid. */
  ownsIntent: boolean;
  children: ReactNode;
}

/** The view, or the answer to a returning payer in the one element of the page that claims the return (SRV-11). */
export function ReturnPanel(props: ReturnPanelProps) {
  const { host, signal } = useElement();
  const [answers] = useState(() => claimReturn(host, props.returned.intent, signal));
  return answers ? <ReturnAnswer {...props} /> : props.children;
}

/**
 * The view for a returning payer (SRV-11): the server's answer, above the element's view or instead of it. Only a
 * successful payment gets thanks, and `org-payment-complete` fires once per intent.
 */
function ReturnAnswer({ returned, ownsIntent, children }: ReturnPanelProps) {
  const element = useElement();
  const { client, clock, lang } = element;
  const texts = use(panelTexts(lang));
  const [outcome, setOutcome] = useState<ReturnOutcome>({ state: 'waiting' });
  const [closed, setClosed] = useState(false);
  const root = useRef(element.host.shadowRoot);
  useStyles(root, css);

  useEffect(() => {
    const controller = new AbortController();
    watchReturn({ client, clock, signal: controller.signal, returned, tell: setOutcome });
    return () => controller.abort();
  }, [client, clock, returned]);
  useConclusion(element, returned, ownsIntent, outcome);

  if (closed || outcome.state === 'unknown') return children;
  switch (outcome.state) {
    case 'waiting':
    case 'late':
      return <Notice tone="info">{outcome.state === 'late' ? texts.paymentPendingLong : texts.paymentPending}</Notice>;
    case 'succeeded':
      return (
        <Thanks
          title={texts.thanksTitle}
          action={
            ownsIntent ? (
              <BackLink intent={returned.intent} texts={texts} />
            ) : (
              <Button variant="secondary" onClick={() => setClosed(true)}>
                {texts.close}
              </Button>
            )
          }
        >
          <TrialWords mode={outcome.status.mode} />
          {thanksText(texts, lang, outcome.status)}
        </Thanks>
      );
    case 'gone':
      return (
        <div className="stack">
          <Notice tone="warning">{texts.paymentGone}</Notice>
          {!ownsIntent && children}
        </div>
      );
    case 'failed':
    case 'cancelled': {
      const failed = outcome.state === 'failed';
      return (
        <div className="stack">
          <Notice tone={failed ? 'danger' : 'warning'}>{failed ? texts.paymentFailed : texts.paymentCancelled}</Notice>
          {children}
        </div>
      );
    }
  }
}

/** To the page of another site that led here (SITE-41), else to the organisation's. */
function BackLink({ intent, texts }: { intent: string; texts: PaymentReturnTexts }) {
  const { organisation } = useElement();
  const from = wayBack(intent);
  return (
    <LinkButton variant="secondary" href={from?.href ?? (organisation.BASE_WEB_URL || '/')}>
      {from ? texts.backTo(from.host) : texts.back}
    </LinkButton>
  );
}

const panelTexts = lastingTexts(textsOnce(paymentReturnTexts));

/** Once the server's answer is final: the address is cleaned, a success is announced, and the payer brought to it. */
function useConclusion(
  element: ElementContext,
  { intent }: PaymentReturn,
  ownsIntent: boolean,
  outcome: ReturnOutcome,
): void {
  useEffect(() => {
    if (!('status' in outcome)) return;
    const { storage, host, emit } = element;
    const { status } = outcome;
    const { state, mode = 'live', update } = status;
    const { paiement = null, montant = null, devise = null, abo = false, item = null } = status;
    const succeeded = outcome.state === 'succeeded';
    forgetReturn(ownsIntent && !succeeded && outcome.state !== 'gone');
    host.scrollIntoView({ block: 'nearest' });
    if (outcome.state !== 'succeeded') emit('org-payment-fail', { intent, reason: outcome.state, error: null });
    // A change of a payment is no purchase (PAY-02).
    else if (!update && isFirstTime(storage, 'orgkit_returns', intent)) {
      announce(element, 'org-payment-complete', { intent, paiement, mode, state, montant, devise, abo, item });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- announced once, whatever else changes afterwards
  }, [outcome]);
}

function thanksText(texts: PaymentReturnTexts, lang: Language, status: IntentStatus): string {
  const { montant, devise, abo, update } = status;
  if (update) return texts.changesSaved;
  if (montant == null || !devise) return texts.thanksText;
  const amount = formatMoney(toMinor(montant, devise), devise, lang);
  return abo ? texts.thanksMonthly(amount) : texts.thanksAmount(amount);
}
