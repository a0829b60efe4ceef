import { Card } from '../../../components/Card.tsx';
import { FactList } from '../../../components/FactList.tsx';
import { MailLink } from '../../../components/MailLink.tsx';
import { PhoneLink } from '../../../components/PhoneLink.tsx';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useSession } from '../../../shared/useSession.ts';
import { useOwnAccountTexts } from './useOwnAccountTexts.ts';

/** Who is signed in. */
export const YouCard = () => {
  const { you } = useOwnAccountTexts();
  const { notGiven } = useAdminTexts();
  const { user } = useSession();
  return (
    <Card title={you.title}>
      <FactList
        none={notGiven}
        variant="rows"
        facts={[
          { title: you.name, value: user?.name },
          { title: you.email, value: user?.email === undefined ? undefined : <MailLink email={user.email} /> },
          { title: you.phone, value: user?.phone === undefined ? undefined : <PhoneLink phone={user.phone} /> },
        ]}
      />
    </Card>
  );
};
