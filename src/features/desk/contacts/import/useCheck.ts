import { useEffect, useRef, useState } from 'react';
import { randomId } from '../../../../client/randomId';
import { checkPeople, type ImportedPerson, type PersonFault } from '../../../../contract/records/contactImports';
import { importLimits } from '../../../../contract/terms/importedPerson';
import { useDesk } from '../../deskContext';
import { useWork } from '../../useWork';
import type { Reading } from './ReadingChoices';
import { piecesOf } from './toPeople';

/** What a list would do, as far as it was sent. */
export interface Checked {
  /** The list's id at the server. */
  readonly id: string;
  readonly sent: number;
  readonly total: number;
  readonly fresh: number;
  readonly changed: number;
  readonly same: number;
  readonly faults: readonly PersonFault[];
}

const none = { sent: 0, fresh: 0, changed: 0, same: 0, faults: [] };

/**
 * Sends a list piece by piece to be looked at. After a failed call it goes on with the piece that failed; `forget` begins anew,
 * as whatever was changed makes another list of it.
 */
export function useCheck(organisation: string) {
  const { call } = useDesk();
  const [checked, setChecked] = useState<Checked | null>(null);
  const { busy, error, run } = useWork();
  const lasts = useRef(new AbortController());
  useEffect(() => () => lasts.current.abort(), []);
  const check = (people: readonly ImportedPerson[], given: Reading & { how: 'fill' | 'take' }) =>
    run(async () => {
      const pieces = piecesOf(people);
      const { signal } = lasts.current;
      let now = checked ?? { ...none, id: randomId(), total: people.length };
      for (const [place, piece] of pieces.entries()) {
        if (place * importLimits.piece < now.sent) continue;
        const body = { id: now.id, place, people: piece, ...given };
        const answer = await call(checkPeople, { organisation, body, signal }).catch((thrown: unknown) => {
          // Nobody waits for it: something else was chosen meanwhile.
          if (!signal.aborted) throw thrown;
        });
        if (!answer) return;
        const { data } = answer;
        now = {
          ...now,
          sent: now.sent + piece.length,
          fresh: now.fresh + data.fresh,
          changed: now.changed + data.changed,
          same: now.same + data.same,
          faults: [...now.faults, ...data.faults],
        };
        setChecked(now);
      }
    });
  const forget = () => {
    lasts.current.abort();
    lasts.current = new AbortController();
    setChecked(null);
  };
  return { checked, busy, error, check, forget };
}
