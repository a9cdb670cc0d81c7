import { useEffect, useState } from 'react';
import type { Client } from '../../client/client';
import { getSection } from '../../contract/campaignCalls';
import type { CustomSection } from '../../contract/campaigns';
import { page } from './page';

/**
 * What the organisation keeps under an id (CALL-13, BLOCK-10), read once for the whole page. Undefined until it was
 * read; null when it cannot be (CALL-31).
 */
export function useCustomSection(client: Client, sectionId: string): CustomSection | null | undefined {
  const [read, setRead] = useState<{ id: string; section: CustomSection | null }>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    page.requests
      .get(
        `${client.apiHost} ${client.org} section ${sectionId}`,
        (shared) => client.call(getSection, { params: { sectionId }, signal: shared, quiet: true }),
        signal,
      )
      .then(
        ({ data }) => setRead({ id: sectionId, section: data }),
        () => signal.aborted || setRead({ id: sectionId, section: null }),
      );
    return () => controller.abort();
  }, [client, sectionId]);
  return read?.id === sectionId ? read.section : undefined;
}
