import { randomId } from '../../../client/randomId';
import { Button } from '../../../ui/Button';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextArea } from '../../../ui/fields/TextArea';
import { TextInput } from '../../../ui/fields/TextInput';
import { useDesk } from '../deskContext';
import { Ordered } from '../editing/Ordered';
import { PictureField } from '../pictures/PictureField';
import { CampaignCard } from './CampaignCard';
import { useCampaignEditTexts } from './campaignEditTexts';
import type { TypedProduct } from './campaignFields';
import type { CampaignPartProps, EditedPartProps } from './campaignPart';
import { isAmount } from './checks';
import { EditedBeside } from './EditedBeside';

const MOST = 200;
const blank = (): TypedProduct => ({ id: randomId(), name: '', description: '', image: '', montant: '', divide: '' });

/** Gifts with a name and a price, in the order of the page (CPROD-01, DESK-54). */
export function ProductsPart(props: CampaignPartProps) {
  return <EditedBeside {...props}>{(edited) => <ProductsCard {...edited} />}</EditedBeside>;
}

function ProductsCard(props: EditedPartProps) {
  const { lang } = useDesk();
  const words = useCampaignEditTexts();
  const { organisation, campaign } = props;
  const { devise } = campaign;
  const wrongParts = (divide: string) => divide !== '' && !/^([2-9]|[1-5]?\d\d|600)$/.test(divide);
  return (
    <CampaignCard
      {...props}
      card="products"
      isRight={(valueOf) =>
        (valueOf('products') as readonly TypedProduct[]).every(
          ({ montant, divide }) => isAmount(montant, devise) && !wrongParts(divide),
        )
      }
    >
      {({ valueOf, set }) => {
        const products = valueOf('products') as readonly TypedProduct[];
        const put = (rows: readonly TypedProduct[]) => set('products', rows);
        const change = (at: number, changed: Partial<TypedProduct>) =>
          put(products.map((one, index) => (index === at ? { ...one, ...changed } : one)));
        const nameOf = ({ name }: TypedProduct, at: number) => name || words.productOf(at + 1);
        return (
          <>
            {products.length === 0 && <p className="muted">{words.noProducts}</p>}
            <Ordered label={words.fields.products} rows={products} nameOf={nameOf} onRows={put}>
              {(product, at) => (
                <div className="stack">
                  <TextInput
                    label={words.product.name}
                    required
                    maxLength={200}
                    autoComplete="off"
                    dir="auto"
                    value={product.name}
                    onValue={(name) => change(at, { name })}
                  />
                  <div className="desk-preset">
                    <AmountInput
                      label={words.product.montant}
                      required
                      currency={devise}
                      lang={lang}
                      error={
                        product.montant !== '' && !isAmount(product.montant, devise) ? words.wrongAmount : undefined
                      }
                      value={product.montant}
                      onValue={(montant) => change(at, { montant })}
                    />
                    <TextInput
                      label={words.product.divide}
                      inputMode="numeric"
                      autoComplete="off"
                      error={wrongParts(product.divide) ? words.wrongParts : undefined}
                      value={product.divide}
                      onValue={(divide) => change(at, { divide: divide.trim() })}
                    />
                  </div>
                  <TextArea
                    label={words.product.description}
                    rows={2}
                    maxLength={2000}
                    dir="auto"
                    value={product.description}
                    onValue={(description) => change(at, { description })}
                  />
                  <PictureField
                    label={words.product.image}
                    organisation={organisation}
                    value={product.image}
                    onValue={(image) => change(at, { image })}
                  />
                </div>
              )}
            </Ordered>
            {products.length < MOST && (
              <div className="desk-buttons">
                <Button variant="secondary" onClick={() => put([...products, blank()])}>
                  {words.addProduct}
                </Button>
              </div>
            )}
          </>
        );
      }}
    </CampaignCard>
  );
}
