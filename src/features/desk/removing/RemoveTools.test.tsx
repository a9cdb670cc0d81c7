import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../../../client/apiError';
import type { Language } from '../../../contract/common';
import { languages } from '../../../contract/common';
import type { Dependents } from '../../../contract/records/removal';
import { deskTexts } from '../../../i18n/desk';
import { loadTexts } from '../../../i18n/catalogue';
import { deskMediaTexts } from '../../../i18n/deskMedia';
import { deskRemovalTexts } from '../../../i18n/deskRemoval';
import { DeskError } from '../deskClient';
import { DeskProvider, type Desk } from '../deskContext';
import type { RemoveProps } from './removeProps';
import { RemoveTools } from './RemoveTools';

async function show(given: Partial<RemoveProps>, lang: Language = 'fr') {
  const [texts, words] = await Promise.all([loadTexts(deskTexts, lang), loadTexts(deskRemovalTexts, lang)]);
  const notify = jest.fn();
  const desk = { lang, texts, notify, path: '/', navigate: jest.fn() } as unknown as Desk;
  const remove = jest.fn(given.remove ?? (() => Promise.resolve()));
  const archive = jest.fn(() => Promise.resolve());
  const [onGone, onChanged] = [jest.fn(), jest.fn()];
  await act(async () => {
    render(
      <DeskProvider value={desk}>
        <RemoveTools
          organisation="demo"
          name="Toit"
          {...given}
          {...{ remove, archive }}
          onGone={onGone}
          onChanged={onChanged}
        />
      </DeskProvider>,
    );
  });
  return { texts, words, notify, remove, archive, onGone, onChanged };
}
const dependents: Dependents = {
  counts: [
    { subject: 'payment', count: 12 },
    { subject: 'link', count: 1 },
  ],
  records: [{ subject: 'page', id: 'p1', name: 'Appel' }],
};
const gone = new DeskError('failed', '', new ApiError('http', '', 404));
const used = (data: Dependents) => () => Promise.reject(new DeskError('used', 'used', undefined, [], data));
const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name });
  await userEvent.click(buttons.at(-1)!);
};

it('DESK-195 asks with the name before it deletes', async () => {
  const { words, remove, onGone, notify, texts } = await show({});
  await press(words.remove);
  await screen.findByText('Toit');
  await press(texts.close);
  expect(remove).not.toHaveBeenCalled();
  await press(words.remove);
  await screen.findByText(words.text);
  await press(words.remove);
  expect([remove, onGone].map((done) => done.mock.calls.length)).toEqual([1, 1]);
  expect(notify).toHaveBeenCalledWith(words.removed);
});

it('DESK-195 takes a record that is not there as deleted: the answer to an earlier try was lost', async () => {
  const failures = [new DeskError('network', ''), new DeskError('failed', '', new ApiError('http', '', 500)), gone];
  const remove = () => Promise.reject(failures.shift() ?? gone);
  const { words, texts, onGone, notify } = await show({ remove });
  await press(words.remove);
  await screen.findByText(words.text);
  await press(words.remove);
  await screen.findByText(texts.problems.network);
  await press(words.remove);
  await screen.findByText(texts.problems.failed);
  expect([notify, onGone].map((done) => done.mock.calls.length)).toEqual([0, 0]);
  await press(words.remove);
  expect(notify).toHaveBeenCalledWith(words.removed);
  expect(onGone).toHaveBeenCalledTimes(1);
});

it.each(languages)('DESK-195 says in %s what depends on it, leads there, and archives it instead', async (lang) => {
  const { words, archive, onGone, onChanged } = await show({ remove: used(dependents) }, lang);
  const { subjects } = await loadTexts(deskMediaTexts, lang);
  await press(words.remove);
  await screen.findByText(words.text);
  await press(words.remove);
  await screen.findByText(words.counts.payment(12, '12'));
  await screen.findByText(words.counts.link(1, '1'));
  const link = await screen.findByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual([
    expect.stringMatching(new RegExp(`${subjects.page}.*Appel`)),
    expect.stringContaining('/content/pages/p1'),
  ]);
  expect(screen.queryByText(words.text)).toBeNull();
  await press(words.archive);
  expect(archive).toHaveBeenCalledWith(true);
  expect([onGone, onChanged].map((done) => done.mock.calls.length)).toEqual([0, 1]);
});

it('DESK-195 what is archived is taken out again by one press, and not archived twice', async () => {
  const { words, archive, onChanged } = await show({ isArchived: true, remove: used(dependents) });
  await press(words.restore);
  expect(archive).toHaveBeenCalledWith(false);
  expect(onChanged).toHaveBeenCalledTimes(1);
  await press(words.remove);
  await screen.findByText(words.text);
  await press(words.remove);
  await screen.findByText(words.used);
  expect(screen.queryByRole('button', { name: words.archive })).toBeNull();
});

it('DESK-195 a failure is said, and it can be tried again', async () => {
  const { words, texts, remove } = await show({ remove: () => Promise.reject(new DeskError('network', 'down')) });
  await press(words.remove);
  await screen.findByText(words.text);
  await press(words.remove);
  await screen.findByText(texts.problems.network);
  await press(words.remove);
  expect(remove).toHaveBeenCalledTimes(2);
});
