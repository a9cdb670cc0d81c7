import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import { Notice } from '../../../ui/Notice';
import { Skeleton } from '../../../ui/Skeleton';
import { DeskLink } from '../DeskLink';
import { sectionPath, type SectionProps } from '../sectionPlace';
import { SettingsPage } from './SettingsPage';
import { useSettingsTexts } from './settingsTexts';

/** Pages beside the settings themselves, by their place in the address. */
const pages = {
  giving: lazyView(async () => (await import('../content/around/GivingPage')).GivingPage),
  told: lazyView(async () => (await import('./told/ToldPage')).ToldPage),
  mails: lazyView(async () => (await import('../mails/MailsSection')).MailsSection),
  addresses: lazyView(async () => (await import('../technical/AddressesPage')).AddressesPage),
  programs: lazyView(async () => (await import('../technical/ProgramsPage')).ProgramsPage),
  log: lazyView(async () => (await import('../technical/LogPage')).LogPage),
  data: lazyView(async () => (await import('../technical/DataPage')).DataPage),
};
type PageKey = keyof typeof pages;
const keys = Object.keys(pages) as PageKey[];

/** The settings of an organisation and its technical pages, for its owners (DESK-14). */
export function SettingsSection(place: SectionProps) {
  const { organisation, record } = place;
  const words = useSettingsTexts();
  if (organisation.role !== 'owner')
    return (
      <div className="stack">
        <h1>{words.title}</h1>
        <Notice tone="info" role={null}>
          {words.notYours}
        </Notice>
      </div>
    );
  const Page = record !== undefined && Object.hasOwn(pages, record) ? pages[record as PageKey] : null;
  return (
    <div className="stack">
      <nav className="desk-links" aria-label={words.title}>
        <DeskLink to={sectionPath(organisation.id, 'settings')} current={Page === null}>
          {words.pages.general}
        </DeskLink>
        {keys.map((key) => (
          <DeskLink key={key} to={sectionPath(organisation.id, 'settings', key)} current={key === record}>
            {words.pages[key]}
          </DeskLink>
        ))}
      </nav>
      <Late fallback={<Skeleton height="16em" />}>
        {Page === null ? <SettingsPage organisation={organisation} /> : <Page {...place} />}
      </Late>
    </div>
  );
}
