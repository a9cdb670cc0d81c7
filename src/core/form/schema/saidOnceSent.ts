import type { AuthorSettings } from './authorSettings';

/**
 * What the author has said to who sent a form (BUILD-69), and whether no copy follows.
 * @example
 * saidOnceSent(authorSettingsOf({ sentTitle: 'Merci' })) // => { sent: { title: 'Merci', text: '', url: '', label: '', go: false } }
 * saidOnceSent(authorSettingsOf({ copyMails: false })) // => { mailed: false }
 */
export function saidOnceSent({ sentTitle: title, sentText: text, sentUrl: url, ...more }: AuthorSettings) {
  const isSaid = [title, text, url].some((one) => one !== '');
  return {
    ...(isSaid && { sent: { title, text, url, label: more.sentLabel, go: more.sentGo && url !== '' } }),
    ...(!more.copyMails && { mailed: false }),
  };
}
