import type { Membership } from '../../../domain/company/Membership.ts';
import { useChooseCompany } from '../../hooks/useChooseCompany.ts';
import { useSignOut } from '../../hooks/useSignOut.ts';
import { Button } from '../../components/Button.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { useAdminTexts } from '../../hooks/useAdminTexts.ts';
import { CompanyList } from './CompanyList.tsx';
import { EntrancePage } from './EntrancePage.tsx';

/** Several companies, none chosen yet. */
export const CompanyChooser = ({ memberships }: { readonly memberships: readonly Membership[] }) => {
  const { workplace, account } = useAdminTexts();
  const chooseCompany = useChooseCompany();
  const signOut = useSignOut();
  return (
    <EntrancePage>
      <PageHeading>{workplace.choose}</PageHeading>
      <CompanyList memberships={memberships} onChoose={chooseCompany} />
      <Button variant="quiet" onClick={() => void signOut.run()}>
        {account.signOut}
      </Button>
    </EntrancePage>
  );
};
