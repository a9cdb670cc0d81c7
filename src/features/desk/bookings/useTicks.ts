import { useCallback, useEffect, useRef, useState } from 'react';
import { createClock } from '../../../client/clock';
import { createPolling } from '../../../client/polling';
import { getPresence, setPresence } from '../../../contract/records/bookings';
import { networkBack, retryDelay } from '../../../loading/retryLater';
import { mayPass } from '../../../runtime/mayPass';
import { DeskError } from '../deskClient';
import { useDesk } from '../deskContext';
import { useAskBeforeLeaving } from '../editing/useAskBeforeLeaving';
import { dropped, heard, noTicks, sent, ticked, type Ticks } from './ticks';

interface Door {
  readonly organisation: string;
  readonly calendarId: string;
  /** Days or a slot, as the calls have them. */
  readonly window: Readonly<Record<string, string>>;
  /** Told the server's number of bookings after each read. */
  onCount(bookings: number): void;
  /** A booking that was ticked is gone. */
  onGone(): void;
}

/**
 * Ticks of arrivals (DESK-26), sent one after the other and repeated until an answer comes: the server counts each once.
 * Other helpers' ticks are polled for while the page is visible, less often while no answer comes.
 */
export function useTicks({ organisation, calendarId, window: asked, onCount, onGone }: Door) {
  const { call } = useDesk();
  const [ticks, setTicks] = useState<Ticks>(noTicks);
  const [round, setRound] = useState(0);
  const failures = useRef(0);
  /** Sent without an answer yet: the server may have them. */
  const unsure = useRef(new Set<string>());
  /** One tick after the other: they arrive in the order they were made in. */
  const turns = useRef(Promise.resolve());
  /** The session is over and nobody signed in: it is not asked for again by itself (USER-11). */
  const [isHalted, setHalted] = useState(false);
  const said = useRef({ onCount, onGone });
  useEffect(() => {
    said.current = { onCount, onGone };
  });

  const [next] = ticks.waiting;
  const id = next?.[0];
  const isThere = next?.[1];
  useEffect(() => {
    if (id === undefined || isThere === undefined || isHalted) return;
    let isOver = false;
    const again = () => !isOver && setRound((count) => count + 1);
    const send = async () => {
      // A change made meanwhile has its own turn.
      if (isOver) return;
      unsure.current.add(id);
      try {
        const params = { calendarId, bookingId: id };
        const { data } = await call(setPresence, { organisation, params, body: { present: isThere } });
        failures.current = 0;
        unsure.current.delete(id);
        setTicks((now) => sent(now, id, isThere, data.presentAt));
      } catch (error) {
        if (error instanceof DeskError && error.code === 'unknown_booking') {
          unsure.current.delete(id);
          setTicks((now) => dropped(now, id));
          said.current.onGone();
        } else if (mayTryAgain(error)) {
          failures.current += 1;
          timer = setTimeout(again, retryDelay(failures.current));
        } else setHalted(true);
      }
    };
    let timer = setTimeout(() => {
      turns.current = turns.current.then(send);
    }, 0);
    for (const hint of networkBack) addEventListener(hint, again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const hint of networkBack) removeEventListener(hint, again);
    };
  }, [id, isThere, round, isHalted, call, organisation, calendarId]);

  useAskBeforeLeaving(ticks.waiting.size > 0);

  useEffect(() => {
    if (isHalted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const task = async () => {
      const args = { organisation, params: { calendarId }, query: asked, signal };
      const { data } = await call(getPresence, args).catch((error: unknown) => {
        if (!signal.aborted && !mayTryAgain(error)) setHalted(true);
        throw error;
      });
      if (signal.aborted) return;
      setTicks((now) => heard(now, data.present));
      said.current.onCount(data.bookings);
    };
    createPolling({ task, clock: createClock(signal), signal, idleAfter: Infinity });
    return () => controller.abort();
  }, [call, organisation, calendarId, asked, isHalted]);

  const tick = useCallback((booking: string, here: boolean) => {
    const isUnsure = unsure.current.has(booking);
    setTicks((now) => ticked(now, booking, here, isUnsure));
  }, []);
  return { ticks, tick, isHalted, retry: () => setHalted(false) };
}

const mayTryAgain = (error: unknown) => !(error instanceof DeskError) || mayPass(error.cause);
