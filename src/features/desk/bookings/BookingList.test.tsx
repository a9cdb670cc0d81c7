import { act, render, screen } from '@testing-library/react';
import type { SlotBooking } from '../../../contract/records/bookings';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { BookingList } from './BookingList';

it('DESK-24 leads from who booked to what they sent', async () => {
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  const booked = {
    mode: 'live',
    slot: '2025-01-20T10:00:00+01:00',
    seats: 1,
    heldUntil: null,
    presentAt: null,
  } as const;
  const rows: SlotBooking[] = [
    { ...booked, id: 'b1', submissionId: 's1', createdAt: '', formId: 'visit', excerpt: ['Éva Lévy', '06'] },
    { ...booked, id: 'b2', submissionId: 's2', createdAt: '', excerpt: ['Dan Cohen'] },
  ];
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <BookingList organisation="demo" rows={rows} onCancel={() => undefined} />
      </DeskProvider>,
    ),
  );
  const link = await screen.findByRole('link', { name: 'Éva Lévy' });
  expect(link.getAttribute('href')).toMatch(/\/o\/demo\/forms\/visit\/s1$/);
  expect(screen.queryByRole('link', { name: 'Dan Cohen' })).toBeNull();
});
