import { Link } from 'react-router-dom';
import { Card } from '../../components/Card.tsx';
import type { Answer } from './Answer.ts';
import styles from './HelpPage.module.css';

export const AnswerCard = ({ answer: { title, text, terms, way } }: { readonly answer: Answer }) => (
  <Card title={title}>
    <div className={styles.answer}>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {terms && (
        <dl className={styles.terms}>
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {way && (
        <p>
          <Link to={way.to}>{way.label}</Link>
        </p>
      )}
    </div>
  </Card>
);
