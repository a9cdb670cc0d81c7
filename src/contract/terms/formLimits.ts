/** The longest text of each setting of a form that may be longer or must be shorter than usual. */
export const FORM_TEXTS: Readonly<
  Record<'description' | 'metaDescription' | 'sentText' | 'sentLabel' | 'copyText', number>
> = {
  description: 5000,
  metaDescription: 500,
  sentText: 2000,
  sentLabel: 100,
  copyText: 5000,
};
/** The longest text of any other. */
export const USUAL_TEXT = 200;
/** The longest layout of a form, and list of commands of its draft, as JSON text. */
export const LONGEST_LAYOUT = 2_000_000;
/** The most addresses that are told of a submission. */
export const MOST_TOLD = 10;
