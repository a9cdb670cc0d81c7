import { act, render, screen } from '@testing-library/react';
import type { Client } from '../../../client/client';
import { createFakeClock } from '../../../client/testing/fakeClock';
import { pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { scheduledDay, scheduledWindow } from '../testing/timePages';
import { view } from '../views/times';

const at = (time: string, day = '10') => Date.parse(`2026-12-${day}T${time}:00+01:00`);
const card = () => screen.getByRole('region', { name: 'Prochains horaires' });

async function show(time: string, content: object = {}, site: object = {}) {
  const clock = createFakeClock(at(time));
  const schedule = { ...scheduledWindow(), ...content };
  render(await viewOf(view, pageOf('HORAIRES', [schedule]), { clock, ...site }));
  await act(async () => clock.pass(0));
  return clock;
}

it('HOME-03 SCHED-07 STR-28 counts a near time down to the second, then says that it is now', async () => {
  const clock = await show('17:44');
  expect(card()).toHaveTextContent('18:30');
  expect(screen.queryByRole('timer')).toBeNull();
  await act(async () => clock.pass(60_000));
  expect(screen.getByRole('timer')).toHaveTextContent('dans 45:00');
  await act(async () => clock.pass(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('dans 44:59');
  await act(async () => clock.pass(44 * 60_000 + 59_000));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByText('Maintenant')).toBeVisible();
});

it('SCHED-08 the next day comes after nightfall', async () => {
  await show('19:00');
  expect(card()).toHaveTextContent('Demain');
  expect(card()).toHaveTextContent('jour du 2026-12-11');
  expect(card()).not.toHaveTextContent('Aujourd’hui');
});

it('SCHED-06 a time that does not occur is a dash, said in words', async () => {
  await show('06:00');
  expect(card()).toHaveTextContent('Plag—pas d’heure ce jour');
});

it('HOR-03 SCHED-08 a screen keeps the date of its clock after nightfall, and each time under its day', async () => {
  await show('18:00', { screen: true });
  const head = screen.getByRole('banner');
  expect(head).toHaveTextContent('jour du 2026-12-10');
  expect(head).not.toHaveTextContent('2026-12-11');
  const days = screen.getAllByRole('heading', { level: 2 });
  expect(days.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    expect.stringMatching(/^Aujourd’hui.*Arvit/),
    expect.stringMatching(/^jour du 2026-12-11.*Chaharit.*Arvit/),
  ]);
});

it('HOR-03 a screen asks again by itself, and keeps what it shows while nobody answers', async () => {
  const answers = [new Error('offline'), scheduledDay('2026-12-10', [['Minha', '16:00']])];
  const asked: unknown[] = [];
  const client = {
    call: (_route: unknown, { query }: { query: unknown }) => {
      asked.push(query);
      const answer = answers.shift();
      if (answer instanceof Error) return Promise.reject(answer);
      const fresh = { ...scheduledWindow(answer && [answer]), screen: true };
      return Promise.resolve({ data: pageOf('HORAIRES', [fresh]) });
    },
  } as unknown as Client;
  const clock = await show('12:00', { screen: true }, { client });
  await act(async () => clock.pass(5 * 60_000));
  expect(screen.getByText('Arvit')).toBeVisible();
  await act(async () => clock.pass(5 * 60_000));
  expect(screen.getByText('Minha')).toBeVisible();
  expect(screen.queryByText('Arvit')).toBeNull();
  expect(asked).toEqual(Array(2).fill({ path: '/__horaires', lang: 'fr', org: 'tilleuls' }));
});
