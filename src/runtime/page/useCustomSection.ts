import { useEffect, useState } from 'react';
import { getSection } from '../../contract/campaigns/campaignCalls';
import type { CustomSection } from '../../contract/campaigns/campaigns';
import type { ElementContext } from '../context';
import { page } from './page';

/**
 * An organisation's section by id (CALL-13, BLOCK-10), read once per page. Undefined while loading; null if unavailable
 * (CALL-31).
 */
export function useCustomSection(
  { client, likely: lang }: Pick<ElementContext, 'client' | 'likely'>,
  sectionId: string,
): CustomSection | null | undefined {
  const [read, setRead] = useState<{ id: string; section: CustomSection | null }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    page.requests
      .get(
        `${client.apiHost} ${client.org} section ${sectionId} ${lang}`,
        (shared) =>
          client.call(getSection, {
            params: { sectionId },
            ...(lang && { query: { lang } }),
            signal: shared,
            quiet: true,
          }),
        signal,
      )
      .then(
        ({ data }) => setRead({ id: sectionId, section: data }),
        () => signal.aborted || setRead({ id: sectionId, section: null }),
      );
    return () => controller.abort();
  }, [client, lang, sectionId]);
  return read?.id === sectionId ? read.section : undefined;
}
