import { PageHeader } from '../../components/PageHeader.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import styles from './HelpPage.module.css';
import { useAnswers } from './useAnswers.ts';
import { useHelpTexts } from './useHelpTexts.ts';

/** Answers to common questions. */
export const HelpPage = () => {
  const help = useHelpTexts();
  const answers = useAnswers();
  return (
    <>
      <PageHeader title={help.title} lead={help.lead} />
      <div className={styles.answers}>
        {answers.map((answer) => (
          <AnswerCard key={answer.title} answer={answer} />
        ))}
      </div>
    </>
  );
};
