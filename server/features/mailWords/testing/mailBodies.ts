const given = { lang: 'fr', words: { subject: '', opening: '', closing: '' } };

/** Bodies that the calls about words of mails take. */
export const mailBodies: Readonly<Record<string, unknown>> = {
  'ADMIN-MAILWORDS-UPDATE': { words: {} },
  'ADMIN-MAILWORDS-PREVIEW': given,
  'ADMIN-MAILWORDS-TEST': { ...given, idempotencyKey: 'key-12345678' },
};
