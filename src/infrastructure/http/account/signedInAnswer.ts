import * as v from 'valibot';
import type { SignedIn } from '../../../application/account/Authentication.ts';
import { readToken } from '../../../domain/session/readToken.ts';
import { readUser } from '../../../domain/session/readUser.ts';
import type { User } from '../../../domain/session/User.ts';
import { anything } from '../answers.ts';
import { dataOf } from '../dataOf.ts';

/** A token and whose it is. */
export const signedInAnswer = dataOf(
  v.pipe(
    v.object({
      token: v.pipe(v.unknown(), v.transform(readToken)),
      user: v.pipe(
        anything<Readonly<Record<keyof User, unknown>>>(),
        v.transform((user) => readUser(user)),
      ),
    }),
    v.rawTransform<{ token: string | undefined; user: SignedIn['user'] | undefined }, SignedIn>(
      ({ dataset, addIssue, NEVER }) => {
        const { token, user } = dataset.value;
        if (token !== undefined && user !== undefined) return { token, user };
        addIssue({ message: 'neither token nor user' });
        return NEVER;
      },
    ),
  ),
);
