import { useForm } from '../run/formRun';

/** A field's name, with a star if required; the control itself has `required` for screen readers. */
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
