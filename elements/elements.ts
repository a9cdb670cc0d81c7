import type { Tag } from './tags';

// The public contract with pages: the single source of docs/elements.md, custom-elements.json and the editor types.
// Tests check the running elements against it.

interface AttributeRow {
  /** TypeScript type of the value. */
  readonly type: string;
  readonly default?: string;
  readonly text: string;
}

interface EventRow {
  /** TypeScript type of `event.detail`. */
  readonly detail: string;
  readonly text: string;
  /** The effect of preventing it. */
  readonly prevented?: string;
}

interface ElementTable {
  readonly summary: string;
  readonly attributes: Readonly<Record<string, AttributeRow>>;
  /** Properties that have no attribute. */
  readonly properties: Readonly<Record<string, AttributeRow>>;
  readonly events: readonly (keyof typeof events)[];
  readonly parts: readonly (keyof typeof parts)[];
}

/** Attributes of every element. */
export const commonAttributes: Readonly<Record<string, AttributeRow>> = {
  org: {
    type: 'string',
    default: "the server's default organisation",
    text: 'Id of the organisation.',
  },
  'api-host': {
    type: 'string',
    default: 'where the script came from',
    text: 'Address of the Orgkit server.',
  },
  'upload-host': {
    type: 'string',
    default: 'the same as `api-host`',
    text: 'Address that files are sent to.',
  },
  lang: {
    type: "'fr' | 'en' | 'he' | 'it' | 'pt' | 'ru'",
    default: "the page's language where the organisation lists it, else the organisation's",
    text: 'Language of the element; its direction follows. A region is ignored: `en-GB` is `en`.',
  },
  currency: {
    type: 'string',
    default: "the language's currency",
    text: 'Currency in which amounts are shown, as a three-letter code.',
  },
  'payment-url': {
    type: 'string',
    default: "the organisation's own payment page",
    text: 'Address of the page with `<org-payment>`; `intent` is added to its query.',
  },
  'access-id': { type: 'string', text: 'A word of yours that is kept with the payment.' },
  'data-layer': {
    type: 'string',
    default: 'none; `dataLayer` when it is bare',
    text: 'Name of a global array that is told of `begin_checkout` and `purchase`, as GA4 wants them. One element of the page speaks for all.',
  },
  theme: { type: "'light' | 'dark' | 'auto'", default: 'light', text: '`auto` follows the visitor.' },
  embed: {
    type: 'boolean',
    default: 'true inside a frame',
    text: 'Hides what leads away from the page. `embed="false"` forces it off.',
  },
  dev: {
    type: 'boolean',
    default: 'false',
    text: 'For developing: strict mode, errors are not reported to the server.',
  },
};

/** Read by the loader, not by the element. */
export const loadingAttribute: AttributeRow = {
  type: "'eager' | 'lazy'",
  default: 'lazy',
  text: '`eager` fetches the element at once, also far below the visible part of the page.',
};

export const events = {
  'org-ready': {
    detail: '{ tag: string }',
    text: 'The element has loaded what it needs and can be used.',
  },
  'org-donation-start': {
    detail: '{ montant: number; devise: string; caisseId: string | null; campaignId?: string; abo: boolean }',
    text: 'The visitor chose an amount and asked to give. Amounts are in units of the currency that is charged.',
    prevented: 'Nothing is sent.',
  },
  'org-checkout-open': {
    detail: '{ url: string; intent: string | null; config: PaymentConfig | null }',
    text: 'The window is about to go to `url`: the payment form, or the provider.',
    prevented: 'The window stays; the page takes over.',
  },
  'org-payment-submit': {
    detail: '{ intent: string | null; montant: number; devise: string; abo: boolean }',
    text: 'The payer pressed the button of the payment form, and nothing is missing. `montant` is without fees; of each month when `abo`.',
    prevented: 'Nothing is sent.',
  },
  'org-payment-complete': {
    detail:
      "{ intent: string; paiement: string | null; mode: 'test' | 'live'; state: string; montant: number | null; devise: string | null; abo: boolean; item: { id: string; name: string } | null }",
    text: 'The payer came back and the server says that the payment succeeded. Once per payment. `paiement` is its id in lists and exports, `mode` is `test` for a trial, in which no money moves, `item` the fund or other public record that it is for.',
  },
  'org-payment-fail': {
    detail:
      "{ intent: string | null; reason: 'refused' | 'unanswered' | 'failed' | 'cancelled' | 'gone'; error: string | null }",
    text: 'The payment did not come about: the server refused it, no answer came, the provider declined it, the payer cancelled it, or what it pays was gone (the money goes back). `error` is what the payer reads.',
  },
  'org-form-ready': {
    detail: '{ formId: string | null; revision: number | null }',
    text: 'A form has come and can be filled in. `revision` is its version on the server.',
  },
  'org-form-change': {
    detail: '{ formId: string | null; key: string; value: unknown }',
    text: 'A field was given a value. `key` is its stored key (docs/form-document.md).',
  },
  'org-form-step': {
    detail: '{ formId: string | null; step: number; steps: number }',
    text: 'Another step of the form is shown: `step` of `steps`, counted from 1.',
  },
  'org-form-submit': {
    detail: '{ formId: string | null; values: FormPayload }',
    text: 'The visitor sends a form in which nothing is missing. `values` are what goes out: `identity`, and `extra` by stored key.',
    prevented: 'Nothing is sent.',
  },
  'org-form-success': {
    detail: '{ formId: string | null; id: string; url: string | null }',
    text: 'The server has the form. `url` is where the window goes now: the payment form, or the page the organisation chose.',
  },
  'org-form-error': {
    detail: '{ formId: string | null; error: string | null; issues: { key: string; code: string }[] }',
    text: 'Something stood in the way of sending: fields, by their stored keys, or `error`, which the visitor reads.',
  },
  'org-form-save': {
    detail: '{ formId: string | null; form: Readonly<Record<string, unknown>> }',
    text: 'The author saves a form in the builder. `form` is what CALL-23 takes; `formId` is null for a new one.',
    prevented: 'Nothing is sent to the server; the form counts as saved.',
  },
  'org-page-save': {
    detail: "{ kind: 'page' | 'section' | 'mainPage'; id: string | null; page: Readonly<Record<string, unknown>> }",
    text: 'The author saves a page or section in the builder. `page` is what the server takes of it; `id` is null for the home page.',
    prevented: 'Nothing is sent to the server; the page counts as saved.',
  },
  'org-campaign-team': {
    detail: '{ campaignId: string; team: string | null; url: string }',
    text: 'The visitor asked for the page of a team, or back to that of the campaign (`team` is null). `url` is its address.',
    prevented: 'Nothing changes; the page takes over, for instance by setting `team`.',
  },
  'org-error': {
    detail: '{ error: Error }',
    text: 'The element failed; it shows an error, or what the author put inside the tag.',
  },
} as const satisfies Readonly<Record<string, EventRow>>;

export const parts = {
  card: 'The raised surface.',
  button: 'Buttons, and links that look like one.',
  field: 'A control to fill in, or its group.',
  label: 'The name of a field.',
  amount: 'An amount of money, typed or shown.',
  progress: 'The bar of a goal.',
  dialog: 'A window above the page.',
} as const;

export const tokens: Readonly<Record<string, { default: string; text: string }>> = {
  '--org-color-primary': {
    default: '#13a0bb',
    text: 'Colour of buttons, links and selection. Darkened where text needs it.',
  },
  '--org-color-surface': { default: '#ffffff', text: 'Background of cards and fields.' },
  '--org-color-text': { default: '#17222b', text: 'Text.' },
  '--org-color-muted': { default: '#56646f', text: 'Secondary text.' },
  '--org-color-border': { default: '#dfe5ea', text: 'Lines.' },
  '--org-color-danger': { default: '#b3261e', text: 'Errors.' },
  '--org-color-success': { default: '#17703f', text: 'Success.' },
  '--org-color-warning': { default: '#8a5300', text: 'Warnings.' },
  '--org-font': { default: "the page's", text: 'Font family.' },
  '--org-font-size': { default: '16px', text: 'Base size; all others hang on it.' },
  '--org-radius': { default: '10px', text: 'Roundness of corners.' },
  '--org-space': { default: '4px', text: 'Step of all distances.' },
  '--org-shadow': { default: 'a soft one', text: 'Shadow of cards.' },
};

const always = ['org-ready', 'org-error'] as const;

export const elements: Readonly<Record<Tag, ElementTable>> = {
  'org-donation': {
    summary: 'A card to give with, once or every month, to the organisation or to one of its funds.',
    attributes: {
      'caisse-id': {
        type: 'string',
        default: "the organisation's main fund, or a choice",
        text: 'Id of the fund that gifts go to.',
      },
      quick: { type: 'boolean', default: 'false', text: 'One field and a button instead of the card.' },
    },
    properties: {},
    events: [...always, 'org-donation-start', 'org-checkout-open', 'org-payment-complete', 'org-payment-fail'],
    parts: ['card', 'button', 'field', 'label', 'amount', 'progress'],
  },
  'org-payment': {
    summary: 'The payment form: who pays, how much, where to.',
    attributes: {
      intent: {
        type: 'string',
        default: "the parameter `intent` of the page's address",
        text: 'Id of the checkout intent that is to be paid.',
      },
      link: {
        type: 'string',
        default: 'none',
        text: 'Id of a payment link, where there is no intent and no `config`: the form of what the link asks for.',
      },
    },
    properties: {
      config: {
        type: 'PaymentConfig',
        text: 'What is to be paid, where the page knows it itself and there is no intent.',
      },
    },
    events: [...always, 'org-payment-submit', 'org-checkout-open', 'org-payment-complete', 'org-payment-fail'],
    parts: ['card', 'button', 'field', 'label', 'amount'],
  },
  'org-form': {
    summary: 'A form to fill in and send: questions, products, bookings, files.',
    attributes: {
      'form-id': { type: 'string', text: 'Id of the form on the server.' },
      mode: {
        type: "'live' | 'preview' | 'readonly'",
        default: 'live',
        text: '`preview` sends nothing, `readonly` is only looked at.',
      },
    },
    properties: {
      definition: {
        type: 'unknown',
        text: 'A form of the page itself, as the server would answer it (docs/form-document.md), in place of the one that `form-id` names.',
      },
      values: {
        type: 'Readonly<Record<string, unknown>>',
        text: 'What the form opens with, by stored key.',
      },
    },
    events: [
      ...always,
      'org-form-ready',
      'org-form-change',
      'org-form-step',
      'org-form-submit',
      'org-form-success',
      'org-form-error',
      'org-checkout-open',
      'org-payment-complete',
      'org-payment-fail',
    ],
    parts: ['card', 'button', 'field', 'label', 'amount'],
  },
  'org-form-builder': {
    summary: 'The editor of forms, pages and sections: palette, canvas and settings, with preview, undo and drafts.',
    attributes: {
      'form-id': { type: 'string', default: 'none: a new form', text: 'Id of the form on the server.' },
      'page-id': { type: 'string', text: 'Id of a page of blocks on the server, which is edited in place of a form.' },
      'section-id': {
        type: 'string',
        text: 'Id of a custom section on the server, which is edited in place of a form.',
      },
      'main-page': { type: 'boolean', text: 'Edits the blocks of the home page in place of a form.' },
      token: {
        type: 'string',
        default: 'none: nothing is sent, the page stores what `org-form-save` or `org-page-save` hands it',
        text: 'A token of scope `forms`, or `pages` for pages and sections. Never one that may do more: every script of the page can read it.',
      },
      mode: {
        type: "'edit' | 'readonly'",
        default: 'edit',
        text: '`readonly` shows how a form is made, and changes nothing.',
      },
    },
    properties: {
      definition: {
        type: 'unknown',
        text: 'A form that the page has stored itself, as `org-form-save` or `org-page-save` handed it over (docs/form-document.md).',
      },
      client: {
        type: 'unknown',
        text: "Of the server's own desk alone, where a cookie stands for the token (DESK-32).",
      },
    },
    events: [...always, 'org-form-save', 'org-page-save'],
    parts: ['card', 'button', 'field', 'label', 'dialog'],
  },
  'org-campaign': {
    summary: 'A campaign: how much was raised, its goal, teams, gifts and donors, live.',
    attributes: {
      'campaign-id': { type: 'string', text: 'Id of the campaign on the server.' },
      team: {
        type: 'string',
        default: "the team that the page's address names",
        text: 'Param of the team whose page is shown.',
      },
      source: {
        type: 'string',
        default: "the parameter `s` of the page's address",
        text: 'Param of the source that visits and gifts are counted for.',
      },
      layout: {
        type: "'auto' | 'standard' | 'side' | 'tabs' | 'dashboard'",
        default: 'auto',
        text: 'Arrangement of the page; `auto` is what the campaign says.',
      },
      widget: {
        type: 'boolean',
        default: 'false',
        text: 'Only the figures and the button, for small places: from 280 px on.',
      },
      rehearsal: {
        type: 'boolean',
        default: 'false',
        text: 'Shows the rehearsal: test gifts together with real ones, marked as a trial. While the organisation takes real money, nothing can be given there.',
      },
    },
    properties: {},
    events: [
      ...always,
      'org-campaign-team',
      'org-donation-start',
      'org-checkout-open',
      'org-payment-complete',
      'org-payment-fail',
    ],
    parts: ['card', 'button', 'field', 'label', 'amount', 'progress', 'dialog'],
  },
  'org-screen': {
    summary: 'The big screen of a campaign, over the whole window: the total, the goal, the latest gifts.',
    attributes: {
      'campaign-id': { type: 'string', text: 'Id of the campaign on the server.' },
      'screen-id': {
        type: "'classic-ambs' | 'classic-gala' | 'custom-perp' | 'custom-perp2'",
        default: "the campaign's own",
        text: 'What it shows. The operator may switch it from the remote.',
      },
      rehearsal: {
        type: 'boolean',
        default: 'false',
        text: 'Shows the rehearsal: test gifts together with real ones, marked as a trial. While the organisation takes real money, it shows no code to give with.',
      },
    },
    properties: {},
    events: [...always],
    parts: ['card', 'amount', 'progress'],
  },
  'org-site': {
    summary:
      'The whole site of an organisation: header, menu, pages, footer. It follows the address of the page around.',
    attributes: {
      base: {
        type: 'string',
        default: 'none: the site is at the root of the host',
        text: 'Path below which the site is, as in `/association`. Your server answers all paths below it with the same page.',
      },
      hash: {
        type: 'boolean',
        default: 'false',
        text: 'Keeps the path of the site behind a `#`, where only one address of the page around exists.',
      },
      'page-data': {
        type: 'JSON',
        default: 'asked of the server',
        text: 'The first page to show, as `GET /v1/pages/resolve` answers it. The property takes the object.',
      },
    },
    properties: {},
    events: [...always],
    parts: ['button'],
  },
};
