import { useEffect, useState } from 'react';
import { loadTexts } from '../../../i18n/catalogue';
import { formWarningTexts, type FormWarningTexts } from '../../../i18n/formWarnings';
import { Notice } from '../../../ui/Notice';
import type { BlockViewProps } from '../blockView';
import { useForm } from '../formRun';

/** What lacks in a block, for its author: in a preview only (BLOCK-09). */
export function BlockWarnings({ block }: Pick<BlockViewProps, 'block'>) {
  const { mode, element, compiled } = useForm();
  const [texts, setTexts] = useState<FormWarningTexts | null>(null);
  const codes = mode === 'preview' ? (block.kind?.lint?.(block.props, compiled.context) ?? []) : [];
  const wanted = codes.length > 0;
  useEffect(() => {
    if (!wanted) return;
    let stays = true;
    void loadTexts(formWarningTexts, element.lang).then(
      (loaded) => stays && setTexts(loaded),
      // An author's hint, and no more.
      () => {},
    );
    return () => {
      stays = false;
    };
  }, [wanted, element.lang]);
  return texts && codes.map((code) => <Notice key={code} tone="warning" role={null} title={texts[code]} />);
}
