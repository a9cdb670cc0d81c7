import { useCallback, useState } from 'react';
import { getOwnOrganisation, type OwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { lazyView } from '../../../loading/lazyView';
import { Late } from '../../../ui/Late';
import type { Belonging } from '../belonging';
import { useDesk } from '../deskContext';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { useEditingStyles } from '../editing/useEditingStyles';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { SectionCard } from './SectionCard';
import { settingSections } from './settingFields';
import { useSettingsTexts } from './settingsTexts';

const MailCard = lazyView(async () => (await import('../technical/MailCard')).MailCard);

/** The settings of an organisation (DESK-10): cards that are saved each by itself. */
export function SettingsPage({ organisation }: { organisation: Belonging }) {
  const words = useSettingsTexts();
  const place = useEditingStyles();
  return (
    <div ref={place} className="stack">
      <h1>{words.title}</h1>
      <Settings id={organisation.id} />
    </div>
  );
}

function Settings({ id }: { id: string }) {
  const { call, refresh } = useDesk();
  const load = useCallback(async () => (await call(getOwnOrganisation, { organisation: id })).data, [call, id]);
  const settings = useLoaded(load);
  const { found, set } = settings;
  const [edited, setEdited] = useState<ReadonlySet<string>>(new Set());
  useAskBeforeLeaving(edited.size > 0);
  const mark = useCallback(
    (section: string, isEdited: boolean) =>
      setEdited((now) => {
        if (now.has(section) === isEdited) return now;
        const others = [...now].filter((one) => one !== section);
        return new Set(isEdited ? [...others, section] : others);
      }),
    [],
  );
  const take = (newest: OwnOrganisation) => {
    const isRenamed = found !== null && found.name !== newest.name;
    set(newest);
    // The desk names the organisation elsewhere, too.
    if (isRenamed) void refresh().catch(() => {});
  };
  return (
    <Loaded list={settings}>
      {(shown) => (
        <div className="desk-cards">
          {settingSections.map((section) => (
            <SectionCard key={section.id} section={section} settings={shown} reload={load} take={take} mark={mark} />
          ))}
          <Late>
            <MailCard organisation={id} />
          </Late>
        </div>
      )}
    </Loaded>
  );
}
