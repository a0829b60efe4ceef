import type { Terms } from '../../../domain/shipment/Terms.ts';
import { Card } from '../../components/Card.tsx';
import styles from './TermsFacts.module.css';
import { useTermsText } from './useTermsText.ts';
import { useTermsTexts } from './useTermsTexts.ts';

interface TermsFactsProps {
  readonly terms: Terms;
  /** Of the price that they stand beside. */
  readonly currency: string;
}

/** What a shipper pays for waiting, for cancelling, and when: part of any price a fleet says. */
export const TermsFacts = ({ terms, currency }: TermsFactsProps) => {
  const { title } = useTermsTexts();
  const textOf = useTermsText();
  return (
    <Card title={title}>
      <ul className={styles.terms}>
        {textOf(terms, currency).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
};
