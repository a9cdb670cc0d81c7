import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { inHebrew, useDesk } from './support/desk';
import { fillDesk, withIds, type RecordIds } from './support/filledDesk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

jest.setTimeout(360_000);

const benched = useOrgkitBench();
const { at, openAsOwner, faults } = useDesk(benched);
let ids: RecordIds;
beforeAll(async () => {
  ids = await fillDesk(benched.bench().server, benched.openPage);
});

const ofDemo = (places: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(places).map(([page, own]) => [page, own.map((place) => `/o/demo/${place}`)]));

/** Addresses of each page, by the component that shows it. */
const areas: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'the desk and money': {
    HomePage: ['/'],
    AccountPage: ['/account'],
    OrganisationsPage: ['/organisations'],
    ServedPage: ['/organisations/demo'],
    ...ofDemo({
      OverviewPage: [''],
      StartPage: ['start'],
      PaymentsPage: ['payments', 'payments?state=failed'],
      PaymentPage: ['payments/:payment'],
      SubscriptionsPage: ['subscriptions'],
      SubscriptionPage: ['subscriptions/:subscription'],
      LinksPage: ['links'],
      LinkPage: ['links/:link'],
      DebtsPage: ['debts'],
      DebtPage: ['debts/cantine'],
      FundsPage: ['funds'],
      FundPage: ['funds/vitrail'],
    }),
  },
  'forms, bookings and campaigns': ofDemo({
    FormsPage: ['forms'],
    FormPage: ['forms/:form', 'forms/:booked'],
    SubmissionPage: ['forms/:booked/:submission'],
    StockPage: ['forms/stock'],
    BuilderPage: ['forms/new', 'forms/:form/edit'],
    CalendarsPage: ['bookings'],
    CalendarPage: ['bookings/attente'],
    WaitingPage: ['bookings/attente/waiting'],
    DoorPage: ['bookings/attente/:day'],
    CampaignsPage: ['campaigns'],
    CampaignPage: ['', '/settings', '/page', '/teams', '/products', '/matching'].map((part) => `campaigns/bal${part}`),
    EveningPage: ['campaigns/bal/evening'],
  }),
  'the site': ofDemo({
    PagesPage: ['content', 'content/home', 'content/home/opening', 'content/menu', 'content/pages'],
    PagePage: ['content/pages/:page'],
    PostsPage: ['content/events', 'content/news', 'content/articles', 'content/galleries'],
    EventPage: ['content/events/:event'],
    NewsPage: ['content/news/:news'],
    ArticlePage: ['content/articles/:article'],
    GalleryPage: ['content/galleries/:gallery'],
    TimesPage: ['content/times'],
    EntryPage: ['content/times/minha', 'content/times/+'],
    ServicesPage: ['content/services'],
    ServicePage: ['content/services/:service'],
    SectionsPage: ['content/sections'],
    SectionPage: ['content/sections/:section'],
    MediaPage: ['content/media'],
    ItemPage: ['content/media/:media'],
    TranslationsPage: ['content/translations', 'content/translations?lang=he'],
    NewsletterPage: ['content/newsletter', 'content/newsletter?state=pending'],
  }),
  'contacts and settings': ofDemo({
    ContactsPage: ['contacts'],
    ContactPage: ['contacts/:contact'],
    DoublesPage: ['contacts/doubles'],
    ImportPage: ['contacts/import'],
    DatesPage: ['contacts/dates'],
    PeoplePage: ['people'],
    SettingsPage: ['settings'],
    GivingPage: ['settings/giving'],
    ToldPage: ['settings/told'],
    MailsPage: ['settings/mails'],
    MailPage: ['settings/mails/thanks', 'settings/mails/formCopy'],
    AddressesPage: ['settings/addresses'],
    ProgramsPage: ['settings/programs'],
    WebhookPage: ['settings/programs/:hook'],
    LogPage: ['settings/log'],
    DataPage: ['settings/data'],
  }),
};

it('DESK-217 every page of the desk is looked at', () => {
  const files = readdirSync('src/features/desk', { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('Page.tsx')).map((file) => basename(file, '.tsx'));
  expect(Object.values(areas).flatMap(Object.keys).sort()).toEqual(pages.sort());
});

const visits = Object.keys(areas).flatMap((area) => [
  { area, lang: 'fr', colorScheme: 'light' as const },
  { area, lang: 'he', colorScheme: 'dark' as const },
]);

it.each(visits)(
  'DESK-217 I18N-01 $area: pages in $lang and $colorScheme are clean for axe, and fit a phone',
  async (visit) => {
    const { area, lang, colorScheme } = visit;
    const page = await openAsOwner({ viewport: { width: 360, height: 740 }, colorScheme });
    const lookAtAll = async () => {
      for (const place of Object.values(areas[area] ?? {}).flat()) await lookAt(page, place);
    };
    await page.goto(at('/account'));
    if (lang === 'fr') await lookAtAll();
    else await inHebrew(page, lookAtAll);
    expect(faults()).toEqual([]);
  },
);

async function lookAt(page: Page, place: string) {
  await page.goto(at(withIds(place, ids)));
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.locator('.skeleton').first().waitFor({ state: 'detached' });
  expect([place, await accessibilityFaults(page)]).toEqual([place, []]);
  expect([place, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([place, 360]);
}
