import { useForm } from '../run/formRun';

/** The name of a field, with a star when it is required; the control itself says `required` to screen readers. */
export function FieldName({ text, required }: { readonly text: string; readonly required: boolean }) {
  const { texts } = useForm();
  return (
    <span>
      <bdi>{text || texts.unnamed}</bdi>
      {required && (
        <span className="form-required" aria-hidden="true">
          {' *'}
        </span>
      )}
    </span>
  );
}
