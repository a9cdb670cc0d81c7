import type { NewCalendar } from '../../features/calendars/calendarService';
import { block, layout, shared, when, type DemoForm } from './demoForm';

const desk = (weekday: number, from: string, to: string) => ({
  weekday,
  from,
  to,
  length: 15,
  seats: 1,
  validFrom: null,
  validTo: null,
});

/** When the volunteers of the solidarity fund receive, every week: no visit is promised for a date that goes by. */
export const deskCalendar: NewCalendar = {
  id: 'tilleuls-permanence',
  label: 'Permanence du Fonds de solidarité',
  hours: [desk(1, '17:30', '19:30'), desk(3, '14:00', '17:00'), desk(4, '17:30', '19:30'), desk(7, '10:00', '12:30')],
};

/** One slot of a calendar. */
export const appointmentForm: DemoForm = {
  form: {
    ...shared,
    id: 'tilleuls-rendez-vous',
    title: 'Prendre rendez-vous',
    description: 'Trois bénévoles vous reçoivent un quart d’heure, au calme, au premier étage de la maison.',
    metaTitle: 'Prendre rendez-vous aux Tilleuls',
    metaDescription: 'Un quart d’heure avec un bénévole du Fonds de solidarité, au calme et sans papiers à remplir.',
    type: 'SIMPLE',
    identity: 'SIMPLE',
    calendars: [{ id: deskCalendar.id ?? '', label: deskCalendar.label }],
    content: layout(
      block('calendar', { calendarId: deskCalendar.id, label: 'Choisissez un moment', required: true }),
      block('select', {
        fieldKey: 'motif',
        label: 'De quoi s’agit-il ?',
        values: ['Un loyer ou une facture', 'Un dossier à remplir', 'Trouver un cours de français', 'Autre chose'],
        required: true,
      }),
      when(
        [{ field: 'motif', type: 'EQUAL', values: ['Autre chose'] }],
        block('textArea', { fieldKey: 'precisions', label: 'En quelques mots', height: '88px' }),
      ),
      block('identity', { label: 'Vous', reduced: true }),
      block('submit', { label: 'Demander ce rendez-vous' }),
    ),
  },
};
