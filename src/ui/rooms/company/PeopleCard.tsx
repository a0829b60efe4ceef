import { useContext, useState } from 'react';
import { newMember } from '../../../domain/company/newMember.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { ShownByPage } from '../../shared/ShownByPage.ts';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { InviteColleague } from './InviteColleague.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './PeopleCard.module.css';
import { usePeople } from './usePeople.ts';
import { useCompanyTexts } from './useCompanyTexts.ts';

/** The members of the company and their roles. */
export const PeopleCard = ({ isOwner }: { readonly isOwner: boolean }) => {
  const company = useCompanyTexts();
  const { members, change, remove } = usePeople();
  const { found } = useFoundDraft('colleague', newMember);
  const isShownAround = useContext(ShownByPage);
  const isShown = (error: unknown): boolean => error instanceof Failure || isShownAround(error);
  const [isInviting, setInviting] = useState(isOwner && found !== undefined);
  return (
    <Card
      title={company.people}
      aside={
        isOwner && (
          <Button variant="secondary" onClick={() => setInviting(true)}>
            {company.invite}
          </Button>
        )
      }
    >
      {members.isPending && <CompanySkeleton />}
      {members.isLoadingError && <ReadFailure failure={members.error} onRetry={() => void members.refetch()} />}
      <ul className={styles.people}>
        {members.data?.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            members={members.data}
            isOwner={isOwner}
            change={change}
            remove={remove}
          />
        ))}
      </ul>
      {isInviting && (
        <ShownByPage value={isShown}>
          <InviteColleague onClose={() => setInviting(false)} />
        </ShownByPage>
      )}
    </Card>
  );
};
