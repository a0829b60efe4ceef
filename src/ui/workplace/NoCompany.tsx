import type { Company } from '../../domain/company/Company.ts';
import type { Membership } from '../../domain/company/Membership.ts';
import { Button } from '../components/Button.tsx';
import { RoomHeading } from '../components/RoomHeading.tsx';
import { useBrandName } from '../shared/useBrandName.ts';
import { useHandOver } from './useHandOver.ts';
import { useSignOut } from './useSignOut.ts';
import { useAdminTexts } from '../shared/useAdminTexts.ts';
import { EntrancePage } from './EntrancePage.tsx';

interface NoCompanyProps {
  /** The previous company, if the user no longer belongs to it. */
  readonly lost: Company | undefined;
  readonly elsewhere: readonly Membership[];
}

/** Shown if the user has no company on this host, with a link to the other audience's host if there is one there. */
export const NoCompany = ({ lost, elsewhere }: NoCompanyProps) => {
  const { workplace, account } = useAdminTexts();
  const brandName = useBrandName();
  const handOver = useHandOver();
  const signOut = useSignOut();
  const [other] = elsewhere;
  return (
    <EntrancePage lost={lost}>
      <RoomHeading>{other ? workplace.wrongDoor : workplace.none}</RoomHeading>
      <p>
        {other ? workplace.wrongDoorText(other.name, workplace.place[other.audience]) : workplace.noneText(brandName)}
      </p>
      {other && (
        <Button busy={handOver.pending} onClick={() => void handOver.run(other.audience)}>
          {workplace.goTo(workplace.place[other.audience])}
        </Button>
      )}
      <Button variant="quiet" onClick={() => void signOut.run()}>
        {account.signOut}
      </Button>
    </EntrancePage>
  );
};
