import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Language } from '../../../contract/common';
import type { ElementContext } from '../../../runtime/context';
import type { FoundPayment } from './foundPayment';
import { wrongFields, type FieldErrors, type PaymentField, type FormRules } from './formFields';
import type { Payee } from './payee';
import type { AskFees, FeeAnswer, PendingFeeOffer, Pay, SendOutcome, Sending } from './paymentTypes';
import { awaitPhones } from '../../../ui/phone/awaitPhones';
import type { LoadPhones } from '../../../ui/phone/loadPhones';
import { tidyPhone } from '../../../ui/phone/parsePhone';
import type { PhoneLibrary } from '../../../ui/phone/phoneLibrary';
import { forgetProfile, type Profile } from './profile';
import type { CheckoutPorts } from '../checkout/startCheckout';
import { initialValues, profileFields, type PaymentValues } from './values';

/** Milliseconds after which a page that should be gone can be used again. */
const departurePatience = 10_000;

interface PaymentDeps {
  payment: Extract<FoundPayment, { state: 'ready' }>;
  payee: Payee;
  currency: string;
  format: FormRules['format'];
  lang: Language;
  profile: Profile | null;
  /** Sender of the form being paid, if it was sent in this tab. */
  handed?: Profile | null;
  element: ElementContext;
  ports: CheckoutPorts;
  loadSending: () => Promise<Sending>;
  loadPhones: LoadPhones;
}

/** Result of the last submit, if the payer is still here. */
type SubmitFailure = Exclude<SendOutcome, { state: 'navigated' } | { state: 'prevented' }>;

export interface PaymentFormState {
  values: PaymentValues;
  errors: FieldErrors;
  /** Fields that the payer has changed. */
  touched: Readonly<Partial<Record<keyof PaymentValues, true>>>;
  /** The wrong fields of the last submit; mended ones leave. */
  missing: readonly PaymentField[];
  /** Submits that validation stopped. */
  refusals: number;
  /** `leaving`: the window is on its way to the provider. */
  status: 'idle' | 'busy' | 'leaving';
  notice: SubmitFailure | null;
  /** The offer to cover fees that the last submit made; `open` until it is answered (PAY-21). */
  feeQuestion: PendingFeeOffer | null;
  intent: string | null;
  remember: boolean;
  /** Whether this device remembers the payer's details; `forgotten` once they were deleted here. */
  profile: 'none' | 'kept' | 'forgotten';
  phones: PhoneLibrary | null;
  sending: Sending | null;

  change<Name extends keyof PaymentValues>(name: Name, value: PaymentValues[Name]): void;
  /** The payer left the field: its error, if any, is shown from now on. */
  leave(name: PaymentField): void;
  /** The next field after `name` that is still to be filled in or mended. */
  nextAfter(name: PaymentField): PaymentField | undefined;
  setRemember(remember: boolean): void;
  forget(): void;
  /** Loads the data to parse the telephone number; a failure is retried at the next need. */
  loadPhones(): Promise<void>;
  /** The same for validation and sending; before that, no problems are known. */
  loadSending(): Promise<void>;
  /** Sends the payment, in the language that the payer reads now. */
  submit(lang: Language): Promise<void>;
  /** The payer came back from the provider, or never left. */
  wake(): void;
  /** The intent's life is over; the configuration itself still counts. */
  dropIntent(): void;
}

export type PaymentStore = StoreApi<PaymentFormState>;

/** The state of one payment form (PAY-60): idle, busy, then leaving for the provider, or idle again with a notice. */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createPaymentStore(deps: PaymentDeps): PaymentStore {
  const { payment, payee, currency, format, lang, element } = deps;
  const { storage, clock } = element;
  const { config } = payment;
  const opened = initialValues(config, payee, lang, deps.handed ? { ...deps.profile, ...deps.handed } : deps.profile);
  let pay: Pay | null = null;

  // oxlint-disable-next-line max-lines-per-function -- the same closure
  return createStore<PaymentFormState>()((set, get) => {
    const rules = (): FormRules => ({ config, currency, format, payee, now: clock.now(), phones: get().phones });
    const check = (values = get().values) => get().sending?.checkValues(values, rules()) ?? {};

    async function showError(name: PaymentField) {
      await get().loadSending();
      set({ errors: { ...get().errors, [name]: check()[name] } });
    }

    async function leavePhone() {
      const { tel } = get().values;
      await get().loadPhones();
      // Typing goes on in the field: its text is left alone.
      if (get().values.tel !== tel) return;
      set({ values: { ...get().values, tel: tidyPhone(tel, get().phones) } });
      await showError('tel');
    }

    const askFees: AskFees = async (offer, choice) => {
      const said = await new Promise<FeeAnswer>((answer) =>
        set({ feeQuestion: { offer, choice, open: true, answer } }),
      );
      set({ feeQuestion: { offer, choice, open: false, answer: () => {} } });
      return said;
    };

    return {
      values: opened,
      errors: {},
      touched: {},
      missing: [],
      refusals: 0,
      status: 'idle',
      notice: null,
      feeQuestion: null,
      intent: payment.intent,
      remember: false,
      profile: deps.profile ? 'kept' : 'none',
      phones: null,
      sending: null,

      change(name, value) {
        const { errors, missing, touched } = get();
        const values = { ...get().values, [name]: value };
        const found = check(values);
        // An error that is shown follows the value; a new one waits until the field is left.
        const shown = wrongFields(errors).filter((field) => found[field]);
        set({
          values,
          touched: { ...touched, [name]: true },
          errors: Object.fromEntries(shown.map((field) => [field, found[field]])),
          missing: missing.filter((field) => found[field]),
        });
      },

      leave(name) {
        const [value = name] = name.split('.');
        if (!get().touched[value as keyof PaymentValues]) return;
        void (name === 'tel' ? leavePhone() : showError(name));
      },

      nextAfter(name) {
        const order = get().sending?.fieldOrder(get().values, rules()) ?? [];
        return wrongFields(check()).find((field) => order.indexOf(field) > order.indexOf(name));
      },

      setRemember: (remember) => set({ remember }),

      forget() {
        forgetProfile(storage);
        const empty = initialValues(config, payee, lang, deps.handed ?? null);
        const { values, touched } = get();
        const cleared = profileFields.filter((name) => !touched[name]).map((name) => [name, empty[name]] as const);
        set({
          profile: 'forgotten',
          remember: false,
          values: Object.assign({ ...values }, Object.fromEntries(cleared)),
        });
      },

      async loadPhones() {
        const phones = await deps.loadPhones(get().values.tel).catch(() => get().phones);
        const { touched, values } = get();
        set({ phones, values: touched.tel ? values : { ...values, tel: tidyPhone(values.tel, phones) } });
      },

      async loadSending() {
        const sending = get().sending ?? (await deps.loadSending().catch(() => null));
        set({ sending });
      },

      async submit(readLang) {
        if (get().status !== 'idle') return;
        set({ status: 'busy', notice: null });
        await Promise.all([get().loadSending(), awaitPhones(clock, get().loadPhones())]);
        const { sending } = get();
        if (!sending) return set({ status: 'idle', notice: { state: 'uncertain' } });
        const errors = check();
        const missing = wrongFields(errors);
        if (missing.length > 0) return set({ status: 'idle', errors, missing, refusals: get().refusals + 1 });
        set({ errors, missing });
        pay ??= sending.createPay({ element, ports: deps.ports, config, payee, currency, storage });
        const { remember } = get();
        const outcome = await pay({ ...get(), lang: readLang }, askFees);
        if (outcome && remember) set({ profile: 'kept' });
        if (outcome?.state !== 'navigated') {
          return set({ status: 'idle', notice: outcome?.state === 'prevented' ? null : outcome });
        }
        set({ status: 'leaving' });
        clock.after(departurePatience, get().wake);
      },

      wake() {
        if (get().status === 'leaving') set({ status: 'idle' });
      },

      dropIntent: () => set({ intent: null }),
    };
  });
}
