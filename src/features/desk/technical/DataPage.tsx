import { useCallback } from 'react';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { exportArchive } from '../../../contract/site/archive';
import { Card } from '../../../ui/Card';
import type { Belonging } from '../belonging';
import { callAddress } from '../deskClient';
import { useDesk } from '../deskContext';
import { DownloadButton } from '../DownloadButton';
import { useEditingStyles } from '../editing/useEditingStyles';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { BackupCard } from './BackupCard';
import { ClosingCard } from './ClosingCard';
import { DeletionCard } from './DeletionCard';
import { ImportCard } from './ImportCard';
import { RetentionCard } from './RetentionCard';
import { useTechnicalTexts } from './technicalTexts';

/** Retention periods, the organisation's content as a file, and its end (DESK-85, DESK-86, DESK-140, DESK-141, DESK-215). */
export function DataPage({ organisation: own }: { organisation: Belonging }) {
  const { id: organisation } = own;
  const { call } = useDesk();
  const { data: words } = useTechnicalTexts();
  const place = useEditingStyles();
  const load = useCallback(async () => (await call(getOwnOrganisation, { organisation })).data, [call, organisation]);
  const settings = useLoaded(load);
  return (
    <div ref={place} className="stack">
      <h1>{words.title}</h1>
      <div className="desk-cards">
        <Loaded list={settings}>
          {(found) => <RetentionCard settings={found} reload={load} take={settings.set} />}
        </Loaded>
        <div className="stack">
          {own.role === 'owner' && <BackupCard organisation={organisation} />}
          <Card className="desk-card stack">
            <h2>{words.export}</h2>
            <p>{words.exportText}</p>
            <div className="desk-buttons">
              <DownloadButton address={callAddress(exportArchive, organisation, {})}>{words.download}</DownloadButton>
            </div>
          </Card>
          <ImportCard organisation={organisation} />
          <ClosingCard organisation={own} />
          {own.role === 'owner' && <DeletionCard key={String(own.closed)} organisation={own} />}
        </div>
      </div>
    </div>
  );
}
