import { useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react';
import { PAYER_LIMITS } from '../../../core/payment';
import { Button } from '../../../ui/Button';
import { loadPhones } from '../../../ui/phone/loadPhones';
import { PhoneInput } from '../../../ui/phone/PhoneInput';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import phoneCss from '../../../ui/phone/phone.css';
import { parsePhone } from '../../../ui/phone/parsePhone';
import { TextInput } from '../../../ui/fields/TextInput';
import { useStyles } from '../../../ui/useStyles';
import type { PledgePayer } from '../gift/giftStore';
import { giveButtonText } from '../gift/giftTexts';
import type { GiftModel } from '../gift/useGift';
import { checkPledge, PLEDGE_FIELDS, type PledgeField } from './checkPledge';
import { rememberedPayer } from './rememberedPayer';
import { sendPledge } from './sendPledge';

interface PledgeFormProps {
  readonly gift: GiftModel;
  readonly amount: RefObject<HTMLInputElement | null>;
  /** Amount, team and name. */
  readonly children: ReactNode;
}

/** A pledge to a gala campaign (PLEDGE-01): the giver's details and the chosen amount. */
export function PledgeForm({ gift, amount, children }: PledgeFormProps) {
  const { campaign, change, read, state, store, team, texts } = gift;
  const { element, lang } = campaign;
  const form = useRef<HTMLFormElement>(null);
  const [library, setLibrary] = useState<PhoneLibrary | null>(null);
  const [left, setLeft] = useState<ReadonlySet<PledgeField>>(new Set());
  useStyles(form, phoneCss);

  const payer = state.payer ?? rememberedPayer(element.storage, lang);
  const errors = checkPledge(payer, library);
  const type = (part: Partial<PledgePayer>) => change({ payer: { ...payer, ...part }, tried: state.tried });
  const leave = (field: PledgeField) => setLeft(new Set([...left, field]));
  const errorOf = (field: PledgeField) => {
    const code = state.tried || left.has(field) ? errors[field] : undefined;
    return code && texts.problems[code as keyof typeof texts.problems];
  };
  const need = () =>
    loadPhones(payer.tel).then(
      (loaded) => (setLibrary(loaded), loaded),
      () => null,
    );

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state.step.state === 'busy') return;
    const phones = await need();
    const wrong = PLEDGE_FIELDS.find((field) => checkPledge(payer, phones)[field]);
    if (read.problem || read.settled === null || wrong) {
      store.setState({ tried: true });
      if (read.problem) amount.current?.focus();
      else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    const { prenom, nom, email, tel } = payer;
    await sendPledge(element, store, campaign.campaign.id, {
      montant: read.settled,
      campagne: { displayName: state.anonymous ? '' : state.displayName.trim(), team },
      infos: {
        prenom: prenom.trim(),
        nom: nom.trim(),
        email: email.trim(),
        tel: parsePhone(tel, phones).e164 ?? tel.text.trim(),
      },
      source: campaign.source,
      lang,
    });
  };

  const line = (
    name: 'prenom' | 'nom' | 'email',
    more: { autoComplete: string; type?: string; inputMode?: 'email' },
  ) => (
    <TextInput
      {...more}
      name={name}
      label={texts[name]}
      required
      maxLength={PAYER_LIMITS[name]}
      enterKeyHint="next"
      value={payer[name]}
      error={errorOf(name)}
      onValue={(text) => type({ [name]: text })}
      onBlur={() => leave(name)}
    />
  );
  return (
    <form ref={form} className="give-form" noValidate onSubmit={(event) => void send(event)}>
      {children}
      <div className="pledge-names">
        {line('prenom', { autoComplete: 'given-name' })}
        {line('nom', { autoComplete: 'family-name' })}
      </div>
      {line('email', { autoComplete: 'email', type: 'email', inputMode: 'email' })}
      <PhoneInput
        name="tel"
        label={texts.tel}
        dialCodeLabel={texts.dialCode}
        lang={lang}
        required
        value={payer.tel}
        error={errorOf('tel')}
        onValue={(tel) => type({ tel })}
        onUse={() => void need()}
        onBlur={() => leave('tel')}
      />
      <div className="give-action">
        <Button type="submit" wide large busy={state.step.state === 'busy'} busyText={texts.sending}>
          <span translate="no">{giveButtonText(gift)}</span>
        </Button>
        <p className="give-trust muted">{texts.nothingNow}</p>
      </div>
    </form>
  );
}
