import type { ComponentType } from 'react';
import { isAtLeast, type Role } from '../../contract/terms/roles';
import type { DeskTexts } from '../../i18n/desk';
import { lazyView } from '../../loading/lazyView';
import type { SectionProps } from './sectionPlace';

interface Section {
  /** Its place in the address, and its name in the menu. */
  readonly key: keyof DeskTexts['menu'];
  /** The heading that it stands under; none for the first. */
  readonly group?: keyof DeskTexts['menuGroups'];
  /** The least role that finds it in the menu. */
  readonly role: Role;
  readonly View: ComponentType<SectionProps>;
}

/** Sections of an organisation, in the order of the menu; it opens at the first one. */
const sections: readonly Section[] = [
  {
    key: 'overview',
    role: 'viewer',
    View: lazyView(async () => (await import('./overview/OverviewPage')).OverviewPage),
  },
  {
    key: 'start',
    role: 'viewer',
    View: lazyView(async () => (await import('./start/StartPage')).StartPage),
  },
  {
    key: 'payments',
    group: 'money',
    role: 'viewer',
    View: lazyView(async () => (await import('./received/PaymentSection')).PaymentSection),
  },
  {
    key: 'subscriptions',
    group: 'money',
    role: 'viewer',
    View: lazyView(async () => (await import('./subscriptions/SubscriptionsSection')).SubscriptionsSection),
  },
  {
    key: 'links',
    group: 'money',
    role: 'owner',
    View: lazyView(async () => (await import('./links/LinksSection')).LinksSection),
  },
  {
    key: 'debts',
    group: 'money',
    role: 'viewer',
    View: lazyView(async () => (await import('./debts/DebtsSection')).DebtsSection),
  },
  {
    key: 'funds',
    group: 'money',
    role: 'viewer',
    View: lazyView(async () => (await import('./funds/FundSection')).FundSection),
  },
  {
    key: 'forms',
    group: 'online',
    role: 'viewer',
    View: lazyView(async () => (await import('./forms/FormsSection')).FormsSection),
  },
  {
    key: 'bookings',
    group: 'online',
    role: 'viewer',
    View: lazyView(async () => (await import('./bookings/BookingsSection')).BookingsSection),
  },
  {
    key: 'campaigns',
    group: 'online',
    role: 'viewer',
    View: lazyView(async () => (await import('./campaigns/CampaignsSection')).CampaignsSection),
  },
  {
    key: 'content',
    group: 'online',
    role: 'editor',
    View: lazyView(async () => (await import('./content/ContentSection')).ContentSection),
  },
  {
    key: 'contacts',
    group: 'organisation',
    role: 'viewer',
    View: lazyView(async () => (await import('./contacts/ContactsSection')).ContactsSection),
  },
  {
    key: 'people',
    group: 'organisation',
    role: 'owner',
    View: lazyView(async () => (await import('./people/PeoplePage')).PeoplePage),
  },
  {
    key: 'settings',
    group: 'organisation',
    role: 'owner',
    View: lazyView(async () => (await import('./settings/SettingsSection')).SettingsSection),
  },
];

interface Group {
  /** None for what stands above all groups. */
  readonly group: Section['group'];
  readonly sections: readonly Section[];
}

/** The sections that a role finds in the menu, in their groups. */
export function menuFor(role: Role): readonly Group[] {
  const found = sections.filter((section) => isAtLeast(role, section.role));
  const groups = [...new Set(found.map(({ group }) => group))];
  return groups.map((group) => ({ group, sections: found.filter((section) => section.group === group) }));
}

interface SectionAddress {
  readonly organisation: string;
  readonly section: Section;
  readonly record: string | undefined;
  readonly part: string | undefined;
  readonly detail: string | undefined;
}

/**
 * The place that a path of an organisation leads to; null for other paths.
 * @example
 * sectionAt('/o/shul/payments/p1') // organisation "shul", section "payments", record "p1"
 */
export function sectionAt(path: string): SectionAddress | null {
  const [, top, organisation, key, record, part, detail] = path.split('/');
  if (top !== 'o' || !organisation) return null;
  const section = key ? sections.find((one) => one.key === key) : sections[0];
  return section ? { organisation, section, record, part, detail } : null;
}
