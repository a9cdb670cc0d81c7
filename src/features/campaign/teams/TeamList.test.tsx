import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { firstTeamPage } from '../../../core/campaign';
import { GiveForm } from '../give/GiveForm';
import { renderGive, teamOf } from '../give/testing/renderGive';
import { TeamList } from './TeamList';

const raised = (param: string, label: string, sum: number) => ({
  ...teamOf(param, label),
  ...{ objectif: sum, stats: { sum, count: 1, matched: 0 } },
});
const best = Array.from({ length: 50 }, (_, index) => raised(`t${index}`, `Équipe ${index}`, 1000 - index));
const others = [raised('elan', 'Élan', 3), raised('lev', 'Lev Tov', 2)];
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent.replace(/\s/g, ' '));

/** A campaign of 52 teams, of which the page holds 50; the server answers when the test says so. */
async function show(list = <TeamList />) {
  const user = userEvent.setup({ delay: null });
  const view = await renderGive(list, { campaign: { teams: best, teamCount: 52 } });
  const { store } = view;
  const hold = (campaign: Partial<Campaign>) => {
    const next = { ...store.getState().campaign, ...campaign };
    act(() => store.getState().received({ campaign: next }));
  };
  const asked: string[] = [];
  let answer = { done: () => {}, fail: () => {} };
  const ask = (name: string) => {
    asked.push(name);
    return new Promise<void>((done, fail) => (answer = { done, fail: () => fail(new Error('offline')) }));
  };
  const teams = { more: () => ask('more'), find: ask, named: ask };
  act(() => store.getState().received({ teams }));
  return { ...view, user, asked, hold, settle: (how: 'done' | 'fail') => act(async () => answer[how]()) };
}

it('CALL-38 lists the teams that raised most, and others on demand', async () => {
  const { asked, hold, settle, store, user } = await show();
  expect(shown()).toHaveLength(50);
  expect(shown()[49]).toContain('50Équipe 49');
  await user.click(screen.getByRole('button', { name: 'Afficher plus d’équipes' }));
  expect(asked).toEqual(['more']);
  hold({ teams: [...best, ...others] });
  expect(shown()).toHaveLength(50);
  act(() => store.getState().received({ teamPages: firstTeamPage({ teams: [...best, ...others], teamCount: 52 }) }));
  await settle('done');
  expect(shown()).toHaveLength(52);
  expect(shown()[51]).toContain('52Lev Tov');
  expect(screen.queryByRole('button', { name: 'Afficher plus d’équipes' })).toBeNull();
});

it('CALL-31 CALL-38 where more teams do not come, says so, and can be asked again', async () => {
  const { context, notified, settle, user } = await show();
  const button = screen.getByRole('button', { name: 'Afficher plus d’équipes' });
  await user.click(button);
  await settle('fail');
  expect(notified).toEqual([context.texts.somethingFailed]);
  expect(button).toBeEnabled();
});

it('CALL-38 finds a team by its name, on the server too, and gives places to listed teams only', async () => {
  const { asked, hold, pass, settle, user } = await show();
  const field = await screen.findByRole('searchbox', { name: 'Chercher une équipe' });
  await user.type(field, 'ela');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(asked).toEqual([]);
  act(() => pass(250));
  expect(asked).toEqual(['ela']);
  hold({ teams: [...best, ...others] });
  await settle('done');
  expect(shown()).toEqual([expect.stringMatching(/^Élan3/)]);
  expect(screen.getByRole('status')).toHaveTextContent('1 équipe');
  await user.clear(field);
  await user.type(field, 'Équipe 49');
  expect(shown()).toEqual([expect.stringMatching(/^50Équipe 49/)]);
  await user.clear(field);
  expect(shown()).toHaveLength(50);
});

it('CALL-38 says that no team has a name once the server has said so, and not while it is silent', async () => {
  const { context, notified, pass, settle, user } = await show();
  const field = await screen.findByRole('searchbox');
  await user.type(field, 'personne');
  act(() => pass(250));
  await settle('fail');
  expect(notified).toEqual([context.texts.somethingFailed]);
  expect(screen.queryByText('Aucune équipe ne porte ce nom.')).toBeNull();
  await user.type(field, 's');
  act(() => pass(250));
  await settle('done');
  expect(screen.getByRole('status')).toHaveTextContent('Aucune équipe ne porte ce nom.');
});

it('MODAL-07 CALL-38 the team of a gift is searched for on the server too', async () => {
  const { asked, hold, pass, settle, user } = await show(<GiveForm place="modal" />);
  const field = await screen.findByRole('combobox', { name: 'Équipe soutenue' });
  await user.type(field, 'lev');
  expect(screen.queryAllByRole('option')).toEqual([]);
  act(() => pass(250));
  expect(asked).toEqual(['lev']);
  hold({ teams: [...best, ...others] });
  await settle('done');
  await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Lev Tov' }));
  expect(field).toHaveValue('Lev Tov');
});

it('CALL-38 a list of few teams has no search', async () => {
  await renderGive(<TeamList />, { campaign: { teams: best, teamCount: 50 } });
  expect(shown()).toHaveLength(50);
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
