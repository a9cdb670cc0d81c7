import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlanChoice } from '../../core/payment';
import { choiceOf } from './charge';
import { checkValues, formOrder, wrongFields, type FieldErrors, type FieldName, type FormRules } from './checkValues';
import type { SendOutcome } from './createSender';
import type { FeeAnswer, FeeQuestion, QuoteFees } from './fees/feeQuestion';
import type { FoundPayment } from './findPayment';
import type { Payee } from './payee';
import type { SendParts } from './lateSender';
import { readPhone, tidyPhone } from './phone/readPhone';
import type { PhoneLibrary } from './phone/phoneLibrary';
import { forgetProfile, rememberProfile, type Profile } from './profile';
import type { SafeStorage } from '../../client/safeStorage';
import type { Clock } from '../../client/clock';
import type { Language } from '../../contract/common';
import { initialValues, profileFields, type PaymentValues } from './values';

/** Milliseconds that a submit waits for the numbering plans; after that the server judges the telephone number. */
const phonePatience = 3000;

/** Milliseconds after which a page that should be gone can be used again. */
const departurePatience = 10_000;

export interface PaymentDeps {
  payment: Extract<FoundPayment, { state: 'ready' }>;
  payee: Payee;
  currency: string;
  format: FormRules['format'];
  lang: Language;
  profile: Profile | null;
  storage: SafeStorage;
  clock: Clock;
  send: SendParts;
  quoteFees: QuoteFees;
  loadPhones: () => Promise<PhoneLibrary>;
}

/** What the last submit ended with, when the payer is still here. */
export type SubmitNotice = Exclude<SendOutcome, { state: 'navigated' } | { state: 'prevented' }>;

export interface PaymentState {
  values: PaymentValues;
  errors: FieldErrors;
  /** Fields that the payer has changed. */
  touched: Readonly<Partial<Record<keyof PaymentValues, true>>>;
  /** The wrong fields of the last submit; mended ones leave. */
  missing: readonly FieldName[];
  /** Submits that validation stopped. */
  refusals: number;
  /** `leaving`: the window is on its way to the provider. */
  status: 'idle' | 'busy' | 'leaving';
  notice: SubmitNotice | null;
  /** The offer to cover fees that the last submit made; `open` until it is answered (PAY-21). */
  feeQuestion: FeeQuestion | null;
  intent: string | null;
  remember: boolean;
  /** Whether this device keeps the payer's details; `forgotten` once they were erased here. */
  profile: 'none' | 'kept' | 'forgotten';
  phones: PhoneLibrary | null;

  change<Name extends keyof PaymentValues>(name: Name, value: PaymentValues[Name]): void;
  /** The payer left the field: its error, if any, is shown from now on. */
  leave(name: FieldName): void;
  /** The next field after `name` that is still to be filled in or mended. */
  nextAfter(name: FieldName): FieldName | undefined;
  setRemember(remember: boolean): void;
  forget(): void;
  /** Loads the numbering plans once; failures are tried again at the next need. */
  loadPhones(): Promise<void>;
  /** Sends the payment, in the language that the payer reads now. */
  submit(lang: Language): Promise<void>;
  /** The payer came back from the provider, or never left. */
  wake(): void;
  /** The intent's life is over; the configuration itself still counts. */
  dropIntent(): void;
}

export type PaymentStore = StoreApi<PaymentState>;

/** The state of one payment form (PAY-60): idle, busy, then leaving for the provider, or idle again with a notice. */
export function createPaymentStore(deps: PaymentDeps): PaymentStore {
  const { payment, payee, currency, format, lang, storage } = deps;
  const opened = initialValues(payment.config, payee, lang, deps.profile);
  let loading: Promise<void> | null = null;

  return createStore<PaymentState>()((set, get) => {
    const check = (values = get().values) =>
      checkValues(values, { config: payment.config, currency, format, phones: get().phones });

    async function patiently(task: Promise<void>) {
      let stop = () => {};
      const waited = new Promise<void>((resolve) => {
        stop = deps.clock.after(phonePatience, resolve);
      });
      await Promise.race([task, waited]).finally(() => stop());
    }

    const showError = (name: FieldName) => set({ errors: { ...get().errors, [name]: check()[name] } });

    async function leavePhone() {
      const { tel } = get().values;
      await get().loadPhones();
      // Typing goes on in the field: its text is left alone.
      if (get().values.tel !== tel) return;
      set({ values: { ...get().values, tel: tidyPhone(tel, get().phones) } });
      showError('tel');
    }

    /** The fees that the payer covers, after asking where the organisation wants to; `back`: to the form, nothing is sent. */
    async function agreeOnFees(choice: PlanChoice, { perso }: PaymentValues, readLang: Language) {
      const offer = await deps.quoteFees(choice, { company: !perso, lang: readLang });
      if (!offer) return null;
      const said = await new Promise<FeeAnswer>((answer) =>
        set({ feeQuestion: { offer, choice, open: true, answer } }),
      );
      set({ feeQuestion: { offer, choice, open: false, answer: () => {} } });
      return said === 'back' ? said : said === 'accept' ? offer : null;
    }

    async function sendPayment(readLang: Language): Promise<SubmitNotice | 'leaving' | null> {
      const { values, intent, phones, remember } = get();
      const { config } = payment;
      const choice = choiceOf(values, config, currency);
      const { e164 } = readPhone(values.tel, phones);
      if (choice === null || e164 === null) return null;
      const fees = await agreeOnFees(choice, values, readLang);
      if (fees === 'back') return null;
      if (remember) {
        rememberProfile(storage, { ...values, homme: values.homme ?? false, tel: e164 });
        set({ profile: 'kept' });
      }
      const outcome = await deps.send({ config, intent, payee, lang: readLang, values, choice, fees, e164 });
      if (outcome.state === 'navigated') return 'leaving';
      return outcome.state === 'prevented' ? null : outcome;
    }

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
        if (!get().touched[name]) return;
        if (name === 'tel') void leavePhone();
        else showError(name);
      },

      nextAfter: (name) => wrongFields(check()).find((field) => formOrder.indexOf(field) > formOrder.indexOf(name)),

      setRemember: (remember) => set({ remember }),

      forget() {
        forgetProfile(storage);
        const empty = initialValues(payment.config, payee, lang, null);
        const { values, touched } = get();
        const cleared = profileFields.filter((name) => !touched[name]).map((name) => [name, empty[name]] as const);
        set({
          profile: 'forgotten',
          remember: false,
          values: Object.assign({ ...values }, Object.fromEntries(cleared)),
        });
      },

      loadPhones() {
        loading ??= deps
          .loadPhones()
          .then((phones) => {
            const { touched, values } = get();
            set({ phones, values: touched.tel ? values : { ...values, tel: tidyPhone(values.tel, phones) } });
          })
          .catch(() => {
            loading = null;
          });
        return loading;
      },

      async submit(readLang) {
        if (get().status !== 'idle') return;
        set({ status: 'busy', notice: null });
        await patiently(get().loadPhones());
        const errors = check();
        const missing = wrongFields(errors);
        if (missing.length > 0) return set({ status: 'idle', errors, missing, refusals: get().refusals + 1 });
        set({ errors, missing });
        const result = await sendPayment(readLang);
        if (result !== 'leaving') return set({ status: 'idle', notice: result });
        set({ status: 'leaving' });
        deps.clock.after(departurePatience, get().wake);
      },

      wake() {
        if (get().status === 'leaving') set({ status: 'idle' });
      },

      dropIntent: () => set({ intent: null }),
    };
  });
}
