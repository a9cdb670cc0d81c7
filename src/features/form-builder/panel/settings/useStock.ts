import { useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { useElement } from '../../../../runtime/context';
import { useSaving, useSavingState } from '../../saving/saving';
import { SeenContext } from './SettingGroup';
import { stockDeskOf } from './stockDesk';

/** The stock of the form on the server, read once its group is open; not `isOffered` without a server to ask. */
export function useStock() {
  const { client, signal } = useElement();
  const { token, saver } = useSaving();
  const formId = useSavingState((state) => state.formId);
  const isSeen = useContext(SeenContext);
  const desk = stockDeskOf(saver, { client, signal, token });
  const isOffered = Boolean(token && formId);
  useEffect(() => {
    if (isSeen && isOffered) void desk.read();
  }, [desk, formId, isSeen, isOffered]);
  return { desk, isOffered, ...useStore(desk.store) };
}
