import { CompanyBook } from '../../application/company/CompanyBook.ts';
import { useReading } from './useReading.ts';
import { useSession } from './useSession.ts';

/** The details of the selected company. */
export const useCompanyDetails = () => {
  const { company } = useSession();
  return useReading({
    port: CompanyBook,
    key: ['details', 'one', company?.id],
    read: (book, signal) => book.read(signal),
  });
};
