/** Type of a setting's field. */
type SettingKind =
  | 'text'
  | 'email'
  | 'tel'
  | 'url'
  | 'colour'
  | 'picture'
  | 'language'
  | 'languages'
  | 'zone'
  | 'country'
  | 'currency'
  | 'currencies'
  | 'amount'
  | 'mode'
  | 'when'
  | 'mails'
  | 'receipts';

interface Setting {
  /** Its place in the settings, as the wire has it. */
  readonly path: string;
  readonly kind: SettingKind;
  readonly max?: number;
  readonly required?: true;
  readonly autoComplete?: string;
}

interface Section {
  readonly id: string;
  readonly fields: readonly Setting[];
}

/** The cards of the page with what each of them saves (DESK-10). */
export const settingSections = [
  {
    id: 'identity',
    fields: [
      { path: 'name', kind: 'text', max: 200, required: true, autoComplete: 'organization' },
      { path: 'shortName', kind: 'text', max: 80 },
      { path: 'logo', kind: 'picture' },
      { path: 'config.color.menu.bg', kind: 'colour' },
      { path: 'config.color.menu.text', kind: 'colour' },
      { path: 'siteUrl', kind: 'url', max: 2048, autoComplete: 'url' },
    ],
  },
  {
    id: 'contact',
    fields: [
      { path: 'contact.prenom', kind: 'text', max: 100, autoComplete: 'given-name' },
      { path: 'contact.nom', kind: 'text', max: 100, autoComplete: 'family-name' },
      { path: 'contact.email', kind: 'email', max: 254, autoComplete: 'email' },
      { path: 'contact.tel', kind: 'tel', max: 40, autoComplete: 'tel' },
      { path: 'adresse', kind: 'text', max: 300, autoComplete: 'street-address' },
      { path: 'postal', kind: 'text', max: 20, autoComplete: 'postal-code' },
      { path: 'ville', kind: 'text', max: 120, autoComplete: 'address-level2' },
      { path: 'country', kind: 'country' },
    ],
  },
  { id: 'mode', fields: [{ path: 'mode', kind: 'mode' }] },
  {
    id: 'money',
    fields: [
      { path: 'devise', kind: 'currency' },
      { path: 'devises', kind: 'currencies' },
      { path: 'web.suggestFees', kind: 'amount' },
    ],
  },
  {
    id: 'languages',
    fields: [
      { path: 'language', kind: 'language' },
      { path: 'languages', kind: 'languages' },
      { path: 'timeZone', kind: 'zone' },
    ],
  },
  {
    id: 'social',
    fields: [
      { path: 'config.whatsapp', kind: 'text', max: 300 },
      { path: 'config.fb', kind: 'text', max: 300 },
      { path: 'config.insta', kind: 'text', max: 300 },
      { path: 'config.yt', kind: 'text', max: 300 },
      { path: 'config.tiktok', kind: 'text', max: 300 },
    ],
  },
  {
    id: 'legal',
    fields: [
      { path: 'config.site.copyright', kind: 'text', max: 200 },
      { path: 'config.legal.terms.url', kind: 'url', max: 2048 },
      { path: 'config.legal.privacy.url', kind: 'url', max: 2048 },
    ],
  },
  {
    id: 'receipts',
    fields: [
      { path: 'cerfasInfos', kind: 'receipts' },
      { path: 'config.cerfa.export.url', kind: 'url', max: 2048 },
    ],
  },
] as const satisfies readonly Section[];

/** The card of the page about who is told of what (DESK-250). */
export const giftMailsSection = {
  id: 'giftMails',
  fields: [
    { path: 'giftMails.when', kind: 'when' },
    { path: 'giftMails.to', kind: 'mails' },
  ],
} as const satisfies Section;

export type SettingSection = (typeof settingSections)[number] | typeof giftMailsSection;
type Fields = SettingSection['fields'][number];
export type SettingPath = Fields['path'];
export type SettingField = Setting & { readonly path: SettingPath };
