import { useCallback, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { endEveningCode, listEveningCodes, type TokenRecord } from '../../../contract/tokens';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { writeMoment } from '../writeMoment';
import { useEveningTexts } from './eveningTexts';
import { NewCodeDialog } from './NewCodeDialog';

interface CodesCardProps {
  readonly organisation: Belonging;
  readonly campaign: Campaign;
}

/** Evening codes that hold now (DESK-61): who helps, until when; made and ended here. */
export function CodesCard({ organisation, campaign }: CodesCardProps) {
  const { lang, call } = useDesk();
  const words = useEveningTexts();
  const [isMaking, setMaking] = useState(false);
  const [ending, setEnding] = useState<TokenRecord | null>(null);
  const load = useCallback(
    async () =>
      (
        await call(listEveningCodes, {
          organisation: organisation.id,
          params: { campaignId: campaign.id },
        })
      ).data,
    [call, organisation.id, campaign.id],
  );
  const codes = useLoaded(load);
  return (
    <Card className="stack">
      <h2>{words.codes}</h2>
      <p className="muted">{words.codesText}</p>
      <Loaded list={codes}>
        {(rows) => (
          <ul className="desk-list">
            {rows.map((code) => (
              <li key={code.id} className="desk-row">
                <span>
                  <bdi>{code.name}</bdi>
                  {code.expiresAt && <span className="muted"> · {words.until(writeMoment(code.expiresAt, lang))}</span>}
                </span>
                <Button variant="secondary" aria-label={words.endOf(code.name)} onClick={() => setEnding(code)}>
                  {words.end}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="desk-buttons">
        <Button onClick={() => setMaking(true)}>{words.newCode}</Button>
      </div>
      {isMaking && (
        <NewCodeDialog {...{ organisation, campaign }} onClose={() => setMaking(false)} onMade={codes.read} />
      )}
      {ending && (
        <AskDialog
          title={words.end}
          submit={words.endSubmit}
          done={words.ended}
          act={() =>
            call(endEveningCode, {
              organisation: organisation.id,
              params: { campaignId: campaign.id, codeId: ending.id },
            }).catch(unlessGone)
          }
          onClose={() => setEnding(null)}
          onDone={codes.read}
        >
          <p>{words.endText(ending.name)}</p>
        </AskDialog>
      )}
    </Card>
  );
}
