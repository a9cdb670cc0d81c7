import { useRef, useState } from 'react';
import { shownProducts } from '../../../core/campaign';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { useStyles } from '../../../ui/useStyles';
import { CheckoutNotice } from '../../../ui/CheckoutNotice';
import { giftAmountText, giveButtonText } from '../gift/giftTexts';
import { giftPlace, useGift } from '../gift/useGift';
import { useCampaign } from '../campaignContext';
import { ProductCard } from './ProductCard';
import productsCss from './products.css';
import quantityCss from './quantity.css';

const css = [quantityCss, productsCss].join('\n');

/** A campaign's products as cards, with the total of the chosen ones (CPROD-01…03). */
export function ProductsView() {
  const context = useCampaign();
  const gift = useGift(giftPlace(context));
  const [all, setAll] = useState(false);
  /** The product that is on its way to the payment by itself. */
  const [straight, setStraight] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useStyles(place, css);
  const { campaign, openGive } = context;
  const { state, texts } = gift;
  const noModal = campaign.config.noModal === true;
  const shown = shownProducts(campaign.products, { noModal, all });
  return (
    <div className="products" ref={place}>
      <ul className="product-list">
        {shown.map((product) => (
          <ProductCard
            key={product.id}
            gift={gift}
            product={product}
            busy={straight === product.id && state.step.state === 'busy'}
            onStraight={() => setStraight(product.id)}
          />
        ))}
      </ul>
      {shown.length < campaign.products.length && (
        <Button variant="secondary" onClick={() => setAll(true)}>
          {texts.showMore}
        </Button>
      )}
      {straight !== null && <CheckoutNotice texts={texts} step={state.step} />}
      {state.cart.size > 0 && (
        <div className="product-sum">
          <p role="status">
            {texts.total}{' '}
            <strong>
              <Amount>{giftAmountText(gift)}</Amount>
            </strong>
          </p>
          <Button onClick={openGive}>
            <span translate="no">{giveButtonText(gift)}</span>
          </Button>
        </div>
      )}
    </div>
  );
}
