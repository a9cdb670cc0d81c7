import { openForm } from '../../../core/form/editing';
import type { ElementContext } from '../../../runtime/context';
import { Changed, type Publisher, Refused } from '../saving/publisher';
import type { PageName } from '../subject/subject';
import { openable } from './openable';
import type { PageSource } from './pageSource';

type Closed = Readonly<Record<string, unknown>>;

/** A page without blocks is kept as nothing. */
function kept(closed: Closed): Closed {
  const form = openForm(closed);
  return typeof form === 'object' && form.document.children.length === 0 ? { ...closed, content: '' } : closed;
}

/**
 * Publishes a page (BUILD-62).
 * @param source null without a token: the page around the builder stores it @param given the version that was opened
 */
export function pagePublisher(
  { emit }: Pick<ElementContext, 'emit'>,
  name: PageName,
  source: PageSource | null,
  given: string | undefined,
): Publisher {
  let version = given;
  return {
    needsTitle: false,
    announce: (closed) => emit('org-page-save', { ...name, page: kept(closed) }),
    async publish(closed) {
      const answer = await source?.write(kept(closed), version);
      if (!answer) return;
      if (answer.success) {
        version = answer.data.version;
        return;
      }
      if (answer.code !== 'changed' || !answer.data) throw new Refused(answer.error);
      const newest = openable(answer.data.record, name);
      // One that this version cannot open is never overwritten.
      if (typeof openForm(newest) === 'object') version = answer.data.version;
      throw new Changed(newest);
    },
  };
}
