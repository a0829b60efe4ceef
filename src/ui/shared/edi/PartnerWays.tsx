import { mayWrite } from '../../../domain/company/mayWrite.ts';
import type { PartnerBook } from '../../../domain/edi/partner/PartnerBook.ts';
import type { PartnerCodes } from '../../../domain/edi/partner/PartnerCodes.ts';
import { Button } from '../../components/Button.tsx';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import { useEdiTexts } from './useEdiTexts.ts';
import type { PartnerWrites } from './usePartnerWrites.ts';

interface PartnerWaysProps {
  readonly codes: PartnerCodes;
  readonly book: PartnerBook;
  readonly writes: PartnerWrites;
}

/** What can be done with codes of a partner: those of the company, or those that only this browser has. */
export const PartnerWays = ({ codes, book, writes }: PartnerWaysProps) => {
  const { codes: words } = useEdiTexts();
  const writing = mayWrite(useWorkplace().membership.role);
  const { id } = codes.address;
  const kept = book.partners.find((partner) => partner.codes.address.id === id);
  const isOfCompany = kept?.codes === codes;
  return (
    <>
      {!isOfCompany && writing && (
        <Button
          variant="secondary"
          aria-label={words.saidOf(kept ? words.replace : words.takeOver, id)}
          onClick={() => writes.takeOver(codes)}
        >
          {kept ? words.replace : words.takeOver}
        </Button>
      )}
      <Button variant="secondary" aria-label={words.saidOf(words.save, id)} onClick={() => writes.save(codes)}>
        {words.save}
      </Button>
      {isOfCompany && writing && (
        <Button variant="quiet" aria-label={words.saidOf(words.remove, id)} onClick={() => writes.remove(kept)}>
          {words.remove}
        </Button>
      )}
      {!isOfCompany && (
        <Button variant="quiet" aria-label={words.saidOf(words.discard, id)} onClick={() => writes.discard(codes)}>
          {words.discard}
        </Button>
      )}
    </>
  );
};
