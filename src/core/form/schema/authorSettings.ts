import { flagProp, listProp, onProp, type PropsOf, readProps, textProp } from './props';

/**
 * Settings of a form that its author and the server know, and no visitor's browser (BUILD-69, BUILD-70): what is said once it is
 * sent, whom the organisation tells, the copy that its sender gets.
 */
export const authorProps = {
  sentTitle: textProp,
  sentText: textProp,
  sentUrl: textProp,
  sentLabel: textProp,
  sentGo: flagProp,
  noticeMails: onProp,
  noticeTo: listProp(textProp),
  copyMails: onProp,
  copySubject: textProp,
  copyText: textProp,
};

export type AuthorSettings = PropsOf<typeof authorProps>;

/**
 * The author's settings of a form, with a value each.
 * @example
 * authorSettingsOf({ sentTitle: 'Merci' }).sentTitle // => 'Merci'
 * authorSettingsOf({}).copyMails // => true
 */
export const authorSettingsOf = (form: Readonly<Record<string, unknown>>): AuthorSettings =>
  readProps(authorProps, form);
