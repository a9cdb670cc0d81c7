/** How and at which addresses an organisation is notified of payments (MAIL-01). */
export interface GiftNews {
  readonly when: 'each' | 'daily' | 'never';
  readonly to: readonly string[];
}

interface Setting {
  readonly giftMails?: { readonly when: GiftNews['when']; readonly to?: readonly string[] | undefined } | undefined;
  readonly contact?: { readonly email: string } | undefined;
}

/**
 * How an organisation is notified of payments (MAIL-01): by default daily, at its contact's address.
 * @example
 * giftNewsOf({ contact: { email: 'hello@demo.test' } }) // => { when: 'daily', to: ['hello@demo.test'] }
 * giftNewsOf({ giftMails: { when: 'each', to: ['a@demo.test', 'a@demo.test'] } }) // => { when: 'each', to: ['a@demo.test'] }
 * giftNewsOf({}) // => { when: 'daily', to: [] }
 */
export function giftNewsOf({ giftMails, contact }: Setting): GiftNews {
  const named = giftMails?.to ?? [];
  const to = named.length > 0 ? named : [contact?.email ?? ''].filter(Boolean);
  return { when: giftMails?.when ?? 'daily', to: [...new Set(to)] };
}

/**
 * Addresses told of what is sent with a form that names none (MAIL-01): the contact's, else those told of payments.
 * @example
 * formNewsOf({ contact: { email: 'hello@demo.test' }, giftMails: { when: 'each', to: ['a@demo.test'] } }) // => ['hello@demo.test']
 * formNewsOf({ giftMails: { when: 'each', to: ['a@demo.test'] } }) // => ['a@demo.test']
 */
export const formNewsOf = (setting: Setting): readonly string[] =>
  setting.contact?.email ? [setting.contact.email] : giftNewsOf(setting).to;
