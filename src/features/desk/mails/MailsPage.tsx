import { useCallback } from 'react';
import { listMailWords } from '../../../contract/organisations/mailWords';
import { languageNames } from '../../../i18n/languageNames';
import { useDesk } from '../deskContext';
import { DeskLink } from '../DeskLink';
import { ListTable } from '../ListTable';
import { Loaded } from '../Loaded';
import { sectionPath } from '../sectionPlace';
import { useLoaded } from '../useLoaded';
import { useMailsTexts } from './mailsTexts';

/** The mails whose words can be changed: what each is for, and whether it has words of its own (DESK-170). */
export function MailsPage({ organisation }: { organisation: string }) {
  const { call } = useDesk();
  const words = useMailsTexts();
  const load = useCallback(async () => (await call(listMailWords, { organisation })).data, [call, organisation]);
  const mails = useLoaded(load);
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <Loaded list={mails}>
        {(found) => (
          <ListTable columns={[words.mail, words.state]}>
            {found.map(({ id, languages }) => (
              <tr key={id}>
                <td>
                  <DeskLink to={sectionPath(organisation, 'settings', 'mails', id)}>{words.names[id]}</DeskLink>
                  <p className="muted">{words.when[id]}</p>
                </td>
                <td className="mail-state">
                  {languages.length === 0 ? (
                    <span className="muted">{words.standard}</span>
                  ) : (
                    words.own(languages.map((lang) => languageNames[lang]).join(', '))
                  )}
                </td>
              </tr>
            ))}
          </ListTable>
        )}
      </Loaded>
    </>
  );
}
