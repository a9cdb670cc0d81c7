import { useCallback, useState } from 'react';
import { listTokens, revokeToken, rotateToken, type TokenRecord } from '../../../contract/tokens';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { Select } from '../../../ui/fields/Select';
import { AskDialog } from '../AskDialog';
import type { Belonging } from '../belonging';
import { unlessGone } from '../deskClient';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { NewTokenDialog } from './NewTokenDialog';
import { SecretDialog } from './SecretDialog';
import { isSet, TokenRow, TokenTools } from './TokenRow';
import { useTechnicalTexts } from './technicalTexts';

type Doing =
  | { readonly kind: 'new' }
  | { readonly kind: 'rotate' | 'revoke'; readonly token: TokenRecord }
  | { readonly kind: 'shown'; readonly secret: string }
  | null;

const overlaps = [0, 60, 1440, 10_080] as const;

/** Tokens of programs (DESK-81): what each may, and until when. */
export function Tokens({ organisation: { id: organisation } }: { organisation: Belonging }) {
  const { call } = useDesk();
  const { tokens: words } = useTechnicalTexts();
  const [doing, setDoing] = useState<Doing>(null);
  const [overlap, setOverlap] = useState('1440');
  const load = useCallback(async () => (await call(listTokens, { organisation })).data, [call, organisation]);
  const list = useLoaded(load);
  const close = () => setDoing(null);
  const rotate = async ({ id: tokenId }: TokenRecord) => {
    const body = { overlapMinutes: Number(overlap) };
    const { token } = await call(rotateToken, { organisation, params: { tokenId }, body });
    return token;
  };
  return (
    <Card className="stack">
      <h2>{words.title}</h2>
      <p className="muted">{words.text}</p>
      <Loaded list={list}>
        {(all) => {
          const [active, ended] = [all.filter((token) => token.active), all.filter((token) => !token.active)];
          return (
            <>
              {active.length === 0 && <p className="muted">{words.none}</p>}
              <ul className="desk-list">
                {active.map((token) => (
                  <TokenRow key={token.id} token={token}>
                    {!isSet(token) && (
                      <TokenTools
                        name={token.name}
                        onRotate={() => setDoing({ kind: 'rotate', token })}
                        onRevoke={() => setDoing({ kind: 'revoke', token })}
                      />
                    )}
                  </TokenRow>
                ))}
              </ul>
              {ended.length > 0 && (
                <details>
                  <summary>{words.ended(ended.length)}</summary>
                  <ul className="desk-list">
                    {ended.map((token) => (
                      <TokenRow key={token.id} token={token} />
                    ))}
                  </ul>
                </details>
              )}
            </>
          );
        }}
      </Loaded>
      <div className="desk-buttons">
        <Button variant="secondary" onClick={() => setDoing({ kind: 'new' })}>
          {words.create}
        </Button>
      </div>
      {doing?.kind === 'new' && (
        <NewTokenDialog
          organisation={organisation}
          onClose={close}
          onTried={list.read}
          onMade={(secret) => setDoing({ kind: 'shown', secret })}
        />
      )}
      {doing?.kind === 'shown' && <SecretDialog title={words.made} secret={doing.secret} onClose={close} />}
      {doing?.kind === 'rotate' && (
        <SecretDialog
          title={words.rotateOf(doing.token.name)}
          onClose={close}
          submit={words.rotate}
          act={() => rotate(doing.token)}
          onTried={list.read}
        >
          <p>{words.rotateText}</p>
          <Select
            label={words.overlap}
            value={overlap}
            options={overlaps.map((minutes) => ({ value: String(minutes), label: words.overlaps[minutes] }))}
            onValue={setOverlap}
          />
        </SecretDialog>
      )}
      {doing?.kind === 'revoke' && (
        <AskDialog
          title={words.revokeOf(doing.token.name)}
          submit={words.revoke}
          done={words.revoked}
          problems={words.problems}
          act={() => call(revokeToken, { organisation, params: { tokenId: doing.token.id } }).catch(unlessGone)}
          onClose={close}
          onDone={list.read}
        >
          <p>{words.revokeText}</p>
        </AskDialog>
      )}
    </Card>
  );
}
