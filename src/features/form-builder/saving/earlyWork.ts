import { closeForm } from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';
import type { Builder } from '../run/createBuilder';
import type { KeptForm } from './saving';
import { createTypingTimer } from './typingTimer';
import { watchWork } from './watchWork';

/** Storage key of unsaved work. @param name of the edited form, page or section */
export const keyOfWork = ({ apiHost, keptAs = apiHost }: ElementContext['client'], name: string) =>
  `orgkit_form_draft ${keptAs} ${name}`;

export const keyOfEarlyWork = (key: string) => `${key} early`;

/**
 * Keeps what is done before the desk has come (BUILD-44). It has a place of its own: what was kept before stays until the desk
 * joins both.
 */
export function createEarlyWork(
  { clock, storage, client }: Pick<ElementContext, 'clock' | 'storage' | 'client'>,
  name: string,
  builder: Builder,
) {
  const key = keyOfEarlyWork(keyOfWork(client, name));
  /** Work from visits during which the desk never arrived. */
  const before = JSON.parse(storage.read('local', key) ?? '[]') as readonly KeptForm[];
  let isTouched = false;
  const typing = createTypingTimer(clock, keep);

  function keep() {
    if (!isTouched) return;
    const { base, present, past } = builder.store.getState().history;
    const commands = JSON.stringify(past.flatMap((step) => step.commands));
    const own = { stored: closeForm(base), form: closeForm(present), commands };
    const all = present === base ? before : [...before, own];
    if (all.length > 0) storage.write('local', key, JSON.stringify(all));
    else storage.remove('local', key);
  }
  return {
    before,
    /** Keeps changes until the returned function is called. */
    follow() {
      const changed = () => {
        isTouched = true;
        typing.typed();
      };
      const stop = watchWork(builder, changed, keep);
      return () => {
        typing.stop();
        stop();
        keep();
      };
    },
  };
}
