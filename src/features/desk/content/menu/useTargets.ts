import { useCallback } from 'react';
import { listCampaigns } from '../../../../contract/campaigns/adminCampaigns';
import { listForms } from '../../../../contract/forms/formList';
import { listPages } from '../../../../contract/site/adminContent';
import { customPath, pagePath, type BuiltInPage } from '../../../../core/site';
import { useDesk } from '../../deskContext';
import { useLoaded } from '../../useLoaded';

type TargetKind = 'site' | 'page' | 'form' | 'campaign';

/** Something of the site that an entry of the menu can lead to. */
export interface Target {
  readonly kind: TargetKind;
  /** Its name; of a page of ours that page. */
  readonly name: string;
  readonly page?: BuiltInPage;
  readonly path: string;
  /** Visitors do not find it. */
  readonly isHidden: boolean;
  /** Put away: only entries that lead to it name it. */
  readonly isArchived?: boolean;
}

const ours = ['HOME', 'DON', 'EVENTS', 'ACTU', 'HORAIRES', 'SERVICES', 'ABONNEMENTS', 'GALERIES'] as const;

/** All that entries can lead to; of long lists the newest. */
export function useTargets(organisation: string) {
  const { call } = useDesk();
  const load = useCallback(async (): Promise<readonly Target[]> => {
    const limit = '200';
    const [pages, forms, campaigns] = await Promise.all([
      call(listPages, { organisation, query: { limit } }),
      call(listForms, { organisation, query: { archived: 'false', limit } }),
      call(listCampaigns, { organisation, query: { teams: 'none', limit } }),
    ]);
    return [
      ...ours.map((page) => ({ kind: 'site', name: page, page, path: pagePath(page), isHidden: false }) as const),
      ...pages.data.map(({ title, path, hidden }) => target('page', title, decodeURI(customPath(path)), hidden)),
      ...forms.data.map(({ id, title, open }) => target('form', title, pagePath('FORM', id), !open)),
      ...campaigns.data.map(({ id, label, active }) => ({
        ...target('campaign', label, pagePath('CAMPAGNE', id), active === false),
        isArchived: active === false,
      })),
    ];
  }, [call, organisation]);
  return useLoaded(load);
}

const target = (kind: TargetKind, name: string, path: string, isHidden: boolean): Target => ({
  ...{ kind, name, path, isHidden },
});
