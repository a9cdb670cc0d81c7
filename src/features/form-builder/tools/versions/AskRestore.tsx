import { useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Notice } from '../../../../ui/Notice';
import { useBuilderState } from '../../run/builder';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useVersionTexts } from './useVersionTexts';

interface AskRestoreProps {
  readonly revision: number;
  /** What restoring means. */
  readonly why: string;
  readonly isBusy?: boolean;
  /** Why it was not done. */
  readonly problem?: string;
  restore(): void;
}

/** Offers the way back to a version, and says what that means before it is gone (BUILD-57). */
export function AskRestore({ revision, why, isBusy = false, problem, restore }: AskRestoreProps) {
  const texts = useVersionTexts();
  const { keep } = useEditorTexts();
  const isChanged = useBuilderState(({ history }) => history.present !== history.base);
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) return <Button onClick={() => setAsked(true)} children={texts.restore} />;
  return (
    <Notice
      tone="warning"
      title={texts.restoreSure(revision)}
      role="alert"
      action={
        <span className="builder-actions">
          <Button variant="secondary" onClick={() => setAsked(false)} children={keep} />
          <Button busy={isBusy} busyText={texts.restoring} onClick={restore} children={texts.restore} />
        </span>
      }
    >
      <p>{why}</p>
      {isChanged && <p>{texts.restoreUnsaved}</p>}
      {problem && <p className="versions-problem">{problem}</p>}
    </Notice>
  );
}
