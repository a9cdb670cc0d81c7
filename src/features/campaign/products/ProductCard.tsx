import { useState } from 'react';
import type { CampaignProduct } from '../../../contract/campaigns/campaigns';
import { changeCart, straightSplit } from '../../../core/campaign';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { safeLink } from '../../../ui/safeLink';
import { handOver, prepareCheckout } from '../gift/handOver';
import type { GiftModel } from '../gift/useGift';
import { Quantity } from './Quantity';

interface ProductCardProps {
  readonly gift: GiftModel;
  readonly product: CampaignProduct;
  readonly busy: boolean;
  /** It goes to the payment by itself (CPROD-02). */
  onStraight(): void;
}

/** Size of a picture, so that it takes its room before it has come. */
const PICTURE = { width: 480, height: 320 };

/** One product: into the cart, or straight to the payment where it is paid in parts (CPROD-02). */
export function ProductCard({ gift, product, busy, onStraight }: ProductCardProps) {
  const { campaign, change, state, store, team, texts } = gift;
  const { id, name, description, image, montant } = product;
  const parts = straightSplit(product);
  const picture = image && safeLink(image, campaign.element.settings.apiHost);
  const [pressed, setPressed] = useState(false);
  const choose = () => {
    if (parts === null) {
      setPressed(true);
      return change({ cart: changeCart(state.cart, id, 1) });
    }
    onStraight();
    void handOver(
      campaign,
      { montant, abo: false, nbMonth: 1, divide: parts, team, displayName: '', products: new Map([[id, 1]]) },
      (step) => store.setState({ step }),
    );
  };
  return (
    <li className="product" part="card">
      {picture && <img className="product-image" src={picture} alt="" loading="lazy" decoding="async" {...PICTURE} />}
      <div className="product-body">
        <h3 className="product-name">
          <bdi>{name}</bdi>
        </h3>
        {description && (
          <p className="product-text muted">
            <bdi>{description}</bdi>
          </p>
        )}
        <p className="product-price">
          <strong>
            <Amount>{campaign.money(montant)}</Amount>
          </strong>
          {parts !== null && <span className="muted">{texts.inParts(parts)}</span>}
        </p>
        <div className="product-action">
          {state.cart.has(id) ? (
            <Quantity gift={gift} product={product} focused={pressed} />
          ) : (
            <Button
              variant="secondary"
              wide
              aria-label={texts.chooseNamed(name)}
              autoFocus={pressed}
              busy={busy}
              busyText={texts.opening}
              onFocus={prepareCheckout}
              onClick={choose}
            >
              {texts.choose}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
