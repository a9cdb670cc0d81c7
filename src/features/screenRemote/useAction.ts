import { useState } from 'react';
import { screenRemoteTexts } from '../../i18n/screenRemote';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { ApiError } from '../../client/apiError';

/** Does one thing at a time; says `done` when it is done, and what went wrong when it is not. */
export function useAction() {
  const { notify } = useElement();
  const texts = useFeatureTexts(screenRemoteTexts);
  const [busy, setBusy] = useState<string | null>(null);
  const act = async (name: string, work: () => Promise<void>, done?: string) => {
    if (busy !== null) return;
    setBusy(name);
    try {
      await work();
      if (done) notify(done);
    } catch (error) {
      notify(error instanceof ApiError ? (error.refusal?.error ?? texts.failed) : (error as Error).message);
    } finally {
      setBusy(null);
    }
  };
  return { busy, act };
}
