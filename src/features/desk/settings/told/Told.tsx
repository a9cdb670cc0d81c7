import type { Member } from '../../../../contract/desk/members';
import { useToldTexts } from './toldTexts';

/** People who are told of something: addresses, with the names of those that members have; a sentence for nobody. */
export function Told({ to, members }: { to: readonly string[]; members: readonly Pick<Member, 'name' | 'email'>[] }) {
  const words = useToldTexts();
  if (to.length === 0) return <p>{words.nobody}</p>;
  return (
    <>
      {to.map((address) => {
        const name = members.find(({ email }) => email.toLowerCase() === address.toLowerCase())?.name;
        return (
          <p key={address}>
            {name && <bdi>{name}</bdi>} <bdi dir="ltr">{address}</bdi>
          </p>
        );
      })}
    </>
  );
}
