import { Link, useLocation } from 'react-router-dom';
import { useTexts } from '../../shared/useTexts.ts';

/** The way back, keeping where the person was going. */
export const BackToSignIn = () => {
  const { back } = useTexts().authentication;
  const { search } = useLocation();
  return (
    <p>
      <Link to={{ pathname: '../sign-in', search }}>{back}</Link>
    </p>
  );
};
