import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { NewPasswordPage } from './NewPasswordPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';

/** Everything before a session: sign-in and the life of an account. */
export const AuthenticationArea = () => {
  const { search } = useLocation();
  const toSignIn = <Navigate to={routes.signIn + search} replace />;
  return (
    <AuthenticationLayout>
      <Routes>
        <Route path="/authentication">
          <Route index element={toSignIn} />
          <Route path="sign-in" element={<SignInPage />} />
          <Route path="sign-up" element={<SignUpPage />} />
          <Route path="confirm" element={<ConfirmPage />} />
          <Route path="forgot-password" element={<ForgotPasswordPage />} />
          <Route path="new-password" element={<NewPasswordPage />} />
        </Route>
        <Route path="*" element={toSignIn} />
      </Routes>
    </AuthenticationLayout>
  );
};
