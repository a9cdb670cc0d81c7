import { useCallback } from 'react';
import { getSenderRecords } from '../../../contract/organisations/mailCheck';
import { Notice } from '../../../ui/Notice';
import { useDesk } from '../deskContext';
import { Loaded } from '../Loaded';
import { useLoaded } from '../useLoaded';
import { useTechnicalTexts } from './technicalTexts';

/** What the domain that mails come from says of them (DESK-84). */
export function SenderRecords({ organisation }: { organisation: string }) {
  const { call } = useDesk();
  const { sender: words } = useTechnicalTexts().mail;
  const load = useCallback(async () => (await call(getSenderRecords, { organisation })).data, [call, organisation]);
  const records = useLoaded(load);
  return (
    <Loaded list={records}>
      {(found) =>
        found && (
          <>
            {(['spf', 'dmarc'] as const).map((name) =>
              found[name] === 'found' ? (
                <p key={name} className="muted">
                  {words.found[name](found.domain)}
                </p>
              ) : (
                <Notice
                  key={name}
                  tone="warning"
                  title={words[found[name]](name.toUpperCase(), found.domain)}
                  role={null}
                >
                  {found[name] === 'unknown' ? words.later : words.todo[name]}
                </Notice>
              ),
            )}
            <p className="muted">{words.dkim}</p>
          </>
        )
      }
    </Loaded>
  );
}
