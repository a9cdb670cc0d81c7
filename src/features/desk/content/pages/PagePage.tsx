import { useCallback } from 'react';
import { getPage } from '../../../../contract/site/adminPages';
import { useDesk } from '../../deskContext';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { ContentBack } from '../ContentBack';
import { PageForm } from './PageForm';

/** One page: what it is called, where it is found, and whether visitors see it. */
export function PagePage({ organisation, id }: { organisation: string; id: string }) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getPage, { organisation, params: { contentId: id } })).data,
    [call, organisation, id],
  );
  const page = useLoaded(load);
  return (
    <div className="stack">
      <ContentBack organisation={organisation} part="pages" />
      <Loaded list={page}>
        {(found) => <PageForm page={found} organisation={organisation} reload={load} take={page.set} />}
      </Loaded>
    </div>
  );
}
