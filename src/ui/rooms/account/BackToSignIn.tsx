import { Link, useLocation } from 'react-router-dom';
import { useAccountTexts } from './useAccountTexts.ts';

/** Link back to sign-in that keeps the returnUrl. */
export const BackToSignIn = () => {
  const { back } = useAccountTexts();
  const { search } = useLocation();
  return (
    <p>
      <Link to={{ pathname: '../sign-in', search }}>{back}</Link>
    </p>
  );
};
