import { PAYER_LIMITS } from '../../../core/payment';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { TextInput } from '../../../ui/fields/TextInput';
import type { GiftModel } from '../gift/useGift';

/** The name among donors; empty, or with the switch, the gift is anonymous. */
export function NameField({ gift }: { gift: GiftModel }) {
  const { change, state, texts } = gift;
  return (
    <div className="give-name">
      <TextInput
        label={texts.displayName}
        note={texts.optional}
        value={state.anonymous ? '' : state.displayName}
        disabled={state.anonymous}
        maxLength={PAYER_LIMITS.nom}
        autoComplete="off"
        enterKeyHint="done"
        onValue={(displayName) => change({ displayName })}
      />
      <Checkbox label={texts.stayAnonymous} checked={state.anonymous} onValue={(anonymous) => change({ anonymous })} />
    </div>
  );
}
