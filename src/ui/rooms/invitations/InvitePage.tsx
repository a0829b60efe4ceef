import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isUnknownRecord } from '../../../domain/failure/isUnknownRecord.ts';
import type { Driver } from '../../../domain/driver/Driver.ts';
import type { Invitation } from '../../../domain/invitation/Invitation.ts';
import { arrived } from '../../components/arrived.ts';
import { ArrivalContext } from '../../components/ArrivalContext.ts';
import { ReadFailure } from '../../components/ReadFailure.tsx';
import { RecordSkeleton } from '../../components/record/RecordSkeleton.tsx';
import { useDriver } from '../../shared/useDriver.ts';
import { InvitedNote } from './InvitedNote.tsx';
import { InviteForm } from './InviteForm.tsx';

/** Invites one driver, then shows what to pass on; `?driver=` names one on file. */
export const InvitePage = () => {
  const [params] = useSearchParams();
  const driverId = params.get('driver') ?? '';
  return driverId === '' ? <Inviting /> : <InvitingDriver key={driverId} id={driverId} />;
};

const InvitingDriver = ({ id }: { readonly id: string }) => {
  const found = useDriver(id);
  if (found.data) return <Inviting driver={found.data} />;
  if (isUnknownRecord(found.error)) return <Inviting />;
  if (found.isError) return <ReadFailure failure={found.error} onRetry={() => void found.refetch()} />;
  return <RecordSkeleton />;
};

/** Remounted after sending, as if it were another page. */
const Inviting = ({ driver }: { readonly driver?: Driver }) => {
  const [sent, setSent] = useState<Invitation>();
  return sent ? (
    <ArrivalContext value={arrived('gone')}>
      <InvitedNote invitation={sent} driver={driver} onAnother={() => setSent(undefined)} />
    </ArrivalContext>
  ) : (
    <InviteForm driver={driver} onSent={setSent} />
  );
};
