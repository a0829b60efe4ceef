import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

const SignIn = () => (
  <>
    <h1>Sign in</h1>
    <label>
      Email <input name="username" />
    </label>
  </>
);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<SignIn />} />
      </Routes>
    </BrowserRouter>,
  );
}
