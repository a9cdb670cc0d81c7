import { useCallback, useRef } from 'react';
import { listRevisions } from '../../../../contract/forms/formEditing';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useMoment } from '../../run/useMoment';
import { usePages } from '../../run/usePages';
import { useStyles } from '../../../../ui/useStyles';
import type { StoredForm } from './useStoredForm';
import { useVersionTexts } from './useVersionTexts';
import versionsCss from './versions.css';

/** A version as the list has it. */
export interface Listed {
  readonly revision: number;
  /** Name of the token that saved it, if it is known. */
  readonly by: string | null;
  readonly at: string;
}

const PAGE = '20';

interface VersionListProps {
  readonly stored: StoredForm;
  show(version: Listed): void;
}

/** Versions, newest first, page by page. */
export function VersionList({ stored, show }: VersionListProps) {
  const texts = useVersionTexts();
  const { retry } = useElement().texts;
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, versionsCss);
  const {
    client,
    formId,
    call: { token, signal },
  } = stored;
  const load = useCallback(
    (before?: string) => {
      const query = { limit: PAGE, ...(before !== undefined && { before }) };
      return client.call(listRevisions, { params: { formId }, query, token, signal, quiet: true });
    },
    [client, formId, token, signal],
  );
  const { items, state, more } = usePages<Listed>(load);
  return (
    <div className="versions" ref={place}>
      <ul className="versions-list">
        {items.map((version) => (
          <li key={version.revision} className="versions-row">
            <VersionName version={version} isPresent={version.revision === stored.revision} />
            <Button variant="secondary" onClick={() => show(version)}>
              {texts.look} <span className="visually-hidden">{texts.number(version.revision)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {state === 'loading' && ['44px', '44px', '44px'].map((height, index) => <Skeleton key={index} height={height} />)}
      {state === 'failed' && (
        <Notice
          tone="danger"
          title={texts.failed}
          action={<Button variant="secondary" onClick={more} children={retry} />}
        />
      )}
      {state === 'more' && <Button variant="secondary" onClick={more} children={texts.more} />}
    </div>
  );
}

/** Which one, from when, by whom. */
export function VersionName({ version: { revision, by, at }, isPresent }: { version: Listed; isPresent: boolean }) {
  const texts = useVersionTexts();
  const moment = useMoment();
  return (
    <p className="versions-name">
      <strong>{texts.number(revision)}</strong>
      {isPresent && <span className="versions-present">{texts.present}</span>}
      <span className="muted">
        <time dateTime={at}>{moment(at)}</time>
        {by !== null && ' · '}
        <bdi>{by}</bdi>
      </span>
    </p>
  );
}
