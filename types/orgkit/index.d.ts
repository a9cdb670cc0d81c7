// Generated from elements/elements.ts by "npm run docs". Do not edit.

/** What is to be paid. Amounts in units of `devise`. */
export interface PaymentConfig {
  type: string;
  montant?: number | null | undefined;
  devise?: string | undefined;
  abo?: boolean | undefined;
  [key: string]: unknown;
}

/** A card to give with, once or every month, to the organisation or to one of its funds. */
export interface OrgDonation extends HTMLElement {
  /** Id of the fund that gifts go to. */
  caisseId: string | null | undefined;
  /** One field and a button instead of the card. */
  quick: boolean | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
}

export interface OrgDonationAttributes {
  'caisse-id'?: string;
  quick?: boolean | string;
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** The payment form: who pays, how much, where to. */
export interface OrgPayment extends HTMLElement {
  /** Id of the checkout intent that is to be paid. */
  intent: string | null | undefined;
  /** Id of a payment link, where there is no intent and no `config`: the form of what the link asks for. */
  link: string | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
  /** What is to be paid, where the page knows it itself and there is no intent. */
  config: PaymentConfig | null | undefined;
}

export interface OrgPaymentAttributes {
  intent?: string;
  link?: string;
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** A form to fill in and send: questions, products, bookings, files. */
export interface OrgForm extends HTMLElement {
  /** Id of the form on the server. */
  formId: string | null | undefined;
  /** `preview` sends nothing, `readonly` is only looked at. */
  mode: 'live' | 'preview' | 'readonly' | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
  /** A form of the page itself, as the server would answer it (docs/form-document.md), in place of the one that `form-id` names. */
  definition: unknown | null | undefined;
  /** What the form opens with, by stored key. */
  values: Readonly<Record<string, unknown>> | null | undefined;
}

export interface OrgFormAttributes {
  'form-id'?: string;
  mode?: 'live' | 'preview' | 'readonly';
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** The editor of forms, pages and sections: palette, canvas and settings, with preview, undo and drafts. */
export interface OrgFormBuilder extends HTMLElement {
  /** Id of the form on the server. */
  formId: string | null | undefined;
  /** Id of a page of blocks on the server, which is edited in place of a form. */
  pageId: string | null | undefined;
  /** Id of a custom section on the server, which is edited in place of a form. */
  sectionId: string | null | undefined;
  /** Edits the blocks of the home page in place of a form. */
  mainPage: boolean | null | undefined;
  /** A token of scope `forms`, or `pages` for pages and sections. Never one that may do more: every script of the page can read it. */
  token: string | null | undefined;
  /** `readonly` shows how a form is made, and changes nothing. */
  mode: 'edit' | 'readonly' | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
  /** A form that the page has stored itself, as `org-form-save` or `org-page-save` handed it over (docs/form-document.md). */
  definition: unknown | null | undefined;
  /** Of the server's own desk alone, where a cookie stands for the token (DESK-32). */
  client: unknown | null | undefined;
}

export interface OrgFormBuilderAttributes {
  'form-id'?: string;
  'page-id'?: string;
  'section-id'?: string;
  'main-page'?: boolean | string;
  token?: string;
  mode?: 'edit' | 'readonly';
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** A campaign: how much was raised, its goal, teams, gifts and donors, live. */
export interface OrgCampaign extends HTMLElement {
  /** Id of the campaign on the server. */
  campaignId: string | null | undefined;
  /** Param of the team whose page is shown. */
  team: string | null | undefined;
  /** Param of the source that visits and gifts are counted for. */
  source: string | null | undefined;
  /** Arrangement of the page; `auto` is what the campaign says. */
  layout: 'auto' | 'standard' | 'side' | 'tabs' | 'dashboard' | null | undefined;
  /** Only the figures and the button, for small places: from 280 px on. */
  widget: boolean | null | undefined;
  /** Shows the rehearsal: test gifts together with real ones, marked as a trial. While the organisation takes real money, nothing can be given there. */
  rehearsal: boolean | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
}

export interface OrgCampaignAttributes {
  'campaign-id'?: string;
  team?: string;
  source?: string;
  layout?: 'auto' | 'standard' | 'side' | 'tabs' | 'dashboard';
  widget?: boolean | string;
  rehearsal?: boolean | string;
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** The big screen of a campaign, over the whole window: the total, the goal, the latest gifts. */
export interface OrgScreen extends HTMLElement {
  /** Id of the campaign on the server. */
  campaignId: string | null | undefined;
  /** What it shows. The operator may switch it from the remote. */
  screenId: 'classic-ambs' | 'classic-gala' | 'custom-perp' | 'custom-perp2' | null | undefined;
  /** Shows the rehearsal: test gifts together with real ones, marked as a trial. While the organisation takes real money, it shows no code to give with. */
  rehearsal: boolean | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
}

export interface OrgScreenAttributes {
  'campaign-id'?: string;
  'screen-id'?: 'classic-ambs' | 'classic-gala' | 'custom-perp' | 'custom-perp2';
  rehearsal?: boolean | string;
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** The whole site of an organisation: header, menu, pages, footer. It follows the address of the page around. */
export interface OrgSite extends HTMLElement {
  /** Path below which the site is, as in `/association`. Your server answers all paths below it with the same page. */
  base: string | null | undefined;
  /** Keeps the path of the site behind a `#`, where only one address of the page around exists. */
  hash: boolean | null | undefined;
  /** The first page to show, as `GET /v1/pages/resolve` answers it. The property takes the object. */
  pageData: JSON | null | undefined;
  /** Id of the organisation. */
  org: string | null | undefined;
  /** Address of the Orgkit server. */
  apiHost: string | null | undefined;
  /** Address that files are sent to. */
  uploadHost: string | null | undefined;
  /** Currency in which amounts are shown, as a three-letter code. */
  currency: string | null | undefined;
  /** Address of the page with `<org-payment>`; `intent` is added to its query. */
  paymentUrl: string | null | undefined;
  /** A word of yours that is kept with the payment. */
  accessId: string | null | undefined;
  /** Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all. */
  dataLayer: string | null | undefined;
  /** `auto` follows the visitor. */
  theme: 'light' | 'dark' | 'auto' | null | undefined;
  /** Hides what leads away from the page. `embed="false"` forces it off. */
  embed: boolean | null | undefined;
  /** For developing: strict mode, errors are not reported to the server. */
  dev: boolean | null | undefined;
}

export interface OrgSiteAttributes {
  base?: string;
  hash?: boolean | string;
  'page-data'?: JSON;
  org?: string;
  'api-host'?: string;
  'upload-host'?: string;
  lang?: 'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru';
  currency?: string;
  'payment-url'?: string;
  'access-id'?: string;
  'data-layer'?: string;
  theme?: 'light' | 'dark' | 'auto';
  embed?: boolean | string;
  dev?: boolean | string;
  loading?: 'eager' | 'lazy';
}

/** Every event and its `detail`. */
export interface OrgkitEventDetails {
  /** The element has loaded what it needs and can be used. */
  'org-ready': { tag: string };
  /** The visitor chose an amount and asked to give. Amounts are in units of the currency that is charged. */
  'org-donation-start': { montant: number; devise: string; caisseId: string | null; campaignId?: string; abo: boolean };
  /** The window is about to go to `url`: the payment form, or the provider. */
  'org-checkout-open': { url: string; intent: string | null; config: PaymentConfig | null };
  /** The payer pressed the button of the payment form, and nothing is missing. `montant` is without fees; of each month when `abo`. */
  'org-payment-submit': { intent: string | null; montant: number; devise: string; abo: boolean };
  /** The payer came back and the server says that the payment succeeded. Once per payment. `paiement` is its id in lists and exports, `mode` is `test` for a trial, in which no money moves, `item` the fund or other public record that it is for. */
  'org-payment-complete': {
    intent: string;
    paiement: string | null;
    mode: 'test' | 'live';
    state: string;
    montant: number | null;
    devise: string | null;
    abo: boolean;
    item: { id: string; name: string } | null;
  };
  /** The payment did not come about: the server refused it, no answer came, the provider declined it, the payer cancelled it, or what it pays was gone (the money goes back). `error` is what the payer reads. */
  'org-payment-fail': {
    intent: string | null;
    reason: 'refused' | 'unanswered' | 'failed' | 'cancelled' | 'gone';
    error: string | null;
  };
  /** A form has come and can be filled in. `revision` is its version on the server. */
  'org-form-ready': { formId: string | null; revision: number | null };
  /** A field was given a value. `key` is its stored key (docs/form-document.md). */
  'org-form-change': { formId: string | null; key: string; value: unknown };
  /** Another step of the form is shown: `step` of `steps`, counted from 1. */
  'org-form-step': { formId: string | null; step: number; steps: number };
  /** The visitor sends a form in which nothing is missing. `values` are what goes out: `identity`, and `extra` by stored key. */
  'org-form-submit': { formId: string | null; values: FormPayload };
  /** The server has the form. `url` is where the window goes now: the payment form, or the page the organisation chose. */
  'org-form-success': { formId: string | null; id: string; url: string | null };
  /** Something stood in the way of sending: fields, by their stored keys, or `error`, which the visitor reads. */
  'org-form-error': { formId: string | null; error: string | null; issues: { key: string; code: string }[] };
  /** The author saves a form in the builder. `form` is what CALL-23 takes; `formId` is null for a new one. */
  'org-form-save': { formId: string | null; form: Readonly<Record<string, unknown>> };
  /** The author saves a page or section in the builder. `page` is what the server takes of it; `id` is null for the home page. */
  'org-page-save': {
    kind: 'page' | 'section' | 'mainPage';
    id: string | null;
    page: Readonly<Record<string, unknown>>;
  };
  /** The visitor asked for the page of a team, or back to that of the campaign (`team` is null). `url` is its address. */
  'org-campaign-team': { campaignId: string; team: string | null; url: string };
  /** The element failed; it shows an error, or what the author put inside the tag. */
  'org-error': { error: Error };
}

declare global {
  interface HTMLElementTagNameMap {
    'org-donation': OrgDonation;
    'org-payment': OrgPayment;
    'org-form': OrgForm;
    'org-form-builder': OrgFormBuilder;
    'org-campaign': OrgCampaign;
    'org-screen': OrgScreen;
    'org-site': OrgSite;
  }
  interface GlobalEventHandlersEventMap {
    'org-ready': CustomEvent<OrgkitEventDetails['org-ready']>;
    'org-donation-start': CustomEvent<OrgkitEventDetails['org-donation-start']>;
    'org-checkout-open': CustomEvent<OrgkitEventDetails['org-checkout-open']>;
    'org-payment-submit': CustomEvent<OrgkitEventDetails['org-payment-submit']>;
    'org-payment-complete': CustomEvent<OrgkitEventDetails['org-payment-complete']>;
    'org-payment-fail': CustomEvent<OrgkitEventDetails['org-payment-fail']>;
    'org-form-ready': CustomEvent<OrgkitEventDetails['org-form-ready']>;
    'org-form-change': CustomEvent<OrgkitEventDetails['org-form-change']>;
    'org-form-step': CustomEvent<OrgkitEventDetails['org-form-step']>;
    'org-form-submit': CustomEvent<OrgkitEventDetails['org-form-submit']>;
    'org-form-success': CustomEvent<OrgkitEventDetails['org-form-success']>;
    'org-form-error': CustomEvent<OrgkitEventDetails['org-form-error']>;
    'org-form-save': CustomEvent<OrgkitEventDetails['org-form-save']>;
    'org-page-save': CustomEvent<OrgkitEventDetails['org-page-save']>;
    'org-campaign-team': CustomEvent<OrgkitEventDetails['org-campaign-team']>;
    'org-error': CustomEvent<OrgkitEventDetails['org-error']>;
  }
}
