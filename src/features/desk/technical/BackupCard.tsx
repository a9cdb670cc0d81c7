import { useCallback } from 'react';
import { now } from '../../../client/clock';
import { getLastBackup } from '../../../contract/organisations/backup';
import { Card } from '../../../ui/Card';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { useTechnicalTexts } from './technicalTexts';

const WEEK = 7 * 86_400_000;

/** When the server was last backed up, and whom to ask where that is long ago (DESK-215). */
export function BackupCard({ organisation }: { organisation: string }) {
  const { lang, call } = useDesk();
  const { backup: words } = useTechnicalTexts().data;
  const load = useCallback(async () => (await call(getLastBackup, { organisation })).data, [call, organisation]);
  const backup = useLoaded(load);
  return (
    <Card className="desk-card stack">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <Loaded list={backup}>
        {({ at }) => (
          <>
            {at !== null && <p>{words.last(writeMoment(at, lang))}</p>}
            {(at === null || now() - Date.parse(at) > WEEK) && (
              <Notice tone="warning" title={at === null ? words.never : words.old} role={null}>
                {words.todo}
              </Notice>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
