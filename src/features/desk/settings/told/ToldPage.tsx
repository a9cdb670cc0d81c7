import { useCallback, useState } from 'react';
import { listMembers } from '../../../../contract/desk/members';
import { getOwnOrganisation, type OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import { formNewsOf } from '../../../../core/organisation';
import type { Belonging } from '../../belonging';
import { useDesk } from '../../deskContext';
import { useAskBeforeLeaving } from '../../editing/useAskBeforeLeaving';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { SectionCard } from '../SectionCard';
import { giftMailsSection } from '../settingFields';
import { FormNotices } from './FormNotices';
import { Notices } from './Notices';
import { useToldTexts } from './toldTexts';

/** Who is told of what by mail, in one place (DESK-250). */
export function ToldPage({ organisation: { id: organisation } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const words = useToldTexts();
  const place = useEditingStyles();
  const read = useCallback(async () => (await call(getOwnOrganisation, { organisation })).data, [call, organisation]);
  const load = useCallback(async () => {
    const [settings, members] = await Promise.all([read(), call(listMembers, { organisation })]);
    return { settings, members: members.data };
  }, [call, organisation, read]);
  const list = useLoaded(load);
  const [isEdited, setEdited] = useState(false);
  useAskBeforeLeaving(isEdited);
  const mark = useCallback((_: string, isNow: boolean) => setEdited(isNow), []);
  const take = (settings: OwnOrganisation) => list.found && list.set({ ...list.found, settings });
  return (
    <div ref={place} className="stack">
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Loaded list={list}>
        {({ settings, members }) => (
          <div className="desk-cards">
            <SectionCard section={giftMailsSection} settings={settings} reload={read} take={take} mark={mark} />
            <div className="stack">
              <Notices settings={settings} members={members} />
              <FormNotices organisation={organisation} usual={formNewsOf(settings)} members={members} />
            </div>
          </div>
        )}
      </Loaded>
    </div>
  );
}
