import { Link, useLocation } from 'react-router-dom';
import { useAccountTexts } from './useAccountTexts.ts';

/** The way back, keeping where the person was going. */
export const BackToSignIn = () => {
  const { back } = useAccountTexts();
  const { search } = useLocation();
  return (
    <p>
      <Link to={{ pathname: '../sign-in', search }}>{back}</Link>
    </p>
  );
};
