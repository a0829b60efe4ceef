import { useNavigate } from 'react-router-dom';
import { routes } from '../../domain/access/routes.ts';
import type { Company } from '../../domain/company/Company.ts';
import type { Membership } from '../../domain/company/Membership.ts';
import { useChooseCompany } from '../shared/workplace/useChooseCompany.ts';
import { useSignOut } from './useSignOut.ts';
import { Button } from '../components/Button.tsx';
import { RoomHeading } from '../components/RoomHeading.tsx';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { CompanyList } from './CompanyList.tsx';
import { EntrancePage } from './EntrancePage.tsx';

interface CompanyChooserProps {
  /** The previous company, if the user no longer belongs to it; its address is not kept for the next one. */
  readonly lost: Company | undefined;
  readonly memberships: readonly Membership[];
}

/** Lets the user choose between several companies, at first or after losing access to one. */
export const CompanyChooser = ({ lost, memberships }: CompanyChooserProps) => {
  const { workplace, account } = useAdminTexts();
  const chooseCompany = useChooseCompany();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const choose = (membership: Membership): void => {
    chooseCompany(membership);
    if (lost) void navigate(routes.dashboard, { replace: true });
  };
  return (
    <EntrancePage lost={lost}>
      <RoomHeading>{workplace.choose}</RoomHeading>
      <CompanyList memberships={memberships} onChoose={choose} />
      <Button variant="quiet" onClick={() => void signOut.run()}>
        {account.signOut}
      </Button>
    </EntrancePage>
  );
};
