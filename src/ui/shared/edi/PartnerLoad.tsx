import { mayWrite } from '../../../domain/company/mayWrite.ts';
import { FileChoice } from '../../components/FileChoice.tsx';
import { useWorkplace } from '../workplace/useWorkplace.ts';
import { useEdiTexts } from './useEdiTexts.ts';

interface PartnerLoadProps {
  /** Full accessible name. */
  readonly name?: string;
  readonly onFile: (file: File) => void;
}

/** Loads codes of a partner for the company, for whoever may change its records. */
export const PartnerLoad = ({ name, onFile }: PartnerLoadProps) => {
  const { codes: words } = useEdiTexts();
  if (!mayWrite(useWorkplace().membership.role)) return <p>{words.viewer}</p>;
  return (
    <FileChoice
      label={words.load}
      {...(name !== undefined && { name })}
      accept=".json,application/json"
      onFile={onFile}
    />
  );
};
