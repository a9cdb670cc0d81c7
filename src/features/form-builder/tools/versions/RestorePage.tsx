import { useElement } from '../../../../runtime/context';
import { useBuilder } from '../../run/builder';
import { AskRestore } from './AskRestore';
import { useVersionTexts } from './useVersionTexts';
import type { Restorable } from './versionSource';

/** Puts a version of a page in the place of what is edited, in one step: it is saved as any other change is (BUILD-101). */
export function RestorePage({ revision, form, done }: Restorable) {
  const texts = useVersionTexts();
  const builder = useBuilder();
  const { notify } = useElement();
  const restore = () => {
    builder.change([{ do: 'restore', form }], []);
    notify(texts.ofPage.restored(revision));
    done();
  };
  return <AskRestore revision={revision} why={texts.ofPage.restoreWhy} restore={restore} />;
}
