/** People present: as last heard from the server, then the ticks made here that are still to be sent. */
export interface Ticks {
  readonly present: ReadonlyMap<string, string>;
  readonly waiting: ReadonlyMap<string, boolean>;
}

export const noTicks: Ticks = { present: new Map(), waiting: new Map() };

/** Whether somebody is present; a tick made here counts at once. */
export const isPresent = ({ present, waiting }: Ticks, id: string): boolean => waiting.get(id) ?? present.has(id);

/** Ticks somebody, or takes it back. What the server cannot have yet (`isUnsure`: it may) and is taken back need not be sent. */
export function ticked({ present, waiting }: Ticks, id: string, isThere: boolean, isUnsure: boolean): Ticks {
  const next = new Map(waiting);
  next.delete(id);
  if (isUnsure || present.has(id) !== isThere) next.set(id, isThere);
  return { present, waiting: next };
}

/** Takes the server's word on everybody; ticks still to be sent stay. */
export const heard = ({ waiting }: Ticks, present: readonly { readonly id: string; readonly at: string }[]): Ticks => ({
  ...{ present: new Map(present.map(({ id, at }) => [id, at])), waiting },
});

/** The server has taken a tick. One that was changed while it was under way is still to be sent. */
export function sent({ present, waiting }: Ticks, id: string, isThere: boolean, at: string | null): Ticks {
  const known = new Map(present);
  if (at === null) known.delete(id);
  else known.set(id, at);
  return { present: known, waiting: waiting.get(id) === isThere ? without(waiting, id) : waiting };
}

/** A tick of a booking that is gone is not sent any more. */
export const dropped = ({ present, waiting }: Ticks, id: string): Ticks => ({ present, waiting: without(waiting, id) });

function without(waiting: ReadonlyMap<string, boolean>, id: string): ReadonlyMap<string, boolean> {
  const rest = new Map(waiting);
  rest.delete(id);
  return rest;
}
