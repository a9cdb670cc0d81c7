import { lazyView } from '../../../loading/lazyView';
import type { SectionProps } from '../sectionPlace';
import { ContactsPage } from './ContactsPage';

const ContactPage = lazyView(async () => (await import('./ContactPage')).ContactPage);
const DoublesPage = lazyView(async () => (await import('./DoublesPage')).DoublesPage);
const ImportPage = lazyView(async () => (await import('./import/ImportPage')).ImportPage);
const DatesPage = lazyView(async () => (await import('./DatesPage')).DatesPage);

/** The address book, one contact, duplicates, anniversaries, or a list to enter. */
export function ContactsSection({ organisation, record }: SectionProps) {
  if (record === undefined) return <ContactsPage organisation={organisation} />;
  if (record === 'doubles') return <DoublesPage organisation={organisation} />;
  if (record === 'import') return <ImportPage organisation={organisation} />;
  if (record === 'dates') return <DatesPage organisation={organisation} />;
  return <ContactPage organisation={organisation} id={record} key={record} />;
}
