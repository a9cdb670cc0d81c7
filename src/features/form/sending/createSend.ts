import { callGuarded } from '../../../client/callGuarded';
import { handPayer } from '../../../client/handedPayer';
import { lastingKeys } from '../../../client/lastingKeys';
import { randomId } from '../../../client/randomId';
import { submitForm } from '../../../contract/forms/formCalls';
import type { ResponseOut } from '../../../contract/route';
import { emailOf, type FieldProblem, type FormPayload, type ProblemCode, redirectAddress } from '../../../core/form';
import { announce } from '../../../runtime/page/announce';
import { arrivalAt } from '../../../runtime/page/arrival';
import { describeFailure, isDefinite } from '../../../runtime/failures';
import { navigateWindow } from '../../../runtime/page/navigateWindow';
import { pageAddress } from '../../../runtime/page/pageAddress';
import { paymentPage } from '../../../runtime/page/paymentPage';
import { awaitPhones } from '../../../ui/phone/awaitPhones';
import type { FormSendingTexts } from '../../../i18n/formSending';
import type { FormRefusal, FormRun } from '../run/formRun';
import { sentInPreview } from './sentInPreview';

/** Replaced in tests. */
export interface SendPorts {
  navigate: typeof navigateWindow;
  createKey: () => string;
  pageAddress: () => string | undefined;
}
const browserPorts: SendPorts = { navigate: navigateWindow, createKey: randomId, pageAddress };

/**
 * Creates the function that sends a form (ENG-34, ENG-41, ENG-50). It never rejects; problems go to the store. After a
 * network failure the same values are sent under the same key, after a reload, too, so that nothing is sent twice.
 */
// oxlint-disable-next-line max-lines-per-function -- one closure: its functions share the state above them
export function createSend(
  run: FormRun,
  said: FormSendingTexts,
  replaced: Partial<SendPorts> = {},
): () => Promise<void> {
  const { engine, store, element, texts, mode, formId } = run;
  const ports = { ...browserPorts, ...replaced };
  const keys = lastingKeys(element.storage, `form:${element.organisation.id}:${formId}`, ports.createKey);

  /** @param told the message for the visitor, if other than a `failure` */
  const stop = (found: readonly FieldProblem[], failure: string | null, told = failure) => {
    const { attempts, step } = store.getState();
    store.setState({
      phase: 'editing',
      found,
      failure,
      attempts: attempts + 1,
      step: found.find((problem) => problem.step !== null)?.step ?? step,
    });
    const issues = found.map(({ key, part, code }) => ({ key: part ? `${key}.${part}` : key, code }));
    element.emit('org-form-error', { formId, error: told, issues });
  };

  /** Problems found by the server appear like those found here. */
  const refused = (refusal: FormRefusal) => {
    const { error, issues = [] } = refusal;
    const found = issues.flatMap(({ path, message }): FieldProblem[] => {
      const { slots } = engine.evaluation.fieldIndex;
      const dot = path.lastIndexOf('.');
      const [key, part] = slots.has(path) || dot < 0 ? [path] : [path.slice(0, dot), path.slice(dot + 1)];
      const slot = slots.get(key);
      const code = message as ProblemCode;
      return slot && code in texts.problems ? [{ key, step: slot.step, code, ...(part && { part }) }] : [];
    });
    engine.tellProblems(found);
    for (const tell of run.refusals) tell(refusal);
    stop(found, found.length > 0 ? null : error || element.texts.somethingFailed);
  };

  const arrived = ({ url, data }: Extract<Answer, { success: true }>, payload: FormPayload) => {
    const { intent, id, heldUntil = null, sent: words = null, mailed } = data;
    if (intent && payload.identity) handPayer(element.storage, intent, payload.identity);
    const target = url && intent ? paymentPage(element, url, intent) : url;
    const to = target ? redirectAddress(target, ports.pageAddress() ?? '') : words?.go ? words.url : undefined;
    element.emit('org-form-success', { formId, id, url: to ?? null });
    const mayGo = to && (!intent || announce(element, 'org-checkout-open', { url: to, intent, config: null }));
    const went = mayGo ? ports.navigate(to) : 'prevented';
    store.setState({
      phase: 'sent',
      found: [],
      failure: null,
      sent: {
        payAt: target && went === 'blocked' ? (to ?? null) : null,
        mailed: mailed !== false && emailOf(run.compiled, payload) !== null,
        heldUntil,
        words,
      },
    });
  };

  return async () => {
    store.setState({ phase: run.underWay.size > 0 ? 'waiting' : 'sending', unsure: false });
    const arrivals = await Promise.allSettled(run.underWay);
    if (arrivals.some(({ status }) => status === 'rejected')) return stop([], said.fileFailed);
    store.setState({ phase: 'sending' });
    await awaitPhones(element.clock, run.phones);
    const found = engine.validate(run.checks());
    if (found.length > 0) return stop(found, null);
    const wrong = engine.checkOrder();
    if (wrong) {
      element.notify(said[wrong]);
      return stop([], null, said[wrong]);
    }
    const payload = engine.payload();
    if (mode === 'preview')
      return store.setState({ phase: 'sent', found: [], failure: null, sent: sentInPreview(run, payload) });
    if (!element.emit('org-form-submit', { formId, values: payload })) {
      return store.setState({ phase: 'editing', found: [] });
    }
    const { accessId } = arrivalAt(element);
    const { virtualId } = element.organisation;
    const body = {
      ...payload,
      ...(accessId && { accessId }),
      ...(virtualId && { virtualId }),
      ...(run.revision !== null && { revision: run.revision }),
      lang: element.lang,
      ...(ports.pageAddress() && { returnUrl: ports.pageAddress() }),
    };
    const idempotencyKey = keys.keyFor(JSON.stringify(body));
    try {
      const answer = await callGuarded(element.client, submitForm, {
        params: { formId: formId ?? '' },
        query: { devise: run.currency },
        body: { ...body, website: run.trap.current?.value ?? '' },
        idempotencyKey,
        signal: element.signal,
      });
      keys.settle();
      if (answer.success) arrived(answer, payload);
      else refused(answer);
    } catch (error) {
      if (element.signal.aborted) return;
      if (isDefinite(error)) keys.settle();
      else store.setState({ unsure: true });
      stop([], describeFailure(error, element.texts));
    }
  };
}

type Answer = ResponseOut<typeof submitForm>;
