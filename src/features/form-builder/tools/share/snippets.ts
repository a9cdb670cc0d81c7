/** A form to be put on a page. */
export interface SharedForm {
  readonly apiHost: string;
  readonly organisation: string;
  readonly formId: string;
  readonly title: string;
}

/** Ways to hand a form to visitors: what to paste, or an address. */
export const WAYS = ['tag', 'frame', 'link'] as const;
export type Way = (typeof WAYS)[number];

const base = ({ apiHost }: SharedForm) => apiHost.replace(/\/+$/, '');
/** Text as HTML text or the value of an attribute. */
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Address of a form's own page, on the server itself: it works whatever the organisation's domain leads to.
 * @example
 * formAddress({ apiHost: 'https://api.example/', organisation: 'demo', formId: 'gala', title: 'Gala' }) // => 'https://api.example/o/demo/formulaire/gala'
 */
export const formAddress = (form: SharedForm): string =>
  `${base(form)}/o/${encodeURIComponent(form.organisation)}/formulaire/${encodeURIComponent(form.formId)}`;

/** What a webmaster pastes (BUILD-87): in each, a plain link stands where scripts do not run. */
export const snippets: Readonly<Record<Way, (form: SharedForm) => string>> = {
  tag: (form) => `${styles(form)}
<script type="module" src="${host(form)}/elements/autoload.js"></script>

<org-form org="${escaped(form.organisation)}" form-id="${escaped(form.formId)}">
  ${plainLink(form)}
</org-form>`,
  frame: (form) => `${styles(form)}
<script src="${host(form)}/elements/frame.js" async></script>

<div data-org-frame="org-form" data-org="${escaped(form.organisation)}" data-form-id="${escaped(form.formId)}">
  ${plainLink(form)}
</div>`,
  link: formAddress,
};

const host = (form: SharedForm) => escaped(base(form));
const styles = (form: SharedForm) => `<link rel="stylesheet" href="${host(form)}/elements/orgkit.css">`;
const plainLink = (form: SharedForm) => `<a href="${escaped(formAddress(form))}">${escaped(form.title)}</a>`;
