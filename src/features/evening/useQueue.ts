import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useElement } from '../../runtime/context';
import { createQueue, type Queue, type QueueState } from './queue/createQueue';
import { openStore } from './queue/openStore';
import { createSend } from './queue/sendEntry';

interface QueueOptions {
  readonly campaignId: string;
  readonly code: string;
  readonly rehearsal: boolean;
}

export interface EveningQueue extends QueueState, Pick<Queue, 'update' | 'forget' | 'hurry'> {}

/** The entries of this phone, and what sends them while the page is open. Another code is another queue: mount it anew. */
export function useQueue({ campaignId, code, rehearsal }: QueueOptions): EveningQueue {
  const { client, clock } = useElement();
  const [{ queue, life }] = useState(() => {
    const controller = new AbortController();
    const send = createSend({ client, token: code, rehearsal });
    const made = createQueue({ campaignId, open: openStore, send, clock, signal: controller.signal });
    return { queue: made, life: controller };
  });
  useEffect(() => () => life.abort(), [life]);
  const state = useSyncExternalStore(queue.subscribe, queue.state);
  return useMemo(() => ({ ...state, update: queue.update, forget: queue.forget, hurry: queue.hurry }), [state, queue]);
}
