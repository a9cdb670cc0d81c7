import { useId } from 'react';
import { shownProducts } from '../../../core/campaign';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { FieldError } from '../../../ui/fields/Field';
import { amountProblem, giftAmountText } from '../gift/giftTexts';
import type { GiftModel } from '../gift/useGift';
import { Quantity } from './Quantity';

/** The chosen products, which make the amount (CPROD-01), in place of the amount's field. */
export function CartLines({ gift }: { gift: GiftModel }) {
  const { campaign, change, state, texts } = gift;
  const id = useId();
  const problem = amountProblem(gift);
  const chosen = shownProducts(campaign.campaign.products).filter(({ id }) => state.cart.has(id));
  return (
    <fieldset className="cart">
      <legend className="label legend">{texts.chosen}</legend>
      <ul className="cart-lines">
        {chosen.map((product) => (
          <li key={product.id} className="cart-line">
            <span className="cart-name">
              <bdi>{product.name}</bdi>
              <span className="muted">
                <Amount>{campaign.money(product.montant)}</Amount>
              </span>
            </span>
            <Quantity gift={gift} product={product} />
          </li>
        ))}
      </ul>
      <p className="cart-total" role="status">
        <span>{texts.total}</span>
        <strong>
          <Amount>{giftAmountText(gift)}</Amount>
        </strong>
      </p>
      {problem && (
        <FieldError id={id} announce>
          {problem}
        </FieldError>
      )}
      <Button variant="quiet" onClick={() => change({ cart: new Map() })}>
        {texts.freeAmount}
      </Button>
    </fieldset>
  );
}
