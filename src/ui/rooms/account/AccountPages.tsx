import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { ConfirmPage } from './ConfirmPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

/** Account pages other than sign-in. */
export const AccountPages = () => {
  const { search } = useLocation();
  return (
    <Routes>
      <Route path="sign-up" element={<SignUpPage />} />
      <Route path="confirm" element={<ConfirmPage />} />
      <Route path="forgot-password" element={<ForgotPasswordPage />} />
      <Route path="new-password" element={<NewPasswordPage />} />
      <Route path="*" element={<Navigate to={routes.signIn + search} replace />} />
    </Routes>
  );
};
