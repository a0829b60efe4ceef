import type { Candidate } from '../../../../domain/shipment/Candidate.ts';
import { useShipmentTexts } from '../useShipmentTexts.ts';
import styles from './AssignDialog.module.css';
import { CandidateChoice } from './CandidateChoice.tsx';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  /** IANA time zone of the first stop. */
  readonly timeZone: string | undefined;
  /** Id of the chosen vehicle. */
  readonly chosen: string | undefined;
  /** Id of what is wrong with the choice. */
  readonly problem: string | undefined;
  readonly onChoose: (vehicleId: string) => void;
}

/** The trucks to choose from, the best first. */
export const CandidateList = ({ candidates, timeZone, chosen, problem, onChoose }: CandidateListProps) => {
  const { assign: words } = useShipmentTexts();
  return (
    <fieldset
      role="radiogroup"
      className={styles.candidates}
      aria-describedby={problem}
      aria-invalid={problem === undefined ? undefined : true}
    >
      <legend className="visually-hidden">{words.choose}</legend>
      {candidates.map((candidate) => (
        <CandidateChoice
          key={candidate.vehicle.id}
          candidate={candidate}
          timeZone={timeZone}
          value={candidate.vehicle.id}
          isChosen={candidate.vehicle.id === chosen}
          onChoose={() => onChoose(candidate.vehicle.id)}
        />
      ))}
    </fieldset>
  );
};
