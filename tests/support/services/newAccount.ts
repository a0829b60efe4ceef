/** What somebody sends to sign up. */
export const newAccount = {
  company: 'Harbour Haulage',
  name: 'Ana Silva',
  email: 'ana@people.test',
  phone: '+351912345678',
  password: 'A long way home',
  audience: 'fleet',
};
