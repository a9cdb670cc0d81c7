import { emailOf, type FormPayload, HOLD_MS, isPaidOnline, saidOnceSent } from '../../../core/form';
import type { Sent } from '../run/createFormStore';
import type { FormRun } from '../run/formRun';
import type { GivenForm } from '../run/givenForm';

/** The words a visitor would read after sending the form, though nothing was sent (BUILD-91). */
export function sentInPreview({ definition, compiled, engine, element }: FormRun, payload: FormPayload): Sent {
  const { author } = definition as Partial<GivenForm>;
  const isToPay = isPaidOnline(definition, engine.evaluation);
  const isHeld = definition.confirmByMail && !isToPay;
  const { sent, mailed } = author && !isToPay && !isHeld ? saidOnceSent(author) : {};
  return {
    preview: isToPay ? 'payment' : 'card',
    payAt: null,
    mailed: mailed !== false && emailOf(compiled, payload) !== null,
    heldUntil: isHeld ? new Date(element.clock.now() + HOLD_MS).toISOString() : null,
    words: sent ?? null,
  };
}
