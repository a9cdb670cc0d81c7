import { useCallback, useState } from 'react';
import { listSections } from '../../../../contract/campaigns/adminCampaigns';
import { lazyView } from '../../../../loading/lazyView';
import { Button } from '../../../../ui/Button';
import { Late } from '../../../../ui/Late';
import { useDesk } from '../../deskContext';
import { DeskLink } from '../../DeskLink';
import { Loaded } from '../../Loaded';
import { sectionPath } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { ContentBack } from '../ContentBack';
import { useSectionsTexts } from './sectionsTexts';

const NewSectionDialog = lazyView(async () => (await import('./NewSectionDialog')).NewSectionDialog);

/** All custom sections by their titles (DESK-196). */
export function SectionsPage({ organisation }: { organisation: string }) {
  const { call, lang } = useDesk();
  const words = useSectionsTexts();
  const [isMaking, setMaking] = useState(false);
  const load = useCallback(async () => {
    const { data } = await call(listSections, { organisation });
    return data.sort((one, other) => one.label.localeCompare(other.label, lang));
  }, [call, organisation, lang]);
  const sections = useLoaded(load);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} />
      <div className="desk-head">
        <h1>{words.title}</h1>
        <Button onClick={() => setMaking(true)}>{words.create}</Button>
      </div>
      <p className="muted">{words.text}</p>
      <Loaded list={sections}>
        {(found) =>
          found.length === 0 ? (
            <p className="muted">{words.none}</p>
          ) : (
            <ul className="desk-list">
              {found.map(({ id, label }) => (
                <li key={id} className="card desk-row-text">
                  <h2>
                    <DeskLink to={sectionPath(organisation, 'content', 'sections', id)}>
                      <bdi>{label || words.untitled}</bdi>
                    </DeskLink>
                  </h2>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && (
        <Late>
          <NewSectionDialog organisation={organisation} onClose={() => setMaking(false)} />
        </Late>
      )}
    </div>
  );
}
