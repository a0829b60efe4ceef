import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { routes } from '../../../domain/access/routes.ts';
import type { LazyPart } from '../../shared/loading/lazyPart.ts';
import { usePart } from '../../shared/usePart.ts';
import { AuthenticationLayout } from './AuthenticationLayout.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { SignInPage } from './SignInPage.tsx';

/** Everything before sign-in. The sign-in page comes first, the other pages load after it. */
export const AuthenticationArea = ({ pages }: { readonly pages: LazyPart }) => {
  const { search } = useLocation();
  const accountPages = usePart(pages, <FormSkeleton />);
  const toSignIn = <Navigate to={routes.signIn + search} replace />;
  return (
    <AuthenticationLayout>
      <Routes>
        <Route path="/authentication">
          <Route index element={toSignIn} />
          <Route path="sign-in" element={<SignInPage />} />
          <Route path="*" element={accountPages} />
        </Route>
        <Route path="*" element={toSignIn} />
      </Routes>
    </AuthenticationLayout>
  );
};
