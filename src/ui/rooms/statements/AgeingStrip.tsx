import { StatementRegister } from '../../../application/statements/StatementRegister.ts';
import { ageingBuckets } from '../../../domain/statement/ageingBucket.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useReading } from '../../shared/useReading.ts';
import styles from './AgeingStrip.module.css';
import { useStatementTexts } from './useStatementTexts.ts';

/** What is issued and not paid, by age, each currency for itself. Nothing while that is unknown or none. */
export const AgeingStrip = () => {
  const { list } = useStatementTexts();
  const money = useMoneyText();
  const { data = [] } = useReading({
    port: StatementRegister,
    key: ['statements', 'ageing'],
    read: (from, signal) => from.ageing(signal),
  });
  if (data.length === 0) return null;
  return (
    <section className={styles.strip} aria-label={list.ageing}>
      <dl className={styles.buckets}>
        {ageingBuckets.map((bucket) => {
          const sums = data.filter((each) => each.bucket === bucket);
          return (
            <div key={bucket} data-late={(bucket !== 'current' && sums.length > 0) || undefined}>
              <dt>{list.bucket[bucket]}</dt>
              {sums.length === 0 && <dd>–</dd>}
              {sums.map(({ currency, totalMinor }) => (
                <dd key={currency}>{money({ amountMinor: totalMinor, currency })}</dd>
              ))}
            </div>
          );
        })}
      </dl>
    </section>
  );
};
