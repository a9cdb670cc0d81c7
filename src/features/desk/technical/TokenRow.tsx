import type { ReactNode } from 'react';
import { fromEnvironment, type TokenRecord } from '../../../contract/tokens';
import { Button } from '../../../ui/Button';
import { useDesk } from '../deskContext';
import { writeMoment } from '../writeMoment';
import { useTechnicalTexts } from './technicalTexts';

/** The settings of the server hold it: it is changed there. */
export const isSet = ({ name }: TokenRecord) => name === fromEnvironment;

/** A token: what it is for, and how long. */
export function TokenRow({ token, children }: { token: TokenRecord; children?: ReactNode }) {
  const { lang } = useDesk();
  const { tokens: words } = useTechnicalTexts();
  const { name, scope, about, createdAt, expiresAt, revokedAt } = token;
  const end = revokedAt ?? expiresAt;
  return (
    <li className="desk-row">
      <div className="desk-row-text">
        <p>
          <b>
            <bdi>{isSet(token) ? words.ofServer : name}</bdi>
          </b>
        </p>
        <p>
          {words.scopes[scope]}
          {about.length > 0 && (
            <>
              {' · '}
              <bdi>{about.map((one) => one.name).join(', ')}</bdi>
            </>
          )}
        </p>
        <p className="muted">
          {words.since(writeMoment(createdAt, lang))} ·{' '}
          {end === null ? words.endless : words.until(writeMoment(end, lang))}
        </p>
      </div>
      {children}
    </li>
  );
}

/** Actions on a token that is still valid. */
export function TokenTools({ name, onRotate, onRevoke }: { name: string; onRotate(): void; onRevoke(): void }) {
  const { tokens: words } = useTechnicalTexts();
  return (
    <div className="desk-row-tools">
      <Button variant="secondary" aria-label={words.rotateOf(name)} onClick={onRotate}>
        {words.rotate}
      </Button>
      <Button variant="quiet" aria-label={words.revokeOf(name)} onClick={onRevoke}>
        {words.revoke}
      </Button>
    </div>
  );
}
