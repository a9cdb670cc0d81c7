import type { Saver } from './saving';

/** Saves what is no part of the form, once the form that it is about is published. */
export async function saveBeside(store: Saver['store']): Promise<boolean> {
  const { saveBeside: save } = store.getState();
  if (!save) return true;
  store.setState({ isSaving: true });
  const error = await save();
  store.setState({ isSaving: false, failure: error === null ? null : { why: 'refused', error } });
  return error === null;
}
