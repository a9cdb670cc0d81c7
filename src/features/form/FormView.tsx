import { lazyView } from '../../loading/lazyView';
import { useElement, useFeatureTexts } from '../../runtime/context';
import { Placeholder } from '../../runtime/shell/Placeholder';
import { isGone } from '../../runtime/failures';
import { formTexts } from '../../i18n/form';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import type { SendPorts } from './sending/createSend';
import { FormScreen } from './FormScreen';
import { FormSkeleton } from './FormSkeleton';
import type { FormViewProps } from './run/FormViewProps';
import { loadSending } from './sending/loadSending';
import { useFormSource } from './useFormSource';

const NoForm = lazyView(async () => (await loadSending()).NoForm);

/** Root view of `<org-form>`: a form to fill in, or why there is none (FPAGE-01). */
export function FormView({ ports, ...props }: FormViewProps & { ports?: Partial<SendPorts> }) {
  const element = useElement();
  const texts = useFeatureTexts(formTexts);
  const { source, retry } = useFormSource(element, props);
  switch (source.state) {
    case 'loading':
      return <Placeholder children={<FormSkeleton />} />;
    case 'closed':
      return <NoForm expired />;
    case 'failed':
      return isGone(source.error) || (!props.formId && props.definition === undefined) ? (
        <NoForm expired={false} />
      ) : (
        <Notice
          tone="danger"
          title={texts.loadFailed}
          action={<Button variant="secondary" onClick={retry} children={element.texts.retry} />}
        />
      );
    case 'found':
      return (
        <FormScreen
          key={`${props.formId ?? ''} ${props.mode}`}
          found={source.found}
          formId={props.formId ?? null}
          mode={props.mode}
          values={props.values}
          ports={ports}
        />
      );
  }
}
