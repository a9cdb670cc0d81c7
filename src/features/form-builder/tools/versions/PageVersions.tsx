import { useMemo } from 'react';
import { useElement } from '../../../../runtime/context';
import type { Subject } from '../../subject/subject';
import { useSaving } from '../../saving/saving';
import { pageVersions } from './pageVersions';
import { RestorePage } from './RestorePage';
import { Versions } from './Versions';

/** Versions of a page, a section or the home page (BUILD-101). */
export function PageVersions({ subject, close }: { readonly subject: Subject; close(): void }) {
  const { client, signal } = useElement();
  // Without one the menu does not offer them.
  const { token = '' } = useSaving();
  const source = useMemo(() => pageVersions({ client, token, signal }, subject), [client, token, signal, subject]);
  return <Versions source={source} restore={(version) => <RestorePage {...version} />} close={close} />;
}
