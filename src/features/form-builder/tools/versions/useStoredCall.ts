import { useState } from 'react';
import { ApiError } from '../../../../client/apiError';
import { useEditorTexts } from '../../run/useEditorTexts';
import { useVersionTexts } from './useVersionTexts';

type Answer = { readonly success: true } | { readonly success: false; readonly error: string };

/** Makes a call about the stored form, one at a time, and says why it was not done. */
export function useStoredCall() {
  const { notDone, notAllowed } = useVersionTexts();
  const { sessionOver } = useEditorTexts();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  /** @returns the answer, a refusal too; null for none, and while another call is under way */
  async function ask<A extends Answer>(call: () => Promise<A>): Promise<A | null> {
    if (isBusy) return null;
    setBusy(true);
    setProblem('');
    try {
      const answer = await call();
      if (!answer.success) setProblem(answer.error);
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The builder cannot know before what its token may do; the server says it to developers.
      if (error.refusal?.code === 'scope') setProblem(notAllowed);
      else setProblem(error.status === 401 ? sessionOver : (error.refusal?.error ?? notDone));
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { ask, isBusy, problem };
}
