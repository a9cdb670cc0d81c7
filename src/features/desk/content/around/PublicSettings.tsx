import { useCallback, type ReactNode } from 'react';
import { getOwnOrganisation, type OwnOrganisation } from '../../../../contract/organisations/ownOrganisation';
import { useDesk } from '../../deskContext';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';

/** What each card of a page works with. */
export interface PublicCards {
  readonly settings: OwnOrganisation;
  reload(): Promise<OwnOrganisation>;
  /** Takes the settings as the server has them now. */
  take(settings: OwnOrganisation): void;
}

interface PublicSettingsProps {
  readonly organisation: string;
  children(cards: PublicCards): ReactNode;
}

/** Reads the settings once for all cards of a page. */
export function PublicSettings({ organisation, children }: PublicSettingsProps) {
  const { call } = useDesk();
  const place = useEditingStyles();
  const load = useCallback(async () => (await call(getOwnOrganisation, { organisation })).data, [call, organisation]);
  const settings = useLoaded(load);
  return (
    <div ref={place} className="desk-cards">
      <Loaded list={settings}>{(found) => children({ settings: found, reload: load, take: settings.set })}</Loaded>
    </div>
  );
}
