import { placeSnippet, tagSnippet, type Embedded } from '../../../../core/embed';

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

/**
 * Address of a form's own page, on the server itself: it works whatever the organisation's domain leads to.
 * @example
 * formAddress({ apiHost: 'https://api.example/', organisation: 'demo', formId: 'gala', title: 'Gala' }) // => 'https://api.example/o/demo/formulaire/gala'
 */
export const formAddress = (form: SharedForm): string =>
  `${base(form)}/o/${encodeURIComponent(form.organisation)}/formulaire/${encodeURIComponent(form.formId)}`;

/** What a webmaster pastes (BUILD-87): in each, a plain link stands where scripts do not run. */
export const snippets: Readonly<Record<Way, (form: SharedForm) => string>> = {
  tag: (form) => tagSnippet(embedded(form)),
  frame: (form) => placeSnippet(embedded(form)),
  link: formAddress,
};

const embedded = (form: SharedForm): Embedded => ({
  server: base(form),
  tag: 'org-form',
  attributes: { org: form.organisation, 'form-id': form.formId },
  link: { address: formAddress(form), text: form.title },
});
