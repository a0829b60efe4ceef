import { useState } from 'react';
import { emptyMember } from '../../../domain/company/emptyMember.ts';
import { Button } from '../../components/Button.tsx';
import { Card } from '../../components/Card.tsx';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { useFoundDraft } from '../../shared/drafts/useFoundDraft.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { useMembers } from '../../shared/useMembers.ts';
import { CompanySkeleton } from './CompanySkeleton.tsx';
import { InviteColleague } from './InviteColleague.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './PeopleCard.module.css';

/** Who works here and as what. */
export const PeopleCard = ({ isOwner }: { readonly isOwner: boolean }) => {
  const { company } = useAdminTexts();
  const { members, add, change, remove } = useMembers();
  const { found } = useFoundDraft('colleague', emptyMember);
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
      {isInviting && <InviteColleague task={add} onClose={() => setInviting(false)} />}
    </Card>
  );
};
