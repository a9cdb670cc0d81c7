import type { OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import type { ZonedTime } from '../../../../core/calendar';
import { configValue } from '../../../../core/organisation';
import { hidablePages } from '../../../../core/site';
import type { Edits, EditValue } from '../../editing/useEdits';
import { readTypedMoment, writeTypedMoment } from '../../moments';

type Flag = (typeof hidablePages)[number][1];
export type AroundKey = 'text' | 'url' | 'until' | Flag;
const flags = hidablePages.map(([, flag]) => flag);
export const aroundKeys: readonly AroundKey[] = ['text', 'url', 'until', ...flags];

interface Announcement {
  readonly text?: string;
  readonly url?: string;
  readonly until?: string | null;
}
const announcementOf = ({ config }: OwnOrganisation) =>
  (configValue(config, 'site.announcement') ?? {}) as Announcement;

/** A setting as its field shows it. */
export function readAround(settings: OwnOrganisation, key: AroundKey, zone: ZonedTime): EditValue {
  if (key === 'text' || key === 'url') return announcementOf(settings)[key] ?? '';
  if (key !== 'until') return configValue(settings.config, key) !== false;
  const { until } = announcementOf(settings);
  return until ? writeTypedMoment(until, zone) : '';
}

/** The body for the edited settings; the announcement goes whole, or not at all when it has no text. */
export function writeAround(
  known: OwnOrganisation,
  edits: Edits<AroundKey>,
  zone: ZonedTime,
): Readonly<Record<string, unknown>> {
  const changed = flags.filter((flag) => edits[flag] !== undefined);
  // Shown is what they are without the setting.
  const shown = Object.fromEntries(changed.map((flag) => [flag, edits[flag] === true ? null : false]));
  if (edits.text === undefined && edits.url === undefined && edits.until === undefined) return shown;
  const value = (key: 'text' | 'url' | 'until') => String(edits[key] ?? readAround(known, key, zone)).trim();
  const until = value('until');
  const announcement = {
    ...{ text: value('text'), url: value('url') },
    until: until === '' ? null : readTypedMoment(until, zone),
  };
  return { ...shown, 'site.announcement': announcement.text === '' ? null : announcement };
}
