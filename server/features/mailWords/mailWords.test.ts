import type { MailPreview, OwnMailWords } from '../../../src/contract/organisations/mailWords';
import { languages } from '../../../src/contract/terms/languages';
import { mailPlaceholders, wordedMails } from '../../../src/contract/terms/wordedMails';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask, logOf } = useAdminServer();
const words = (mail: string, token?: string) => ask('GET', `mail/words/${mail}`, undefined, token);
const put = (mail: string, body: unknown) => ask('PUT', `mail/words/${mail}`, body);
const none = { subject: '', opening: '', closing: '' };
const preview = async (mail: string, lang: string, given: object = {}) =>
  dataOf<MailPreview>(await ask('POST', `mail/words/${mail}/preview`, { lang, words: { ...none, ...given } }));

describe('the words of mails', () => {
  it('CALL-160 CALL-161 MAIL-05 are the server’s until an owner writes some, in each language by itself', async () => {
    const list = async () => dataOf<{ id: string; languages: string[] }[]>(await ask('GET', 'mail/words'));
    expect((await list()).map(({ id }) => id)).toEqual(wordedMails);
    expect((await list()).every((row) => row.languages.length === 0)).toBe(true);
    const before = dataOf<OwnMailWords>(await words('thanks'));
    expect(before.standard.fr).toEqual({
      subject: 'Merci pour votre don à {organisation}',
      opening: 'Bonjour {prenom},',
      closing: '{organisation}',
    });
    expect(before).toMatchObject({ words: { fr: none, he: none }, placeholders: mailPlaceholders.thanks });

    const opening = ' Cher {prenom},\r\n\r\nMerci !\n';
    const saved = dataOf<OwnMailWords>(await put('thanks', { words: { fr: { opening } }, version: before.version }));
    expect(saved.words).toMatchObject({ fr: { ...none, opening: 'Cher {prenom},\n\nMerci !' }, he: none });
    expect((await list())[0]).toEqual({ id: 'thanks', languages: ['fr'] });
    expect(dataOf<OwnMailWords>(await put('thanks', { words: { fr: { opening: '' } } })).version).toBe(before.version);
    expect((await list())[0]).toEqual({ id: 'thanks', languages: [] });
  });

  it('CALL-161 MAIL-09 of another version are refused with the newest; what changes nothing is not noted', async () => {
    const { version } = dataOf<OwnMailWords>(await put('failed', { words: { he: { subject: 'שלום {nom}' } } }));
    const late = await put('failed', { words: { he: { subject: 'ערב טוב' } }, version: 'old' });
    expect(late.status).toBe(409);
    expect(dataOf<OwnMailWords>(late)).toMatchObject({ version, words: { he: { subject: 'שלום {nom}' } } });
    // The answer of a read can be sent back (SET-03).
    expect((await put('failed', dataOf<object>(await words('failed')))).status).toBe(200);
    const noted = await logOf('mailWords');
    expect(noted.filter(({ subjectId }) => subjectId === 'failed')).toMatchObject([
      { action: 'ADMIN-MAILWORDS-UPDATE', changes: { 'he.subject': { from: '', to: 'שלום {nom}' } } },
    ]);
  });

  it('MAIL-06 have the placeholders of their mail and no others, limits, and no line break in a subject', async () => {
    const refused = async (mail: string, given: object) => {
      const { status, body } = await put(mail, { words: { fr: given } });
      return { status, issues: (body as { issues?: unknown }).issues };
    };
    expect(await refused('newsletter', { closing: 'Au revoir {prenom} de {organisation}' })).toEqual({
      status: 400,
      issues: [{ path: 'words.fr.closing', message: 'has no placeholder {prenom}; there are: {organisation}' }],
    });
    for (const given of [
      { subject: 'Merci\r\nBcc: tous@example.org' },
      { subject: 'a'.repeat(201) },
      { opening: 'a'.repeat(2001) },
      { closing: 'a'.repeat(1001) },
      { opening: 'a\u0000b' },
    ])
      expect((await refused('thanks', given)).status).toBe(400);
    expect((await words('confirmation')).status).toBe(400);
    const odd = dataOf<OwnMailWords>(await words('newsletter')).words.fr;
    expect(odd).toEqual(none);
  });

  it('MAIL-09 are the organisation’s own: another one reads and writes its own', async () => {
    await put('gone', { words: { fr: { closing: 'La trésorière' } } });
    expect(dataOf<OwnMailWords>(await words('gone', world.otherToken)).words.fr).toEqual(none);
    const theirs = { words: { fr: { closing: 'Zibeline' } } };
    expect((await ask('PUT', 'mail/words/gone', theirs, world.otherToken)).status).toBe(200);
    expect(dataOf<OwnMailWords>(await words('gone')).words.fr.closing).toBe('La trésorière');
    expect((await preview('gone', 'fr')).text).not.toContain('Zibeline');
  });
});

describe('the preview', () => {
  it.each(languages)('CALL-162 MAIL-08 is each mail as it is sent, in %s, and keeps nothing', async (lang) => {
    for (const mail of wordedMails) {
      const { subject, text, blocks } = await preview(mail, lang);
      expect([mail, subject + text]).toEqual([mail, expect.not.stringMatching(/[{}]|undefined|\bnull\b/)]);
      expect(blocks.length).toBeGreaterThan(2);
      const own = await preview(mail, lang, {
        subject: 'S {organisation}',
        opening: 'O\n\nP',
        closing: 'C {organisation}',
      });
      expect(own.subject).toBe('S Demo');
      expect(own.text).toContain('O\n\nP\n\n');
      expect(own.text.endsWith('C Demo\n')).toBe(true);
    }
    expect(
      dataOf<{ languages: string[] }[]>(await ask('GET', 'mail/words')).every((row) => !row.languages.includes('it')),
    ).toBe(true);
  });

  it('CALL-162 MAIL-06 shows what names no placeholder as it is written, and HTML as text', async () => {
    const { text, blocks } = await preview('thanks', 'fr', { opening: '<b>{prenom}</b> {inconnu} {montant}' });
    expect(text).toMatch(/^<b>Sarah<\/b> \{inconnu\} 50/);
    expect(blocks[0]).toMatchObject({ kind: 'text', lines: [expect.stringContaining('<b>Sarah</b>')] });
    // Facts stay the server's own.
    expect(text).toMatch(/Nous avons bien reçu votre don de 50.*Référence : A1B2C3D4/s);
  });
});
