import { ApiError } from '../../client/apiError';
import { deskTexts } from '../../i18n/desk';
import { DeskError } from './deskClient';
import { problemText } from './problemText';

it('DESK-257 says that a record is not there any more, rather than to try again', async () => {
  const texts = await deskTexts.fr();
  const failed = (code: string, status: number) =>
    problemText(texts, new DeskError(code, '', new ApiError('http', '', status)));
  expect(failed('unknown_contact', 404)).toMatch(/n’est plus ici/);
  expect(failed('failed', 404)).toMatch(/n’est plus ici/);
  expect(failed('gone', 404)).toBe(texts.problems.gone);
  expect(failed('failed', 500)).toMatch(/Réessayez/);
});
