import { act, screen, waitFor, within } from '@testing-library/react';
import type { Answer } from '../../../runtime/testing/buildElement';
import { renderForm, type RenderOptions } from '../testing/renderForm';

const SLOTS = ['2025-11-12T08:30:00Z', '2025-11-12T08:45:00Z', '2025-11-14T13:00:00Z'];
const NOVEMBER = Date.UTC(2025, 10, 3, 9);

/** A form with a calendar in November 2025; months by their address, as the test changes them. */
async function book(months: Record<string, readonly string[] | 'network'>, options: RenderOptions = {}) {
  const form = await renderForm({
    blocks: [['calendar', { calendarId: 'c1', label: 'Rendez-vous', required: true }]],
    answer: ({ path }): Answer => {
      const found = months[path.replace('/forms/calendar/c1/slots/', '')] ?? [];
      return found === 'network' ? 'network' : { json: { data: found } };
    },
    ...options,
    context: { clock: { now: () => NOVEMBER, after: () => () => {} }, ...options.context },
  });
  const settle = async () => {
    await waitFor(() => expect(screen.queryByRole('grid')?.getAttribute('aria-busy')).not.toBe('true'));
  };
  await settle();
  const asked = () => form.calls.flatMap(({ path }) => (path.includes('/slots/') ? [path] : []));
  return { ...form, asked, settle };
}

const grid = () => screen.getByRole('grid');
const dayCell = (label: RegExp) => within(grid()).getByRole('gridcell', { name: label });
const slots = () => screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const next = () => screen.getByRole('button', { name: 'Mois suivant' });

describe('the booking calendar', () => {
  it('ACC-09 FORM-15 CALL-02 shows November 2025 and stores the exact slot', async () => {
    const { user, asked, submissions } = await book({ '10/2025': SLOTS });
    expect(asked()).toEqual(['/forms/calendar/c1/slots/10/2025']);
    expect(screen.getByRole('grid', { name: 'novembre 2025' })).toBeVisible();
    const days = screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('data-day'));
    expect([days.length, days[0], days[41]]).toEqual([42, '2025-10-27', '2025-12-07']);
    await user.click(dayCell(/^mercredi 12 novembre, 2 créneaux libres$/));
    expect(slots()).toEqual(['09:30', '09:45']);
    await user.click(screen.getByRole('radio', { name: '09:30' }));
    expect(screen.getByText('mercredi 12 novembre 2025 à 09:30')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(submissions()[0]?.body).toMatchObject({ extra: { '[CALENDAR]_c1': '2025-11-12T08:30:00Z' } });
  });

  it('FORM-15 starts with Monday, and shows the first day that has a free slot', async () => {
    await book({ '10/2025': SLOTS });
    const [monday] = screen.getAllByRole('columnheader');
    expect(monday).toHaveAccessibleName('lundi');
    expect(screen.getByRole('group', { name: 'Créneaux du mercredi 12 novembre' })).toBeVisible();
    expect(dayCell(/^mercredi 12/)).toHaveAttribute('aria-selected', 'true');
    expect(dayCell(/^jeudi 13 novembre, aucun créneau$/)).toHaveAttribute('aria-disabled', 'true');
  });

  it('FORM-15 another slot takes the place of the one chosen, which can be given back', async () => {
    const { user, call } = await book({ '10/2025': SLOTS });
    const values = () => (call('getValues') as { extra: object }).extra;
    await user.click(screen.getByRole('radio', { name: '09:30' }));
    await user.click(dayCell(/^vendredi 14/));
    await user.click(screen.getByRole('radio', { name: '14:00' }));
    expect(values()).toEqual({ '[CALENDAR]_c1': '2025-11-14T13:00:00Z' });
    await user.click(screen.getByRole('button', { name: 'Retirer' }));
    expect(values()).toEqual({});
    expect(screen.getByRole('radio', { name: '14:00' })).not.toBeChecked();
  });

  it('FORM-15 never goes before the current month', async () => {
    const { user, asked, settle } = await book({ '10/2025': SLOTS });
    const back = screen.getByRole('button', { name: 'Mois précédent' });
    await user.click(back);
    act(() => dayCell(/^mercredi 12/).focus());
    await user.keyboard('{PageUp}');
    expect(asked()).toHaveLength(1);
    await user.click(next());
    await user.click(back);
    await settle();
    expect(asked().map((path) => path.slice(-7))).toEqual(['10/2025', '11/2025', '10/2025']);
  });

  it('FORM-15 is walked through with the keyboard', async () => {
    const { user } = await book({ '10/2025': SLOTS, '11/2025': [] });
    act(() => dayCell(/^mercredi 12/).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(dayCell(/^vendredi 14/)).toHaveFocus();
    expect(slots()).toEqual(['09:30', '09:45']);
    await user.keyboard('{Enter}');
    expect(slots()).toEqual(['14:00']);
    await user.keyboard('{Home}');
    expect(dayCell(/^lundi 10/)).toHaveFocus();
    await user.keyboard('{End}{ArrowDown}');
    expect(dayCell(/^dimanche 23/)).toHaveFocus();
    await user.keyboard('{PageDown}');
    expect(screen.getByRole('grid', { name: 'décembre 2025' })).toBeVisible();
    expect(dayCell(/^mardi 23 décembre/)).toHaveFocus();
  });

  it('FORM-15 leads from an empty month to the next that has a slot', async () => {
    const { user, asked } = await book({ '1/2026': ['2026-02-03T08:00:00Z'] });
    expect(screen.getByText('Aucun créneau ce mois-ci.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voir le prochain créneau libre' }));
    expect(await screen.findByRole('radio', { name: '09:00' })).toBeVisible();
    expect(screen.getByRole('grid', { name: 'février 2026' })).toBeVisible();
    expect(asked().map((path) => path.slice(18))).toEqual(
      ['10/2025', '11/2025', '0/2026', '1/2026', '1/2026'].map((month) => `/slots/${month}`),
    );
  });

  it('WAIT-01 leads from an empty month to one whose slots can be waited for, if none is free', async () => {
    const answer = ({ path }: { path: string }): Answer => ({
      json: { data: [], ...(path.endsWith('/11/2025') && { full: ['2025-12-03T08:00:00Z'] }) },
    });
    const { user } = await book({}, { answer });
    await user.click(screen.getByRole('button', { name: 'Voir le prochain créneau libre' }));
    expect(await screen.findByText('Tout est complet ce mois-ci.')).toBeVisible();
    expect(screen.getByRole('grid', { name: 'décembre 2025' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Être prévenu si une place se libère' })).toBeVisible();
  });

  it('FORM-15 says when no coming month has a slot', async () => {
    const { user } = await book({});
    await user.click(screen.getByRole('button', { name: 'Voir le prochain créneau libre' }));
    expect(await screen.findByText('Aucun créneau dans les prochains mois.')).toBeVisible();
  });

  it('ERR-03 offers to try again when slots do not come', async () => {
    const months: Record<string, readonly string[] | 'network'> = { '10/2025': 'network' };
    const { user } = await book(months);
    expect(screen.getByRole('alert')).toHaveTextContent('Les créneaux n’ont pas pu être chargés.');
    months['10/2025'] = SLOTS;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await screen.findByRole('radio', { name: '09:30' });
    expect(slots()).toEqual(['09:30', '09:45']);
  });

  it('FORM-15 gives up a slot that was taken while the form was sent, and says so', async () => {
    const months = { '10/2025': SLOTS };
    const { user, settle } = await book(months, {
      submit: () => ({ json: { success: false, error: 'Ce créneau est pris.', code: 'slot' } }),
    });
    await user.click(screen.getByRole('radio', { name: '09:30' }));
    months['10/2025'] = SLOTS.slice(1);
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    await settle();
    expect(screen.getByText('Ce créneau vient d’être pris. Choisissez-en un autre.')).toBeVisible();
    expect(slots()).toEqual(['09:45']);
    expect(screen.queryByText('Votre créneau')).toBeNull();
    await user.click(screen.getByRole('radio', { name: '09:45' }));
    expect(screen.queryByText('Ce créneau vient d’être pris. Choisissez-en un autre.')).toBeNull();
  });

  it('FORM-15 asks for a slot where one is required, and leads to the day in the grid', async () => {
    const { user, submissions } = await book({ '10/2025': SLOTS });
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(submissions()).toHaveLength(0);
    expect(screen.getByRole('group', { name: /^Rendez-vous/ })).toHaveAccessibleDescription('Ce champ est obligatoire');
    expect(dayCell(/^mercredi 12/)).toHaveAttribute('aria-invalid', 'true');
    await user.click(screen.getByRole('link', { name: 'Rendez-vous' }));
    await waitFor(() => expect(dayCell(/^mercredi 12/)).toHaveFocus());
  });

  it('FORM-15 opens on the slot that was chosen before, and only shows it where the form is looked at', async () => {
    const values = { '[CALENDAR]_c1': '2025-12-03T10:15:00Z' };
    const first = await book({ '11/2025': ['2025-12-03T11:15:00+01:00'] }, { props: { values } });
    expect(screen.getByRole('radio', { name: '11:15' })).toBeChecked();
    first.unmount();
    const second = await book({}, { props: { values, mode: 'readonly' } });
    expect(screen.getByText('mercredi 3 décembre 2025 à 11:15')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(second.asked()).toEqual([]);
  });

  it('I18N-01 walks the other way in Hebrew', async () => {
    const { user } = await book({ '10/2025': SLOTS }, { context: { lang: 'he', direction: 'rtl' } });
    const cell = grid().querySelector<HTMLElement>('[data-day="2025-11-12"]');
    act(() => cell?.focus());
    await user.keyboard('{ArrowLeft}');
    expect(grid().querySelector('[data-day="2025-11-13"]')).toHaveFocus();
  });
});
