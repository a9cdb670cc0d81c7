import { useCallback } from 'react';
import { getMailWords } from '../../../contract/organisations/mailWords';
import { getOwnOrganisation } from '../../../contract/organisations/ownOrganisation';
import { languages } from '../../../contract/terms/languages';
import type { WordedMail } from '../../../contract/terms/wordedMails';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { MailForm } from './MailForm';
import { useMailsTexts } from './mailsTexts';

/** The words of one mail (DESK-171). */
export function MailPage({ organisation, mail }: { organisation: string; mail: WordedMail }) {
  const { call } = useDesk();
  const words = useMailsTexts();
  const load = useCallback(
    async () => (await call(getMailWords, { organisation, params: { mail } })).data,
    [call, organisation, mail],
  );
  const found = useLoaded(load);
  const readOffered = useCallback(async () => {
    const { language, languages: others = [] } = (await call(getOwnOrganisation, { organisation })).data;
    return [language, ...languages.filter((lang) => lang !== language && others.includes(lang))];
  }, [call, organisation]);
  const offered = useLoaded(readOffered);
  return (
    <>
      <p>
        <DeskLink to={sectionPath(organisation, 'settings', 'mails')}>{words.back}</DeskLink>
      </p>
      <h1>{words.names[mail]}</h1>
      <p>
        {words.when[mail]} {mail === 'formCopy' && words.formNote}
      </p>
      <Loaded list={offered}>
        {(spoken) => (
          <Loaded list={found}>
            {(own) => <MailForm {...{ organisation, own, spoken }} reload={load} take={found.set} />}
          </Loaded>
        )}
      </Loaded>
    </>
  );
}
