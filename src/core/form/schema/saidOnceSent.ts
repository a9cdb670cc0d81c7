import type { AuthorSettings } from './authorSettings';

/**
 * The author's message after sending (BUILD-69); `mailed: false` when no copy follows.
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
