import { useState } from 'react';
import { useEditorTexts } from '../../run/useEditorTexts';
import { failureOf } from '../../saving/failureOf';
import { useDraftTexts } from '../../saving/useDraftTexts';
import { useVersionTexts } from './useVersionTexts';

type Answer = { readonly success: true } | { readonly success: false; readonly error: string };

/** Makes a call about the stored form, one at a time, and says why it was not done. */
export function useStoredCall() {
  const { notDone } = useVersionTexts();
  const { notAllowed } = useDraftTexts();
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
      const failure = failureOf(error);
      if (failure.why === 'refused') setProblem(failure.error);
      // The builder cannot know before what its token may do.
      else setProblem({ session: sessionOver, scope: notAllowed, network: notDone }[failure.why]);
      return null;
    } finally {
      setBusy(false);
    }
  }
  return { ask, isBusy, problem };
}
