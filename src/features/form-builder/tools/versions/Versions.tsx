import { type ReactNode, useState } from 'react';
import { Version } from './Version';
import { VersionList } from './VersionList';
import type { Listed, Restorable, VersionSource } from './versionSource';

interface VersionsProps {
  readonly source: VersionSource;
  /** The version that was opened; absent where that is the newest. */
  readonly present?: number;
  /** What offers the way back to one. */
  restore(version: Restorable): ReactNode;
  close(): void;
}

/** The list of versions, or the one that was chosen from it. */
export function Versions({ source, present, restore, close }: VersionsProps) {
  const [shown, setShown] = useState<{ readonly listed: Listed; readonly isPresent: boolean } | null>(null);
  if (!shown)
    return (
      <VersionList
        source={source}
        {...(present !== undefined && { present })}
        show={(listed, isPresent) => setShown({ listed, isPresent })}
      />
    );
  const { revision } = shown.listed;
  return (
    <Version
      {...{ ...shown, source }}
      back={() => setShown(null)}
      restore={(form) => restore({ revision, form, done: close })}
    />
  );
}
