import { TextInput } from '../../../ui/fields/TextInput';
import { useMoreTexts } from '../state/moreTexts';
import { usePaymentForm, usePaymentState } from '../state/usePaymentForm';

/** The name under which a gift to a campaign is shown; without one it is anonymous (PAY-63). */
export function DisplayName() {
  const { store, element } = usePaymentForm();
  const texts = useMoreTexts();
  const displayName = usePaymentState((state) => state.values.displayName);
  return (
    <TextInput
      label={texts.displayName}
      note={element.texts.optional}
      hint={texts.displayNameHint}
      name="displayName"
      autoComplete="off"
      maxLength={100}
      value={displayName}
      onValue={(text) => store.getState().change('displayName', text)}
    />
  );
}
