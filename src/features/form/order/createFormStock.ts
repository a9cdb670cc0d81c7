import { createStore } from 'zustand/vanilla';
import { getStock } from '../../../contract/forms/formCalls';
import { isCalendarKey, productsToRecheck, slotsChosen, stockDrops } from '../../../core/form';
import type { FormOrderTexts } from '../../../i18n/formOrder';
import type { FormRun } from '../run/formRun';
import type { FormStock, StockTotals } from '../run/formStock';
import { productName } from './productName';

/** Milliseconds without a change before stock is asked for (ENG-22). */
const PAUSE = 250;

/**
 * Fetches the stock of visible products: when they appear, or when their quantity or a slot changes (ENG-22). A
 * quantity that no longer fits is lowered (ENG-21). Products that cannot be checked are not limited.
 */
export function createFormStock(run: FormRun, texts: FormOrderTexts): FormStock {
  const { engine, element, formId } = run;
  const totals = createStore<StockTotals>(() => ({}));
  const shared = new Set<string>();
  const watched = new Map<string, number>();
  /** The next products to check, and whether their answers may trigger others. */
  const wanted = new Map<string, boolean>();
  const turns = new Map<string, number>();
  let cancel = () => {};

  const ask = (ids: Iterable<string>, mayPropagate = true) => {
    if (run.mode === 'readonly') return;
    for (const id of ids) {
      wanted.set(id, mayPropagate || wanted.get(id) === true);
      // An answer that is still on its way is of the past.
      turns.set(id, (turns.get(id) ?? 0) + 1);
    }
    cancel();
    if (wanted.size > 0) cancel = element.clock.after(PAUSE, askNow);
  };

  const askNow = () => {
    const round = [...wanted].filter(([id]) => watched.has(id));
    wanted.clear();
    const asked = round.map(([id]) => id);
    for (const [id, mayPropagate] of round) void read(id, mayPropagate, asked);
  };

  const read = async (id: string, mayPropagate: boolean, round: readonly string[]) => {
    const turn = turns.get(id);
    const query = formId === null ? {} : { form: formId };
    const call = { params: { productId: id }, query, body: engine.payload(), signal: element.signal, quiet: true };
    const answer = await element.client.call(getStock, call).catch(() => null);
    if (!answer || turn !== turns.get(id)) return;
    if (answer.needPropagation) shared.add(id);
    const dropped = take(id, answer.total);
    if (!answer.needPropagation) return;
    // Answers requested at the same time still counted the units just dropped.
    if (dropped) ask(productsToRecheck(watched.keys(), [id]));
    else if (mayPropagate) ask(productsToRecheck(watched.keys(), round), false);
  };

  const take = (id: string, total: number | null): boolean => {
    const isOwn = shared.has(id) && engine.order().lines.some(({ productId }) => productId !== id);
    totals.setState({ [id]: { total, isSoldOut: !isOwn && total !== null && total <= 0 } });
    const drops = stockDrops(engine.evaluation, id, total);
    for (const { key, quantity } of drops) run.set(key, quantity);
    if (drops.length > 0) element.notify(texts.dropped(productName(run, id), Math.max(0, total ?? 0)));
    return drops.length > 0;
  };

  let slots = JSON.stringify(slotsChosen(engine.evaluation));
  const slotChanged = () => {
    const before = slots;
    slots = JSON.stringify(slotsChosen(engine.evaluation));
    if (slots !== before) ask(watched.keys());
  };
  for (const key of engine.evaluation.fieldIndex.slots.keys()) {
    if (isCalendarKey(key)) engine.subscribe(`field/${key}`, slotChanged);
  }
  run.refusals.add(({ stock = {} }) => Object.entries(stock).forEach(([id, total]) => take(id, total)));

  return {
    totals,
    watch(id) {
      watched.set(id, (watched.get(id) ?? 0) + 1);
      return () => {
        const others = (watched.get(id) ?? 1) - 1;
        if (others > 0) watched.set(id, others);
        else watched.delete(id);
      };
    },
    ask,
  };
}
