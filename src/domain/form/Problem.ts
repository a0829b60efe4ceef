/** What can be wrong with something typed; the words stand in the text catalogue. */
export type Problem =
  | 'required'
  | 'too-long'
  | 'unprintable'
  | 'email'
  | 'phone'
  | 'code'
  | 'password-short'
  | 'password-long'
  | 'password-email'
  | 'password-common';
