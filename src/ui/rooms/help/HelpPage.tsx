import { PageHead } from '../../components/PageHead.tsx';
import { useAdminTexts } from '../../shared/useAdminTexts.ts';
import { AnswerCard } from './AnswerCard.tsx';
import styles from './HelpPage.module.css';
import { useAnswers } from './useAnswers.ts';

/** Short answers to what is asked most. */
export const HelpPage = () => {
  const { help } = useAdminTexts();
  const answers = useAnswers();
  return (
    <>
      <PageHead title={help.title} lead={help.lead} />
      <div className={styles.answers}>
        {answers.map((answer) => (
          <AnswerCard key={answer.title} answer={answer} />
        ))}
      </div>
    </>
  );
};
