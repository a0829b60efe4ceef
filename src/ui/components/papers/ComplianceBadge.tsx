import type { Compliance } from '../../../domain/paper/Compliance.ts';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { StatusBadge, type Tone } from '../StatusBadge.tsx';

const tones = {
  expired: 'bad',
  missing: 'bad',
  expiring: 'warning',
  valid: 'good',
} as const satisfies Record<Compliance, Tone>;

/** Compliance of a paper, or of a vehicle or driver. */
export const ComplianceBadge = ({ compliance }: { readonly compliance: Compliance }) => {
  const { documents } = useAdminTexts();
  return <StatusBadge tone={tones[compliance]}>{documents.compliance[compliance]}</StatusBadge>;
};
