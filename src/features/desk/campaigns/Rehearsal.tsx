import { useCallback, useState } from 'react';
import { randomId } from '../../../client/randomId';
import { createGift, endRehearsal, listGifts } from '../../../contract/campaigns/adminGifts';
import { Amount } from '../../../ui/Amount';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AmountInput } from '../../../ui/fields/AmountInput';
import { TextInput } from '../../../ui/fields/TextInput';
import { AskDialog } from '../AskDialog';
import { unlessThere } from '../deskClient';
import { useDesk } from '../deskContext';
import { DeskForm } from '../DeskForm';
import { Loaded } from '../Loaded';
import { writeAmount } from '../payments/writePayment';
import { readTyped } from '../typedAmount';
import { useLoaded } from '../useLoaded';
import { useWork } from '../useWork';
import type { CampaignPartProps } from './campaignPart';
import { useCampaignToolTexts } from './campaignToolTexts';

/** As many as are looked through for those of the rehearsal. */
const LATEST = '50';

/** A trial of the campaign with gifts that count nowhere (ENT-32, DESK-57): begun with a first one, and ended. */
export function Rehearsal({ organisation, campaign, address }: CampaignPartProps & { readonly address: string }) {
  const { texts, lang, call, notify } = useDesk();
  const { rehearsal: words } = useCampaignToolTexts();
  const { id: campaignId, devise } = campaign;
  const params = { campaignId };
  const load = useCallback(async () => {
    const query = { mode: 'test', limit: LATEST } as const;
    const { data } = await call(listGifts, { organisation, params: { campaignId }, query });
    return data.filter(({ mode }) => mode === 'test');
  }, [call, organisation, campaignId]);
  const gifts = useLoaded(load);
  const [id, setId] = useState(randomId);
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [isEnding, setEnding] = useState(false);
  const { busy, error, run } = useWork();
  const montant = readTyped(typed, devise);
  const enter = () =>
    void run(async () => {
      if (montant === null) return;
      const body = { id, montant, displayName: name.trim(), mode: 'test' as const };
      await call(createGift, { organisation, params, body }).catch(unlessThere);
      setId(randomId());
      setName('');
      setTyped('');
      notify(words.entered);
      await gifts.read();
    });
  return (
    <Card className="stack">
      <h2>{words.title}</h2>
      <p className="muted">{words.text}</p>
      <p className="desk-links">
        <a href={`${address}?rehearsal`} target="_blank" rel="noreferrer">
          {words.page}
        </a>
        <a href={`${address}/__screen?rehearsal`} target="_blank" rel="noreferrer">
          {words.screen}
        </a>
      </p>
      <DeskForm texts={texts} submit={words.enter} busy={busy} error={error} onSubmit={enter}>
        <div className="desk-preset">
          <AmountInput
            label={words.amount}
            currency={devise}
            lang={lang}
            required
            announce
            error={typed !== '' && montant === null ? words.wrongAmount : undefined}
            value={typed}
            onValue={setTyped}
          />
          <TextInput label={words.name} maxLength={100} autoComplete="off" dir="auto" value={name} onValue={setName} />
        </div>
      </DeskForm>
      <Loaded list={gifts}>
        {(found) =>
          found.length > 0 && (
            <div className="stack">
              <h3>{words.gifts}</h3>
              <ul className="desk-list">
                {found.slice(0, 5).map((gift) => (
                  <li key={gift.id} className="desk-row">
                    <bdi>{gift.displayName || words.anonymous}</bdi>
                    <Amount>{writeAmount(gift.montant, devise, lang)}</Amount>
                  </li>
                ))}
              </ul>
              <div className="desk-buttons">
                <Button variant="secondary" onClick={() => setEnding(true)}>
                  {words.end}
                </Button>
              </div>
            </div>
          )
        }
      </Loaded>
      {isEnding && (
        <AskDialog
          title={words.end}
          submit={words.end}
          done={words.ended}
          act={() => call(endRehearsal, { organisation, params })}
          onClose={() => setEnding(false)}
          onDone={gifts.read}
        >
          <p>{words.endText}</p>
        </AskDialog>
      )}
    </Card>
  );
}
