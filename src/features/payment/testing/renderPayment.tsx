import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { ElementContextProvider } from '../../../runtime/context';
import { loadPhones as loadAllPhones, type LoadPhones } from '../../../ui/phone/loadPhones';
import { PaymentView, type PaymentViewProps } from '../PaymentView';
import { buildElement, type Answer, type SeenCall, type TestOptions } from './buildContext';

/** The page's organisation, as one that issues tax receipts. */
export const issuer = { id: 'demo', delivreRecus: true };

export const giftConfig: PaymentConfig = {
  type: 'CAISSE',
  typeId: 'toit',
  montant: 50,
  devise: 'eur',
  cerfa: true,
  assoc: 'MAIN',
  abo: false,
  nbMonth: 1,
  label: 'Un nouveau toit',
};

interface RenderOptions extends Omit<TestOptions, 'answer'> {
  props?: Omit<PaymentViewProps, 'ports'>;
  config?: PaymentConfig;
  /** Answer to GET intent; the configuration by default. */
  intent?: (call: SeenCall) => Answer | Promise<Answer>;
  /** Answer to CALL-06. */
  submit?: (call: SeenCall) => Answer | Promise<Answer>;
  navigate?: (url: string) => 'navigated' | 'opened' | 'blocked';
  loadPhones?: LoadPhones;
  local?: Record<string, string>;
  session?: Record<string, string>;
}

let intents = 0;

/** The payment form in light DOM, over a server, a clock and a storage in the test's hands. */
export async function renderPayment(options: RenderOptions = {}) {
  const { props, config = giftConfig, intent, submit, navigate, loadPhones, local = {}, session = {} } = options;
  const intentId = `int_${(intents += 1)}`;
  const element = buildElement({
    ...options,
    answer: (call) => {
      if (call.method === 'GET') return intent?.(call) ?? { json: { data: config } };
      return submit?.(call) ?? { json: { success: true, url: 'https://pay.example/1' } };
    },
  });
  for (const [key, value] of Object.entries(local)) element.storage.write('local', key, value);
  for (const [key, value] of Object.entries(session)) element.storage.write('session', key, value);
  const visited: string[] = [];
  let keys = 0;
  const ports = {
    navigate: (url: string) => {
      visited.push(url);
      return navigate?.(url) ?? 'navigated';
    },
    createKey: () => `key-0000${(keys += 1)}`,
    loadPhones: loadPhones ?? loadAllPhones,
  };
  const view = (changes: Omit<PaymentViewProps, 'ports'> = {}) => (
    <ElementContextProvider value={element.context}>
      <PaymentView intent={intentId} {...props} {...changes} ports={ports} />
    </ElementContextProvider>
  );
  // Preloads the chunk that comes while the payer fills in the form.
  await import('../submit/sending');
  const { rerender, unmount } = render(view());
  await act(async () => {});
  return {
    ...element,
    intentId,
    visited,
    user: userEvent.setup({ delay: null }),
    unmount,
    setProps: (changes: Omit<PaymentViewProps, 'ports'>) => rerender(view(changes)),
    /** The configurations that CALL-06 carried. */
    submitted: () =>
      element.calls
        .filter(({ path }) => path === '/paiements/offline/link')
        .map(({ body }) => JSON.parse((body as { config: string }).config) as Record<string, unknown>),
  };
}

export const payButton = () => screen.getByRole('button', { name: /^Payer/ });

/** A payer that passes validation. */
export async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('radio', { name: 'Femme' }));
  for (const [label, text] of [
    ['Prénom', 'Léa'],
    ['Nom', 'Martin'],
    ['Adresse email', 'lea@example.org'],
    ['Téléphone', '0612345678'],
    ['Adresse', '3 rue des Lilas'],
    ['Code postal', '75011'],
    ['Ville', 'Paris'],
  ] as const) {
    await user.click(screen.getByRole('textbox', { name: label }));
    await user.paste(text);
  }
}
