import { useEffect, useRef, useState } from 'react';
import { listChoices } from '../../../contract/forms/formEditing';
import { useElement } from '../../../runtime/context';
import { useSaving, useSavingState } from '../saving/saving';

export type ChoiceKind = 'calendars' | 'caisses' | 'forms' | 'sections';
export interface Choice {
  readonly id: string;
  readonly label: string;
}

/** Idle milliseconds before a search is sent. */
const IDLE = 250;
const PAGE = '20';

/** Calls about what a form may name; null without a server to ask. */
function useAsk() {
  const { client, signal } = useElement();
  const { token } = useSaving();
  const formId = useSavingState((state) => state.formId);
  if (!token || !formId) return null;
  return (query: { kind: ChoiceKind; search?: string; id?: string; before?: string; limit?: string }) =>
    client.call(listChoices, { params: { formId }, query, token, signal, quiet: true });
}

interface Found {
  readonly choices: readonly Choice[];
  readonly next: string | null;
}

/** The organisation's records of a kind, page by page (BUILD-75). Nothing is asked before `isWanted`. */
export function useChoices(kind: ChoiceKind, search: string, isWanted: boolean) {
  const { clock } = useElement();
  const ask = useAsk();
  const isOffered = ask !== null;
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const turn = useRef(0);
  const load = (before: string | null) => {
    // Drops late answers to an earlier search.
    const mine = (turn.current += 1);
    const query = { kind, limit: PAGE, ...(search && { search }), ...(before !== null && { before }) };
    ask?.(query).then(
      ({ data, next }) => {
        if (mine !== turn.current) return;
        setFailed(false);
        setFound((known) => ({
          choices: before === null ? data : [...(known?.choices ?? []), ...data],
          next,
        }));
      },
      () => mine === turn.current && setFailed(true),
    );
  };
  useEffect(() => {
    if (!isWanted || !isOffered) return;
    if (search) return clock.after(IDLE, () => load(null));
    load(null);
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is another one each time
  }, [clock, kind, search, isWanted, isOffered]);
  return {
    isOffered,
    failed,
    choices: found?.choices ?? null,
    more: found?.next ? () => load(found.next) : null,
    retry: () => load(null),
  };
}

/**
 * The record of an id: null when the organisation has none, undefined until the answer comes. `retry` asks again after a
 * failure.
 */
export function useChosen(kind: ChoiceKind, id: string, isWanted: boolean) {
  const ask = useAsk();
  const isOffered = ask !== null;
  const [known, setKnown] = useState<{ readonly id: string; readonly choice: Choice | null }>();
  const [failed, setFailed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isWanted || !isOffered || !/^[\w-]{1,64}$/.test(id)) return;
    let isNewest = true;
    ask?.({ kind, id, limit: '1' }).then(
      ({ data: [choice = null] }) => isNewest && setKnown({ id, choice }),
      () => isNewest && setFailed(id),
    );
    return () => void (isNewest = false);
    // oxlint-disable-next-line react/exhaustive-deps -- `ask` is another one each time
  }, [kind, id, isWanted, isOffered, tries]);
  const retry = () => {
    setFailed(null);
    setTries((before) => before + 1);
  };
  return { known: known?.id === id ? known.choice : undefined, retry: failed === id ? retry : null };
}
