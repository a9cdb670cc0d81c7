import { getFormBlock } from '../../../contract/forms/formCalls';
import { type FormDefinition, MOST_FORMS_DEEP, readForm } from '../../../core/form';
import type { ElementContext } from '../../../runtime/context';

/** The forms that stand in a form, and in those, by block id; those that do not come are left out (FORM-25). */
export async function findEmbedded({ client, lang, signal }: ElementContext, form: FormDefinition) {
  const found = new Map<string, FormDefinition>();
  const asked = new Set<string>();
  const read = async (blockId: string) => {
    const answer = await client.call(getFormBlock, { params: { blockId }, signal, quiet: true }).catch(() => null);
    const inner = answer && answer.ok !== false && answer.data ? readForm(answer.data, lang) : 'notADocument';
    if (typeof inner !== 'string') found.set(blockId, inner);
    return typeof inner === 'string' ? [] : [inner];
  };
  for (let level = [form], depth = 0; level.length > 0 && depth < MOST_FORMS_DEEP; depth += 1) {
    const wanted = level.flatMap(embeddedIds).filter((id) => !asked.has(id) && asked.add(id));
    level = (await Promise.all(wanted.map(read))).flat();
  }
  signal.throwIfAborted();
  return found;
}

type Blocks = FormDefinition['document']['children'];

function embeddedIds({ document }: FormDefinition): string[] {
  const visit = (blocks: Blocks): string[] =>
    blocks.flatMap(({ type, props, children }) => [
      ...(type === 'embeddedForm' && typeof props['blockId'] === 'string' ? [props['blockId']] : []),
      ...visit(children),
    ]);
  return visit(document.children).filter(Boolean);
}
