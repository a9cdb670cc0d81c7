import { Suspense } from 'react';
import { lazyView } from '../../../loading/lazyView';
import { Button } from '../../../ui/Button';
import { useForm } from '../run/formRun';
import { useFormState } from '../run/useField';
import { loadSending } from './loadSending';

const OrderTrial = lazyView(async () => (await loadSending()).OrderTrial);

/** The button that sends (ENG-50): busy while sending, of no use where the form is only looked at. */
export function SubmitButton({ label }: { readonly label?: string }) {
  const { texts, mode, definition } = useForm();
  const phase = useFormState((state) => state.phase);
  return (
    <>
      <Button
        type="submit"
        large
        disabled={mode === 'readonly'}
        busy={phase === 'sending' || phase === 'waiting'}
        busyText={texts.sending}
      >
        {label || texts.send}
      </Button>
      {definition.withPaiement && (
        <Suspense>
          <OrderTrial />
        </Suspense>
      )}
    </>
  );
}
