import type { ComponentType } from 'react';
import { isAtLeast, type Role } from '../../contract/terms/roles';
import type { DeskTexts } from '../../i18n/desk';
import { lazyView } from '../../loading/lazyView';
import type { SectionProps } from './sectionPlace';

interface Section {
  /** Its place in the address, and its name in the menu. */
  readonly key: keyof DeskTexts['menu'];
  /** The least role that finds it in the menu. */
  readonly role: Role;
  readonly View: ComponentType<SectionProps>;
}

/** What an organisation has at the desk, in the order of the menu; it opens at the first one. */
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
    role: 'viewer',
    View: lazyView(async () => (await import('./payments/PaymentSection')).PaymentSection),
  },
  {
    key: 'subscriptions',
    role: 'viewer',
    View: lazyView(async () => (await import('./subscriptions/SubscriptionsSection')).SubscriptionsSection),
  },
  {
    key: 'links',
    role: 'owner',
    View: lazyView(async () => (await import('./links/LinksSection')).LinksSection),
  },
  {
    key: 'debts',
    role: 'viewer',
    View: lazyView(async () => (await import('./debts/DebtsSection')).DebtsSection),
  },
  {
    key: 'forms',
    role: 'viewer',
    View: lazyView(async () => (await import('./forms/FormsSection')).FormsSection),
  },
  {
    key: 'campaigns',
    role: 'viewer',
    View: lazyView(async () => (await import('./campaigns/CampaignsSection')).CampaignsSection),
  },
  {
    key: 'funds',
    role: 'viewer',
    View: lazyView(async () => (await import('./funds/FundSection')).FundSection),
  },
  {
    key: 'settings',
    role: 'owner',
    View: lazyView(async () => (await import('./settings/SettingsPage')).SettingsPage),
  },
  {
    key: 'people',
    role: 'owner',
    View: lazyView(async () => (await import('./people/PeoplePage')).PeoplePage),
  },
];

/** The sections that a role finds in the menu. */
export const sectionsFor = (role: Role): readonly Section[] =>
  sections.filter((section) => isAtLeast(role, section.role));

interface SectionAddress {
  readonly organisation: string;
  readonly section: Section;
  readonly record: string | undefined;
  readonly part: string | undefined;
}

/**
 * What a path of an organisation shows; null for other paths.
 * @example
 * sectionAt('/o/shul/payments/p1') // organisation "shul", section "payments", record "p1"
 */
export function sectionAt(path: string): SectionAddress | null {
  const [, top, organisation, key, record, part] = path.split('/');
  if (top !== 'o' || !organisation) return null;
  const section = key ? sections.find((one) => one.key === key) : sections[0];
  return section ? { organisation, section, record, part } : null;
}
