import type { MailBlock, MailPreview } from '../../../contract/organisations/mailWords';
import type { Language } from '../../../contract/terms/languages';
import { directionOf } from '../../../i18n/catalogue';
import { useMailsTexts } from './mailsTexts';

/** A mail as a mail program shows it: on white, in the dark too. */
export function ShownMail({ mail }: { mail: MailPreview & { readonly lang: Language } }) {
  const words = useMailsTexts();
  const { fromName, subject, blocks, lang } = mail;
  return (
    <section className="mail" aria-label={words.preview}>
      <dl className="mail-head">
        <dt>{words.from}</dt>
        <dd>
          <bdi>{fromName}</bdi>
        </dd>
        <dt>{words.fields.subject}</dt>
        <dd>
          <bdi lang={lang}>{subject}</bdi>
        </dd>
      </dl>
      <div className="mail-body" lang={lang} dir={directionOf(lang)}>
        {blocks.map((block, index) => (
          <Block key={index} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: MailBlock }) {
  if (block.kind === 'button')
    return (
      <p>
        <span className="mail-button">{block.label}</span>
      </p>
    );
  if (block.kind === 'text') return <p>{block.lines.join('\n')}</p>;
  return (
    <table>
      <tbody>
        {block.rows.map(({ label, text }, index) => (
          <tr key={index}>
            <th scope="row">{label}</th>
            <td dir="auto">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
