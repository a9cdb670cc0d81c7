import { useCallback } from 'react';
import { getSite } from '../../../../contract/site/menu';
import { isAtLeast } from '../../../../contract/terms/roles';
import { useDesk } from '../../deskContext';
import { useEditingStyles } from '../../editing/useEditingStyles';
import { Loaded } from '../../Loaded';
import type { SectionProps } from '../../sectionPlace';
import { useLoaded } from '../../useLoaded';
import { useStyles } from '../../../../ui/useStyles';
import { ContentBack } from '../ContentBack';
import { useSiteOwner } from '../useSiteOwner';
import { AroundCard } from './AroundCard';
import menuCss from './menu.css';
import { MenuForm } from './MenuForm';
import { useMenuTexts } from './menuTexts';
import { useTargets } from './useTargets';

/** The menu of the site (DESK-94), and what stands around every page. */
export function MenuSection({ organisation: { id, role } }: SectionProps) {
  const { call } = useDesk();
  const words = useMenuTexts();
  const place = useEditingStyles();
  useStyles(place, menuCss);
  const load = useCallback(async () => (await call(getSite, { organisation: id })).data, [call, id]);
  const site = useLoaded(load);
  const owner = useSiteOwner(id);
  const targets = useTargets(id);
  return (
    <div ref={place} className="stack">
      <ContentBack organisation={id} />
      <div className="desk-head">
        <h1>{words.title}</h1>
        <a href={`/o/${id}/`} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      </div>
      <p className="muted">{words.text}</p>
      <Loaded list={owner}>
        {(about) => (
          <>
            <Loaded list={targets}>
              {(found) => (
                <Loaded list={site}>
                  {(own) => (
                    <MenuForm
                      organisation={id}
                      about={about}
                      site={own}
                      targets={found}
                      reload={load}
                      take={site.set}
                    />
                  )}
                </Loaded>
              )}
            </Loaded>
            {isAtLeast(role, 'owner') && <AroundCard organisation={id} about={about} onSaved={owner.read} />}
          </>
        )}
      </Loaded>
    </div>
  );
}
