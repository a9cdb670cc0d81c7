import { useCallback, useRef, useState } from 'react';
import type { ContactImport } from '../../../../contract/records/contactImports';
import { latestImport } from '../../../../contract/records/latestImport';
import { useStyles } from '../../../../ui/useStyles';
import type { Belonging } from '../../belonging';
import { useDesk } from '../../deskContext';
import { BackToList } from '../../BackToList';
import { Loaded } from '../../Loaded';
import { sectionPath } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import css from './import.css';
import { useImportTexts } from './importTexts';
import { LatestImport } from './LatestImport';
import { NewImport } from './NewImport';
import type { Given } from './PrepareImport';

/** Enters a list of people into the address book (DESK-75); whoever comes back sees how far it is. */
export function ImportPage({ organisation: { id } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const words = useImportTexts();
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, css);
  const load = useCallback(async () => ({ latest: (await call(latestImport, { organisation: id })).data }), [call, id]);
  const list = useLoaded<{ latest: ContactImport | null }>(load);
  const [begun, setBegun] = useState<{ readonly id: string; readonly given: Given } | null>(null);
  const show = (latest: ContactImport) => list.set({ latest });
  const begin = (latest: ContactImport, given: Given) => {
    setBegun({ id: latest.id, given });
    show(latest);
  };
  return (
    <div className="stack import-page" ref={place}>
      <p>
        <BackToList to={sectionPath(id, 'contacts')}>{words.back}</BackToList>
      </p>
      <h1>{words.title}</h1>
      <p className="muted">{words.text}</p>
      <Loaded list={list}>
        {({ latest }) => (
          <>
            {latest && (
              <LatestImport
                organisation={id}
                list={latest}
                given={begun?.id === latest.id ? begun.given : undefined}
                onLook={list.read}
                onChanged={show}
              />
            )}
            {latest?.state !== 'running' && <NewImport organisation={id} onStarted={begin} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
