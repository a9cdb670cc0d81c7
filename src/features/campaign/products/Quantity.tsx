import type { CampaignProduct } from '../../../contract/campaigns/campaigns';
import { changeCart } from '../../../core/campaign';
import { Icon } from '../../../ui/Icon';
import type { GiftModel } from '../gift/useGift';

const minusIcon = 'M6 12h12';
const plusIcon = 'M6 12h12M12 6v12';

interface QuantityProps {
  readonly gift: GiftModel;
  readonly product: Pick<CampaignProduct, 'id' | 'name'>;
  /** It replaces the pressed button and takes its focus. */
  readonly focused?: boolean;
}

/** How many of a product, with − and + (CPROD-01). */
export function Quantity({ gift, product, focused = false }: QuantityProps) {
  const { change, state, texts } = gift;
  const { id, name } = product;
  const by = (step: 1 | -1) => change({ cart: changeCart(state.cart, id, step) });
  return (
    <span className="quantity">
      <button type="button" aria-label={texts.less(name)} onClick={() => by(-1)}>
        <Icon path={minusIcon} />
      </button>
      <output className="quantity-count">{state.cart.get(id) ?? 0}</output>
      <button type="button" aria-label={texts.more(name)} autoFocus={focused} onClick={() => by(1)}>
        <Icon path={plusIcon} />
      </button>
    </span>
  );
}
