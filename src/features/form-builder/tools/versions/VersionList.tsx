import { useRef } from 'react';
import { useElement } from '../../../../runtime/context';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { Skeleton } from '../../../../ui/Skeleton';
import { useMoment } from '../../run/useMoment';
import { usePages } from '../../run/usePages';
import { useStyles } from '../../../../ui/useStyles';
import { useVersionTexts } from './useVersionTexts';
import versionsCss from './versions.css';
import type { Listed, VersionSource } from './versionSource';

interface VersionListProps {
  readonly source: VersionSource;
  /** The version that was opened; the newest one where it is absent. */
  readonly present?: number;
  show(version: Listed, isPresent: boolean): void;
}

/** Versions, newest first, page by page. */
export function VersionList({ source, present, show }: VersionListProps) {
  const texts = useVersionTexts();
  const { retry } = useElement().texts;
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, versionsCss);
  const { items, state, more } = usePages<Listed>(source.list);
  const isPresent = ({ revision }: Listed) => revision === (present ?? items[0]?.revision);
  return (
    <div className="versions" ref={place}>
      <ul className="versions-list">
        {items.map((version) => (
          <li key={version.revision} className="versions-row">
            <VersionName version={version} isPresent={isPresent(version)} />
            <Button variant="secondary" onClick={() => show(version, isPresent(version))}>
              {texts.look} <span className="visually-hidden">{texts.number(version.revision)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {state === 'all' && items.length === 0 && <p>{texts.ofPage.none}</p>}
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
