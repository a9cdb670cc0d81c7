import { restoreRevision } from '../../../../contract/forms/formEditing';
import { isIn, openForm } from '../../../../core/form/editing';
import { useElement } from '../../../../runtime/context';
import { useSaving } from '../../saving/saving';
import { AskRestore } from './AskRestore';
import type { StoredForm } from './useStoredForm';
import { useStoredCall } from './useStoredCall';
import { useVersionTexts } from './useVersionTexts';
import type { Restorable } from './versionSource';

interface RestoreProps extends Restorable {
  readonly stored: StoredForm;
}

/** Makes a version of a form the published one again (BUILD-57). */
export function RestoreForm(props: RestoreProps) {
  const { restoreWhy } = useVersionTexts();
  const { restore, ...state } = useRestore(props);
  return <AskRestore {...state} revision={props.revision} why={restoreWhy} restore={() => void restore()} />;
}

function useRestore({ stored, revision, form, done }: RestoreProps) {
  const { client, formId, revision: newest, call } = stored;
  const { notify } = useElement();
  const { desk, saver } = useSaving();
  const texts = useVersionTexts();
  const { ask, isBusy, problem } = useStoredCall();
  const restore = async () => {
    const params = { formId, revision: String(revision) };
    const answer = await ask(async () => {
      // The code that continues from the restored version must be loaded before anything is done.
      const keeper = (await desk?.())?.keeper;
      const said = await client.call(restoreRevision, { ...call, params, body: { revision: newest } });
      if (said.success || !said.data) return said;
      const there = openForm(said.data);
      // Done before, by a try whose answer was lost (BUILD-97).
      if (typeof there === 'object' && isIn(form, there)) return { success: true as const, data: said.data };
      // Somebody saved meanwhile: the author goes on from that, and may ask again.
      const { conflicts = [] } = (await keeper?.meet(said.data)) ?? {};
      saver.store.setState({ failure: { why: 'changed', conflicts } });
      return said;
    });
    if (!answer?.success) return;
    (await desk?.())?.keeper.take(answer.data);
    notify(texts.restored(revision));
    done();
  };
  return { restore, isBusy, problem };
}
